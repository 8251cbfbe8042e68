import { Link } from 'react-router-dom';
import { ArticleCard } from '@/components/articles/ArticleCard';
import { LoadingRegion, Skeleton } from '@/components/ui';
import { EXCERPT } from '@/model/excerpt';
import { DEFAULT_FILTERS, serializeFilters } from '@/model/library';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import { useArticlesBy } from '@/services/queries';
import styles from './AuthorArticles.module.css';

const texts = messages.memberProfile;

/** The newest articles of a member who writes, and the way to all of them. */
export function AuthorArticles({ nombre }: { nombre: string }) {
  const { cards, status } = useArticlesBy(nombre);
  if (status === 'ready' && cards.length === 0) return null;
  const all = paths.library.href(serializeFilters({ ...DEFAULT_FILTERS, busqueda: nombre }).toString());
  return (
    <section aria-labelledby="sus-articulos" className={styles.section}>
      <div className={styles.head}>
        <h2 id="sus-articulos">{texts.articles}</h2>
        {status === 'ready' && <Link to={all}>{texts.allArticles}</Link>}
      </div>
      {status === 'loading' ? (
        <LoadingRegion text={texts.articlesLoading}>
          <Skeleton height="18rem" />
        </LoadingRegion>
      ) : (
        <ul className={styles.grid}>
          {cards.map((card) => (
            <li key={card.id} className={styles.item}>
              <ArticleCard card={card} summaryLength={EXCERPT.symposium} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
