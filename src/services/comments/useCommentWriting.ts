import { useMutation } from '@tanstack/react-query';
import type { Article } from '@/model/articles/article';
import { type Comment, newComment } from '@/model/comments/comment';
import { cleanText } from '@/model/shared/text/written-text';
import { articleQuery } from '../articles/useArticle';
import { keepQuery } from '../client/persistence';
import { queryClient } from '../client/query-client';
import { type KeptWords, usePreloadedModule, useSendOnce } from '../client/useSendOnce';
import { db } from '../firestore/connection';
import { awardAndSyncProfile, type MemberSession, memberOf, runSerially, settling } from '../users/member';
import { articleCommentsQuery, type CommentChange, changing } from './useComments';

const writing = () => import('./writing');

/** Shows a change that is stored, and keeps it on the device: a page that is loaded again soon shows that. */
async function keepChange(articleId: string, change: CommentChange, step: 1 | 0 | -1): Promise<void> {
  const { queryKey } = articleCommentsQuery(articleId);
  if (queryClient.getQueryData(queryKey)) {
    // A reading under way would bring the list from before the change and put it over it.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (shown) => {
      const pages = shown?.pages.map((page, index, { length }) => ({
        ...page,
        items: change(page.items, index === length - 1),
        ...(page.total !== undefined && { total: page.total + step }),
      }));
      return shown && pages && { ...shown, pages };
    });
    void keepQuery(queryKey, queryClient);
  }
  queryClient.setQueryData(
    articleQuery(articleId).queryKey,
    (article) => article && { ...article, comentariosCount: Math.max(0, article.comentariosCount + step) },
  );
  void queryClient.invalidateQueries({ queryKey: ['comentarios-recientes'] });
}

const without =
  ({ id }: Comment): CommentChange =>
  (comments) =>
    comments.filter((one) => one.id !== id);

/** A comment comes last, also where it was known already: sent again after its answer was lost. */
const withLast =
  (comment: Comment): CommentChange =>
  (comments, isLast) => [...without(comment)(comments, isLast), ...(isLast ? [comment] : [])];

interface Words {
  autor: string;
  contenido: string;
  /** The comment that it answers, if any. */
  respuestaA?: string | null;
}

/** Comments on an article in the member's name. However often it is pressed or retried, one text is one comment. */
export function useAddComment(article: Pick<Article, 'id' | 'titulo'>, session: MemberSession) {
  usePreloadedModule(writing);
  usePreloadedModule(settling);
  const { send, ...state } = useSendOnce({
    mutationKey: changing(article.id),
    mutationFn: async (comment: ReturnType<typeof newComment>) => {
      const { addComment } = await writing();
      return runSerially(() => addComment(db(), comment, { member: memberOf(session) }));
    },
    onMutate: withLast,
    onSuccess: async (comment) => {
      await keepChange(article.id, withLast(comment), 1);
      void awardAndSyncProfile(session, comment.autorId);
    },
  });
  return {
    ...state,
    /** The comment shows at once; it goes again when sending fails. Rejects with a ServiceError. */
    send: async (words: Words, kept?: KeptWords) => {
      const account = memberOf(session);
      const attempt = (id: string) => newComment(account, article, { ...words, id });
      return send([account.uid, words.autor, words.contenido], attempt, kept);
    },
  };
}

/** Changes the text of an own comment: it shows at once and is undone when it fails. Rejects with a ServiceError. */
export function useEditComment(articleId: string, session: MemberSession) {
  usePreloadedModule(writing);
  return useMutation({
    mutationKey: changing(articleId),
    mutationFn: async ({ comment, contenido }: { comment: Comment; contenido: string }) => {
      const { editComment } = await writing();
      await runSerially(() => editComment(db(), memberOf(session), comment, contenido));
    },
    onMutate: ({ comment: { id }, contenido }): CommentChange => {
      const edited = { contenido: cleanText(contenido), fechaActualizacion: new Date() };
      return (comments) => comments.map((one) => (one.id === id ? { ...one, ...edited } : one));
    },
    onSuccess: (_done, _edit, change) => keepChange(articleId, change, 0),
  });
}

/** Deletes a comment, one's own, or anyone's with moderarComentarios: it goes at once and is back when that fails. */
export function useDeleteComment(articleId: string, session: MemberSession) {
  usePreloadedModule(writing);
  return useMutation({
    mutationKey: changing(articleId),
    mutationFn: async (comment: Comment) => {
      const { deleteComment } = await writing();
      await runSerially(() => deleteComment(db(), memberOf(session).uid, comment));
    },
    onMutate: without,
    onSuccess: async (_done, { autorId }, change) => {
      await keepChange(articleId, change, -1);
      if (autorId === session.account?.uid) void awardAndSyncProfile(session, autorId);
    },
  });
}
