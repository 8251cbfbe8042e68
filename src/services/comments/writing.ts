import { type DocumentData, doc, type Firestore, increment, serverTimestamp } from 'firebase/firestore/lite';
import type { Article } from '@/model/articles/article';
import { type Comment, DEPARTED_AUTHOR_ID, type newComment } from '@/model/comments/comment';
import { commentTextProblem, validateComment } from '@/model/comments/comment-form';
import { messages } from '@/model/messages';
import { choice, text, textOrNull } from '@/model/shared/stored/stored-fields';
import { cleanText } from '@/model/shared/text/written-text';
import { ACCOUNT_STATES, ROLES } from '@/model/users/roles';
import { ARTICLES, COMMENTS, fetchArticle } from '../articles/reading';
import { commit, type LastTry, raced, STORED, type Writes } from '../firestore/commit';
import { demandOf, demandValid, demandValidForm, refusedAs } from '../firestore/demands';
import { ServiceError, toServiceError } from '../firestore/errors';
import { fetchDoc, isStored } from '../firestore/lists';
import type { Wait } from '../firestore/retry';
import { doneOnce } from '../firestore/unanswered';
import { accountRef } from '../users/data';
import { inPace, type PacedMember } from '../users/pace';
import { demandFreeName } from '../users/reserved-names';

type OwnComment = ReturnType<typeof newComment>;
type CommentPlace = Pick<Comment, 'id' | 'articuloId'>;

interface Options {
  wait?: Wait;
  /** What else belongs into the commit of a deletion. */
  also?: (batch: Writes) => void;
  /** The account of its author, where it is known. */
  member?: PacedMember;
}

const commentRef = (db: Firestore, { articuloId, id }: CommentPlace) =>
  doc(db, ARTICLES, articuloId, COMMENTS, id);

/** The article's counter, and what proves it. */
function countOnArticle(batch: Writes, db: Firestore, { articuloId, id }: CommentPlace, step: 1 | -1): void {
  batch.update(doc(db, ARTICLES, articuloId), { comentariosCount: increment(step), ultimoComentario: id });
}

function addStored(db: Firestore, batch: Writes, comment: OwnComment, step: DocumentData): void {
  const now = serverTimestamp();
  const { id, autor, autorId, autorAvatar, autorRol, contenido, articuloId, articuloTitulo, respuestaA } =
    comment;
  batch.set(commentRef(db, comment), {
    ...{ autor, autorId, contenido, articuloId, articuloTitulo, articuloPublicado: true },
    ...{ fechaPublicacion: now, fechaActualizacion: now },
    ...(autorAvatar !== null && { autorAvatar }),
    ...(autorRol !== null && { autorRol }),
    ...(respuestaA !== null && { respuestaA }),
  });
  countOnArticle(batch, db, comment, 1);
  batch.update(accountRef(db, autorId), {
    comentariosCount: increment(1),
    ultimaActividad: now,
    ultimoEvento: { tipo: 'comentario', id, articulo: articuloId },
    ...step,
  });
}

/** An article as it is now. Throws ServiceError with a sentence when nobody can comment on it. */
async function currentArticle(db: Firestore, articleId: string): Promise<Article> {
  try {
    return await fetchArticle(db, articleId);
  } catch (cause) {
    const error = toServiceError(cause);
    if (error.code !== 'not-found') throw error;
    throw new ServiceError('failed-precondition', { message: messages.comments.unpublished, cause });
  }
}

/** The name, face and mark that an account gives a comment now: signed with its own name (`autorRol`), with the one it has now. */
async function currentSignature(db: Firestore, { autorId, autor: typed, autorRol }: OwnComment) {
  const stored = (await fetchDoc(accountRef(db, autorId))).data() ?? {};
  const estado = choice(stored, 'estado', ACCOUNT_STATES, 'activo');
  demandOf({ estado }, estado === 'activo', messages.comments.notAllowed);
  const nombre = text(stored, 'nombre');
  const autor = autorRol === null ? typed : nombre;
  return {
    autor,
    autorAvatar: textOrNull(stored, 'avatar'),
    autorRol: autor === nombre ? choice(stored, 'rol', ROLES, 'usuario') : null,
  };
}

