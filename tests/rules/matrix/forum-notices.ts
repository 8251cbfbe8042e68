import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  Timestamp,
  updateDoc,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import { paced } from '../commits';
import { type Data, withAccount } from '../fixtures';
import {
  addAcceptanceLineToBatch,
  addAcceptanceToBatch,
  addNoticeToBatch,
  addReplyToBatch,
  addReportToBatch,
  addStaffActToBatch,
  addTopicToBatch,
  NEW_ID,
  newLine,
} from '../forum-commits';
import { notice, reply, report, TOPIC_TITLE, topic } from '../forum-fixtures';
import { type Attempt, EVERYONE, everyoneBut, type Line, type Row, table, type Who } from './row';

const MATCH = '/usuarios/{uid}/notificaciones/{aviso}';
const OWN = 'usuarios/uid-usuario/notificaciones/nueva_respuesta_primera';
const TO_NOBODY = 'usuarios/uid-nadie/notificaciones/nueva_respuesta_primera';
const others: Who = everyoneBut('usuario');
const past = Timestamp.fromMillis(0);

interface Told {
  to?: string;
  id?: string;
  changes?: Data;
}

/** A commit of what is told, and the notice of it. */
const telling =
  (
    happens: (batch: WriteBatch, db: Firestore, uid: string) => void,
    standard: Data & { tipo: string },
    told: Told = {},
  ): Attempt =>
  (db, { uid }) => {
    const batch = writeBatch(db);
    happens(batch, db, uid);
    const { to = 'uid-usuario', changes = {} } = told;
    const item = standard.respuestaId ?? standard.temaId ?? 'abierto';
    const { id = `${standard.tipo}_${item}` } = told;
    addNoticeToBatch(batch, db, uid, to, id, { ...standard, ...changes });
    return batch.commit();
  };

const replies = (batch: WriteBatch, db: Firestore, uid: string) => addReplyToBatch(batch, db, uid, {});
const nothing = () => {};
const toldOfReply = (told: Told = {}, happens: typeof replies = replies) =>
  telling(happens, { tipo: 'nueva_respuesta', respuestaId: NEW_ID }, told);
const NAMES_OTRO = { contenido: 'Como dice @Nombre de otro.', menciones: ['uid-otro'] };
/** Otro by a name that would be a pattern, and a text that has it. */
const SIGNS = {
  given: withAccount('otro', { nombre: '.*' }),
  item: { contenido: 'Como dice @.*', menciones: ['uid-otro'] },
};
const toldOfMention = (told: Told = {}, item: Data = NAMES_OTRO) =>
  telling(
    (batch, db, uid) => addReplyToBatch(batch, db, uid, { item }),
    { tipo: 'mencion', respuestaId: NEW_ID },
    { to: 'uid-otro', ...told },
  );

/** As many as a reply may name. */
const NAMED = ['uid-autor', 'uid-editor', 'uid-moderador', 'uid-administrador', 'uid-pendiente'];
const answerNamingFive: Attempt = (db, { uid }) => {
  const batch = writeBatch(db);
  const contenido = NAMED.map((to) => `@Nombre de ${to.replace('uid-', '')}`).join(' ');
  addReplyToBatch(batch, db, uid, { item: { temaId: 'ajeno', contenido, menciones: NAMED } });
  const about = { temaId: 'ajeno', respuestaId: NEW_ID };
  addNoticeToBatch(batch, db, uid, 'uid-otro', `nueva_respuesta_${NEW_ID}`, {
    tipo: 'nueva_respuesta',
    ...about,
  });
  for (const to of NAMED)
    addNoticeToBatch(batch, db, uid, to, `mencion_${NEW_ID}`, { tipo: 'mencion', ...about });
  return batch.commit();
};

