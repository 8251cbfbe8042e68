import { ArticleList } from '@/components/admin/articles/ArticleList';
import { AdminHead } from '@/components/admin/kit';
import { useLeadsSomewhere } from '@/components/layout/knownRoutes';
import { ButtonLink, usePageMeta } from '@/components/ui';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/paths';
import { can } from '@/model/permissions';
import { useSession } from '@/session';

const texts = staff.adminArticles;

/** /admin/articulos. The guard of the route has seen to it that there is a member of the staff. */
export default function AdminArticlesPage() {
  usePageMeta({ title: texts.title, noIndex: true });
  const session = useSession();
  const leadsSomewhere = useLeadsSomewhere();
  const { account } = session;
  if (!account) return null;
  const offersNew = can(account, 'crearArticulos') && leadsSomewhere(paths.adminNewArticle.href());
  return (
    <>
      <AdminHead
        title={texts.title}
        lead={can(account, 'editarTodosArticulos') ? texts.lead.all : texts.lead.own}
        actions={offersNew && <ButtonLink to={paths.adminNewArticle.href()}>{texts.create}</ButtonLink>}
      />
      <ArticleList account={account} session={session} />
    </>
  );
}
