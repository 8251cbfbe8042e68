import { type Firestore, serverTimestamp, type WriteBatch } from 'firebase/firestore/lite';
import type { Report, ReportAction, ReportedContent } from '@/model/forum/report';
import { reportRef } from './data';
import { addRestoredToBatch } from './moderation';
import { addLineToBatch, type StaffActor } from './staff-log';
import { addNoticeToBatch, type Gone } from './writer';

export interface Decision {
  accion: ReportAction;
  comentario: string;
}

/** What a decision leaves on each report. */
function outcomeOf({ accion, comentario }: Decision, moderator: StaffActor) {
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
function addReportNoticeToBatch(
  batch: WriteBatch,
  db: Firestore,
  actor: StaffActor,
  decision: Decision,
  { para, report, gone }: { para: string; report: Report; gone: Gone },
): void {
  const { id, titulo, temaId, tipo, itemId } = report;
  const { accionTomada: accion, comentarioModerador: comentario } = outcomeOf(decision, actor);
  const notice = {
    tipo: 'reporte_procesado',
    para,
    actor,
    titulo,
    temaId,
    respuestaId: tipo === 'respuesta' ? itemId : null,
    report: { id, accion, comentario },
  } as const;
  addNoticeToBatch(batch, db, notice, gone);
}

/** A report that is decided about, in the commit, and its reporter told. */
export function addOutcomeToBatch(
  batch: WriteBatch,
  db: Firestore,
  actor: StaffActor,
  decision: Decision,
  report: Report,
  gone: Gone,
): void {
  batch.update(reportRef(db, report.id), outcomeOf(decision, actor));
  addReportNoticeToBatch(batch, db, actor, decision, { para: report.reportadorId, report, gone });
}

/**
 * The first report of an item with what it brings about: the line of the log, the author who is warned, and what reports had
 * hidden or closed back as it was when they are discarded.
 */
export function addDecisionToBatch(
  batch: WriteBatch,
  db: Firestore,
  actor: StaffActor,
  decision: Decision,
  report: Report,
  content: ReportedContent,
  lineId: string,
  gone: Gone,
): void {
  const { accion, comentario } = decision;
  addOutcomeToBatch(batch, db, actor, decision, report, gone);
  if (accion === 'advertir' && report.autorId)
    addReportNoticeToBatch(batch, db, actor, decision, { para: report.autorId, report, gone });
  if (accion === 'descartar' && !content.gone && content.closedFrom !== null)
    addRestoredToBatch(batch, db, report, content.closedFrom, lineId);
  const { id: reporteId, tipo, itemId: objetivoId, titulo, autorId } = report;
  const line = { accion, tipo, objetivoId, titulo, autorId, motivo: comentario, reporteId };
  addLineToBatch(batch, db, actor, lineId, line);
}