const WRONG: readonly [string, Data][] = [
  ['with one more field', { html: '' }],
  ["in another's name", { autorId: 'uid-autor' }],
  ['under another name', { mensaje: 'Gana dinero' }],
  ['with another title', { titulo: 'Gana dinero' }],
  ['with a moderator', { moderadorId: 'uid-otro' }],
  ['with a report', { reporteId: 'x' }],
  ['long ago', { fecha: past }],
  ['that is read', { leida: true }],
  ['that counts two', { cuenta: 2 }],
  ['that counts a word', { cuenta: '1' }],
  ['of another topic', { temaId: 'cerrado' }],
];

const likes =
  (kind: 'foro_temas' | 'foro_respuestas', id: string, author: string) =>
  (batch: WriteBatch, db: Firestore, uid: string) => {
    const clase = kind === 'foro_temas' ? 'tema' : 'respuesta';
    batch.update(doc(db, kind, id), { likes: 2, usuariosLike: ['uid-editor', uid] });
    batch.update(doc(db, 'usuarios', author), {
      puntos: 11,
      'estadisticasForo.likes': 1,
      'estadisticasForo.puntosForo': 1,
      ultimoEvento: { tipo: 'like', id, clase, de: uid },
    });
    batch.update(doc(db, 'usuarios', uid), {
      'estadisticasForo.likesOtorgados': 1,
      ultimaActividad: serverTimestamp(),
      ultimoEvento: { tipo: 'like-dado', id, clase },
      ...paced('like-dado'),
    });
  };
const likesTopic = likes('foro_temas', 'abierto', 'uid-usuario');
const likesReply = likes('foro_respuestas', 'suya', 'uid-usuario');
const ofTopicLike = { tipo: 'like_tema', respuestaId: null, cuenta: 2 };
const ofReplyLike = { tipo: 'like_respuesta', respuestaId: 'suya', cuenta: 2 };
const topicId = (tipo: string) => ({ id: `${tipo}_abierto` });

const TOLD = {
  'usuarios/uid-usuario/notificaciones/like_respuesta_suya': notice({ tipo: 'like_respuesta' }),
};

const NOBODY = { autorId: '', mensaje: '' };

// biome-ignore format: a row is a line
const LIKES: readonly Row[] = [
  ...table(MATCH, 'create', [
    ['otro',   'may',     'tell of its like of a topic', telling(likesTopic, ofTopicLike, topicId('like_tema'))],
    ['otro',   'may',     'tell of its like of a reply', telling(likesReply, ofReplyLike)],
    ['otro',   'may not', 'tell of a like without a name', telling(likesReply, { ...ofReplyLike, ...NOBODY })],
    ['otro',   'may not', 'tell of a like that it does not give', telling(nothing, ofReplyLike)],
    ['editor', 'may not', 'tell of a like again', telling(nothing, { ...ofReplyLike, cuenta: 1 })],
    ['otro',   'may not', 'tell of more likes than there are', telling(likesReply, { ...ofReplyLike, cuenta: 3 })],
    ['otro',   'may not', 'tell of one like that it does not give', telling(nothing, { ...ofReplyLike, cuenta: 1 })],
    ['otro',   'may not', 'tell of a part of a like', telling(likesReply, { ...ofReplyLike, cuenta: 1.5 })],
    ['otro',   'may not', 'tell of fewer likes than there are', telling(likesReply, { ...ofReplyLike, cuenta: 1 })],
    ['otro',   'may not', 'tell of no likes', telling(likesReply, { ...ofReplyLike, cuenta: 0 })],
    ['otro',   'may not', 'tell somebody else of its like', telling(likesReply, ofReplyLike, { to: 'uid-autor' })],
    ['otro',   'may not', 'tell of its like under another id', telling(likesReply, ofReplyLike, { id: 'otra' })],
    ['otro',   'may not', 'tell of its like of a topic with a reply',
      telling(likesTopic, { ...ofTopicLike, respuestaId: 'suya' }, topicId('like_tema'))],
    ['otro',   'may not', 'tell of its like of a reply in another topic', telling(likesReply, { ...ofReplyLike, temaId: 'cerrado' })],
    ['otro',   'may not', 'tell of its like of a reply as of a topic', telling(likesReply, { ...ofReplyLike, tipo: 'like_tema' })],
    ['otro',   'may not', 'tell of its like as an advertisement', telling(likesReply, { ...ofReplyLike, tipo: 'publicidad', cuenta: 1 })],
    ['otro',   'may not', 'tell of its like as something else', telling(likesReply, { ...ofReplyLike, tipo: 'mencion' })],
  ]),
  ...table(MATCH, 'update', [
    ['otro', 'may',     'tell of one more like',
      telling(likesReply, ofReplyLike), { 'usuarios/uid-usuario/notificaciones/like_respuesta_suya': notice({ tipo: 'like_respuesta' }) }],
    ['otro', 'may not', 'tell of a like as if it were one more', telling(likesReply, { ...ofReplyLike, cuenta: 1 }), TOLD],
    ['otro', 'may not', 'tell of as many likes as before again',
      telling(likesReply, ofReplyLike), { 'usuarios/uid-usuario/notificaciones/like_respuesta_suya': notice({ tipo: 'like_respuesta', cuenta: 2 }) }],
    ['otro', 'may not', 'tell of one more like under another title', telling(likesReply, { ...ofReplyLike, titulo: 'Otro' }), TOLD],
    ['otro', 'may not', 'tell of more likes than there are', telling(likesReply, { ...ofReplyLike, cuenta: 9 }), TOLD],
  ]),
];

