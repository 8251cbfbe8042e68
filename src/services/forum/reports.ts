import { type Firestore, increment, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { reasonProblem } from '@/model/forum/forms';
import { FORUM_LIMITS } from '@/model/forum/limits';
import { forumCan, type Member } from '@/model/forum/permissions';
import type { LibraryItem } from '@/model/forum/report';
import { type ItemKind, parseReply, parseTopic } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import { demand, demandValid } from '../firestore/demands';
import { ServiceError, toServiceError } from '../firestore/errors';
import { fetchDoc, isStored } from '../firestore/lists';
import { itemRef, reportRef } from './data';
import { entryRef } from './index-entry';
import { fetchTopic } from './topic';
import { addNotice, commitActs, type Gone, type Staged, telling } from './writer';

export interface Reported {
  kind: ItemKind;
  id: string;
}

const texts = messages.forumWriting.errors;

/** What a report tells of an item, and what a fifth one does to it. */
async function readTarget(db: Firestore, { kind: tipo, id: itemId }: Reported) {
  const document = await fetchDoc(itemRef(db, tipo, itemId));
  if (!document.exists()) throw new ServiceError('not-found', { message: texts.reportedMissing });
  if (tipo === 'tema') {
    const { autorId, reportes, estado, titulo } = parseTopic(itemId, document.data());
    const item = { estado: 'cerrado', cerradoPorReportes: estado };
    const isOpen = estado === 'abierto' || estado === 'resuelto';
    const closing = isOpen ? { item, entry: { estado: 'cerrado' } } : null;
    return { about: { tipo, itemId, temaId: itemId, titulo, autorId }, reportes, closing };
  }
  const { autorId, reportes, temaId, oculta } = parseReply(itemId, document.data());
  const { titulo } = await fetchTopic(db, temaId);
  const hides = { item: { oculta: true, ocultaPorReportes: true }, entry: { oculta: true } };
  return { about: { tipo, itemId, temaId, titulo, autorId }, reportes, closing: oculta ? null : hides };
}

type Target = Awaited<ReturnType<typeof readTarget>>;

type Reporter = NonNullable<Member> & { nombre: string };

/** What a report is about, as it names it. */
interface About {
  tipo: string;
  itemId: string;
  temaId: string;
  titulo: string;
  autorId: string | null;
}

/** A report as it is stored at first. */
const newReport = ({ uid, nombre }: Reporter, about: About, motivo: string) => ({
  ...about,
  reportadorId: uid,
  reportadorNombre: nombre,
  motivo: motivo.trim(),
  fechaReporte: serverTimestamp(),
  estado: 'pendiente',
  moderadorId: null,
  fechaRevision: null,
  accionTomada: null,
  comentarioModerador: null,
});

function mayReport(reporter: Reporter, autorId: string | null): void {
  demand(autorId !== reporter.uid, texts.ownReport);
  demand(forumCan.report(reporter, { autorId: autorId ?? '' }), texts.noAction);
}

/** One report for each member and item. */
const placeOf = (db: Firestore, { tipo, itemId }: Pick<About, 'tipo' | 'itemId'>, { uid }: Reporter) =>
  reportRef(db, `${tipo}_${itemId}_${uid}`);

function commitReport(
  db: Firestore,
  reporter: Reporter,
  { about, reportes, closing }: Target,
  motivo: string,
  gone?: Gone,
): Promise<void> {
  const { tipo, itemId, temaId, titulo, autorId: para } = about;
  const told =
    tipo === 'tema'
      ? ({ tipo: 'tema_cerrado' } as const)
      : ({ tipo: 'respuesta_oculta', respuestaId: itemId } as const);
  const stage = (staged: Staged<null>) => {
    const { batch } = staged;
    const closes = reportes + 1 >= FORUM_LIMITS.reportes ? closing : null;
    batch.set(placeOf(db, about, reporter), newReport(reporter, about, motivo));
    batch.update(itemRef(db, tipo, itemId), { reportes: increment(1), ...closes?.item });
    if (!closes) return;
    batch.update(entryRef(db, tipo, itemId), closes.entry);
    addNotice(staged, { ...told, para, topic: { id: temaId, titulo } });
  };
  return commitActs(db, null, stage, gone);
}

/**
 * Reports a topic or reply; the fifth closes or hides it and tells its author (spec 2, section 4). A read or two. Throws
 * ServiceError: 'invalid-argument', 'already-exists', 'permission-denied', 'not-found' ('El contenido reportado no existe').
 */
export async function reportContent(
  db: Firestore,
  reporter: Reporter,
  reported: Reported,
  motivo: string,
): Promise<void> {
  demandValid(reasonProblem(motivo));
  const target = await readTarget(db, reported);
  mayReport(reporter, target.about.autorId);
  try {
    await commitReport(db, reporter, target, motivo);
  } catch (cause) {
    if (toServiceError(cause).code !== 'permission-denied') throw cause;
    if (await isStored(placeOf(db, target.about, reporter)))
      throw new ServiceError('already-exists', { message: texts.alreadyReported, cause });
    // Others reported it meanwhile: this one may be the fifth.
    const now = await readTarget(db, reported);
    await telling(db, [now.about.autorId], (gone) => commitReport(db, reporter, now, motivo, gone));
  }
}

/** What a report says of it: firestore.rules holds the title and the author to what is stored. */
function reportedFields(item: LibraryItem): About {
  if ('comment' in item) {
    const { id, articuloId, articuloTitulo, autorId } = item.comment;
    return { tipo: 'comentario', itemId: id, temaId: articuloId, titulo: articuloTitulo, autorId };
  }
  const { id, titulo, autorId } = item.article;
  return { tipo: 'articulo', itemId: id, temaId: id, titulo, autorId };
}

/**
 * Reports an article or a comment to the moderators; nothing is counted on it. No read but the rules'. Throws ServiceError as
 * reportContent(): 'not-found' also when it is not published any more.
 */
export async function reportInLibrary(
  db: Firestore,
  reporter: Reporter,
  item: LibraryItem,
  motivo: string,
): Promise<void> {
  demandValid(reasonProblem(motivo));
  const fields = reportedFields(item);
  mayReport(reporter, fields.autorId);
  const place = placeOf(db, fields, reporter);
  try {
    await setDoc(place, newReport(reporter, fields, motivo));
  } catch (cause) {
    if (toServiceError(cause).code !== 'permission-denied') throw toServiceError(cause);
    throw (await isStored(place))
      ? new ServiceError('already-exists', { message: texts.alreadyReported, cause })
      : new ServiceError('not-found', { message: texts.reportedMissing, cause });
  }
}
