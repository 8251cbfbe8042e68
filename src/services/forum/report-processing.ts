import { collection, type Firestore, limit, serverTimestamp } from 'firebase/firestore/lite';
import type { ItemKind } from '@/model/forum/kinds';
import { FORUM_LIMITS } from '@/model/forum/limits';
import {
  parseReport,
  possibleActions,
  type Report,
  type ReportAction,
  type ReportedContent,
  type ReportedItem,
  type ReportKind,
  reportedKey,
} from '@/model/forum/report';
import * as staffForum from '@/model/messages/forum-moderation';
import { cleanText } from '@/model/shared/text/written-text';
import { deleteComment } from '../comments/writing';
import { commit, raced, type Writes } from '../firestore/commit';
import { demandSignedIn, onCode } from '../firestore/demands';
import { ServiceError } from '../firestore/errors';
import { equal, fetchList } from '../firestore/lists';
import { type Bulk, type Control, oneByOne } from '../firestore/long-work';
import { noting, wasUnanswered } from '../firestore/unanswered';
import { itemRef, REPORTS, reportRef } from './data';
import { deleteReply, deleteTopic } from './deletion';
import { withEntry } from './index-entry';
import { showsOtherWords } from './last-reply';
import { addHidden, addTopicState } from './moderation';
import { fetchReportedItem } from './report-queue';
import { addLine, newLineId } from './staff-log';
import { fetchTopicOfReply } from './topic-of-reply';
import { fetchTopic } from './topics';
import { act, addNotice, type Gone, type Person, type Staged, telling } from './writer';

const texts = staffForum.reports.errors;

/** Pending reports of one item closed in one pass: the rules list 50 at most, and the next pass takes the rest. */
const PASS = 50;
/** Reports in one commit, of each of which the rules read it and its reporter's account: 20 documents is what production allows. */
const TOGETHER = 5;

export interface Decision {
  accion: ReportAction;
  comentario: string;
}

function outcomeOf({ accion, comentario }: Decision, moderator: Staged['actor']) {
  return {
    estado: accion === 'descartar' ? 'descartado' : 'revisado',
    accionTomada: accion === 'descartar' ? null : accion,
    moderadorId: moderator.uid,
    moderadorNombre: moderator.nombre,
    fechaRevision: serverTimestamp(),
    comentarioModerador: comentario || null,
  };
}

/** Tells somebody that a report was processed; the rules hold every word of it to the report and the account. */
function addReportNotice(
  staged: Staged,
  decision: Decision,
  report: Report,
  to: { para: string; id: string; clase?: string },
): void {
  const { para, ...named } = to;
  const { titulo, temaId, tipo, itemId } = report;
  const { accionTomada: accion, comentarioModerador: comentario } = outcomeOf(decision, staged.actor);
  addNotice(staged, {
    tipo: 'reporte_procesado',
    para,
    topic: { id: temaId, titulo },
    respuestaId: tipo === 'respuesta' ? itemId : null,
    report: { ...named, accion, comentario },
  });
}

/** A report that is decided about, in the commit, and its reporter told. */
function addOutcome(staged: Staged, decision: Decision, report: Report): void {
  staged.batch.update(reportRef(staged.db, report.id), outcomeOf(decision, staged.actor));
  addReportNotice(staged, decision, report, { para: report.reportadorId, id: report.id });
}

/** Every pending report of one item. */
function pendingOf(db: Firestore, { tipo, itemId }: ReportedItem): Promise<Report[]> {
  const pending = equal({ itemId, tipo, estado: 'pendiente' });
  return fetchList(parseReport, collection(db, REPORTS), ...pending, limit(PASS));
}

/** Whether a report of this item was decided about so by this moderator. */
async function hasDecided(
  db: Firestore,
  actor: Person,
  { tipo, itemId }: ReportedItem,
  decision: Decision,
): Promise<boolean> {
  const { estado, accionTomada, comentarioModerador } = outcomeOf(decision, actor);
  const own = equal({ itemId, tipo, estado, moderadorId: actor.uid });
  const reports = await fetchList(parseReport, collection(db, REPORTS), ...own, limit(PASS));
  return reports.some(
    (one) => one.accionTomada === accionTomada && one.comentarioModerador === comentarioModerador,
  );
}

type Content = NonNullable<ReportedContent>;
const isOfForum = (kind: ReportKind): kind is ItemKind => kind === 'tema' || kind === 'respuesta';

/** A part of a commit that names its line of the log. */
type Part = (staged: Staged, ultimoRegistro: string) => void;

/** Looked at and let stand: it names the line, and no report counts any more, so that no later ones close it. */
const judged =
  (kind: ItemKind, id: string): Part =>
  ({ db, batch }, ultimoRegistro) =>
    batch.update(itemRef(db, kind, id), { ultimoRegistro, reportes: 0 });

/** What a decision does to an item of the forum in the commit of its report: hides it, undoes what five reports did, or names its line. */
async function partOf(db: Firestore, accion: ReportAction, report: Report, content: Content): Promise<Part> {
  const { tipo, itemId: id, temaId, titulo } = report;
  const { closedFrom, withdrawn: oculta } = content;
  // What reports did is confirmed: from then on it is the staff's.
  const hides = accion === 'ocultar' && !(oculta && closedFrom === null);
  const restored = accion === 'descartar' ? closedFrom : null;
  if (!hides && restored === null)
    return isOfForum(tipo) && (accion === 'descartar' || accion === 'advertir') ? judged(tipo, id) : () => {};
  const autorId = content.autorId ?? '';
  const topic = hides
    ? await (tipo === 'respuesta' ? fetchTopicOfReply : fetchTopic)(db, temaId)
    : { id: temaId, titulo, autorId, estado: 'cerrado' as const };
  const isShown = tipo === 'respuesta' && (await showsOtherWords(db, { id, temaId }, ''));
  return (staged, ultimoRegistro) => {
    const line = hides ? { ultimoRegistro } : { ultimoRegistro, reportes: 0 };
    if (tipo === 'respuesta') addHidden(staged, topic, { id, temaId, autorId, oculta, isShown }, hides, line);
    else addTopicState(staged, topic, restored ?? 'cerrado', line);
  };
}

