import { FORUM_PAGE } from '@/model/forum/limits';
import { FOUND_ORDERS, inOrder, type TopicListFilters } from '@/model/forum/list-filters';
import { forumQuery } from '@/model/forum/words';
import { messages } from '@/model/messages';
import { useForumSearch } from '@/services/queries/forum/useForumSearch';
import { FoundList } from '../search/FoundList';

interface CategoryResultsProps {
  categoryId: string;
  filters: TopicListFilters;
}

/** The topics of a category that have the words searched for in their title or content. */
export function CategoryResults({ categoryId, filters }: CategoryResultsProps) {
  const { busqueda, estado, orden } = filters;
  const search = useForumSearch({
    words: busqueda,
    kind: 'tema',
    categoriaId: categoryId,
    max: FORUM_PAGE,
  });
  if (forumQuery(busqueda) === null) return <p role="alert">{messages.forum.validation.queryTooShort}</p>;
  const found = (search.data?.results ?? []).filter((result) => !estado || result.estado === estado);
  const order = FOUND_ORDERS.find((one) => one === orden) ?? 'relevancia';
  return (
    <FoundList
      status={search.data ? 'ready' : search.isError && !search.isFetching ? 'error' : 'loading'}
      results={inOrder(found, order)}
      words={search.data?.words ?? []}
      bounded={search.data?.bounded ? FORUM_PAGE : null}
      onRetry={() => void search.refetch()}
    />
  );
}
