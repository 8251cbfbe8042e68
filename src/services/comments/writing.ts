import {
  doc,
  type Firestore,
  increment,
  serverTimestamp,
  updateDoc,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import { type Comment, DEPARTED_AUTHOR_ID, type newComment } from '@/model/comment';
import { commentTextProblem, validateComment } from '@/model/comment-form';
import { messages } from '@/model/messages';
import { textOrNull } from '@/model/stored-fields';
import { ARTICLES, fetchArticle } from '../articles/reading';
import { withContention } from '../firestore/contention';
import { demandValid } from '../firestore/demands';
import { ServiceError, toServiceError, withServiceErrors } from '../firestore/errors';
import { fetchDoc, isStored } from '../firestore/lists';
import type { Wait } from '../firestore/retry';
import { accountRef } from '../users/data';
import { COMMENTS } from './reading';

type OwnComment = ReturnType<typeof newComment>;
type CommentPlace = Pick<Comment, 'id' | 'articuloId'>;

interface Options {
  wait?: Wait;
  /** What else belongs into the commit of a deletion. */
  also?: (batch: WriteBatch) => void;
}

const commentRef = (db: Firestore, { articuloId, id }: CommentPlace) =>
  doc(db, ARTICLES, articuloId, COMMENTS, id);

/** The article's counter, and what proves it. */
function countOnArticle(
  batch: WriteBatch,
  db: Firestore,
  { articuloId, id }: CommentPlace,
  step: 1 | -1,
): void {
  batch.update(doc(db, ARTICLES, articuloId), { comentariosCount: increment(step), ultimoComentario: id });
}

async function store(db: Firestore, comment: OwnComment, options: Options): Promise<void> {
  const now = serverTimestamp();
  const { id, autor, autorId, autorAvatar, contenido, articuloId, articuloTitulo, respuestaA } = comment;
  await withContention(async () => {
    const batch = writeBatch(db);
    batch.set(commentRef(db, comment), {
      ...{ autor, autorId, contenido, articuloId, articuloTitulo, articuloPublicado: true },
      ...{ fechaPublicacion: now, fechaActualizacion: now },
      ...(autorAvatar !== null && { autorAvatar }),
      ...(respuestaA !== null && { respuestaA }),
    });
    countOnArticle(batch, db, comment, 1);
    batch.update(accountRef(db, autorId), {
      comentariosCount: increment(1),
      ultimaActividad: now,
      ultimoEvento: { tipo: 'comentario', id, articulo: articuloId },
    });
    await batch.commit();
  }, options);
}

/** The title an article has now. Throws ServiceError with a sentence when nobody can comment on it. */
async function currentTitle(db: Firestore, articleId: string): Promise<string> {
  try {
    return (await fetchArticle(db, articleId)).titulo;
  } catch (cause) {
    const error = toServiceError(cause);
    if (error.code !== 'not-found') throw error;
    throw new ServiceError('failed-precondition', { message: messages.comments.unpublished, cause });
  }
}

/** The face an account has now, which is that of its new comments. */
async function currentFace(db: Firestore, uid: string): Promise<string | null> {
  const stored = await fetchDoc(accountRef(db, uid));
  return textOrNull(stored.data() ?? {}, 'avatar');
}

/**
 * Stores a comment in the member's name, and counts it on the article and the account: no read but the rules'. When the
 * rules refuse, it looks once why: sent before by a try whose answer was lost (that is a success), a title or a face
 * that changed since (sent again), an article no longer published or a question that is gone ('failed-precondition'), an account that may not comment
 * ('permission-denied'). Throws ServiceError: 'invalid-argument' for what the form would refuse.
 */
export async function addComment(
  db: Firestore,
  comment: OwnComment,
  options: Options = {},
): Promise<OwnComment> {
  demandValid(Object.values(validateComment({ ...comment, email: '' }))[0]);
  try {
    await store(db, comment, options);
    return comment;
  } catch (cause) {
    const error = toServiceError(cause);
    if (error.code !== 'permission-denied') throw error;
    if (await isStored(commentRef(db, comment))) return comment;
    const { articuloId, autorId, respuestaA } = comment;
    if (respuestaA !== null && !(await isStored(commentRef(db, { articuloId, id: respuestaA }))))
      throw new ServiceError('failed-precondition', { message: messages.comments.questionGone, cause });
    const articuloTitulo = await currentTitle(db, articuloId);
    const autorAvatar = await currentFace(db, autorId);
    if (articuloTitulo === comment.articuloTitulo && autorAvatar === comment.autorAvatar) {
      throw new ServiceError('permission-denied', { message: messages.comments.notAllowed, cause });
    }
    const current = { ...comment, articuloTitulo, autorAvatar };
    await withServiceErrors(() => store(db, current, options));
    return current;
  }
}

/** Changes the text of an own comment. No read. Throws ServiceError. */
export async function editComment(db: Firestore, place: CommentPlace, contenido: string): Promise<void> {
  demandValid(commentTextProblem(contenido));
  await withServiceErrors(() =>
    updateDoc(commentRef(db, place), {
      contenido: contenido.trim(),
      fechaActualizacion: serverTimestamp(),
    }),
  );
}

type Removed = CommentPlace & Pick<Comment, 'autorId'>;

async function remove(db: Firestore, uid: string, comment: Removed, options: Options, isCounted: boolean) {
  const { id, articuloId, autorId } = comment;
  await withContention(async () => {
    const batch = writeBatch(db);
    batch.delete(commentRef(db, comment));
    countOnArticle(batch, db, comment, -1);
    if (isCounted && autorId) {
      batch.update(accountRef(db, autorId), {
        comentariosCount: increment(-1),
        ultimoEvento: { tipo: 'comentario-borrado', id, articulo: articuloId },
        ...(autorId === uid && { ultimaActividad: serverTimestamp() }),
      });
    }
    options.also?.(batch);
    await batch.commit();
  }, options);
}

/**
 * Deletes a comment, one's own or, with moderarComentarios, anyone's, and takes it from the counters. `uid` is who
 * deletes. A comment that is gone already is a success. No read but the rules'. Throws ServiceError.
 */
export async function deleteComment(
  db: Firestore,
  uid: string,
  comment: Removed,
  options: Options = {},
): Promise<void> {
  const hasAccount = comment.autorId !== null && comment.autorId !== DEPARTED_AUTHOR_ID;
  try {
    await remove(db, uid, comment, options, hasAccount);
  } catch (cause) {
    const error = toServiceError(cause);
    if (error.code !== 'permission-denied' && error.code !== 'not-found') throw error;
    if (!(await isStored(commentRef(db, comment)))) return;
    if (comment.autorId === uid || !hasAccount) throw error;
    // The author's account is gone: there is nothing to count on it.
    await withServiceErrors(() => remove(db, uid, comment, options, false));
  }
}
