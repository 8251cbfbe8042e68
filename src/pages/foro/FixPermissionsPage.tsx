import { AccessPage } from '@/components/forum/admin/AccessPage';
import { PermissionLines } from '@/components/forum/admin/PermissionLines';
import { Button } from '@/components/ui';
import { Announced } from '@/components/ui/Announced';
import { Panel } from '@/components/ui/Panel';
import { messages } from '@/model/messages';
import * as foroStaff from '@/model/messages/forum-staff';
import { FORUM_PERMISSIONS } from '@/model/users/permissions/forum-permission-list';
import { usePermissionFix } from '@/services/forum';
import { useSession } from '@/session';

const { fix: texts, retry } = foroStaff.forumAccess;

/** /foro/corregir-permisos: repairs one's own permissions and lists them (spec 2, sections 2 and 4). */
export default function FixPermissionsPage() {
  const query = usePermissionFix(useSession());
  return (
    <AccessPage
      texts={texts}
      query={query}
      failure={({ message }) => texts.error(message)}
      act={
        <Button variant="secondary" onClick={() => void query.refetch()}>
          {retry}
        </Button>
      }
    >
      {({ account, repaired }) => (
        <>
          <Announced tone="success">{repaired ? texts.repaired : texts.unchanged}</Announced>
          <Announced tone="warning">{account.estado !== 'activo' && texts.inactive}</Announced>
          <Panel title={texts.list}>
            <p className="fs-sm text-soft">
              {texts.role} <strong>{messages.account.roles[account.rol]}</strong>
            </p>
            <PermissionLines account={account} permissions={FORUM_PERMISSIONS} label={texts.list} />
          </Panel>
        </>
      )}
    </AccessPage>
  );
}
