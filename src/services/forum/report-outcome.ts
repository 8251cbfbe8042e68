import { serverTimestamp } from 'firebase/firestore/lite';
import type { Participant } from '@/model/forum/mentions';
import type { Report, ReportAction, ReportedContent } from '@/model/forum/report';
import { reportRef } from './data';
import { addRestored } from './moderation';
import { addLine } from './staff-log';
import { addNotice, type Staged } from './writer';

export interface Decision {
  accion: ReportAction;
  comentario: string;
}

/** What a decision leaves on each report. */
function outcomeOf({ accion, comentario }: Decision, moderator: Participant) {
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
export function addOutcome(staged: Staged, decision: Decision, report: Report): void {
  staged.batch.update(reportRef(staged.db, report.id), outcomeOf(decision, staged.actor));
  addReportNotice(staged, decision, report, report.reportadorId);
}

/**
 * The first report of an item with what it brings about: the line of the log, the author who is warned, and what reports had
 * hidden or closed back as it was when they are discarded.
 */
export function addDecision(
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
  if (accion === 'descartar' && !content.gone && content.closedFrom !== null)
    addRestored(staged, report, content.closedFrom, lineId);
  addLine(staged, lineId, { accion, tipo, objetivoId, titulo, autorId, motivo, reporteId });
}
