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
import { comment, type Data, TITLE, withAccount } from '../fixtures';
import { addReport, addReportToBatch, newReport, reportEvent } from '../forum-commits';
import { reply, report as stored } from '../forum-fixtures';
import {
  type Attempt,
  acting,
  EVERYONE,
  everyoneBut,
  type Line,
  type Row,
  sending,
  table,
  type Who,
} from './row';

const MATCH = '/foro_reportes/{reporte}';
const STORED = 'foro_reportes/respuesta_denunciada_uid-usuario';
/** Nobody's: one that is not there and one that is answer its author alike. */
const ABSENT = 'foro_reportes/respuesta_segunda_uid-ausente';
const moderators: Who = ['moderador', 'administrador'];
const others: Who = everyoneBut('moderador', 'administrador');
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
// biome-ignore format: a row is a line
const LIBRARY = table(MATCH, 'create', [
  // By who has all of a standing but the proof of its e-mail.
  ['sin-verificar', 'may not', 'have its report counted without a proven e-mail',
    report({}), withAccount('sin-verificar', { nombre: 'Nombre de sin-verificar' })],
  ['usuario',       'may',     'report an article', ofLibrary('articulo', 'publicado')],
  ['usuario',       'may',     'report a comment', ofLibrary('comentario', 'suyo', { autorId: 'uid-otro' })],
  ['usuario',       'may',     'report a comment without an account', ofLibrary('comentario', 'antiguo', { autorId: null })],
  ['usuario',       'may not', 'report its own comment', ofLibrary('comentario', 'c1', { autorId: 'uid-usuario' })],
  ['usuario',       'may not', 'report a reply as something of the library', ofLibrary('publicidad', 'primera', { autorId: 'uid-otro' })],
  ['usuario',       'may not', 'report an article under another title', ofLibrary('articulo', 'publicado', { titulo: 'x' })],
  ['usuario',       'may not', 'report an article as of another', ofLibrary('articulo', 'publicado', { autorId: 'uid-otro' })],
  ['usuario',       'may not', 'report an article in another', ofLibrary('articulo', 'publicado', { temaId: 'guardado' })],
  ['usuario',       'may not', 'report an article long ago', ofLibrary('articulo', 'publicado', { fechaReporte: past })],
  ['usuario',       'may not', 'report a draft', ofLibrary('articulo', 'borrador', { temaId: 'borrador' })],
  ['usuario',       'may not', 'report a comment as something else', ofLibrary('otro', 'suyo', { autorId: 'uid-otro' })],
  ['usuario',       'may not', 'report a comment that is called as its article as something else',
    ofLibrary('otro', 'publicado', { autorId: 'uid-otro' }), { 'articulos/publicado/comentarios/publicado': comment('publicado', 'uid-otro') }],
  ['usuario',       'may not', 'report a comment that is not there', ofLibrary('comentario', 'nada')],
]);

/** A reply that was deleted and came back under its id, after a report of the first. */
const CAME_BACK = {
  'foro_respuestas/denunciada': reply({ fechaCreacion: Timestamp.fromDate(new Date('2024-03-01')) }),
};
const reportAgain =
  (changes: Data = {}, own: Data | null = {}): Attempt =>
  (db, { uid }) =>
    addReport(db, uid, { id: 'denunciada', report: changes, own });
// biome-ignore format: a row is a line
const AGAIN = table(MATCH, 'update', [
  ['usuario', 'may',     'report what came back under its id', reportAgain(), CAME_BACK],
  ['usuario', 'may',     'report a comment that came back under its id',
    ofLibrary('comentario', 'suyo', { autorId: 'uid-otro' }),
    {
      'foro_reportes/comentario_suyo_uid-usuario': stored({
        tipo: 'comentario',
        itemId: 'suyo',
        fechaReporte: Timestamp.fromDate(new Date('2024-01-31')),
      }),
    }],
  ['usuario', 'may not', 'report what came back, without a reason', reportAgain({ motivo: ' ' }), CAME_BACK],
  ['usuario', 'may not', 'report what came back at no pace', reportAgain({}, null), CAME_BACK],
  ['usuario', 'may not', 'report what stayed once more', reportAgain()],
]);

