import type { InfiniteData } from '@tanstack/react-query';
import type { Article } from '@/model/articles/article';
import { type Comment, newComment, type WrittenComment } from '@/model/comments/comment';
import { cleanText } from '@/model/shared/text/written-text';
import { articleQuery } from '../articles/useArticle';
import { queryClient } from '../client/query-client';
import { changeShown } from '../client/useChange';
import { type KeptWords, useSendOnce } from '../client/useSendOnce';
import { db } from '../firestore/connection';
import { type MemberSession, memberOf } from '../users/member';
import { useOwnChange } from '../users/useOwnChange';
import type { CommentPage } from './reading';
import { articleCommentsQuery, type CommentChange, changing } from './useComments';

const writing = () => import('./writing');

/** What a change of an article's comments is of. */
const readOf = (articleId: string) => [articleCommentsQuery(articleId).queryKey];

type Pages = InfiniteData<CommentPage>;

/** Shows a change that is stored, by which there are so many more: a page that is loaded again soon shows it. */
function showStored(articleId: string, change: CommentChange, more: 1 | 0 | -1): void {
  changeShown<Pages>(articleCommentsQuery(articleId).queryKey, (shown) => ({
    ...shown,
    pages: shown.pages.map((page, index, { length }) => ({
      ...page,
      items: change(page.items, index === length - 1),
      ...(page.total !== undefined && { total: page.total + more }),
    })),
  }));
  changeShown<Article>(articleQuery(articleId).queryKey, (article) => ({
    ...article,
    comentariosCount: Math.max(0, article.comentariosCount + more),
  }));
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

/** Comments on an article in the member's name. However often it is pressed or retried, one text is one comment. */
export function useAddComment(article: Pick<Article, 'id' | 'titulo'>, session: MemberSession) {
  const { send, ...state } = useSendOnce(
    useOwnChange(session, {
      key: changing(article.id),
      of: readOf(article.id),
      code: writing,
      send: ({ addComment }, comment: ReturnType<typeof newComment>) =>
        addComment(db(), comment, { member: memberOf(session) }),
      meanwhile: withLast,
      after: (comment) => showStored(article.id, withLast(comment), 1),
      earner: ({ autorId }) => autorId,
    }),
  );
  return {
    ...state,
    /** The comment shows at once; it goes again when sending fails. Rejects with a ServiceError. */
    send: async (words: Omit<WrittenComment, 'id'>, kept?: KeptWords) => {
      const account = memberOf(session);
      const attempt = (id: string) => newComment(account, article, { ...words, id });
      return send([account.uid, words.autor, words.contenido], attempt, kept);
    },
  };
}

/** Changes the text of an own comment: it shows at once and is undone when it fails. Rejects with a ServiceError. */
export function useEditComment(articleId: string, session: MemberSession) {
  return useOwnChange(session, {
    key: changing(articleId),
    of: readOf(articleId),
    code: writing,
    send: ({ editComment }, { comment, contenido }: { comment: Comment; contenido: string }) =>
      editComment(db(), memberOf(session), comment, contenido),
    meanwhile: ({ comment: { id }, contenido }): CommentChange => {
      const edited = { contenido: cleanText(contenido), fechaActualizacion: new Date() };
      return (comments) => comments.map((one) => (one.id === id ? { ...one, ...edited } : one));
    },
    after: (_done, _edit, change) => change && showStored(articleId, change, 0),
  });
}

/** Deletes a comment, one's own, or anyone's with moderarComentarios: it goes at once and is back when that fails. */
export function useDeleteComment(articleId: string, session: MemberSession) {
  return useOwnChange(session, {
    key: changing(articleId),
    of: readOf(articleId),
    code: writing,
    send: ({ deleteComment }, comment: Comment) => deleteComment(db(), memberOf(session).uid, comment),
    meanwhile: without,
    after: (_done, comment) => showStored(articleId, without(comment), -1),
    earner: (_done, { autorId }) => (autorId === session.account?.uid ? autorId : null),
  });
}
