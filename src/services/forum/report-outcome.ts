import { doc, type Firestore, serverTimestamp, type WriteBatch } from 'firebase/firestore/lite';
import { noticeId } from '@/model/forum/notice';
import type { Report, ReportAction, ReportedContent } from '@/model/forum/report';
import { ACCOUNTS } from '../users/data';
import { reportRef } from './data';
import { addRestoredToBatch } from './moderation';
import { addLineToBatch, type NewLogLine, type StaffActor } from './staff-log';
import { DEPARTED, type Gone } from './writer';

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

interface Told {
  para: string;
  report: Report;
  gone: Gone;
}

/** Tells somebody that a report was processed; the rules hold every word of it to the report and the account. */
function addReportNoticeToBatch(
  batch: WriteBatch,
  db: Firestore,
  actor: StaffActor,
  decision: Decision,
  { para, report, gone }: Told,
): void {
  if (para === actor.uid || para === DEPARTED || gone.has(para)) return;
  const { accionTomada, comentarioModerador } = outcomeOf(decision, actor);
  batch.set(doc(db, ACCOUNTS, para, 'notificaciones', noticeId('reporte_procesado', report.id)), {
    tipo: 'reporte_procesado',
    titulo: report.titulo,
    mensaje: actor.nombre,
    temaId: report.temaId,
    respuestaId: report.tipo === 'respuesta' ? report.itemId : null,
    autorId: actor.uid,
    moderadorId: actor.uid,
    reporteId: report.id,
    accion: accionTomada,
    comentario: comentarioModerador,
    fecha: serverTimestamp(),
    leida: false,
    cuenta: 1,
  });
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
  const line: NewLogLine = {
    accion,
    tipo: report.tipo,
    objetivoId: report.itemId,
    titulo: report.titulo,
    autorId: report.autorId,
    motivo: comentario,
    reporteId: report.id,
  };
  addLineToBatch(batch, db, actor, lineId, line);
}
