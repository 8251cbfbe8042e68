import { EmptyState, ErrorState, LoadingRegion, Skeleton } from '@/components/ui';
import { MoreButton } from '@/components/ui/MoreButton';
import type { ForumCategory } from '@/model/forum/topic';
import { foro } from '@/model/forum-messages';
import type { PagedList } from '@/services/queries/paged-list';
import { CategoryCard } from './CategoryCard';
import styles from './CategoryList.module.css';

const texts = foro.forumHome.categories;
const PLACES = 4;

/** The forum's categories, ten at a time. */
export function CategoryList({ list }: { list: PagedList<ForumCategory> }) {
  return (
    <section aria-labelledby="categorias" className={styles.section}>
      <h2 id="categorias" className={styles.title}>
        {texts.title}
      </h2>
      {list.status === 'loading' && (
        <LoadingRegion text={texts.loading} className={styles.list}>
          {Array.from({ length: PLACES }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike and never move
            <Skeleton key={place} className={styles.place} />
          ))}
        </LoadingRegion>
      )}
      {list.status === 'error' && <ErrorState text={texts.error} onRetry={list.retry} />}
      {list.status === 'ready' && list.items.length === 0 && <EmptyState text={texts.empty} />}
      {list.items.length > 0 && (
        <ul className={styles.list}>
          {list.items.map((category) => (
            <li key={category.id}>
              <CategoryCard category={category} />
            </li>
          ))}
        </ul>
      )}
      <MoreButton
        list={list}
        texts={{ more: texts.more, loadingMore: texts.loadingMore, moreError: texts.error }}
      />
    </section>
  );
}