const answers = (batch: WriteBatch, db: Firestore) => {
  const topic = { estado: 'abierto', ultimoRegistro: NEW_ID };
  addAcceptanceToBatch(batch, db, { id: 'suya', author: 'uid-usuario', topic, own: null });
  addAcceptanceLineToBatch(batch, db, 'uid-moderador', { objetivoId: 'suya', autorId: 'uid-usuario' });
};
const ofAnswer = { tipo: 'respuesta_aceptada', respuestaId: 'suya' };
/** Accepts it again: the points were given before. */
const answersAgain = (batch: WriteBatch, db: Firestore) => {
  const topic = { estado: 'abierto', ultimoRegistro: NEW_ID };
  addAcceptanceToBatch(batch, db, { id: 'suya', account: null, award: null, topic, own: null });
  addAcceptanceLineToBatch(batch, db, 'uid-moderador', { objetivoId: 'suya', autorId: 'uid-usuario' });
};
const closes = (batch: WriteBatch, db: Firestore) =>
  addStaffActToBatch(batch, db, 'uid-moderador', 'foro_temas/abierto', 'cerrar', {
    item: { estado: 'cerrado' },
  });
const ofClosing = { tipo: 'tema_cerrado', respuestaId: null };
const closed = topicId('tema_cerrado');

