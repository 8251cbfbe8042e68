import { type Firestore, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import type { Comment } from '@/model/comment';
import { reasonProblem } from '@/model/forum/forms';
import { forumCan, type Member } from '@/model/forum/permissions';
import { messages } from '@/model/messages';
import { guarded, ServiceError, toServiceError } from '../errors';
import { reportRef } from './data';

const texts = messages.forum.errors;

/**
 * Reports a comment of an article to the moderators; nothing is counted on it. No read but the rules'. Throws ServiceError:
 * 'invalid-argument' without a reason, 'already-exists' for a second report by the same member, 'permission-denied' for one's
 * own comment, 'not-found' when it is gone.
 */
export async function reportComment(
  db: Firestore,
  reporter: NonNullable<Member> & { nombre: string },
  comment: Pick<Comment, 'id' | 'articuloId' | 'articuloTitulo' | 'autorId'>,
  motivo: string,
): Promise<void> {
  const problem = reasonProblem(motivo);
  if (problem !== undefined) throw new ServiceError('invalid-argument', { message: problem });
  if (comment.autorId === reporter.uid)
    throw new ServiceError('permission-denied', { message: texts.ownReport });
  if (!forumCan.report(reporter, { autorId: comment.autorId ?? '' }))
    throw new ServiceError('permission-denied', { message: texts.noAction });
  const place = reportRef(db, `comentario_${comment.id}_${reporter.uid}`);
  try {
    await setDoc(place, {
      tipo: 'comentario',
      itemId: comment.id,
      temaId: comment.articuloId,
      titulo: comment.articuloTitulo,
      autorId: comment.autorId,
      reportadorId: reporter.uid,
      reportadorNombre: reporter.nombre,
      motivo: motivo.trim(),
      fechaReporte: serverTimestamp(),
      estado: 'pendiente',
      moderadorId: null,
      fechaRevision: null,
      accionTomada: null,
      comentarioModerador: null,
    });
  } catch (cause) {
    if (toServiceError(cause).code !== 'permission-denied') throw toServiceError(cause);
    const earlier = await guarded(() => getDoc(place));
    throw earlier.exists()
      ? new ServiceError('already-exists', { message: texts.alreadyReported, cause })
      : new ServiceError('not-found', { message: texts.reportedMissing, cause });
  }
}
