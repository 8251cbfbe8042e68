import { type DocumentData, type Firestore, increment, serverTimestamp } from 'firebase/firestore/lite';
import { reasonProblem } from '@/model/forum/forms';
import type { ItemKind } from '@/model/forum/kinds';
import { FORUM_LIMITS } from '@/model/forum/limits';
import { type LibraryItem, type Report, yieldsToReports } from '@/model/forum/report';
import { parseReply, parseTopic } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import { cleanText } from '@/model/shared/text/written-text';
import type { Account } from '@/model/users/account';
import { forumCan } from '@/model/users/permissions/forum-permissions';
import { hasStanding } from '@/model/users/standing';
import type { LastTry, Look } from '../firestore/commit';
import { demand, demandValid, onCode } from '../firestore/demands';
import { ServiceError } from '../firestore/errors';
import { fetchDoc, fetchExisting, isStored } from '../firestore/lists';
import { doneOnce } from '../firestore/unanswered';
import { accountRef } from '../users/data';
import { inPace } from '../users/pace';
import { itemRef, itemsOf, reportRef } from './data';
import { updateEntry, withEntry } from './index-entry';
import { addLastWords, showsOtherWords } from './last-reply';
import { fetchTopic } from './topics';
import { act, addNotice, type Gone, goneAmong, NOBODY, ownEvent, type Person, type Staged } from './writer';

/** A topic or a reply, an article, or a comment of one. */
export type Reported = { kind: ItemKind; id: string } | LibraryItem;

const texts = messages.forumWriting.errors;

/** What a report says of an item: firestore.rules holds the title and the author to what is stored. */
type About = Pick<Report, 'tipo' | 'itemId' | 'temaId' | 'titulo' | 'autorId'>;

interface Target {
  about: About;
  /** How often an item of the forum was reported, and what a fifth report does to it, if anything; null for the library's. */
  counted: { kind: ItemKind; reportes: number; closing: Closing | null } | null;
}

interface Closing {
  item: DocumentData;
  entry: DocumentData;
  /** The topic says how the reply begins: that goes. */
  isShown: boolean;
}

async function readTarget(db: Firestore, kind: ItemKind, itemId: string): Promise<Target> {
  const document = await fetchExisting(db, itemsOf(kind), itemId, texts.reportedMissing);
  if (kind === 'tema') {
    const { autorId, reportes, estado, titulo } = parseTopic(itemId, document.data());
    const item = { estado: 'cerrado', cerradoPorReportes: estado };
    const isOpen = estado === 'abierto' || estado === 'resuelto';
    const closes = isOpen && yieldsToReports(document.data());
    const closing = closes ? { item, entry: { estado: 'cerrado' }, isShown: false } : null;
    const about = { tipo: kind, itemId, temaId: itemId, titulo, autorId };
    return { about, counted: { kind, reportes, closing } };
  }
  const { autorId, reportes, temaId, oculta } = parseReply(itemId, document.data());
  const yields = !oculta && yieldsToReports(document.data());
  const closes = yields && reportes + 1 >= FORUM_LIMITS.reportes;
  const [{ titulo }, isShown] = await Promise.all([
    fetchTopic(db, temaId),
    closes && showsOtherWords(db, { id: itemId, temaId }, ''),
  ]);
  const hides = { item: { oculta: true, ocultaPorReportes: true }, entry: { oculta: true }, isShown };
  const about = { tipo: kind, itemId, temaId, titulo, autorId };
  return { about, counted: { kind, reportes, closing: yields ? hides : null } };
}

async function targetOf(db: Firestore, reported: Reported): Promise<Target> {
  if ('kind' in reported) return readTarget(db, reported.kind, reported.id);
  if ('article' in reported) {
    const { id, titulo, autorId } = reported.article;
    return { about: { tipo: 'articulo', itemId: id, temaId: id, titulo, autorId }, counted: null };
  }
  const { id: itemId, articuloId: temaId, articuloTitulo: titulo, autorId } = reported.comment;
  return { about: { tipo: 'comentario', itemId, temaId, titulo, autorId }, counted: null };
}

/** What is reported, as a report names it. */
function itemOf(reported: Reported): Pick<About, 'tipo' | 'itemId'> {
  if ('kind' in reported) return { tipo: reported.kind, itemId: reported.id };
  if ('article' in reported) return { tipo: 'articulo', itemId: reported.article.id };
  return { tipo: 'comentario', itemId: reported.comment.id };
}

/** One report for each member and item. */
const placeOf = (db: Firestore, { tipo, itemId }: Pick<About, 'tipo' | 'itemId'>, { uid }: Person) =>
  reportRef(db, `${tipo}_${itemId}_${uid}`);