// biome-ignore format: a row is a line
const DECISIONS: readonly Row[] = [
  ...table(MATCH, 'create', [
    ['moderador', 'may',     'tell of an answer it accepts', telling(answers, ofAnswer)],
    ['moderador', 'may not', 'tell of an answer that earns nothing any more', telling(answersAgain, ofAnswer)],
    ['moderador', 'may not', 'tell of an answer that was accepted',
      telling(nothing, ofAnswer), { 'foro_respuestas/suya': reply({ respuestaAceptada: true }, 'usuario') }],
    ['moderador', 'may not', 'tell of an answer it does not accept', telling(nothing, ofAnswer)],
    ['moderador', 'may not', 'tell somebody else of an answer', telling(answers, ofAnswer, { to: 'uid-autor' })],
    ['moderador', 'may not', 'tell of an answer under another id', telling(answers, ofAnswer, { id: 'otra' })],
    ['moderador', 'may not', 'tell of an answer that counts two', telling(answers, { ...ofAnswer, cuenta: 2 })],
    ['moderador', 'may not', 'tell of an answer in another topic', telling(answers, { ...ofAnswer, temaId: 'cerrado' })],
    ['moderador', 'may not', 'tell of an answer as something else',
      telling(answers, { ...ofAnswer, tipo: 'publicidad' }, { id: 'respuesta_aceptada_suya' })],
    ['moderador', 'may',     'tell of a topic it closes', telling(closes, ofClosing, closed)],
    ['moderador', 'may not', 'tell of a topic that stays open', telling(nothing, ofClosing, closed)],
    ['moderador', 'may not', 'tell of a topic that was closed',
      telling(nothing, ofClosing, closed), { 'foro_temas/abierto': topic({ estado: 'archivado' }) }],
    ['moderador', 'may not', 'tell somebody else of a topic it closes', telling(closes, ofClosing, { ...closed, to: 'uid-autor' })],
    ['moderador', 'may not', 'tell of a topic it closes under another id', telling(closes, ofClosing, { id: 'otra' })],
    ['moderador', 'may not', 'tell of a topic it closes with a reply', telling(closes, { ...ofClosing, respuestaId: 'suya' }, closed)],
    ['moderador', 'may not', 'tell of a topic it closes that counts two', telling(closes, { ...ofClosing, cuenta: 2 }, closed)],
    ['moderador', 'may not', 'tell of a topic it closes as something else', telling(closes, { ...ofClosing, tipo: 'publicidad' }, closed)],
  ]),
  ...table(MATCH, 'update', [
    ['moderador', 'may',     'tell again of a topic it closes',
      telling(closes, ofClosing, closed), { 'usuarios/uid-usuario/notificaciones/tema_cerrado_abierto': notice({ tipo: 'tema_cerrado' }) }],
  ]),
];

/** A topic that names the author of the reply, opened by somebody else. */
const opens = (batch: WriteBatch, db: Firestore, uid: string) =>
  addTopicToBatch(batch, db, uid, {
    item: { menciones: ['uid-usuario'], contenido: 'A @Nombre de usuario' },
  });
const ofMention = { tipo: 'mencion', temaId: NEW_ID, respuestaId: null, titulo: 'Las planchas' };
// biome-ignore format: a row is a line
const MENTIONS: readonly Row[] = [
  ...table(MATCH, 'create', [
    ['otro', 'may',     'tell who its new topic names', telling(opens, ofMention)],
    ['otro', 'may not', 'tell who its new topic does not name', telling(opens, ofMention, { to: 'uid-autor' })],
    ['otro', 'may not', 'tell nobody that its new topic names them',
      telling((batch, db, uid) => addTopicToBatch(batch, db, uid, { item: { menciones: ['uid-nadie'] } }), ofMention, { to: 'uid-nadie' })],
    ['otro', 'may not', 'tell who its new topic names without a name', telling(opens, { ...ofMention, ...NOBODY })],
    ['otro', 'may not', 'tell who its new topic names that they are two', telling(opens, { ...ofMention, cuenta: 2 })],
    ['otro', 'may not', 'tell who a topic names that was there',
      telling(nothing, { ...ofMention, titulo: TOPIC_TITLE, temaId: 'abierto' }),
      { 'foro_temas/abierto': topic({ menciones: ['uid-usuario'] }, 'otro') }],
  ]),
  ...table(MATCH, 'update', [
    ['otro', 'may not', 'tell who its new topic names again',
      telling(opens, ofMention), { [`usuarios/uid-usuario/notificaciones/mencion_${NEW_ID}`]: notice({ tipo: 'mencion' }) }],
    ['otro', 'may not', 'tell of its reply again', toldOfReply(), { [`usuarios/uid-usuario/notificaciones/nueva_respuesta_${NEW_ID}`]: notice() }],
  ]),
];

const FOUR = {
  'foro_temas/abierto': topic({ reportes: 4 }),
  'foro_respuestas/suya': reply({ reportes: 4 }, 'usuario'),
};
const reportsTopic = (batch: WriteBatch, db: Firestore, uid: string) =>
  addReportToBatch(batch, db, uid, {
    kind: 'tema',
    id: 'abierto',
    item: { estado: 'cerrado', cerradoPorReportes: 'abierto' },
  });
