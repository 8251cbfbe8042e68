import { AccessPage, PermissionLines } from '@/components/forum/admin/StaffPage';
import { Button, ButtonLink, ErrorState, LoadingRegion, Skeleton } from '@/components/ui';
import { Announced } from '@/components/ui/Announced';
import { Panel } from '@/components/ui/Panel';
import type { Account } from '@/model/account';
import { FORUM_PERMISSIONS } from '@/model/forum/permission-list';
import { messages } from '@/model/messages';
import * as foro from '@/model/messages/foro';
import * as foroStaff from '@/model/messages/forum-staff';
import { paths } from '@/model/paths';
import { usePermissionFix } from '@/services/queries/forum/access';
import { useSession } from '@/session';

const { fix: texts, retry } = foroStaff.forumAccess;

function Fix({ account }: { account: Account }) {
  const { apply } = useSession();
  const { data, error, isFetching, refetch } = usePermissionFix({ account, apply });
  const again = () => void refetch();
  const failed = error && !isFetching;
  return (
    <>
      {isFetching && (
        <LoadingRegion text={texts.working} visible className="vstack gap-4">
          <Skeleton height="12rem" />
        </LoadingRegion>
      )}
      {failed && <ErrorState text={texts.error(error.message)} onRetry={again} retryLabel={retry} />}
      {data && !isFetching && !failed && (
        <>
          <Announced tone="success">{data.repaired ? texts.repaired : texts.unchanged}</Announced>
          <Announced tone="warning">{data.account.estado !== 'activo' && texts.inactive}</Announced>
          <Panel title={texts.list}>
            <p className="fs-sm text-soft">
              {texts.role} <strong>{messages.account.roles[data.account.rol]}</strong>
            </p>
            <PermissionLines account={data.account} permissions={FORUM_PERMISSIONS} label={texts.list} />
          </Panel>
        </>
      )}
      <p className="d-flex flex-wrap gap-3">
        <ButtonLink to={paths.forum.href()}>{foro.forumCommon.backToForum}</ButtonLink>
        {!failed && (
          <Button variant="secondary" busy={isFetching} onClick={again}>
            {retry}
          </Button>
        )}
      </p>
    </>
  );
}

/** /foro/corregir-permisos: repairs one's own permissions and lists them (spec 2, sections 2 and 4). */
export default function FixPermissionsPage() {
  return <AccessPage {...texts}>{(account) => <Fix account={account} />}</AccessPage>;
}
