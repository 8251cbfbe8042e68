import { doc, increment, Timestamp, writeBatch } from 'firebase/firestore/lite';
import { describe } from 'vitest';
import { account, type Given } from '../fixtures';
import { addReport, addReportToBatch } from '../forum-commits';
import { reply, topic } from '../forum-fixtures';
import { attempts, type Try } from './attempts';

/** What somebody would try whose account has no standing: seconds old, or without a proven e-mail. */
const refuses = attempts('demo-ataques-recien-llegado');

const FIFTH = { reportes: increment(1), oculta: true, ocultaPorReportes: true };
const born = account('usuario', { fechaRegistro: Timestamp.now() });
const fourReports: Given = {
  'foro_respuestas/primera': reply({ reportes: 4 }),
  'usuarios/uid-usuario': born,
};
const unproven: Given = {
  'foro_respuestas/primera': reply({ reportes: 4 }),
  'usuarios/uid-sin-verificar': account('sin-verificar'),
};

describe('reports', () => {
  const tries: readonly Try[] = [
    [
      'usuario',
      'the fifth report by an account of today',
      (db, { uid }) => addReport(db, uid, { item: FIFTH }),
      fourReports,
    ],
    [
      'usuario',
      'the fifth report by an account of today that says so',
      (db, { uid }) => addReport(db, uid, { item: FIFTH, report: { reportadorNuevo: true } }),
      fourReports,
    ],
    [
      'sin-verificar',
      'the fifth report without a proven e-mail',
      (db, { uid }) => addReport(db, uid, { item: FIFTH }),
      unproven,
    ],
    [
      'usuario',
      'a counted report beside the uncounted one of something else',
      (db, { uid }) => {
        const batch = writeBatch(db);
        addReportToBatch(batch, db, uid, { report: { reportadorNuevo: true }, item: null });
        batch.update(doc(db, 'foro_temas/ajeno'), { reportes: increment(1) });
        return batch.commit();
      },
      { 'usuarios/uid-usuario': born },
    ],
    [
      'otro',
      'a topic of the staff closed by the fifth report',
      (db, { uid }) =>
        addReport(db, uid, {
          kind: 'tema',
          id: 'abierto',
          item: { estado: 'cerrado', cerradoPorReportes: 'abierto' },
        }),
      { 'foro_temas/abierto': topic({ reportes: 40, autorRol: 'administrador' }) },
    ],
    [
      'otro',
      'the line of a judgement taken off the item',
      (db, { uid }) => addReport(db, uid, { kind: 'tema', id: 'abierto', item: { ultimoRegistro: null } }),
      { 'foro_temas/abierto': topic({ reportes: 4, ultimoRegistro: 'linea' }) },
    ],
  ];
  refuses(tries);
});