const reportsReply = (batch: WriteBatch, db: Firestore, uid: string) =>
  addReportToBatch(batch, db, uid, {
    id: 'suya',
    report: { autorId: 'uid-usuario' },
    item: { oculta: true, ocultaPorReportes: true },
  });
const hides = (batch: WriteBatch, db: Firestore) =>
  addStaffActToBatch(batch, db, 'uid-moderador', 'foro_respuestas/suya', 'ocultar', {
    item: { oculta: true },
  });
const ofHiding = { tipo: 'respuesta_oculta', respuestaId: 'suya' };
const hidden = 'usuarios/uid-usuario/notificaciones/respuesta_oculta_suya';
/** What happens to an item of the owner's: by reports without a name, by the staff with one. */
// biome-ignore format: a row is a line
const WITHDRAWALS: readonly Row[] = [
  ...table(MATCH, 'create', [
    ['otro',      'may',     'tell that reports close a topic', telling(reportsTopic, { ...ofClosing, ...NOBODY }, closed), FOUR],
    ['otro',      'may not', 'tell that it closes a topic with its report', telling(reportsTopic, ofClosing, closed), FOUR],
    ['otro',      'may',     'tell that reports hide a reply', telling(reportsReply, { ...ofHiding, ...NOBODY }), FOUR],
    ['otro',      'may not', 'tell that it hides a reply with its report', telling(reportsReply, ofHiding), FOUR],
    ['otro',      'may not', 'tell that reports hide a reply under its own name', telling(reportsReply, { ...ofHiding, mensaje: '' }), FOUR],
    ['otro',      'may not', 'tell that reports hide a reply with a word of its own', telling(reportsReply, { ...ofHiding, autorId: '' }), FOUR],
    ['otro',      'may not', 'tell that a reply is hidden that stays', telling(nothing, { ...ofHiding, ...NOBODY }), FOUR],
    ['otro',      'may not', 'tell that a reply is hidden that was',
      telling(nothing, { ...ofHiding, ...NOBODY }), { 'foro_respuestas/suya': reply({ oculta: true, ocultaPorReportes: true }, 'usuario') }],
    ['otro',      'may not', 'tell somebody else that reports hide a reply',
      telling(reportsReply, { ...ofHiding, ...NOBODY }, { to: 'uid-autor' }), FOUR],
    ['moderador', 'may',     'tell that it hides a reply', telling(hides, ofHiding)],
    ['moderador', 'may not', 'tell that it hides a reply that stays', telling(nothing, ofHiding)],
    ['moderador', 'may not', 'hide a reply and tell it without a name', telling(hides, { ...ofHiding, ...NOBODY })],
    ['moderador', 'may not', 'tell that it hides a reply of another topic', telling(hides, { ...ofHiding, temaId: 'cerrado' })],
    ['moderador', 'may not', 'tell that it hides a reply as something else', telling(hides, { ...ofHiding, tipo: 'publicidad' })],
    ['otro',      'may not', 'tell of its like of a topic with a reply of it', telling(likesTopic, { ...ofTopicLike, respuestaId: 'suya' })],
    ['moderador', 'may not', 'tell of a topic it closes with a reply of it', telling(closes, { ...ofClosing, respuestaId: 'suya' })],
    ['moderador', 'may not', 'tell that it hides two replies', telling(hides, { ...ofHiding, cuenta: 2 })],
  ]),
  ...table(MATCH, 'update', [
    ['otro', 'may',     'tell again that reports hide a reply',
      telling(reportsReply, { ...ofHiding, ...NOBODY }), { ...FOUR, [hidden]: notice({ tipo: 'respuesta_oculta' }) }],
  ]),
];

const STORED_REPORT = 'respuesta_denunciada_uid-usuario';
const processing =
  (changes: Data = {}) =>
  (batch: WriteBatch, db: Firestore, uid: string) =>
    batch.update(doc(db, 'foro_reportes', STORED_REPORT), {
      estado: 'revisado',
      accionTomada: 'advertir',
      moderadorId: uid,
      moderadorNombre: 'Nombre de moderador',
      fechaRevision: serverTimestamp(),
      comentarioModerador: 'Sin publicidad',
      ...changes,
    });
