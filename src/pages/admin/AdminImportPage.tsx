import { useSearchParams } from 'react-router-dom';
import { ExportPanel, RebuildPanel } from '@/components/admin/import/ExportPanel';
import { ImportPanel } from '@/components/admin/import/ImportPanel';
import { AdminHead } from '@/components/admin/kit';
import { usePageMeta } from '@/components/ui';
import { Tabs } from '@/components/ui/Tabs';
import * as staff from '@/model/messages/staff';
import { useSession } from '@/session';

const texts = staff.adminImport;
const PARAMETER = 'ver';

/** The tabs, with what the address says of each. */
const TABS = [
  { name: 'import', label: texts.tabs.import, ver: null },
  { name: 'export', label: texts.tabs.export, ver: 'exportar' },
  { name: 'rebuild', label: texts.tabs.rebuild, ver: 'reconstruir' },
] as const;
type TabName = (typeof TABS)[number]['name'];

/** /admin/importar. The guard of the route has seen to it that it is an administrador. */
export default function AdminImportPage() {
  usePageMeta({ title: texts.title, noIndex: true });
  const { account } = useSession();
  const [search, setSearch] = useSearchParams();
  const asked = search.get(PARAMETER);
  const current = (TABS.find(({ ver }) => ver === asked) ?? TABS[0]).name;
  if (!account) return null;

  const show = (name: TabName) => {
    const ver = TABS.find((tab) => tab.name === name)?.ver;
    setSearch(ver ? { [PARAMETER]: ver } : {}, { replace: true });
  };
  return (
    <>
      <AdminHead title={texts.title} lead={texts.lead} />
      <Tabs label={texts.tabs.label} tabs={TABS} current={current} onChange={show}>
        {current === 'import' && <ImportPanel uid={account.uid} />}
        {current === 'export' && <ExportPanel />}
        {current === 'rebuild' && <RebuildPanel />}
      </Tabs>
    </>
  );
}
