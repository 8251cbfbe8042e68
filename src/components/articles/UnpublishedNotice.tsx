import { ButtonLink } from '@/components/ui';
import type { Article } from '@/model/articles/article';
import { articlePowers } from '@/model/articles/article-list';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import { useAwaitsPublication } from '@/services/articles';
import { useSession } from '@/session';

const texts = staff.adminArticles.unpublished;

/** Above an article that readers do not get, or not yet as it is: how it stands, and the way to go on with it. */
export function UnpublishedNotice({ article }: { article: Article }) {
  const { account } = useSession();
  const { id, estado, borrando } = article;
  const mayEdit = articlePowers(account, article).edit;
  const awaits = useAwaitsPublication(article);
  if (estado === 'publicado')
    return awaits && mayEdit ? (
      <p className="badge mt-4 mb-4">{staff.adminArticles.awaitsPublication}</p>
    ) : null;
  return (
    <aside
      className="alert alert-warning d-flex flex-wrap align-items-center justify-content-between gap-3 mt-4 mb-4"
      aria-label={texts.label}
    >
      <p>{borrando ? texts.borrando : texts[estado]}</p>
      {mayEdit && (
        <ButtonLink
          size="small"
          variant="secondary"
          to={borrando ? paths.adminArticles.href() : paths.adminEditArticle.href(id)}
        >
          {borrando ? texts.toList : texts.edit}
        </ButtonLink>
      )}
    </aside>
  );
}
