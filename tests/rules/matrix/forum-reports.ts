import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { account, comment, type Data, TITLE } from '../fixtures';
import { addReport, addReportToBatch, newReport, reportEvent } from '../forum-commits';
import { reply, report as stored } from '../forum-fixtures';
import { type Attempt, everyoneBut, type Row, rowsOf } from './row';

const MATCH = '/foro_reportes/{reporte}';
const STORED = 'foro_reportes/respuesta_denunciada_uid-usuario';
/** Nobody's: one that is not there and one that is answer its author alike. */
const ABSENT = 'foro_reportes/respuesta_segunda_uid-ausente';
const member = rowsOf(MATCH, ['usuario']);
const moderators = rowsOf(MATCH, ['moderador', 'administrador']);
const others = rowsOf(MATCH, everyoneBut('moderador', 'administrador'));
const past = Timestamp.fromMillis(0);

const report =
  (changes: Data): Attempt =>
  (db, { uid }) =>
    addReport(db, uid, { report: changes });
const process =
  (changes: Data = {}, path = STORED): Attempt =>
  (db, { uid }) =>
    updateDoc(doc(db, path), {
      estado: 'revisado',
      accionTomada: 'ocultar',
      moderadorId: uid,
      moderadorNombre: `Nombre de ${uid.replace('uid-', '')}`,
      fechaRevision: serverTimestamp(),
      comentarioModerador: null,
      ...changes,
    });

/** Its own report, and one more that the same count would prove. */
const reportTwice =
  (id: string, changes: Data): Attempt =>
  (db, { uid }) => {
    const batch = writeBatch(db);
    addReportToBatch(batch, db, uid, {});
    batch.set(doc(db, 'foro_reportes', id), newReport(uid, 'respuesta', 'primera', changes));
    return batch.commit();
  };

const WRONG: readonly [string, Data][] = [
  ['with one more field', { html: '' }],
  ['of no kind', { tipo: 'otro' }],
  ["in another's name", { reportadorId: 'uid-otro' }],
  ['under another name', { reportadorNombre: 'Otro' }],
  ['without a reason', { motivo: ' ' }],
  ['with a reason of 501 characters', { motivo: 'x'.repeat(501) }],
  ['long ago', { fechaReporte: past }],
  ['that was processed', { estado: 'revisado' }],
  ['with a moderator', { moderadorId: 'uid-usuario' }],
  ['with a review', { fechaRevision: past }],
  ['with an action', { accionTomada: 'eliminar' }],
  ['with a comment', { comentarioModerador: 'x' }],
  ['of another topic', { temaId: 'ajeno' }],
  ['with another title', { titulo: 'Gana dinero' }],
  ['of another author', { autorId: 'uid-autor' }],
  ['as a newcomer', { reportadorNuevo: true }],
  ['as half a newcomer', { reportadorNuevo: null }],
];
const WRONG_PROCESS: readonly [string, Data][] = [
  ['with no action', { accionTomada: null }],
  ['with an action that is none', { accionTomada: 'quemar' }],
  ['as discarded, with an action', { estado: 'descartado' }],
  ['as pending', { estado: 'pendiente' }],
  ["in another's name", { moderadorId: 'uid-otro' }],
  ['under another name', { moderadorNombre: 'Otro' }],
  ['in the past', { fechaRevision: past }],
  ['with a long comment', { comentarioModerador: 'x'.repeat(501) }],
  ['with a list for a comment', { comentarioModerador: ['x'] }],
  ['and change its reason', { motivo: 'Otro' }],
];

/** Of the library: an article and one of its comments. */
const ofLibrary =
  (tipo: string, itemId: string, changes: Data = {}): Attempt =>
  (db, { uid }) => {
    const id = `${tipo}_${itemId}_${uid}`;
    const batch = writeBatch(db);
    batch.set(doc(db, 'foro_reportes', id), {
      ...newReport(uid, tipo, itemId),
      temaId: 'publicado',
      titulo: TITLE,
      autorId: 'uid-autor',
      ...changes,
    });
    batch.update(doc(db, 'usuarios', uid), reportEvent(id));
    return batch.commit();
  };