// biome-ignore format: a row is a line
const NEW: readonly Row[] = [
  ...table(MATCH, 'create', [
    [everyoneBut('visitante', 'nuevo', 'otro', 'suspendido', 'pendiente'), 'may',     'report', report({})],
    ['nuevo',                'may not', 'report without an account', report({})],
    [['suspendido', 'pendiente'], 'may not', 'report while suspended or pending', newcomerReports(null)],
    ['usuario',              'may not', "report in another's name beside its own",
      reportTwice('respuesta_primera_uid-autor', { reportadorId: 'uid-autor' })],
    ['usuario',              'may not', 'report under another id beside its own', reportTwice('otro', {})],
    ['usuario',              'may not', 'report as another kind beside its own', reportTwice('otro_primera_uid-usuario', { tipo: 'otro' })],
    ['visitante',            'may not', 'report as somebody', sending(addReport, 'uid-usuario')],
    ['otro',                 'may not', 'report its own reply', report({})],
    ...WRONG.map(([what, changes]): Line => ['usuario', 'may not', `report ${what}`, report(changes)]),
    ['usuario',              'may not', 'report at no pace', acting(addReport, { own: null })],
    ['usuario',              'may not', 'report without counting it', acting(addReport, { item: null })],
    ['usuario',              'may not', 'report and count it twice', acting(addReport, { item: { reportes: increment(2) } })],
    ['usuario',              'may not', 'report the same again', acting(addReport, { id: 'denunciada' })],
    ['usuario',              'may not', 'report under another id', (db, { uid }) => {
      const batch = writeBatch(db);
      batch.set(doc(db, 'foro_reportes/otro'), newReport(uid, 'respuesta', 'primera'));
      batch.update(doc(db, 'foro_respuestas/primera'), { reportes: increment(1) });
      batch.update(doc(db, 'usuarios', uid), reportEvent('otro'));
      return batch.commit();
    }],
    ['usuario',              'may',     'report a topic', acting(addReport, { kind: 'tema', id: 'ajeno' })],
    ['usuario',              'may not', 'report a topic as of another',
      acting(addReport, { kind: 'tema', id: 'ajeno', report: { temaId: 'abierto' } })],
  ]),
  ...AGAIN,
  ...LIBRARY,
];

const young = withAccount('usuario', { fechaRegistro: Timestamp.now() });
const silent = withAccount('usuario', { comentariosCount: 0 });
// biome-ignore format: a row is a line
const NEWCOMERS = table(MATCH, 'create', [
  ['usuario', 'may',     'report as a newcomer, a day old', newcomerReports(null), young],
  ['usuario', 'may',     'report as a newcomer who has written two', newcomerReports(null), silent],
  ['usuario', 'may',     'report an article as a newcomer', ofLibrary('articulo', 'publicado', { reportadorNuevo: true }), young],
  ['usuario', 'may not', 'report an article as of one', ofLibrary('articulo', 'publicado'), young],
  ['usuario', 'may not', 'report as a newcomer under another id', (db, { uid }) => {
    const batch = writeBatch(db);
    const changes = { reportadorNuevo: true };
    batch.set(doc(db, 'foro_reportes/otro'), newReport(uid, 'respuesta', 'primera', changes));
    batch.update(doc(db, 'usuarios', uid), reportEvent('otro'));
    return batch.commit();
  }, young],
  ['usuario', 'may not', 'count the report of a newcomer', newcomerReports({}), young],
  ['usuario', 'may not', 'hide that it is a newcomer', newcomerReports({}, {}), young],
  ['usuario', 'may not', 'hide that it is a newcomer without counting it', newcomerReports(null, {}), young],
  ['usuario', 'may not', 'hide that it has written two', newcomerReports({}, {}), silent],
]);