/** Deletes what is reported; `also` goes into the commit that takes it away. */
function remove(
  db: Firestore,
  actor: Person,
  { tipo, itemId: id, temaId }: Report,
  { autorId }: Content,
  options: { also: (batch: Writes) => void; signal: AbortSignal | undefined },
): Promise<void> {
  if (tipo === 'tema') return deleteTopic(db, actor, id, options);
  if (tipo === 'respuesta') return deleteReply(db, actor, { id, temaId, autorId: autorId ?? '' }, options);
  return deleteComment(db, actor.uid, { id, articuloId: temaId, autorId }, { also: options.also });
}

/** Whether the decision can still be taken; what was deleted meanwhile may be called deleted. */
function check(actor: Person, { accion }: Decision, report: Report, content: ReportedContent): void {
  if (!content && accion === 'eliminar') return;
  if (possibleActions(actor, report.tipo, content).includes(accion)) return;
  if (!content) throw new ServiceError('not-found', { message: texts.goneMeanwhile });
  throw new ServiceError('permission-denied', { message: texts.notAllowed });
}

/** Decides about the first pending report of an item, in one commit with what that brings about; gives the others. */
async function decideFirst(
  db: Firestore,
  actor: Person,
  item: ReportedItem,
  decision: Decision,
  signal: AbortSignal | undefined,
): Promise<Report[]> {
  const [content, [first, ...others]] = await Promise.all([fetchReportedItem(db, item), pendingOf(db, item)]);
  if (!first) {
    const some = equal({ itemId: item.itemId, tipo: item.tipo });
    const [report] = await fetchList(parseReport, collection(db, REPORTS), ...some, limit(1));
    if (!report) throw new ServiceError('not-found', { message: texts.missing });
    throw new ServiceError('conflict', { message: texts.taken });
  }
  check(actor, decision, first, content);
  const { accion, comentario: motivo } = decision;
  const { id: reporteId, tipo, itemId: objetivoId, titulo, autorId } = first;
  const addPart = content && (await partOf(db, accion, first, content));
  const lineId = newLineId(db);
  const send = (gone: Gone) => {
    const also = (batch: Writes) => {
      const staged = { db, batch, actor, gone };
      addPart?.(staged, lineId);
      addOutcome(staged, decision, first);
      // By the line's id: the report's would tell the author who reported.
      if (accion === 'advertir' && autorId)
        addReportNotice(staged, decision, first, { para: autorId, id: lineId, clase: tipo });
      addLine(staged, lineId, { accion, tipo, objetivoId, titulo, autorId, motivo, reporteId });
    };
    if (content && accion === 'eliminar') return remove(db, actor, first, content, { also, signal });
    return commit(db, { write: also, again: raced });
  };
  const decide = () => telling(db, [first.reportadorId, autorId ?? ''], send);
  await (isOfForum(tipo) ? withEntry(db, tipo, objetivoId, decide) : decide());
  return others;
}

/**
 * Decides about an item that was reported (spec 2, sections 4 and 7), in one commit with its first report; what reports had
 * hidden or closed is undone when they are discarded, unless the staff decided since. The item's other pending reports follow,
 * five a commit. Gives how many were processed; interrupted, asking again goes on. Four reads and one a report. Throws
 * ServiceError: 'conflict' when somebody else processed it, 'not-found' when the report, the item or a reply's topic is gone,
 * 'permission-denied', also without a session.
 */
export async function processItem(
  db: Firestore,
  actor: Person | null,
  item: ReportedItem,
  asked: Decision,
  { signal }: Control = {},
): Promise<number> {
  demandSignedIn(actor, texts.signedOut);
  const comentario = cleanText(asked.comentario).slice(0, FORUM_LIMITS.comentarioModerador);
  const decision = { ...asked, comentario };
  const name = ['decidir', actor.uid, reportedKey(item), JSON.stringify(decision)];
  const isDone = wasUnanswered(name) && (await hasDecided(db, actor, item, decision));
  const decide = () => decideFirst(db, actor, item, decision, signal);
  // Refused: somebody was faster. What is stored by then says how it goes on, or why not.
  const decided = () => decide().catch(onCode(['permission-denied', 'not-found'], decide));
  const others = isDone ? await pendingOf(db, item) : await noting(name, decided);
  for (let at = 0; at < others.length; at += TOGETHER) {
    const some = others.slice(at, at + TOGETHER);
    const reporters = some.map(({ reportadorId }) => reportadorId);
    const write = (staged: Staged) => {
      for (const report of some) addOutcome(staged, decision, report);
    };
    await act(db, actor, { write, tells: reporters });
  }
  return 1 + others.length;
}

/** One decision about several items. Gives also how many reports were processed, those of the same items included. Never throws. */
export async function processItems(
  db: Firestore,
  actor: Person | null,
  items: readonly ReportedItem[],
  decision: Decision,
  control: Control = {},
): Promise<Bulk & { processed: number }> {
  let processed = 0;
  const work = async (item: ReportedItem) => {
    processed += await processItem(db, actor, item, decision, control);
  };
  const bulk = await oneByOne(new Map(items.map((item) => [reportedKey(item), item])), work, control);
  return { ...bulk, processed };
}