/** Somebody without standing: its report arrives, and counts nothing. */
const newcomerReports =
  (item: Data | null, changes: Data = { reportadorNuevo: true }): Attempt =>
  (db, { uid }) =>
    addReport(db, uid, { report: changes, item });
/** By who has all of a standing but the proof of its e-mail. */
const UNPROVEN = rowsOf(MATCH, ['sin-verificar']).mayNot(
  'create',
  'have its report counted without a proven e-mail',
  report({}),
  { 'usuarios/uid-sin-verificar': account('sin-verificar', { nombre: 'Nombre de sin-verificar' }) },
);
const LIBRARY: readonly Row[] = [
  UNPROVEN,
  member.may('create', 'report an article', ofLibrary('articulo', 'publicado')),
  member.may('create', 'report a comment', ofLibrary('comentario', 'suyo', { autorId: 'uid-otro' })),
  member.may(
    'create',
    'report a comment without an account',
    ofLibrary('comentario', 'antiguo', { autorId: null }),
  ),
  member.mayNot(
    'create',
    'report its own comment',
    ofLibrary('comentario', 'c1', { autorId: 'uid-usuario' }),
  ),
  member.mayNot(
    'create',
    'report a reply as something of the library',
    ofLibrary('publicidad', 'primera', { autorId: 'uid-otro' }),
  ),
  member.mayNot(
    'create',
    'report an article under another title',
    ofLibrary('articulo', 'publicado', { titulo: 'x' }),
  ),
  member.mayNot(
    'create',
    'report an article as of another',
    ofLibrary('articulo', 'publicado', { autorId: 'uid-otro' }),
  ),
  member.mayNot(
    'create',
    'report an article in another',
    ofLibrary('articulo', 'publicado', { temaId: 'guardado' }),
  ),
  member.mayNot(
    'create',
    'report an article long ago',
    ofLibrary('articulo', 'publicado', { fechaReporte: past }),
  ),
  member.mayNot('create', 'report a draft', ofLibrary('articulo', 'borrador', { temaId: 'borrador' })),
  member.mayNot(
    'create',
    'report a comment as something else',
    ofLibrary('otro', 'suyo', { autorId: 'uid-otro' }),
  ),
  member.mayNot(
    'create',
    'report a comment that is called as its article as something else',
    ofLibrary('otro', 'publicado', { autorId: 'uid-otro' }),
    { 'articulos/publicado/comentarios/publicado': comment('publicado', 'uid-otro') },
  ),
  member.mayNot('create', 'report a comment that is not there', ofLibrary('comentario', 'nada')),
];

/** A reply that was deleted and came back under its id, after a report of the first. */
const CAME_BACK = {
  'foro_respuestas/denunciada': reply({ fechaCreacion: Timestamp.fromDate(new Date('2024-03-01')) }),
};
const reportAgain =
  (changes: Data = {}, own: Data | null = {}): Attempt =>
  (db, { uid }) =>
    addReport(db, uid, { id: 'denunciada', report: changes, own });
const AGAIN: readonly Row[] = [
  member.may('update', 'report what came back under its id', reportAgain(), CAME_BACK),
  member.may(
    'update',
    'report a comment that came back under its id',
    ofLibrary('comentario', 'suyo', { autorId: 'uid-otro' }),
    {
      'foro_reportes/comentario_suyo_uid-usuario': stored({
        tipo: 'comentario',
        itemId: 'suyo',
        fechaReporte: Timestamp.fromDate(new Date('2024-01-31')),
      }),
    },
  ),
  member.mayNot('update', 'report what came back, without a reason', reportAgain({ motivo: ' ' }), CAME_BACK),
  member.mayNot('update', 'report what came back at no pace', reportAgain({}, null), CAME_BACK),
  member.mayNot('update', 'report what stayed once more', reportAgain()),
];

