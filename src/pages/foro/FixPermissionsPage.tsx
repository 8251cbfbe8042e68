import { Notice } from '@/components/forum/admin/Notice';
import { PermissionLines } from '@/components/forum/admin/PermissionLines';
import { Breadcrumb } from '@/components/forum/shared/Breadcrumb';
import { Button, ButtonLink, ErrorState, LoadingRegion, Skeleton, usePageMeta } from '@/components/ui';
import type { Account } from '@/model/account';
import { forumPermissions } from '@/model/forum/permission-list';
import { foro } from '@/model/forum-messages';
import { foroStaff } from '@/model/forum-staff-messages';
import { paths } from '@/model/paths';
import { usePermissionFix } from '@/services/queries/forum/access';
import { useSession } from '@/session';
import styles from './AccessPage.module.css';

const { fix: texts, retry } = foroStaff.forumAccess;

function Fix({ account }: { account: Account }) {
  const { apply } = useSession();
  const { data, error, isFetching, refetch } = usePermissionFix({ account, apply });
  const again = () => void refetch();
  const failed = error && !isFetching;
  return (
    <>
      {isFetching && (
        <LoadingRegion text={texts.working} visible className={styles.waiting}>
          <Skeleton height="12rem" />
        </LoadingRegion>
      )}
      {failed && <ErrorState text={texts.error(error.message)} onRetry={again} retryLabel={retry} />}
      {data && !isFetching && !failed && (
        <>
          <div role="status">
            <Notice tone="success">
              <p>{data.repaired ? texts.repaired : texts.unchanged}</p>
            </Notice>
          </div>
          {data.account.estado !== 'activo' && <p className={styles.warning}>{texts.inactive}</p>}
          <section className={styles.panel} aria-labelledby="permisos-foro">
            <h2 id="permisos-foro" className={styles.subtitle}>
              {texts.list}
            </h2>
            <p className={styles.role}>
              {texts.role} <strong>{texts.roles[data.account.rol]}</strong>
            </p>
            <PermissionLines lines={forumPermissions(data.account)} label={texts.list} />
          </section>
        </>
      )}
      <p className={styles.ways}>
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
  const { account } = useSession();
  usePageMeta({ title: texts.title, noIndex: true });
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <Breadcrumb
          crumbs={[{ label: foro.forumCommon.forum, to: paths.forum.href() }, { label: texts.title }]}
        />
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={styles.lead}>{texts.lead}</p>
      </header>
      {account && <Fix account={account} />}
    </div>
  );
}
