import {
  type InfiniteData,
  infiniteQueryOptions,
  type Query,
  type QueryFunction,
  type QueryFunctionContext,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import type { ForumCategory } from '@/model/forum/topic';
import { fieldOf } from '@/model/shared/unknown-value';
import { ageQuery, keepOnDevice } from '../client/keeping';
import { queryClient } from '../client/query-client';
import { forumServices } from '../client/visitor-services';
import type { KeptPlace } from '../firestore/lists';
import type { KeptPage } from './topics';

/** Under what each thing of the forum is kept. The first word of a key says of what kind it is. */
export const forumKeys = {
  categories: ['foro-categorias', 'lista'],
  summary: ['foro-resumen'],
  /** All lists of a category's topics, however filtered. */
  topics: (categoryId: string) => ['foro-temas', categoryId],
  search: ['foro-busqueda'],
} as const;

const LISTS: readonly string[] = [
  'foro-temas',
  'foro-ultimos',
  'foro-categorias',
  'foro-categoria',
  'foro-busqueda',
];

/** After a topic or a reply came, went or changed: lists and counts are read anew when they are next opened, also after a reload. */
export function forgetForumLists(): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => LISTS.includes(String(queryKey[0])),
    refetchType: 'none',
  });
  for (const name of LISTS) ageQuery({ queryKey: [name] }).catch(console.debug);
}

/** Conversations move: what was read this long ago is read again. */
export const LIVELY_MS = 60_000;
/** A list of several pages is read again whole, so it is left alone for longer: going back to it costs nothing. */
const LONG_LIST_MS = 30 * 60_000;

/** How many pages of a list there are; 0 for what is no list. */
function pagesOf(data: unknown): number {
  const pages = fieldOf(data, 'pages');
  return Array.isArray(pages) ? pages.length : 0;
}

/** The age at which an infinite list is read again. */
function listStaleTime(query: { state: { data?: unknown } }): number {
  return pagesOf(query.state.data) > 1 ? LONG_LIST_MS : LIVELY_MS;
}

/** A `persister` that keeps only a list's first page: a later visit reads one page, however many came. */
async function keepFirstPage<Page, Key extends QueryKey>(
  readPages: QueryFunction<Page, Key, KeptPlace | null>,
  context: QueryFunctionContext<Key>,
  query: Query,
): Promise<Page> {
  // The function given reads what is asked for, whatever page its context names.
  const read = () => readPages({ ...context, pageParam: null, direction: 'forward' });
  const { data, fetchMeta } = query.state;
  const isLong = pagesOf(data) > 1 || fetchMeta?.fetchMore !== undefined;
  return isLong ? read() : keepOnDevice(read, context, query);
}

/** A list that visitors see, read a page at a time. */
export const visitorsList = <Page extends KeptPage<unknown>, Key extends QueryKey>(
  queryKey: Key,
  read: (after: KeptPlace | null) => Promise<Page>,
) =>
  infiniteQueryOptions<Page, Error, InfiniteData<Page, KeptPlace | null>, Key, KeptPlace | null>({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam),
    persister: keepFirstPage,
    staleTime: listStaleTime,
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
  });

/** One category: for its own page, and for those of its topics, which name it. */
export const forumCategoryQuery = (id: string) =>
  queryOptions<ForumCategory, Error, ForumCategory, readonly string[]>({
    queryKey: ['foro-categoria', id],
    queryFn: () => forumServices().then(({ db, fetchForumCategory }) => fetchForumCategory(db(), id)),
    persister: keepOnDevice,
  });