const hiding = processing({ accionTomada: 'ocultar' });
const toldOfReport = (
  told: Told = {},
  happens: (batch: WriteBatch, db: Firestore, uid: string) => void = processing(),
) =>
  telling(
    happens,
    {
      tipo: 'reporte_procesado',
      respuestaId: 'denunciada',
      moderadorId: 'uid-moderador',
      reporteId: STORED_REPORT,
      accion: 'advertir',
      comentario: 'Sin publicidad',
    },
    { id: `reporte_procesado_${STORED_REPORT}`, ...told },
  );
const line = (batch: WriteBatch, db: Firestore, uid: string, changes: Data = {}) =>
  batch.set(
    doc(db, 'foro_moderacion', NEW_ID),
    newLine(uid, { accion: 'advertir', reporteId: STORED_REPORT, ...changes }),
  );
/** The author of what was reported is told by the line of the log. */
const warned = (told: Told = {}, happens: Parameters<typeof telling>[0] = processing(), changes: Data = {}) =>
  toldOfReport(
    {
      to: 'uid-otro',
      id: `reporte_procesado_${NEW_ID}`,
      ...told,
      changes: { reporteId: NEW_ID, clase: 'respuesta', ...told.changes },
    },
    (batch, db, uid) => {
      happens(batch, db, uid);
      line(batch, db, uid, changes);
    },
  );
const WRONG_REPORT_NOTICE: readonly [string, Data][] = [
  ['with one more field', { html: '' }],
  ['as something else', { tipo: 'publicidad' }],
  ['with another title', { titulo: 'Gana dinero' }],
  ['of another topic', { temaId: 'cerrado' }],
  ['of another reply', { respuestaId: 'primera' }],
  ['with another action', { accion: 'eliminar' }],
  ['with another comment', { comentario: 'Gana dinero' }],
  ['under another name', { mensaje: 'Otro' }],
  ["in another's name", { autorId: 'uid-otro' }],
  ['of another moderator', { moderadorId: 'uid-otro' }],
  ['long ago', { fecha: past }],
  ['that is read', { leida: true }],
  ['that counts two', { cuenta: 2 }],
];
// biome-ignore format: a row is a line
const REPORTS = table(MATCH, 'create', [
  ['moderador', 'may',     'tell who reported that it processes the report', toldOfReport()],
  ['moderador', 'may',     'tell the author of a reply that it is warned', warned()],
  ['moderador', 'may not', 'tell who is warned who reported', toldOfReport({ to: 'uid-otro' })],
  ['moderador', 'may not', 'tell who is warned who reported beside its kind',
    warned({ id: `reporte_procesado_${STORED_REPORT}`, changes: { reporteId: STORED_REPORT } })],
  ['moderador', 'may not', 'tell the author of a reply that it hides a warning', warned({ changes: { accion: 'ocultar' } }, hiding)],
  ['moderador', 'may not', 'tell a stranger of a warning', warned({ to: 'uid-autor' })],
  ['moderador', 'may not', 'tell of a warning about another kind of thing', warned({ changes: { clase: 'tema' } })],
  ['moderador', 'may not', 'tell of a warning without processing the report', warned({ changes: { accion: null, comentario: null } }, nothing)],
  ['moderador', 'may not', 'tell of a warning by the line of another report',
    warned({}, processing(), { reporteId: 'respuesta_denunciada_uid-editor' })],
  ['moderador', 'may',     'tell who reported that it hides a reply', toldOfReport({ changes: { accion: 'ocultar' } }, hiding)],
  ['moderador', 'may not', 'tell the author of a reply that it hides who reported it',
    toldOfReport({ to: 'uid-otro', changes: { accion: 'ocultar' } }, hiding)],
  ['moderador', 'may not', 'tell a stranger of a report', toldOfReport({ to: 'uid-autor' })],
  ['moderador', 'may not', 'tell who is gone of the report',
    toldOfReport({ to: 'uid-ausente' }), { [`foro_reportes/${STORED_REPORT}`]: report({ reportadorId: 'uid-ausente' }) }],
  ['moderador', 'may not', 'tell of a report under another id', toldOfReport({ id: 'reporte_procesado_otro' })],
  ['moderador', 'may not', 'tell of a report that it does not process', toldOfReport({ changes: { accion: null, comentario: null } }, nothing)],
  ['moderador', 'may not', 'tell of a report that was processed',
    toldOfReport({ changes: { accion: null, comentario: null } }, nothing), { [`foro_reportes/${STORED_REPORT}`]: report({ estado: 'descartado' }) }],
  ['moderador', 'may not', 'tell itself of its own report',
    toldOfReport({ to: 'uid-moderador' }), { [`foro_reportes/${STORED_REPORT}`]: report({ reportadorId: 'uid-moderador' }) }],
  ...WRONG_REPORT_NOTICE.map(([what, changes]): Line => ['moderador', 'may not', `tell of a report ${what}`, toldOfReport({ changes })]),
]);