const NEW: readonly Row[] = [
  rowsOf(MATCH, everyoneBut('visitante', 'nuevo', 'otro', 'suspendido', 'pendiente')).may(
    'create',
    'report',
    report({}),
  ),
  rowsOf(MATCH, ['nuevo']).mayNot('create', 'report without an account', report({})),
  rowsOf(MATCH, ['suspendido', 'pendiente']).mayNot(
    'create',
    'report while suspended or pending',
    newcomerReports(null),
  ),
  member.mayNot(
    'create',
    "report in another's name beside its own",
    reportTwice('respuesta_primera_uid-autor', { reportadorId: 'uid-autor' }),
  ),
  member.mayNot('create', 'report under another id beside its own', reportTwice('otro', {})),
  member.mayNot(
    'create',
    'report as another kind beside its own',
    reportTwice('otro_primera_uid-usuario', { tipo: 'otro' }),
  ),
  rowsOf(MATCH, ['visitante']).mayNot('create', 'report as somebody', (db) => addReport(db, 'uid-usuario')),
  rowsOf(MATCH, ['otro']).mayNot('create', 'report its own reply', report({})),
  ...WRONG.map(([what, changes]) => member.mayNot('create', `report ${what}`, report(changes))),
  member.mayNot('create', 'report at no pace', (db, { uid }) => addReport(db, uid, { own: null })),
  member.mayNot('create', 'report without counting it', (db, { uid }) => addReport(db, uid, { item: null })),
  member.mayNot('create', 'report and count it twice', (db, { uid }) =>
    addReport(db, uid, { item: { reportes: increment(2) } }),
  ),
  member.mayNot('create', 'report the same again', (db, { uid }) => addReport(db, uid, { id: 'denunciada' })),
  ...AGAIN,
  member.mayNot('create', 'report under another id', (db, { uid }) => {
    const batch = writeBatch(db);
    batch.set(doc(db, 'foro_reportes/otro'), newReport(uid, 'respuesta', 'primera'));
    batch.update(doc(db, 'foro_respuestas/primera'), { reportes: increment(1) });
    batch.update(doc(db, 'usuarios', uid), reportEvent('otro'));
    return batch.commit();
  }),
  member.may('create', 'report a topic', (db, { uid }) => addReport(db, uid, { kind: 'tema', id: 'ajeno' })),
  ...LIBRARY,
  member.mayNot('create', 'report a topic as of another', (db, { uid }) =>
    addReport(db, uid, { kind: 'tema', id: 'ajeno', report: { temaId: 'abierto' } }),
  ),
];

const young = { 'usuarios/uid-usuario': account('usuario', { fechaRegistro: Timestamp.now() }) };
const silent = { 'usuarios/uid-usuario': account('usuario', { comentariosCount: 0 }) };
const NEWCOMERS: readonly Row[] = [
  member.may('create', 'report as a newcomer, a day old', newcomerReports(null), young),
  member.may('create', 'report as a newcomer who has written two', newcomerReports(null), silent),
  member.may(
    'create',
    'report an article as a newcomer',
    ofLibrary('articulo', 'publicado', { reportadorNuevo: true }),
    young,
  ),
  member.mayNot('create', 'report an article as of one', ofLibrary('articulo', 'publicado'), young),
  member.mayNot(
    'create',
    'report as a newcomer under another id',
    (db, { uid }) => {
      const batch = writeBatch(db);
      const changes = { reportadorNuevo: true };
      batch.set(doc(db, 'foro_reportes/otro'), newReport(uid, 'respuesta', 'primera', changes));
      batch.update(doc(db, 'usuarios', uid), reportEvent('otro'));
      return batch.commit();
    },
    young,
  ),
  member.mayNot('create', 'count the report of a newcomer', newcomerReports({}), young),
  member.mayNot('create', 'hide that it is a newcomer', newcomerReports({}, {}), young),
  member.mayNot('create', 'hide that it is a newcomer without counting it', newcomerReports(null, {}), young),
  member.mayNot('create', 'hide that it has written two', newcomerReports({}, {}), silent),
];

