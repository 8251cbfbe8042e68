import { Link } from 'react-router-dom';
import { ArticleCard } from '@/components/articles/ArticleCard';
import { LoadingRegion, Skeleton } from '@/components/ui';
import { EXCERPT } from '@/model/excerpt';
import { libraryHref } from '@/model/library';
import { messages } from '@/model/messages';
import { useArticlesBy } from '@/services/queries';

const texts = messages.memberProfile;

/** The newest articles of a member who writes, and the way to all of them. */
export function AuthorArticles({ nombre }: { nombre: string }) {
  const { cards, status } = useArticlesBy(nombre);
  if (status === 'ready' && cards.length === 0) return null;
  const all = libraryHref({ busqueda: nombre });
  return (
    <section aria-labelledby="sus-articulos" className="vstack gap-4">
      <div className="d-flex flex-wrap gap-3 align-items-baseline justify-content-between">
        <h2 id="sus-articulos" className="fs-xl">
          {texts.articles}
        </h2>
        {status === 'ready' && <Link to={all}>{texts.allArticles}</Link>}
      </div>
      {status === 'loading' ? (
        <LoadingRegion text={texts.articlesLoading}>
          <Skeleton height="18rem" />
        </LoadingRegion>
      ) : (
        <ul className="cols-cards gap-5">
          {cards.map((card) => (
            <li key={card.id} className="minw-0">
              <ArticleCard card={card} summaryLength={EXCERPT.symposium} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