/** Notices of the forum. */
// biome-ignore format: a row is a line
export const FORUM_NOTICES: readonly Row[] = [
  ...table(MATCH, 'get', [
    ['usuario', 'may',     'read its notices', (db) => getDoc(doc(db, OWN))],
    [others,    'may not', "read another's notices", (db) => getDoc(doc(db, OWN))],
  ]),
  ...table(MATCH, 'list', [
    ['usuario', 'may',     'list its notices', (db) => getDocs(query(collection(db, 'usuarios/uid-usuario/notificaciones'), limit(10)))],
    ['usuario', 'may not', 'list 51 notices', (db) => getDocs(query(collection(db, 'usuarios/uid-usuario/notificaciones'), limit(51)))],
    [others,    'may not', "list another's notices", (db) => getDocs(query(collection(db, 'usuarios/uid-usuario/notificaciones'), limit(10)))],
  ]),
  ...table(MATCH, 'create', [
    ['otro',                 'may',     'tell of its reply', toldOfReply()],
    ['usuario',              'may not', 'tell itself of its reply', toldOfReply()],
    ['otro',                 'may not', 'tell of its reply who is gone',
      telling(
        (batch, db, uid) => addReplyToBatch(batch, db, uid, { item: { temaId: 'huerfano' } }),
        { tipo: 'nueva_respuesta', temaId: 'huerfano', respuestaId: NEW_ID },
        { to: 'uid-ausente' },
      )],
    [everyoneBut('usuario', 'otro'), 'may not', 'tell of a reply that it does not write', toldOfReply({}, nothing)],
    ...WRONG.map(([what, changes]): Line => ['otro', 'may not', `tell of its reply ${what}`, toldOfReply({ changes })]),
    ['otro',                 'may not', 'tell of its reply as an advertisement',
      toldOfReply({ id: `publicidad_${NEW_ID}`, changes: { tipo: 'publicidad' } })],
    ['usuario',              'may not', 'tell who only takes part that there is a reply', toldOfReply({ to: 'uid-otro' })],
    ['otro',                 'may not', 'tell of its reply under another id', toldOfReply({ id: 'otra' })],
    ['otro',                 'may not', 'tell of a reply that was there',
      telling(nothing, { tipo: 'nueva_respuesta', respuestaId: 'primera' }), { [OWN]: null }],
    ['otro',                 'may not', "tell of another's reply", telling(nothing, { tipo: 'nueva_respuesta', respuestaId: 'suya' })],
    ['otro',                 'may not', 'tell somebody else of its reply', toldOfReply({ to: 'uid-autor' })],
    ['usuario',              'may',     'tell who takes part that it names them', toldOfMention()],
    ['usuario',              'may',     'answer another and name five who take part',
      answerNamingFive, { 'foro_temas/ajeno': topic({ participantes: ['uid-otro', ...NAMED] }, 'otro') }],
    ['usuario',              'may not', 'tell a stranger that it names them',
      toldOfMention({ to: 'uid-autor' }, { contenido: 'A @Nombre de autor', menciones: ['uid-autor'] })],
    ['usuario',              'may not', 'tell who takes part without naming them',
      toldOfMention({}, { contenido: 'Nombre de otro', menciones: ['uid-otro'] })],
    ['usuario',              'may not', 'tell who takes part whom it does not say that it names',
      toldOfMention({}, { ...NAMES_OTRO, menciones: ['uid-autor'] })],
    ['usuario',              'may not', 'tell who takes part that a reply names nobody', toldOfMention({}, {})],
    ['usuario',              'may not', 'tell who has left that it names them',
      toldOfMention({ to: 'uid-ausente' }, { contenido: 'A @Nombre de ausente', menciones: ['uid-ausente'] }),
      { 'foro_temas/abierto': topic({ participantes: ['uid-usuario', 'uid-otro', 'uid-ausente'] }) }],
    ['usuario',              'may',     'tell who is called by signs that stand in the text', toldOfMention({}, SIGNS.item), SIGNS.given],
    ['usuario',              'may not', 'tell who is called by signs that would fit any text', toldOfMention({}, NAMES_OTRO), SIGNS.given],
    ['otro',                 'may not', 'tell who takes part that a reply names them that was there',
      telling(nothing, { tipo: 'mencion', respuestaId: 'primera' })],
  ]),
  ...table(MATCH, 'update', [
    ['otro',    'may not', 'tell again who is gone that reports hide their reply',
      telling(
        (batch, db, uid) =>
          addReportToBatch(batch, db, uid, {
            id: 'ausente',
            report: { autorId: 'uid-ausente' },
            item: { oculta: true, ocultaPorReportes: true },
          }),
        { tipo: 'respuesta_oculta', respuestaId: 'ausente', ...NOBODY },
        { to: 'uid-ausente' },
      ),
      {
        'foro_respuestas/ausente': reply({ reportes: 4 }, 'ausente'),
        'usuarios/uid-ausente/notificaciones/respuesta_oculta_ausente': notice({ tipo: 'respuesta_oculta' }),
      }],
    ['usuario', 'may',     'mark a notice as read', (db) => updateDoc(doc(db, OWN), { leida: true })],
    ['usuario', 'may not', 'mark a notice as unread', (db) => updateDoc(doc(db, OWN), { leida: false }), { [OWN]: notice({ leida: true }) }],
    ['usuario', 'may not', 'mark a notice as read once more', (db) => updateDoc(doc(db, OWN), { leida: true }), { [OWN]: notice({ leida: true }) }],
    ['usuario', 'may not', 'rewrite a notice', (db) => updateDoc(doc(db, OWN), { leida: true, titulo: 'Otro' })],
    [others,    'may not', "mark another's notice as read", (db) => updateDoc(doc(db, OWN), { leida: true })],
  ]),
  ...LIKES,
  ...DECISIONS,
  ...MENTIONS,
  ...WITHDRAWALS,
  ...REPORTS,
  ...table(MATCH, 'delete', [
    ['usuario',              'may',     'delete a notice', (db) => deleteDoc(doc(db, OWN))],
    [EVERYONE,               'may not', 'delete a notice that is not there',
      (db, { uid }) => deleteDoc(doc(db, `usuarios/${uid}/notificaciones/nada`))],
    [others,                 'may not', "delete another's notice", (db) => deleteDoc(doc(db, OWN))],
    ['moderador',            'may not', 'delete a notice of who is there', (db) => deleteDoc(doc(db, OWN))],
    [['moderador', 'administrador'], 'may',     'delete a notice of who is gone', (db) => deleteDoc(doc(db, TO_NOBODY)), { [TO_NOBODY]: notice() }],
    [everyoneBut('moderador', 'administrador'), 'may not', 'delete a notice of who is gone',
      (db) => deleteDoc(doc(db, TO_NOBODY)), { [TO_NOBODY]: notice() }],
  ]),
];
