import {
  type InfiniteData,
  infiniteQueryOptions,
  type MutationState,
  queryOptions,
  useInfiniteQuery,
  useMutationState,
  useQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Article } from '@/model/article';
import type { Comment } from '@/model/comment';
import { type CommentThread, commentThreads } from '@/model/comment-threads';
import {
  type CommentCursor,
  type CommentPage,
  fetchArticleComments,
  fetchRecentComments,
} from '../../comments';
import { db } from '../../firestore';
import { keepOnDevice } from '../persistence';

const NO_COMMENTS: Comment[] = [];

export function articleCommentsQuery(articleId: string) {
  return infiniteQueryOptions<
    CommentPage,
    Error,
    InfiniteData<CommentPage, CommentCursor | null>,
    readonly ['comentarios', string],
    CommentCursor | null
  >({
    queryKey: ['comentarios', articleId],
    queryFn: ({ pageParam }) => fetchArticleComments(db(), articleId, { after: pageParam }),
    // The pages are kept as one; the function given reads them all, whatever page its context names.
    persister: (readPages, context, query) =>
      keepOnDevice(() => readPages({ ...context, pageParam: null, direction: 'forward' }), context, query),
    initialPageParam: null,
    getNextPageParam: (last) => last.next,
  });
}

export interface ArticleComments {
  threads: CommentThread[];
  status: 'loading' | 'ready';
  hasMore: boolean;
  loadMore: () => void;
  loadingMore: boolean;
  /** The list is empty, or not longer, because reading failed; `retry` tries again. */
  failed: boolean;
  retry: () => void;
}

/** What is made of an article's comments by a change: of a reading's, or (`isLast`) of those that come last. */
export type CommentChange = (comments: readonly Comment[], isLast: boolean) => Comment[];

/** What changes the comments of an article; its context is the change, which shows while it is stored. */
export const changing = (articleId: string) => ['comentarios-cambios', articleId] as const;

/** An article's comments, oldest first with the answers to each, a page at a time. A failure shows as an empty list (error catalogue). */
export function useArticleComments({
  id,
  comentariosCount,
}: Pick<Article, 'id' | 'comentariosCount'>): ArticleComments {
  const query = useInfiniteQuery(articleCommentsQuery(id));
  const { data, fetchNextPage, hasNextPage, isError, isFetchNextPageError, isFetchingNextPage, isPending } =
    query;
  const changes = useMutationState<MutationState<unknown, Error, unknown, CommentChange>>({
    filters: { mutationKey: changing(id), status: 'pending' },
  });
  const known = useMemo(() => data?.pages.flatMap(({ comments }) => comments) ?? [], [data]);
  const threads = useMemo(
    () => commentThreads(changes.reduce((all, { context }) => context?.(all, true) ?? all, known)),
    [known, changes],
  );
  // The article says how many there are: what reads a page at a time does not know that a full one was the last.
  const isWhole = new Set(known.map((comment) => comment.id)).size >= comentariosCount;
  const loadMore = () => {
    if (!isFetchingNextPage) void fetchNextPage();
  };
  return {
    threads,
    status: isPending ? 'loading' : 'ready',
    hasMore: hasNextPage && !isWhole,
    loadMore,
    loadingMore: isFetchingNextPage,
    failed: isFetchNextPageError || (isError && data === undefined),
    retry: () => {
      if (isFetchNextPageError) loadMore();
      else void query.refetch();
    },
  };
}

const recentComments = queryOptions<Comment[], Error, Comment[], readonly ['comentarios-recientes']>({
  queryKey: ['comentarios-recientes'],
  queryFn: () => fetchRecentComments(db()),
  persister: keepOnDevice,
});

export interface RecentComments extends Pick<ArticleComments, 'status' | 'failed' | 'retry'> {
  comments: Comment[];
}

/** The latest comments of the site. A failure gives none (error catalogue) and says `failed`. */
export function useRecentComments(): RecentComments {
  const { data, isError, isFetching, refetch } = useQuery(recentComments);
  const failed = data === undefined && isError && !isFetching;
  return {
    comments: data ?? NO_COMMENTS,
    status: data || failed ? 'ready' : 'loading',
    failed,
    retry: () => void refetch(),
  };
}
