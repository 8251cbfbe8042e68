import { useSearchParams } from 'react-router-dom';
import { useStaff } from '@/components/account/useMember';
import { AdminHead } from '@/components/admin/AdminHead';
import { ExportPanel } from '@/components/admin/import/ExportPanel';
import { ImportPanel } from '@/components/admin/import/ImportPanel';
import { RebuildPanel } from '@/components/admin/import/RebuildPanel';
import { SizesPanel } from '@/components/admin/import/SizesPanel';
import { Tabs } from '@/components/ui/Tabs';
import * as staff from '@/model/messages/staff';

const texts = staff.adminImport;
const PARAMETER = 'ver';

/** The tabs, by what the address says of each; of the first it says nothing. */
const TABS = [
  { name: 'importar', label: texts.tabs.import },
  { name: 'exportar', label: texts.tabs.export },
  { name: 'reconstruir', label: texts.tabs.rebuild },
  { name: 'imagenes', label: texts.tabs.pictures },
] as const;

/** /admin/importar: for an administrador. */
export default function AdminImportPage() {
  const { account } = useStaff();
  const [search, setSearch] = useSearchParams();
  const asked = search.get(PARAMETER);
  const { name: current } = TABS.find(({ name }) => name === asked) ?? TABS[0];
  return (
    <>
      <AdminHead title={texts.title} lead={texts.lead} />
      <Tabs
        label={texts.tabs.label}
        tabs={TABS}
        current={current}
        onChange={(name) => setSearch(name === 'importar' ? {} : { [PARAMETER]: name }, { replace: true })}
      >
        <div className="vstack gap-5" style={{ maxWidth: '46rem' }}>
          {current === 'importar' && <ImportPanel uid={account.uid} />}
          {current === 'exportar' && <ExportPanel />}
          {current === 'reconstruir' && <RebuildPanel />}
          {current === 'imagenes' && <SizesPanel account={account} />}
        </div>
      </Tabs>
    </>
  );
}
