import { useSearchParams } from 'react-router-dom';
import { Tabs } from '@/components/account/profile/Tabs';
import { AdminHead } from '@/components/admin/AdminHead';
import { ExportPanel } from '@/components/admin/import/ExportPanel';
import { ImportPanel } from '@/components/admin/import/ImportPanel';
import { usePageMeta } from '@/components/feedback';
import { staff } from '@/model/staff-messages';
import { useSession } from '@/session';

const texts = staff.adminImport;
const PARAMETER = 'ver';

/** /admin/importar. The guard of the route has seen to it that it is an administrador. */
export default function AdminImportPage() {
  usePageMeta({ title: texts.title, noIndex: true });
  const { account } = useSession();
  const [search, setSearch] = useSearchParams();
  const current = search.get(PARAMETER) === 'exportar' ? 'export' : 'import';
  if (!account) return null;
  return (
    <>
      <AdminHead title={texts.title} lead={texts.lead} />
      <Tabs
        label={texts.tabs.label}
        tabs={[
          { name: 'import', label: texts.tabs.import },
          { name: 'export', label: texts.tabs.export },
        ]}
        current={current}
        onChange={(name) =>
          setSearch(name === 'export' ? { [PARAMETER]: 'exportar' } : {}, { replace: true })
        }
      >
        {current === 'export' ? <ExportPanel /> : <ImportPanel uid={account.uid} />}
      </Tabs>
    </>
  );
}
