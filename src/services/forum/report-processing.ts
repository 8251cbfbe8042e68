import { collection, type Firestore, limit, serverTimestamp, type WriteBatch } from 'firebase/firestore/lite';
import { FORUM_LIMITS } from '@/model/forum/limits';
import {
  parseReport,
  possibleActions,
  type Report,
  type ReportAction,
  type ReportedContent,
  type ReportedItem,
  reportedKey,
} from '@/model/forum/report';
import * as staffForum from '@/model/messages/forum-moderation';
import { deleteComment } from '../comments/writing';
import { commitStaged } from '../firestore/contention';
import { ServiceError, toServiceError } from '../firestore/errors';
import { equal, fetchDoc, fetchList } from '../firestore/lists';
import { type Bulk, type Control, oneByOne } from '../firestore/long-work';
import { REPORTS, reportRef } from './data';
import { deleteReply, deleteTopic } from './deletion';
import { addHidden, addRestored, addTopicState } from './moderation';
import { fetchReply } from './replies';
import { fetchReportedItem } from './report-queue';
import { addLine, newLineId } from './staff-log';
import { fetchTopic } from './topics';
import { addNotice, commitActs, type Gone, type Person, type Staged, telling } from './writer';

const texts = staffForum.reports.errors;

/** Pending reports of one item closed in one pass: the rules list 50 at most, and the next pass takes the rest. */
const PASS = 50;
/** Reports in one commit, of each of which the rules read it and its reporter's account: 20 documents is what production allows. */
const TOGETHER = 5;

export interface Decision {
  accion: ReportAction;
  comentario: string;
}

/** What a decision leaves on each report. */
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
function addReportNotice(staged: Staged, decision: Decision, report: Report, para: string): void {
  const { id, titulo, temaId, tipo, itemId } = report;
  const { accionTomada: accion, comentarioModerador: comentario } = outcomeOf(decision, staged.actor);
  addNotice(staged, {
    tipo: 'reporte_procesado',
    para,
    topic: { id: temaId, titulo },
    respuestaId: tipo === 'respuesta' ? itemId : null,
    report: { id, accion, comentario },
  });
}

/** A report that is decided about, in the commit, and its reporter told. */
function addOutcome(staged: Staged, decision: Decision, report: Report): void {
  staged.batch.update(reportRef(staged.db, report.id), outcomeOf(decision, staged.actor));
  addReportNotice(staged, decision, report, report.reportadorId);
}

/**
 * The first report of an item with what it brings about: the line of the log, the author who is warned, and what reports had
 * hidden or closed back as it was when they are discarded.
 */
function addDecision(
  staged: Staged,
  decision: Decision,
  report: Report,
  content: ReportedContent,
  lineId: string,
): void {
  const { accion, comentario: motivo } = decision;
  const { id: reporteId, tipo, itemId: objetivoId, titulo, autorId } = report;
  addOutcome(staged, decision, report);
  if (accion === 'advertir' && autorId) addReportNotice(staged, decision, report, autorId);
  if (accion === 'descartar' && content?.closedFrom) addRestored(staged, report, content.closedFrom, lineId);
  addLine(staged, lineId, { accion, tipo, objetivoId, titulo, autorId, motivo, reporteId });
}

/** Every pending report of one item. */
function pendingOf(db: Firestore, { tipo, itemId }: ReportedItem): Promise<Report[]> {
  const pending = equal({ itemId, tipo, estado: 'pendiente' });
  return fetchList(parseReport, collection(db, REPORTS), ...pending, limit(PASS));
}

type Commit = (also: (batch: WriteBatch) => void, gone: Gone) => Promise<void>;

/** How the decision is brought about: one commit, to which the report and its notices are added. */
function commitOf(
  db: Firestore,
  actor: Person,
  { accion }: Decision,
  report: Report,
  content: ReportedContent,
  lineId: string,
  signal: AbortSignal | undefined,
): Commit {
  const alone: Commit = (also) => commitStaged(db, also);
  const { tipo, itemId, temaId } = report;
  if (!content || accion === 'descartar' || accion === 'advertir') return alone;
  // What reports did is confirmed: from then on it is the staff's.
  const isDone = content.withdrawn && content.closedFrom === null;
  if (accion === 'ocultar') return isDone ? alone : hiding(db, actor, report, lineId);
  if (tipo === 'tema') return (also) => deleteTopic(db, actor, itemId, { also, signal });
  const { autorId } = content;
  if (tipo === 'respuesta')
    return (also) => deleteReply(db, actor, { id: itemId, temaId, autorId: autorId ?? '' }, { also });
  return (also) => deleteComment(db, actor.uid, { id: itemId, articuloId: temaId, autorId }, { also });
}

