/** What somebody would try with reports: to count more, as another, or again. */
import {
  deleteDoc,
  doc,
  increment,
  serverTimestamp,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe } from 'vitest';
import { paced } from '../commits';
import { account, type Data } from '../fixtures';
import { addNoticeToBatch, addReport, addReportToBatch, newReport, reportEvent } from '../forum-commits';
import { reply, topic } from '../forum-fixtures';
import type { Attempt } from '../matrix/row';
import { attempts, type Try } from './attempts';

const refuses = attempts('demo-ataques-reportes');
const now = serverTimestamp;
const PAST = Timestamp.fromMillis(0);

/** A report under some id, with the event that names it. */
const reporting =
  (tipo: string, itemId: string, changes: Data = {}, id = `${tipo}_${itemId}_uid-usuario`): Attempt =>
  (db, { uid }) => {
    const batch = writeBatch(db);
    batch.set(doc(db, 'foro_reportes', id), newReport(uid, tipo, itemId, changes));
    batch.update(doc(db, 'usuarios', uid), reportEvent(id));
    return batch.commit();
  };
const standing = (changes: Data) => ({ 'usuarios/uid-usuario': account('usuario', changes) });
const CAME_BACK = {
  'foro_respuestas/denunciada': reply({ fechaCreacion: Timestamp.fromDate(new Date('2024-03-01')) }),
};
const counted =
  (item: Data, changes: Data = {}): Attempt =>
  (db, { uid }) =>
    addReport(db, uid, { item, report: changes });

describe('reports', () => {
  const tries: readonly Try[] = [
    ['usuario', 'one that counts five times', counted({ reportes: increment(5) })],
    ['usuario', 'one that counts backwards', counted({ reportes: increment(-1) })],
    ['usuario', 'one that counts nothing', counted({ reportes: increment(0) })],
    ['usuario', 'one that hides at once', counted({ oculta: true, ocultaPorReportes: true })],
    [
      'usuario',
      'one that hides for the staff',
      counted({ oculta: true, ocultaPorReportes: true, ultimoRegistro: 'linea' }),
    ],
    ['usuario', 'one with an old account of two posts', counted({}), standing({ comentariosCount: 0 })],
    [
      'usuario',
      'one of six days that says that it is older',
      counted({}),
      standing({ fechaRegistro: Timestamp.fromMillis(Date.now() - 6 * 86_400_000) }),
    ],
    [
      'sin-verificar',
      'one that counts without a proven e-mail',
      counted({}),
      { 'usuarios/uid-sin-verificar': account('sin-verificar', { nombre: 'Nombre de sin-verificar' }) },
    ],
    [
      'suspendido',
      'one while suspended',
      (db, { uid }) => addReport(db, uid, { item: null, report: { reportadorNuevo: true } }),
    ],
    [
      'usuario',
      'one in the name of the staff',
      reporting(
        'respuesta',
        'primera',
        { reportadorId: 'uid-editor', reportadorNombre: 'Nombre de editor' },
        'respuesta_primera_uid-editor',
      ),
    ],
    [
      'usuario',
      'one of a comment as of an article',
      reporting(
        'articulo',
        'publicado/comentarios/suyo',
        { temaId: 'publicado/comentarios/suyo' },
        'articulo_suyo_uid-usuario',
      ),
    ],
    [
      'usuario',
      'one of a revision',
      reporting(
        'articulo',
        'publicado/revisiones/1',
        { temaId: 'publicado/revisiones/1', titulo: 'Altares de Marib', autorId: 'uid-autor' },
        'articulo_1_uid-usuario',
      ),
    ],
    ['usuario', 'one of an account', reporting('respuesta', '../usuarios/uid-otro')],
    ['usuario', 'one of a topic as a reply', reporting('respuesta', 'ajeno', { temaId: 'ajeno' })],
    [
      'usuario',
      'one under a longer id',
      reporting('respuesta', 'primera', {}, 'respuesta_primera_uid-usuario_2'),
    ],
    ['usuario', 'what stayed once more', (db, { uid }) => addReport(db, uid, { id: 'denunciada' })],
    [
      'usuario',
      'what was reported before, dated back',
      (db, { uid }) => addReport(db, uid, { id: 'denunciada', report: { fechaReporte: PAST } }),
      CAME_BACK,
    ],
    [
      'usuario',
      'what came back, as processed',
      (db, { uid }) => addReport(db, uid, { id: 'denunciada', report: { estado: 'descartado' } }),
      CAME_BACK,
    ],
    [
      'editor',
      "what came back, by another's report",
      (db) =>
        updateDoc(doc(db, 'foro_reportes/respuesta_denunciada_uid-usuario'), {
          motivo: 'x',
          fechaReporte: now(),
        }),
      CAME_BACK,
    ],
    [
      'otro',
      'its own reply that came back, by the report of another',
      (db) =>
        updateDoc(doc(db, 'foro_reportes/respuesta_denunciada_uid-usuario'), {
          estado: 'descartado',
          fechaReporte: now(),
        }),
      CAME_BACK,
    ],
    [
      'usuario',
      'takes its report back',
      (db) => deleteDoc(doc(db, 'foro_reportes/respuesta_denunciada_uid-usuario')),
    ],
    [
      'usuario',
      'discards its report',
      (db) => updateDoc(doc(db, 'foro_reportes/respuesta_denunciada_uid-usuario'), { estado: 'descartado' }),
    ],
    [
      'otro',
      'takes the count off its topic',
      (db, { uid }) => {
        const batch = writeBatch(db);
        batch.update(doc(db, 'foro_temas/ajeno'), { reportes: 0 });
        batch.update(doc(db, 'usuarios', uid), {
          ultimaActividad: now(),
          ultimoEvento: { tipo: 'edicion', id: 'ajeno', clase: 'tema' },
          ...paced('edicion'),
        });
        return batch.commit();
      },
      { 'foro_temas/ajeno': topic({ reportes: 4 }, 'otro') },
    ],
    [
      'usuario',
      'reports two replies by one, of which one counts the other',
      (db, { uid }) => {
        const batch = writeBatch(db);
        addReportToBatch(batch, db, uid, {});
        batch.update(doc(db, 'foro_respuestas/segunda'), { reportes: increment(1) });
        return batch.commit();
      },
    ],
    [
      'usuario',
      'tells an author that its reply was hidden',
      (db, { uid }) => {
        const batch = writeBatch(db);
        addReportToBatch(batch, db, uid, {});
        addNoticeToBatch(batch, db, uid, 'uid-otro', 'respuesta_oculta_primera', {
          tipo: 'respuesta_oculta',
          respuestaId: 'primera',
          autorId: '',
          mensaje: '',
        });
        return batch.commit();
      },
    ],
  ];
  refuses(tries);
});