/** Reports of topics and replies. */
export const FORUM_REPORTS: readonly Row[] = [
  rowsOf(MATCH, ['usuario', 'moderador', 'administrador']).may('get', 'read a report', (db) =>
    getDoc(doc(db, STORED)),
  ),
  rowsOf(MATCH, everyoneBut('usuario', 'moderador', 'administrador')).mayNot(
    'get',
    "read another's report",
    (db) => getDoc(doc(db, STORED)),
  ),
  rowsOf(MATCH, everyoneBut('visitante')).may('get', 'ask whether it reported an item', (db, { uid }) =>
    getDoc(doc(db, `foro_reportes/respuesta_segunda_${uid}`)),
  ),
  others.mayNot('get', 'ask whether another reported an item', (db) => getDoc(doc(db, ABSENT))),
  moderators.may('get', 'ask whether somebody reported an item', (db) => getDoc(doc(db, ABSENT))),
  rowsOf(MATCH, ['otro']).may('get', 'read a report with administrarForo', (db) => getDoc(doc(db, STORED)), {
    'usuarios/uid-otro': account('otro', { permisos: { administrarForo: true } }),
  }),
  moderators.may('list', 'list reports', (db) => getDocs(query(collection(db, 'foro_reportes'), limit(25)))),
  others.mayNot('list', 'list reports', (db) => getDocs(query(collection(db, 'foro_reportes'), limit(25)))),
  moderators.mayNot('list', 'list 51 reports', (db) =>
    getDocs(query(collection(db, 'foro_reportes'), limit(51))),
  ),
  ...NEW,
  ...NEWCOMERS,
  moderators.may('update', 'process a report', process()),
  moderators.may(
    'update',
    'discard a report with a comment',
    process({ estado: 'descartado', accionTomada: null, comentarioModerador: 'No procede' }),
  ),
  others.mayNot('update', 'process a report', process()),
  ...WRONG_PROCESS.map(([what, changes]) =>
    rowsOf(MATCH, ['moderador']).mayNot('update', `process a report ${what}`, process(changes)),
  ),
  moderators.mayNot(
    'update',
    'process a report twice',
    process({}, 'foro_reportes/respuesta_denunciada_uid-editor'),
  ),
  rowsOf(MATCH).mayNot('delete', 'delete a report', (db) => deleteDoc(doc(db, STORED))),
];

const SUMMARY = '/foro_estadisticas/resumen';
const PATH = 'foro_estadisticas/resumen';
const admin = rowsOf(SUMMARY, ['administrador']);
const nobodyElse = rowsOf(SUMMARY, everyoneBut('administrador'));
const figures =
  (changes: Data = {}): Attempt =>
  (db) =>
    setDoc(doc(db, PATH), {
      fechaActualizacion: serverTimestamp(),
      totalCategorias: 1,
      totalTemas: 2,
      totalRespuestas: 3,
      usuariosActivos: 4,
      ...changes,
    });

/** The figures of the last recalculation. */
export const FORUM_SUMMARY: readonly Row[] = [
  rowsOf(SUMMARY).may('get', 'read the figures', (db) => getDoc(doc(db, PATH))),
  rowsOf(SUMMARY).mayNot('list', 'list the figures', (db) =>
    getDocs(query(collection(db, 'foro_estadisticas'), limit(1))),
  ),
  admin.may('create', 'write the figures', figures(), { [PATH]: null }),
  nobodyElse.mayNot('create', 'write the figures', figures(), { [PATH]: null }),
  admin.may('update', 'write the figures', figures()),
  rowsOf(SUMMARY, ['otro']).may('update', 'write the figures with verEstadisticasForo', figures(), {
    'usuarios/uid-otro': account('otro', { permisos: { verEstadisticasForo: true } }),
  }),
  nobodyElse.mayNot('update', 'write the figures', figures()),
  ...Object.entries({
    fechaActualizacion: past,
    totalCategorias: 'x',
    totalTemas: 'x',
    totalRespuestas: 'x',
    usuariosActivos: 'x',
    email: 'x',
    actividadPorDia: { lunes: 1 },
  }).map(([field, value]) => admin.mayNot('update', `write another ${field}`, figures({ [field]: value }))),
  admin.mayNot(
    'update',
    'write the figures of 32 days',
    figures({ actividadPorDia: Array.from({ length: 32 }, () => 1) }),
  ),
  rowsOf(SUMMARY).mayNot('delete', 'delete the figures', (db) => deleteDoc(doc(db, PATH))),
];
