import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { Article } from '@/model/article';
import type { Comment } from '@/model/comment';
import { db, toServiceError } from '../../firestore';
import { queryClient } from '../client';
import { awardAndSyncProfile, type MemberSession, runSerially, settling } from '../users/member';
import { type SendOnce, usePreloadedModule, useSendOnce } from '../useSendOnce';
import { countComment, hideComment, showComment, stopReading } from './comment-cache';

/** Brings the chunk that writes comments. */
const writing = () => import('../../comments/writing');

interface Words {
  autor: string;
  contenido: string;
  /** The comment that it answers, if any. */
  respuestaA?: string | null;
  /** Of words that waited on the device: sent twice, they are one comment. */
  id?: string;
}

export type AddComment = Omit<SendOnce<Attempt, Comment>, 'send'> & {
  /** The comment shows at once; it goes again when sending fails. */
  send: (words: Words) => Promise<Comment>;
};

interface Attempt extends Words {
  uid: string;
  avatar: string | null;
  id: string;
}

function refreshLatest(): void {
  void queryClient.invalidateQueries({ queryKey: ['comentarios-recientes'] });
}

function drawn(
  article: Pick<Article, 'id' | 'titulo'>,
  { id, uid, avatar, autor, contenido, respuestaA = null }: Attempt,
): Comment {
  const now = new Date();
  return {
    id,
    autor: autor.trim(),
    autorId: uid,
    autorAvatar: avatar,
    contenido: contenido.trim(),
    fechaPublicacion: now,
    fechaActualizacion: now,
    articuloId: article.id,
    articuloTitulo: article.titulo,
    respuestaA,
  };
}

/** Comments on an article in the member's name. However often it is pressed or retried, one text is one comment. */
export function useAddComment(article: Pick<Article, 'id' | 'titulo'>, session: MemberSession): AddComment {
  usePreloadedModule(writing);
  usePreloadedModule(settling);
  const { send, ...state } = useSendOnce({
    mutationFn: async (attempt: Attempt) => {
      const { addComment } = await writing();
      return runSerially(() => addComment(db(), attempt, article, attempt));
    },
    onMutate: async (attempt) => {
      await stopReading(article.id);
      const shown = drawn(article, attempt);
      showComment(shown);
      countComment(article.id, 1);
      return shown;
    },
    onError: (_error, _attempt, shown) => {
      if (!shown) return;
      hideComment(shown);
      countComment(article.id, -1);
    },
    onSuccess: (comment, { uid }) => {
      showComment(comment);
      refreshLatest();
      void awardAndSyncProfile(session, uid);
    },
  });

  return {
    ...state,
    send: async ({ autor, contenido, respuestaA = null, id: known }) => {
      if (!session.account) throw new Error('Only a member comments: offer to sign in instead');
      const { uid, avatar } = session.account;
      const attempt = (id: string) => ({ uid, avatar, id, autor, contenido, respuestaA });
      return send([uid, autor, contenido], attempt, known);
    },
  };
}

/** How a change of a comment stands. It shows at once and is undone when it fails; `run` then rejects with a ServiceError. */
function changeOf({ isPending, error, reset }: Pick<UseMutationResult, 'isPending' | 'error' | 'reset'>) {
  return { pending: isPending, error: error ? toServiceError(error) : null, reset };
}

/** Changes the text of an own comment. */
export function useEditComment() {
  usePreloadedModule(writing);
  const mutation = useMutation({
    mutationFn: async ({ comment, contenido }: { comment: Comment; contenido: string }) => {
      const { editComment } = await writing();
      await editComment(db(), comment, contenido);
    },
    onMutate: async ({ comment, contenido }) => {
      await stopReading(comment.articuloId);
      showComment({ ...comment, contenido: contenido.trim(), fechaActualizacion: new Date() });
    },
    onError: (_error, { comment }) => showComment(comment),
    onSuccess: refreshLatest,
  });
  return {
    ...changeOf(mutation),
    run: (comment: Comment, contenido: string) => mutation.mutateAsync({ comment, contenido }),
  };
}

/** Deletes a comment: one's own, or anyone's with moderarComentarios. */
export function useDeleteComment(session: MemberSession) {
  usePreloadedModule(writing);
  const mutation = useMutation({
    mutationFn: async ({ uid, comment }: { uid: string; comment: Comment }) => {
      const { deleteComment } = await writing();
      await runSerially(() => deleteComment(db(), uid, comment));
    },
    onMutate: async ({ comment }) => {
      await stopReading(comment.articuloId);
      const putBack = hideComment(comment);
      countComment(comment.articuloId, -1);
      return putBack;
    },
    onError: (_error, { comment }, putBack) => {
      if (!putBack) return;
      putBack();
      countComment(comment.articuloId, 1);
    },
    onSuccess: (_nothing, { uid, comment }) => {
      refreshLatest();
      if (comment.autorId === uid) void awardAndSyncProfile(session, uid);
    },
  });
  return {
    ...changeOf(mutation),
    run: async (comment: Comment) => {
      const uid = session.account?.uid;
      if (uid === undefined) throw new Error('Only a member deletes comments');
      await mutation.mutateAsync({ uid, comment });
    },
  };
}