/** Closes the topic or hides the reply, which names the line of the log. */
function hiding(db: Firestore, actor: Person, report: Report, ultimoRegistro: string): Commit {
  return async (also, gone) => {
    const topic = await fetchTopic(db, report.temaId);
    const reply = report.tipo === 'respuesta' ? await fetchReply(db, report.itemId) : null;
    const stage = (staged: Staged) => {
      if (reply) addHidden(staged, topic, reply, true, { ultimoRegistro });
      else addTopicState(staged, topic, 'cerrado', { ultimoRegistro });
      also(staged.batch);
    };
    await commitActs(db, actor, stage, gone);
  };
}

/** What reports had closed as it is now, where that is another thing than what was read before; otherwise null. */
async function changedMeanwhile(
  db: Firestore,
  item: ReportedItem,
  before: ReportedContent,
  cause: unknown,
): Promise<ReportedContent | null> {
  if (!before?.closedFrom || toServiceError(cause).code !== 'permission-denied') return null;
  const now = await fetchReportedItem(db, item);
  return now?.closedFrom === null ? now : null;
}

/** Why a commit was refused: somebody was faster, or the account may not. */
async function refusal(db: Firestore, report: Report, cause: unknown): Promise<ServiceError> {
  const error = toServiceError(cause);
  if (error.code !== 'permission-denied' && error.code !== 'not-found') return error;
  const stored = await fetchDoc(reportRef(db, report.id));
  if (stored.exists() && parseReport(report.id, stored.data()).estado !== 'pendiente')
    return new ServiceError('conflict', { message: texts.taken, cause });
  return error.code === 'not-found'
    ? new ServiceError('not-found', { message: texts.goneMeanwhile, cause })
    : new ServiceError('permission-denied', { message: texts.notAllowed, cause });
}

/** Whether the decision can still be taken; what was deleted meanwhile may be called deleted. */
function check(actor: Person, { accion }: Decision, report: Report, content: ReportedContent): void {
  if (!content && accion === 'eliminar') return;
  if (possibleActions(actor, report.tipo, content).includes(accion)) return;
  if (!content) throw new ServiceError('not-found', { message: texts.goneMeanwhile });
  const message = accion === 'advertir' && content.autorId === null ? texts.noAuthor : texts.notAllowed;
  throw new ServiceError('permission-denied', { message });
}

/**
 * Decides about an item that was reported (spec 2, sections 4 and 7), in one commit with its first report; what reports had
 * hidden or closed is undone when they are discarded, unless the staff decided since. The item's other pending reports follow,
 * five a commit. Gives how many were processed; interrupted, asking again goes on. Three reads and one a report. Throws
 * ServiceError: 'conflict' when somebody else processed it, 'not-found' when the item is gone, 'permission-denied'.
 */
export async function processItem(
  db: Firestore,
  actor: Person,
  item: ReportedItem,
  asked: Decision,
  { signal }: Control = {},
): Promise<number> {
  const decision = {
    accion: asked.accion,
    comentario: asked.comentario.trim().slice(0, FORUM_LIMITS.comentarioModerador),
  };
  const [content, [first, ...others]] = await Promise.all([fetchReportedItem(db, item), pendingOf(db, item)]);
  if (!first) throw new ServiceError('conflict', { message: texts.taken });
  check(actor, decision, first, content);
  const decide = async (seen: ReportedContent) => {
    const lineId = newLineId(db);
    const commit = commitOf(db, actor, decision, first, seen, lineId, signal);
    await telling(db, [first.reportadorId, first.autorId ?? ''], (gone) =>
      commit((batch) => addDecision({ db, batch, actor, gone }, decision, first, seen, lineId), gone),
    );
  };
  try {
    await decide(content).catch(async (cause: unknown) => {
      // Somebody of the staff decided about what reports had hidden: then there is nothing to undo.
      const now = await changedMeanwhile(db, item, content, cause);
      if (now === null) throw cause;
      await decide(now);
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw await refusal(db, first, cause);
  }
  for (let at = 0; at < others.length; at += TOGETHER) {
    const some = others.slice(at, at + TOGETHER);
    const reporters = some.map(({ reportadorId }) => reportadorId);
    const stage = (staged: Staged) => {
      for (const report of some) addOutcome(staged, decision, report);
    };
    await telling(db, reporters, (gone) => commitActs(db, actor, stage, gone));
  }
  return 1 + others.length;
}

/** One decision about several items. Gives also how many reports were processed, those of the same items included. Never throws. */
export async function processItems(
  db: Firestore,
  actor: Person,
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
