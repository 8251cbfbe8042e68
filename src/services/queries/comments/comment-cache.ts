import type { InfiniteData } from '@tanstack/react-query';
import type { Article } from '@/model/article';
import type { Comment } from '@/model/comment';
import type { CommentPage } from '../../comments';
import { queryClient } from '../client';
import { keepQuery } from '../persistence';
import { articleCommentsQuery } from './useComments';

type Pages = InfiniteData<CommentPage>;

/**
 * Changes what is shown under an article, and what the device keeps of it: a page that is loaded again soon shows that. Nothing is
 * shown there yet: nothing to change.
 */
function changePages(articleId: string, change: (comments: Comment[], page: number) => Comment[]): void {
  const { queryKey } = articleCommentsQuery(articleId);
  const shown: Pages | undefined = queryClient.getQueryData(queryKey);
  if (!shown) return;
  const pages = shown.pages.map((page, index) => ({ ...page, comments: change(page.comments, index) }));
  queryClient.setQueryData(queryKey, { ...shown, pages });
  void keepQuery(queryKey, queryClient);
}

/** A reading under way would bring the list from before the change and put it over it. */
export async function stopReading(articleId: string): Promise<void> {
  const { queryKey } = articleCommentsQuery(articleId);
  if (queryClient.getQueryData(queryKey)) await queryClient.cancelQueries({ queryKey });
}

/** Puts a comment at the end, or in the place of the one it is a newer version of. */
export function showComment(comment: Comment): void {
  const pages: Pages | undefined = queryClient.getQueryData(
    articleCommentsQuery(comment.articuloId).queryKey,
  );
  const last = (pages?.pages.length ?? 0) - 1;
  const known = pages?.pages.some(({ comments }) => comments.some(({ id }) => id === comment.id));
  changePages(comment.articuloId, (comments, page) => {
    if (known) return comments.map((one) => (one.id === comment.id ? comment : one));
    return page === last ? [...comments, comment] : comments;
  });
}

/** Takes a comment away; gives the way to put it back in its place. */
export function hideComment({ id, articuloId }: Pick<Comment, 'id' | 'articuloId'>): () => void {
  // An answer may have been read twice: with its question, and with its own page.
  const places = new Map<number, { index: number; comment: Comment }>();
  changePages(articuloId, (comments, page) => {
    const index = comments.findIndex((one) => one.id === id);
    const comment = comments[index];
    if (!comment) return comments;
    places.set(page, { index, comment });
    return comments.toSpliced(index, 1);
  });
  return () => {
    changePages(articuloId, (comments, page) => {
      const place = places.get(page);
      return place && !comments.some((one) => one.id === id)
        ? comments.toSpliced(place.index, 0, place.comment)
        : comments;
    });
  };
}

/** The article's counter, as it is shown. */
export function countComment(articleId: string, step: 1 | -1): void {
  queryClient.setQueryData(
    ['articulo', articleId],
    (article: Article | undefined) =>
      article && { ...article, comentariosCount: Math.max(0, article.comentariosCount + step) },
  );
}