const newReport = ({ uid, nombre }: Person, about: About, motivo: string, counts: boolean) => ({
  ...about,
  reportadorId: uid,
  reportadorNombre: nombre,
  reportadorNuevo: !counts,
  motivo: cleanText(motivo),
  fechaReporte: serverTimestamp(),
  estado: 'pendiente',
  moderadorId: null,
  fechaRevision: null,
  accionTomada: null,
  comentarioModerador: null,
});

/** Counts the report on its item; the fifth closes or hides it, unless the staff wrote or judged it, and its author is told. */
function addCount(staged: Staged<null>, { about, counted }: Target): void {
  if (!counted) return;
  const { db, batch } = staged;
  const { itemId, temaId, titulo, autorId } = about;
  const { kind, reportes, closing } = counted;
  const closes = reportes + 1 >= FORUM_LIMITS.reportes ? closing : null;
  batch.update(itemRef(db, kind, itemId), { reportes: increment(1), ...closes?.item });
  if (!closes) return;
  updateEntry(staged, kind, itemId, closes.entry);
  if (closes.isShown) addLastWords(staged, { id: itemId, temaId }, '');
  addNotice(staged, {
    tipo: kind === 'tema' ? 'tema_cerrado' : 'respuesta_oculta',
    para: autorId ?? '',
    topic: { id: temaId, titulo },
    respuestaId: kind === 'tema' ? null : itemId,
  });
}

/**
 * Reports something to the moderators; the fifth report of a topic or a reply, by who has standing, closes or hides it and tells
 * its author (spec 2, section 4; decision 22). `isVerified`: the reporter's e-mail is proven. A read or two of those, none of the
 * library. Throws ServiceError: 'invalid-argument', 'already-exists', 'permission-denied', 'not-found' ('El contenido reportado
 * no existe').
 */
export async function reportContent(
  db: Firestore,
  reporter: Account,
  reported: Reported,
  motivo: string,
  { isVerified }: { isVerified: boolean },
): Promise<void> {
  demandValid(reasonProblem(motivo));
  const { tipo, itemId } = itemOf(reported);
  const place = placeOf(db, { tipo, itemId }, reporter);
  const isMine = async () => (await fetchDoc(place)).get('motivo') === cleanText(motivo);
  await doneOnce(['reportar', place.id, cleanText(motivo)], isMine, () =>
    send(db, reporter, reported, motivo, hasStanding(reporter, isVerified, new Date())),
  );
}

async function send(
  db: Firestore,
  reporter: Person,
  reported: Reported,
  motivo: string,
  isKnown: boolean,
): Promise<void> {
  const target = await targetOf(db, reported);
  const { autorId } = target.about;
  demand(autorId !== reporter.uid, texts.ownReport);
  demand(forumCan.report(reporter, { autorId: autorId ?? '' }), texts.noAction);
  const place = placeOf(db, target.about, reporter);
  let now = target;
  let counts = isKnown;
  let gone: Gone = NOBODY;
  let switches = 0;
  const again = async (after: LastTry): Promise<Look> => {
    if (after === 'lost-race') return 'same';
    if (await isStored(place)) throw new ServiceError('already-exists', { message: texts.alreadyReported });
    const before = JSON.stringify(now);
    const unlessHidden = onCode(['not-found', 'permission-denied'], () => now);
    [now, gone] = await Promise.all([
      targetOf(db, reported).catch(unlessHidden),
      goneAmong(db, [now.about.autorId ?? '']),
    ]);
    // Others reported it meanwhile: this one may be the fifth.
    if (JSON.stringify(now) !== before) return 'changed';
    if (switches === 2) return 'same';
    // Of standing the server's clock decides, and what the token says: refused, it is sent the other way, and back again.
    switches += 1;
    counts = !counts;
    return 'changed';
  };
  const write = ({ batch }: Staged<null>, step: DocumentData) => {
    const event = ownEvent({ tipo: 'reporte', id: place.id });
    batch.set(place, newReport(reporter, now.about, motivo, counts));
    batch.update(accountRef(db, reporter.uid), { ...event, ...step });
    if (counts) addCount({ db, batch, actor: null, gone }, now);
  };
  const commit = (step: DocumentData) => {
    switches = 0;
    return act(db, null, { write: (staged) => write(staged, step), again });
  };
  // It is not published any more.
  const unpublished = onCode('permission-denied', (cause) => {
    if (target.counted) throw cause;
    throw new ServiceError('not-found', { message: texts.reportedMissing, cause });
  });
  const report = () => inPace(db, reporter, 'reporte', commit);
  const { counted, about } = target;
  await (counted ? withEntry(db, counted.kind, about.itemId, report) : report()).catch(unpublished);
}
