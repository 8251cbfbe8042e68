import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import type { Article } from '@/model/articles/article';
import { type Comment, RECENT_COMMENTS } from '@/model/comments/comment';
import { type CommentThread, commentThreads } from '@/model/comments/comment-threads';
import { articleQuery } from '../articles/useArticle';
import { cameWithPage } from '../client/drawn-data';
import { type PagedList, pagedList, readingOf } from '../client/paged-list';
import { keepOnDevice } from '../client/persistence';
import { useUnderWay } from '../client/useUnderWay';
import { db } from '../firestore/connection';
import { type CommentCursor, type CommentPage, fetchArticleComments, fetchRecentComments } from './reading';

export function articleCommentsQuery(articleId: string) {
  return infiniteQueryOptions<
    CommentPage,
    Error,
    InfiniteData<CommentPage, CommentCursor | null>,
    readonly ['comentarios-de', string],
    CommentCursor | null
  >({
    queryKey: ['comentarios-de', articleId],
    queryFn: ({ pageParam }) => {
      const counted = cameWithPage(articleQuery(articleId).queryKey);
      return fetchArticleComments(db(), articleId, { after: pageParam, counted });
    },
    // The pages are kept as one; the function given reads them all, whatever page its context names.
    persister: (readPages, context, query) =>
      keepOnDevice(() => readPages({ ...context, pageParam: null, direction: 'forward' }), context, query),
    initialPageParam: null,
    getNextPageParam: (last) => last.next,
  });
}

/** What is made of an article's comments by a change: of a reading's, or (`isLast`) of those that come last. */
export type CommentChange = (comments: readonly Comment[], isLast: boolean) => Comment[];

/** Under what the changes of an article's comments show while they are sent. */
export const changing = (articleId: string) => ['comentarios-cambios', articleId] as const;

/** An article's comments, oldest first with the answers to each, a page at a time. */
export function useArticleComments({
  id,
  comentariosCount,
}: Pick<Article, 'id' | 'comentariosCount'>): PagedList<CommentThread> & { count: number } {
  const query = useInfiniteQuery(articleCommentsQuery(id));
  const list = pagedList(query);
  const changes = useUnderWay<CommentChange>(changing(id));
  const known = new Set(list.items.map((comment) => comment.id)).size;
  // What reads a page at a time does not know that a full one was the last.
  const total = query.data?.pages[0]?.total ?? comentariosCount;
  const hasMore = list.hasMore && known !== total;
  const shown = changes.reduce((all, change) => change(all, true), list.items);
  return {
    ...list,
    items: commentThreads(shown),
    hasMore,
    /** How many there are, with what is being sent: one figure for the whole page. */
    count: hasMore
      ? Math.max(total + shown.length - list.items.length, shown.length)
      : new Set(shown.map(({ id }) => id)).size,
  };
}

const recentComments = queryOptions<Comment[], Error, Comment[], readonly ['comentarios-recientes']>({
  queryKey: ['comentarios-recientes'],
  queryFn: () => fetchRecentComments(db(), RECENT_COMMENTS),
  persister: keepOnDevice,
});

const NO_COMMENTS: Comment[] = [];

/** The latest comments of the site; where they cannot be read there are none (error catalogue). */
export function useRecentComments() {
  const query = useQuery(recentComments);
  return { ...readingOf(query), comments: query.data ?? NO_COMMENTS };
}
