import { useSearchParams } from 'react-router-dom';
import { useStaff } from '@/components/account/useMember';
import { ExportPanel, RebuildPanel } from '@/components/admin/import/ExportPanel';
import { ImportPanel } from '@/components/admin/import/ImportPanel';
import { AdminHead } from '@/components/admin/kit';
import { Tabs } from '@/components/ui/Tabs';
import * as staff from '@/model/messages/staff';

const texts = staff.adminImport;
const PARAMETER = 'ver';

/** The tabs, with what the address says of each. */
const TABS = [
  { name: 'import', label: texts.tabs.import, ver: null },
  { name: 'export', label: texts.tabs.export, ver: 'exportar' },
  { name: 'rebuild', label: texts.tabs.rebuild, ver: 'reconstruir' },
] as const;
type TabName = (typeof TABS)[number]['name'];

/** /admin/importar: for an administrador. */
export default function AdminImportPage() {
  const { account } = useStaff();
  const [search, setSearch] = useSearchParams();
  const asked = search.get(PARAMETER);
  const current = (TABS.find(({ ver }) => ver === asked) ?? TABS[0]).name;

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