/**
 * Stores a comment in the member's name, and counts it on the article and the account: no read but the rules'. When the
 * rules refuse, it looks once why: sent before by a try whose answer was lost (that is a success), a title, or a name,
 * face or role that changed since (sent again), a name that looks like one of the staff's ('already-exists'), an article no longer
 * published or a question that is gone ('failed-precondition'), an account that may not comment ('permission-denied'). Throws ServiceError: 'invalid-argument' for what the form would refuse.
 */
export async function addComment(
  db: Firestore,
  comment: OwnComment,
  options: Options = {},
): Promise<OwnComment> {
  const ownName = comment.autorRol === null ? null : comment.autor;
  demandValidForm(validateComment({ ...comment, email: '' }, ownName));
  const { articuloId, autorId, respuestaA } = comment;
  let now = comment;
  let counted: number | null = null;
  const again = async (after: LastTry) => {
    if (after === 'lost-race') return 'same';
    if (await isStored(commentRef(db, comment))) return STORED;
    if (respuestaA !== null && !(await isStored(commentRef(db, { articuloId, id: respuestaA }))))
      throw new ServiceError('failed-precondition', { message: messages.comments.questionGone });
    const { titulo: articuloTitulo, comentariosCount } = await currentArticle(db, articuloId);
    const { autor, autorAvatar, autorRol } = await currentSignature(db, comment);
    if (autorRol === null) await demandFreeName(db, autor, autorId);
    const isSame =
      autor === now.autor &&
      articuloTitulo === now.articuloTitulo &&
      autorAvatar === now.autorAvatar &&
      autorRol === now.autorRol;
    // Others comment it at this moment: their commits may have refused this one.
    const isQuiet = counted === null || counted === comentariosCount;
    counted = comentariosCount;
    now = { ...comment, autor, articuloTitulo, autorAvatar, autorRol };
    return isSame && isQuiet ? 'same' : 'changed';
  };
  const send = (step: DocumentData) =>
    commit(db, { write: (batch) => addStored(db, batch, now, step), again, wait: options.wait });
  const member = { uid: autorId, ...options.member };
  await inPace(db, member, 'comentario', send).catch(refusedAs(messages.comments.notAllowed));
  return now;
}

/** Changes the text of an own comment, at the pace of its author. No read. Throws ServiceError. */
export async function editComment(
  db: Firestore,
  member: PacedMember,
  place: CommentPlace,
  contenido: string,
): Promise<void> {
  demandValid(commentTextProblem(contenido));
  const { id, articuloId: articulo } = place;
  const text = cleanText(contenido);
  const now = serverTimestamp();
  const send = (step: DocumentData) => {
    const write = (batch: Writes) => {
      batch.update(commentRef(db, place), { contenido: text, fechaActualizacion: now });
      batch.update(accountRef(db, member.uid), {
        ultimaActividad: now,
        ultimoEvento: { tipo: 'comentario-editado', id, articulo },
        ...step,
      });
    };
    return commit(db, { write, again: raced });
  };
  const isDone = async () => (await fetchDoc(commentRef(db, place))).get('contenido') === text;
  await doneOnce(['editar-comentario', member.uid, articulo, id, text], isDone, () =>
    inPace(db, member, 'comentario-editado', send),
  );
}

type Removed = CommentPlace & Pick<Comment, 'autorId'>;

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
  const { id, articuloId, autorId } = comment;
  let counts = autorId !== null && autorId !== DEPARTED_AUTHOR_ID;
  const mayBeGone = counts && autorId !== uid;
  const again = async (after: LastTry) => {
    if (after === 'lost-race') return 'same';
    if (!(await isStored(commentRef(db, comment)))) return STORED;
    // The author's account may be gone: there is nothing to count on it then. Nobody but its owner may look.
    if (mayBeGone) counts = !counts;
    return 'same';
  };
  const write = (batch: Writes) => {
    batch.delete(commentRef(db, comment));
    countOnArticle(batch, db, comment, -1);
    if (counts && autorId !== null) {
      batch.update(accountRef(db, autorId), {
        comentariosCount: increment(-1),
        ultimoEvento: { tipo: 'comentario-borrado', id, articulo: articuloId },
        ...(autorId === uid && { ultimaActividad: serverTimestamp() }),
      });
    }
    options.also?.(batch);
  };
  await commit(db, { write, again, wait: options.wait });
}