/** Reports of topics and replies. */
// biome-ignore format: a row is a line
export const FORUM_REPORTS: readonly Row[] = [
  ...table(MATCH, 'get', [
    [['usuario', 'moderador', 'administrador'], 'may',     'read a report', (db) => getDoc(doc(db, STORED))],
    [everyoneBut('usuario', 'moderador', 'administrador'), 'may not', "read another's report", (db) => getDoc(doc(db, STORED))],
    [everyoneBut('visitante'), 'may',     'ask whether it reported an item',
      (db, { uid }) => getDoc(doc(db, `foro_reportes/respuesta_segunda_${uid}`))],
    [others,                 'may not', 'ask whether another reported an item', (db) => getDoc(doc(db, ABSENT))],
    [moderators,             'may',     'ask whether somebody reported an item', (db) => getDoc(doc(db, ABSENT))],
    ['otro',                 'may',     'read a report with administrarForo',
      (db) => getDoc(doc(db, STORED)), withAccount('otro', { permisos: { administrarForo: true } })],
  ]),
  ...table(MATCH, 'list', [
    [moderators, 'may',     'list reports', (db) => getDocs(query(collection(db, 'foro_reportes'), limit(25)))],
    [others,     'may not', 'list reports', (db) => getDocs(query(collection(db, 'foro_reportes'), limit(25)))],
    [moderators, 'may not', 'list 51 reports', (db) => getDocs(query(collection(db, 'foro_reportes'), limit(51)))],
  ]),
  ...NEW,
  ...NEWCOMERS,
  ...table(MATCH, 'update', [
    [moderators, 'may',     'process a report', process()],
    [moderators, 'may',     'discard a report with a comment',
      process({ estado: 'descartado', accionTomada: null, comentarioModerador: 'No procede' })],
    [others,     'may not', 'process a report', process()],
    ...WRONG_PROCESS.map(([what, changes]): Line => ['moderador', 'may not', `process a report ${what}`, process(changes)]),
    [moderators, 'may not', 'process a report twice', process({}, 'foro_reportes/respuesta_denunciada_uid-editor')],
  ]),
  ...table(MATCH, 'delete', [
    [EVERYONE, 'may not', 'delete a report', (db) => deleteDoc(doc(db, STORED))],
  ]),
];

const SUMMARY = '/foro_estadisticas/resumen';
const PATH = 'foro_estadisticas/resumen';
const nobodyElse: Who = everyoneBut('administrador');
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
// biome-ignore format: a row is a line
export const FORUM_SUMMARY: readonly Row[] = [
  ...table(SUMMARY, 'get', [
    [EVERYONE, 'may',     'read the figures', (db) => getDoc(doc(db, PATH))],
  ]),
  ...table(SUMMARY, 'list', [
    [EVERYONE, 'may not', 'list the figures', (db) => getDocs(query(collection(db, 'foro_estadisticas'), limit(1)))],
  ]),
  ...table(SUMMARY, 'create', [
    ['administrador', 'may',     'write the figures', figures(), { [PATH]: null }],
    [nobodyElse,      'may not', 'write the figures', figures(), { [PATH]: null }],
  ]),
  ...table(SUMMARY, 'update', [
    ['administrador', 'may',     'write the figures', figures()],
    ['otro',          'may',     'write the figures with verEstadisticasForo',
      figures(), withAccount('otro', { permisos: { verEstadisticasForo: true } })],
    [nobodyElse,      'may not', 'write the figures', figures()],
    ...Object.entries({
      fechaActualizacion: past,
      totalCategorias: 'x',
      totalTemas: 'x',
      totalRespuestas: 'x',
      usuariosActivos: 'x',
      email: 'x',
      actividadPorDia: { lunes: 1 },
    }).map(([field, value]): Line => ['administrador', 'may not', `write another ${field}`, figures({ [field]: value })]),
    ['administrador', 'may not', 'write the figures of 32 days', figures({ actividadPorDia: Array.from({ length: 32 }, () => 1) })],
  ]),
  ...table(SUMMARY, 'delete', [
    [EVERYONE, 'may not', 'delete the figures', (db) => deleteDoc(doc(db, PATH))],
  ]),
];
