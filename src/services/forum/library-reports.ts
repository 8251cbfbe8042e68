import { type Firestore, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { reasonProblem } from '@/model/forum/forms';
import { forumCan, type Member } from '@/model/forum/permissions';
import type { LibraryItem } from '@/model/forum/report';
import { messages } from '@/model/messages';
import { ServiceError, toServiceError, withServiceErrors } from '../firestore/errors';
import { reportRef } from './data';

const texts = messages.forumWriting.errors;

/** What a report says of it: firestore.rules holds the title and the author to what is stored. */
function reportedFields(item: LibraryItem) {
  if ('comment' in item) {
    const { id, articuloId, articuloTitulo, autorId } = item.comment;
    return { tipo: 'comentario', itemId: id, temaId: articuloId, titulo: articuloTitulo, autorId };
  }
  const { id, titulo, autorId } = item.article;
  return { tipo: 'articulo', itemId: id, temaId: id, titulo, autorId };
}

/**
 * Reports a comment of an article, or an article itself, to the moderators; nothing is counted on it. No read but the rules'.
 * Throws ServiceError: 'invalid-argument' without a reason, 'already-exists' for a second report by the same member,
 * 'permission-denied' for one's own, 'not-found' when it is gone or not published any more.
 */
export async function reportInLibrary(
  db: Firestore,
  reporter: NonNullable<Member> & { nombre: string },
  item: LibraryItem,
  motivo: string,
): Promise<void> {
  const problem = reasonProblem(motivo);
  if (problem !== undefined) throw new ServiceError('invalid-argument', { message: problem });
  const fields = reportedFields(item);
  if (fields.autorId === reporter.uid)
    throw new ServiceError('permission-denied', { message: texts.ownReport });
  if (!forumCan.report(reporter, { autorId: fields.autorId ?? '' }))
    throw new ServiceError('permission-denied', { message: texts.noAction });
  const place = reportRef(db, `${fields.tipo}_${fields.itemId}_${reporter.uid}`);
  try {
    await setDoc(place, {
      ...fields,
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
    const earlier = await withServiceErrors(() => getDoc(place));
    throw earlier.exists()
      ? new ServiceError('already-exists', { message: texts.alreadyReported, cause })
      : new ServiceError('not-found', { message: texts.reportedMissing, cause });
  }
}
