import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  serverTimestamp,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { account, type Data } from '../fixtures';
import {
  accept,
  acceptAsStaff,
  actAsAuthor,
  actAsStaff,
  addOwnActToBatch,
  addRemovalToBatch,
  addReply,
  addReplyToBatch,
  addReport,
  addReportToBatch,
  addStaffActToBatch,
  lastReply,
  like,
  likeTwo,
  lost,
  NEW_ID,
  newReply,
  removeReply,
} from '../forum-commits';
import { reply, topic } from '../forum-fixtures';
import { anonymizationRows } from './forum-topics-change';
import { type Attempt, everyoneBut, type Row, rowsOf } from './row';

const REPLY = '/foro_respuestas/{respuesta}';
const FIRST = 'foro_respuestas/primera';
const anyone = rowsOf(REPLY);
const member = rowsOf(REPLY, ['usuario']);
const author = rowsOf(REPLY, ['otro']);
const moderators = rowsOf(REPLY, ['moderador', 'administrador']);
const strangers = rowsOf(REPLY, everyoneBut('otro', 'moderador', 'administrador'));
const past = Timestamp.fromMillis(0);
const suspendedAuthor = { 'usuarios/uid-otro': account('otro', { estado: 'suspendido' }) };

const write =
  (changes: Data): Attempt =>
  (db, { uid }) =>
    addReply(db, uid, { item: changes });
const onTopic =
  (changes: Data): Attempt =>
  (db, { uid }) =>
    addReply(db, uid, { topic: changes });
const change =
  (changes: Data, path = FIRST): Attempt =>
  (db) =>
    updateDoc(doc(db, path), changes);

const WRONG: readonly [string, Data][] = [
  ['with a blank text', { contenido: ' ' }],
  ['with a text of 10001 characters', { contenido: 'x'.repeat(10_001) }],
  ["in another's name", { autorId: 'uid-otro' }],
  ['with another picture', { autorAvatar: 'https://example.org/x.png' }],
  ['as an administrador', { autorRol: 'administrador' }],
  ['long ago', { fechaCreacion: past }],
  ['changed long ago', { fechaActualizacion: past }],
  ['edited', { fechaEdicion: past }],
  ['marked as edited', { editado: true }],
  ['liked', { likes: 5 }],
  ['liked by others', { usuariosLike: ['uid-otro'] }],
  ['reported', { reportes: 5 }],
  ['accepted', { respuestaAceptada: true }],
  ['that quotes a number', { citaId: 7 }],
  ['that quotes a list', { citaId: ['x'] }],
  ['that quotes what is not there', { citaId: 'ninguna' }],
  ['that quotes a reply of another topic', { citaId: 'aceptada' }],
  ['hidden', { oculta: true }],
  ['with another number', { numero: 9 }],
  ['with one more field', { html: '<b>' }],
];
const ON_TOPIC: readonly [string, Data][] = [
  ['that the topic counts twice', { respuestas: increment(2) }],
  ['that takes two numbers', { ultimoNumero: increment(2) }],
  ["whose summary is another's", { ultimaRespuesta: lastReply('uid-otro', NEW_ID) }],
  ['whose summary is old', { ultimaRespuesta: lastReply('uid-usuario', NEW_ID, { fechaCreacion: past }) }],
  ['whose summary has more', { ultimaRespuesta: lastReply('uid-usuario', NEW_ID, { html: '' }) }],
  [
    'whose summary is long',
    { ultimaRespuesta: lastReply('uid-usuario', NEW_ID, { contenidoResumen: 'x'.repeat(101) }) },
  ],
  [
    'whose summary is a list',
    { ultimaRespuesta: lastReply('uid-usuario', NEW_ID, { contenidoResumen: ['x'] }) },
  ],
  [
    'in words that it does not have',
    { ultimaRespuesta: lastReply('uid-usuario', NEW_ID, { contenidoResumen: 'texto' }) },
  ],
  ['that names another member', { ultimoUsuario: 'uid-otro' }],
  ['that takes others out of the topic', { participantes: ['uid-usuario'] }],
  [
    'that writes its author twice into the topic',
    { participantes: ['uid-usuario', 'uid-otro', 'uid-usuario', 'uid-otro'] },
  ],
  ['that leaves the topic old', { fechaActualizacion: past }],
];
const COUNTERS = ['likes', 'reportes'];

const MANY = Array.from({ length: 500 }, (_, n) => `uid-${n}`);

const NEW_REPLIES: readonly Row[] = [
  rowsOf(REPLY, everyoneBut('visitante', 'nuevo', 'suspendido', 'pendiente')).may(
    'create',
    'answer',
    write({}),
  ),
  rowsOf(REPLY, ['nuevo', 'suspendido', 'pendiente']).mayNot('create', 'answer', write({})),
  rowsOf(REPLY, ['visitante']).mayNot('create', 'answer as somebody', (db) => addReply(db, 'uid-usuario')),
  member.may('create', 'answer with a quotation', write({ citaId: 'primera' })),
  member.mayNot('create', 'answer and edit it in the same commit', (db, { uid }) => {
    const batch = writeBatch(db);
    addReplyToBatch(batch, db, uid, {});
    const now = serverTimestamp();
    const edited = { contenido: 'Otro', editado: true, fechaEdicion: now, fechaActualizacion: now };
    batch.update(doc(db, 'foro_respuestas', NEW_ID), edited);
    return batch.commit();
  }),
  rowsOf(REPLY, ['autor']).may(
    'create',
    'answer in a topic of 500 members',
    (db, { uid }) => addReply(db, uid, { topic: { participantes: MANY } }),
    { 'foro_temas/abierto': topic({ participantes: MANY }) },
  ),
  rowsOf(REPLY, ['autor']).mayNot('create', 'answer as the 501st member of a topic', write({}), {
    'foro_temas/abierto': topic({ participantes: MANY }),
  }),
  ...WRONG.map(([what, changes]) => member.mayNot('create', `answer ${what}`, write(changes))),
  ...ON_TOPIC.map(([what, changes]) => member.mayNot('create', `answer ${what}`, onTopic(changes))),
  ...COUNTERS.map((field) =>
    member.mayNot('create', `answer without ${field}`, (db, { uid }) => {
      const { [field]: _, ...rest } = newReply(uid);
      const batch = writeBatch(db);
      addReplyToBatch(batch, db, uid, { item: null });
      batch.set(doc(db, 'foro_respuestas', NEW_ID), rest);
      return batch.commit();
    }),
  ),
  ...COUNTERS.map((field) =>
    // The SDK sends -0 as a double.
    member.mayNot('create', `answer with a double for ${field}`, write({ [field]: -0 })),
  ),
  member.mayNot('create', 'answer under another name', (db, { uid }) =>
    addReply(db, uid, {
      item: { autorNombre: 'Administración' },
    }),
  ),
  member.mayNot('create', 'answer and skip a number', (db, { uid }) =>
    addReply(db, uid, { item: { numero: 4 }, topic: { ultimoNumero: increment(2) } }),
  ),
  member.mayNot('create', 'answer under a short id', (db, { uid }) => addReply(db, uid, { id: 'x' })),
  member.mayNot('create', 'answer without the permission', write({}), {
    'usuarios/uid-usuario': account('usuario', { permisos: { crearTemas: true, responderTemas: false } }),
  }),
  ...['cerrado', 'resuelto', 'archivado'].map((estado) =>
    author.mayNot('create', `answer in a topic that is ${estado}`, write({}), {
      'foro_temas/abierto': topic({ estado }),
    }),
  ),
  rowsOf(REPLY, ['usuario', 'moderador', 'administrador']).may(
    'create',
    'answer in a topic that is resolved',
    write({}),
    { 'foro_temas/abierto': topic({ estado: 'resuelto' }) },
  ),
  rowsOf(REPLY, ['usuario', 'moderador']).mayNot('create', 'answer in a topic that is closed', write({}), {
    'foro_temas/abierto': topic({ estado: 'cerrado' }),
  }),
  member.mayNot('create', 'answer in a topic that is being taken away', write({}), {
    'foro_temas/abierto': topic({ borrando: true }),
  }),
  member.mayNot('create', 'answer without the topic', (db, { uid }) => addReply(db, uid, { topic: null })),
  member.mayNot('create', 'answer twice under one number', (db, { uid }) => {
    const batch = writeBatch(db);
    addReplyToBatch(batch, db, uid, {});
    addReplyToBatch(batch, db, uid, {
      id: 'otra0000000000000000',
      topic: null,
      category: null,
      account: null,
    });
    return batch.commit();
  }),
  member.mayNot('create', 'answer without the category', (db, { uid }) =>
    addReply(db, uid, { category: null }),
  ),
  member.mayNot('create', 'answer and count it twice in the category', (db, { uid }) =>
    addReply(db, uid, { category: { mensajeCount: increment(2) } }),
  ),
  member.mayNot('create', 'answer and name it otherwise in the category', (db, { uid }) =>
    addReply(db, uid, { category: { ultimoMensaje: { id: NEW_ID, temaId: 'ajeno' } } }),
  ),
  member.mayNot('create', 'answer without its points', (db, { uid }) => addReply(db, uid, { account: null })),
  member.mayNot('create', 'answer for 50 points', (db, { uid }) =>
    addReply(db, uid, { account: { puntos: increment(50) } }),
  ),
  member.mayNot('create', 'answer for 50 forum points', (db, { uid }) =>
    addReply(db, uid, { account: { 'estadisticasForo.puntosForo': increment(50) } }),
  ),
  member.mayNot('create', 'answer and count it twice among its figures', (db, { uid }) =>
    addReply(db, uid, { account: { 'estadisticasForo.respuestasPublicadas': increment(2) } }),
  ),
  member.mayNot('create', 'answer and count it twice on the account', (db, { uid }) =>
    addReply(db, uid, { account: { respuestasForoCount: increment(2) } }),
  ),
];

const edit =
  (changes: Data = {}, path = FIRST, own: Data | null = {}): Attempt =>
  (db, { uid }) =>
    actAsAuthor(db, uid, path, {
      item: {
        contenido: 'Otro',
        editado: true,
        fechaEdicion: serverTimestamp(),
        fechaActualizacion: serverTimestamp(),
        ...changes,
      },
      own,
    });

const staffEdit =
  (): Attempt =>
  (db, { uid }) =>
    actAsStaff(db, uid, FIRST, 'editar', {
      item: {
        contenido: 'Otro',
        editado: true,
        fechaEdicion: serverTimestamp(),
        fechaActualizacion: serverTimestamp(),
      },
    });

const EDITS: readonly Row[] = [
  author.may('update', 'edit its reply', edit()),
  author.mayNot('update', 'edit its reply at no pace', edit({}, FIRST, null)),
  author.mayNot('update', 'edit its reply again by the step of its last edit', edit({}, FIRST, null), {
    'usuarios/uid-otro': account('otro', {
      ultimoEvento: { tipo: 'edicion', id: 'primera', clase: 'respuesta' },
    }),
  }),
  moderators.may('update', "edit another's reply", staffEdit()),
  moderators.mayNot('update', "edit another's reply without a line", edit()),
  strangers.mayNot('update', "edit another's reply with a line", staffEdit()),
  rowsOf(REPLY, ['usuario']).may(
    'update',
    "edit another's reply with editarRespuestasAjenas alone",
    staffEdit(),
    {
      'usuarios/uid-usuario': account('usuario', { permisos: { editarRespuestasAjenas: true } }),
    },
  ),
  strangers.mayNot('update', "edit another's reply", edit()),
  author.mayNot('update', 'edit its reply while suspended', edit(), suspendedAuthor),
  author.mayNot('update', 'leave its reply blank', edit({ contenido: ' ' })),
  author.mayNot('update', 'edit its reply without saying so', edit({ editado: false })),
  author.mayNot('update', 'edit its reply in the past', edit({ fechaEdicion: past })),
  author.mayNot('update', 'edit its reply and leave it old', edit({ fechaActualizacion: past })),
  author.mayNot('update', 'edit its reply and its place', edit({ numero: 1000 })),
  author.mayNot('update', 'edit its reply and like it', edit({ likes: 99 })),
  ...COUNTERS.map((field) =>
    author.mayNot('update', `edit a reply whose ${field} became a double`, edit(), {
      [FIRST]: reply({ [field]: 0.5 }),
    }),
  ),
];

const MENTIONED: readonly Row[] = [
  member.may('create', 'answer and name five', write({ menciones: ['a', 'b', 'c', 'd', 'e'] })),
  member.mayNot('create', 'answer and name six', write({ menciones: ['a', 'b', 'c', 'd', 'e', 'f'] })),
  member.mayNot('create', 'answer and name what is no member', write({ menciones: ['a b'] })),
];

const LAST = 'foro_respuestas/segunda';
/** The words that the topic keeps of its last reply, which goes with it; null: they stay. */
const words = (contenidoResumen: unknown, more: Data = {}) => ({
  'ultimaRespuesta.contenidoResumen': contenidoResumen,
  ...more,
});
const LONG_EDIT = {
  contenido: 'Otro texto',
  editado: true,
  fechaEdicion: serverTimestamp(),
  fechaActualizacion: serverTimestamp(),
};
const editLast =
  (topicChange: Data | null): Attempt =>
  (db, { uid }) => {
    const batch = writeBatch(db);
    batch.update(doc(db, LAST), LONG_EDIT);
    addOwnActToBatch(batch, db, uid, LAST);
    if (topicChange) batch.update(doc(db, 'foro_temas/abierto'), topicChange);
    return batch.commit();
  };
const hideLast =
  (topicChange: Data | null, oculta = true): Attempt =>
  (db, { uid }) => {
    const batch = writeBatch(db);
    addStaffActToBatch(batch, db, uid, LAST, oculta ? 'ocultar' : 'mostrar', { item: { oculta } });
    if (topicChange) batch.update(doc(db, 'foro_temas/abierto'), topicChange);
    return batch.commit();
  };
const reportLast =
  (topicChange: Data | null): Attempt =>
  (db, { uid }) => {
    const batch = writeBatch(db);
    addReportToBatch(batch, db, uid, { id: 'segunda', item: { oculta: true, ocultaPorReportes: true } });
    if (topicChange) batch.update(doc(db, 'foro_temas/abierto'), topicChange);
    return batch.commit();
  };
const FOUR = { [LAST]: reply({ numero: 2, reportes: 4 }) };
const HIDDEN = { [LAST]: reply({ numero: 2, oculta: true }) };

/** What its topic shows of the last reply goes with it. */
const LAST_WORDS: readonly Row[] = [
  author.may('update', 'edit the last reply with how it begins', editLast(words('Otro'))),
  author.mayNot('update', 'edit the last reply and leave its former words', editLast(null)),
  author.may('update', 'edit the last reply of a topic that is going', editLast(null), {
    'foro_temas/abierto': topic({ borrando: true }),
  }),
  author.may('update', 'edit the last reply of a topic that is gone', editLast(null), {
    'foro_temas/abierto': null,
  }),
  moderators.may(
    'update',
    'hide a reply whose topic is gone, and take it out of the search',
    (db, { uid }) => {
      const batch = writeBatch(db);
      addStaffActToBatch(batch, db, uid, FIRST, 'ocultar', { item: { oculta: true } });
      batch.delete(doc(db, 'foro_indice/respuesta_primera'));
      return batch.commit();
    },
    { 'foro_temas/abierto': null },
  ),
  author.may('update', 'edit a reply of a topic that shows none as its last', editLast(null), {
    'foro_temas/abierto': topic({ ultimaRespuesta: null }),
  }),
  moderators.may('update', 'hide the last reply and its words', hideLast(words(''))),
  moderators.mayNot('update', 'hide the last reply and leave its words', hideLast(null)),
  moderators.may('update', 'show the last reply again', hideLast(words('Buena'), false), HIDDEN),
  member.may(
    'update',
    'hide the last reply and its words with the fifth report',
    reportLast(words('')),
    FOUR,
  ),
  member.mayNot(
    'update',
    'hide the last reply with the fifth report and leave its words',
    reportLast(null),
    FOUR,
  ),
];

const acceptUnpaid: Attempt = (db, { uid }) => accept(db, { account: null, award: null, by: uid });
const ANSWERS: readonly Row[] = [
  member.may('update', 'accept an answer', (db) => accept(db)),
  moderators.may('update', "accept an answer in another's topic", (db, { uid }) => acceptAsStaff(db, uid)),
  rowsOf(REPLY, everyoneBut('usuario', 'moderador', 'administrador')).mayNot(
    'update',
    'accept an answer',
    (db, { uid }) => accept(db, { topic: null, account: null, award: null, by: uid }),
  ),
  member.mayNot('update', 'accept an answer while suspended', acceptUnpaid, {
    'usuarios/uid-usuario': account('usuario', { estado: 'suspendido' }),
  }),
  author.mayNot('update', 'accept its own answer in the topic of another', acceptUnpaid),
  member.mayNot(
    'update',
    'accept an answer that the topic does not name',
    change({ respuestaAceptada: true }),
  ),
  member.mayNot('update', 'accept an answer with a word', change({ respuestaAceptada: 'sí' })),
  member.mayNot('update', 'accept an answer and change its place', (db) =>
    accept(db, { item: { numero: 1000 } }),
  ),
  member.mayNot('update', 'accept an answer and like it', (db) => accept(db, { item: { likes: 99 } })),
  member.mayNot('update', 'accept no answer that the topic names', change({ respuestaAceptada: false }), {
    'foro_temas/abierto': topic({ respuestaAceptadaId: 'primera' }),
    [FIRST]: reply({ respuestaAceptada: true }),
  }),
  member.mayNot('update', 'accept an answer in a topic that is being taken away', acceptUnpaid, {
    'foro_temas/abierto': topic({ borrando: true }),
  }),
];

const LIKES: readonly Row[] = [
  rowsOf(REPLY, everyoneBut('visitante', 'nuevo', 'otro', 'editor', 'suspendido', 'pendiente')).may(
    'update',
    'like a reply',
    (db, { uid }) => like(db, uid, 1),
  ),
  rowsOf(REPLY, ['editor']).may('update', 'take its like back', (db, { uid }) => like(db, uid, -1)),
  rowsOf(REPLY, ['nuevo', 'suspendido', 'pendiente']).mayNot('update', 'like a reply', (db, { uid }) =>
    like(db, uid, 1),
  ),
  member.may('update', 'like what an account wrote that is gone', (db, { uid }) =>
    like(db, uid, 1, { id: 'ausente', author: null }),
  ),
  author.mayNot('update', 'like its own reply', (db, { uid }) => like(db, uid, 1, { author: null })),
  rowsOf(REPLY, ['editor']).mayNot('update', 'like a reply twice', (db, { uid }) => like(db, uid, 1)),
  member.mayNot('update', 'take a like back that it never gave', (db, { uid }) => like(db, uid, -1)),
  member.mayNot('update', 'like a reply without the permission', (db, { uid }) => like(db, uid, 1), {
    'usuarios/uid-usuario': account('usuario', { permisos: { participarForo: false, crearTemas: true } }),
  }),
  member.mayNot('update', 'like a reply by two', (db, { uid }) =>
    like(db, uid, 1, { item: { likes: increment(2) } }),
  ),
  member.mayNot('update', 'like a reply and hide it', (db, { uid }) =>
    like(db, uid, 1, { item: { oculta: true } }),
  ),
  member.mayNot('update', 'like a reply for others too', (db, { uid }) =>
    like(db, uid, 1, { item: { usuariosLike: ['uid-editor', uid, 'uid-autor'], likes: increment(1) } }),
  ),
  member.mayNot('update', 'like a reply in place of another', (db, { uid }) =>
    like(db, uid, 1, { item: { usuariosLike: [uid] } }),
  ),
  member.mayNot('update', 'take the place of all who like a reply, without counting it', (db, { uid }) =>
    like(db, uid, 1, {
      item: { usuariosLike: [uid], likes: increment(0) },
      account: {
        puntos: increment(0),
        'estadisticasForo.likes': increment(0),
        'estadisticasForo.puntosForo': increment(0),
        ultimoEvento: { tipo: 'like-quitado', id: 'primera', clase: 'respuesta', de: uid },
      },
      own: {
        'estadisticasForo.likesOtorgados': increment(0),
        ultimoEvento: { tipo: 'like-retirado', id: 'primera', clase: 'respuesta' },
      },
    }),
  ),
  member.mayNot('update', 'like two replies and count one as given', (db, { uid }) =>
    likeTwo(db, uid, ['primera', 'ausente']),
  ),
  ...(
    [
      ['without a point for its author', { account: null }],
      ['for 50 points', { account: { puntos: increment(50) } }],
      ['for 50 forum points', { account: { 'estadisticasForo.puntosForo': increment(50) } }],
      ['that counts twice', { account: { 'estadisticasForo.likes': increment(2) } }],
      [
        'that another is said to have given',
        { account: { ultimoEvento: { tipo: 'like', id: 'primera', clase: 'respuesta', de: 'uid-autor' } } },
      ],
      ['without counting it as given', { own: null }],
      ['that it gave twice', { own: { 'estadisticasForo.likesOtorgados': increment(2) } }],
      [
        'of another thing',
        { own: { ultimoEvento: { tipo: 'like-dado', id: 'segunda', clase: 'respuesta' } } },
      ],
    ] as const
  ).map(([what, parts]) =>
    member.mayNot('update', `like a reply ${what}`, (db, { uid }) => like(db, uid, 1, parts)),
  ),
];

const UNSEARCHED = { 'foro_indice/respuesta_primera': null };
const HIDDEN_BY_REPORTS = { item: { oculta: true, ocultaPorReportes: true }, entry: { oculta: true } };
const hide =
  (parts: Parameters<typeof actAsStaff>[4] = {}): Attempt =>
  (db, { uid }) =>
    actAsStaff(db, uid, FIRST, 'ocultar', { item: { oculta: true }, entry: { oculta: true }, ...parts });
const show =
  (entry: Data | null, accion = 'mostrar'): Attempt =>
  (db, { uid }) =>
    actAsStaff(db, uid, 'foro_respuestas/oculta', accion, { item: { oculta: false }, entry });

const REPORTS: readonly Row[] = [
  member.may('update', 'report a reply', (db, { uid }) => addReport(db, uid)),
  member.may(
    'update',
    'hide a reply with the fifth report',
    (db, { uid }) => addReport(db, uid, HIDDEN_BY_REPORTS),
    { [FIRST]: reply({ reportes: 4 }) },
  ),
  member.may(
    'update',
    'hide a reply that cannot be searched with the fifth report',
    (db, { uid }) => addReport(db, uid, { ...HIDDEN_BY_REPORTS, entry: null }),
    { [FIRST]: reply({ reportes: 4 }), 'foro_indice/respuesta_primera': null },
  ),
  member.mayNot(
    'update',
    'hide a reply with the fifth report and leave it in the search',
    (db, { uid }) => addReport(db, uid, { ...HIDDEN_BY_REPORTS, entry: null }),
    { [FIRST]: reply({ reportes: 4 }) },
  ),
  member.mayNot('update', 'hide a reply with one report that says five on its way', (db, { uid }) => {
    const batch = writeBatch(db);
    batch.update(doc(db, FIRST), { reportes: 5, oculta: true, ocultaPorReportes: true });
    batch.update(doc(db, 'foro_indice/respuesta_primera'), { oculta: true });
    addReportToBatch(batch, db, uid, { item: { reportes: 1 } });
    return batch.commit();
  }),
  member.may('update', 'report a hidden reply', (db, { uid }) => addReport(db, uid), {
    [FIRST]: reply({ oculta: true }),
  }),
  member.mayNot('update', 'leave a reply with the fifth report', (db, { uid }) => addReport(db, uid), {
    [FIRST]: reply({ reportes: 4 }),
  }),
  member.mayNot('update', 'hide a reply with the first report', (db, { uid }) =>
    addReport(db, uid, HIDDEN_BY_REPORTS),
  ),
  member.mayNot(
    'update',
    'hide a reply with the fifth report and change its place',
    (db, { uid }) =>
      addReport(db, uid, { ...HIDDEN_BY_REPORTS, item: { ...HIDDEN_BY_REPORTS.item, numero: 1000 } }),
    { [FIRST]: reply({ reportes: 4 }) },
  ),
  member.mayNot(
    'update',
    'say that the fifth report hides a reply that stays',
    (db, { uid }) => addReport(db, uid, { item: { ocultaPorReportes: true } }),
    { [FIRST]: reply({ reportes: 4 }) },
  ),
  member.mayNot('update', 'report a reply twice at once', (db, { uid }) =>
    addReport(db, uid, { item: { reportes: increment(2) } }),
  ),
  member.mayNot('update', 'report a reply and like it', (db, { uid }) =>
    addReport(db, uid, { item: { likes: 99 } }),
  ),
  member.mayNot('update', 'count a report that does not come', change({ reportes: increment(1) })),
  moderators.may('update', 'hide a reply', hide()),
  moderators.mayNot('update', 'hide a reply without a line', change({ oculta: true }), UNSEARCHED),
  moderators.mayNot('update', 'hide a reply and leave it in the search', hide({ entry: null })),
  moderators.mayNot(
    'update',
    'hide a reply and note that it is shown',
    hide({ line: { accion: 'mostrar' } }),
  ),
  moderators.may('update', 'show a hidden reply', show({ oculta: false })),
  moderators.mayNot('update', 'show a hidden reply and leave it out of the search', show(null)),
  moderators.mayNot(
    'update',
    'show a hidden reply and note that it is hidden',
    show({ oculta: false }, 'ocultar'),
  ),
  rowsOf(REPLY, everyoneBut('moderador', 'administrador')).mayNot('update', 'hide a reply', hide()),
  rowsOf(REPLY, ['otro']).mayNot('update', 'hide a reply with procesarReportes alone', hide(), {
    'usuarios/uid-otro': account('otro', { permisos: { procesarReportes: true } }),
  }),
  moderators.mayNot(
    'update',
    'hide a reply with a word',
    hide({ item: { oculta: 'sí' }, entry: null }),
    UNSEARCHED,
  ),
  moderators.mayNot(
    'update',
    'hide a reply and change its place',
    hide({ item: { oculta: true, numero: 1000 } }),
  ),
  moderators.mayNot('update', 'hide a reply and like it', hide({ item: { oculta: true, likes: 99 } })),
];

const remove =
  (parts: Parameters<typeof removeReply>[2]): Attempt =>
  (db, { uid }) =>
    removeReply(db, uid, { id: 'primera', ...parts });

const GONE_TOPIC = { 'foro_temas/yendose': null };
/** Deletes otro's reply of a topic that is going or gone, from its author's account. */
const sweep =
  (parts: Parameters<typeof removeReply>[2] = {}): Attempt =>
  (db, { uid }) =>
    removeReply(db, uid, { id: 'yendose', author: 'uid-otro', topic: null, category: null, ...parts });

const DELETIONS: readonly Row[] = [
  author.may('delete', 'delete its reply', remove({})),
  moderators.may('delete', "delete another's reply", remove({ author: 'uid-otro' })),
  strangers.mayNot('delete', "delete another's reply", remove({ author: 'uid-otro' })),
  moderators.may('delete', 'delete a reply whose author is gone', remove({ id: 'ausente', author: null })),
  author.mayNot('delete', 'delete its reply while suspended', remove({}), suspendedAuthor),
  author.mayNot('delete', 'delete its reply alone', (db) => deleteDoc(doc(db, FIRST))),
  author.mayNot('delete', 'delete its reply without the topic', remove({ topic: null })),
  author.mayNot(
    'delete',
    'delete its reply and count two on the topic',
    remove({ topic: { respuestas: increment(-2) } }),
  ),
  author.mayNot('delete', 'delete its reply and leave it the last', remove({}), {
    'foro_temas/abierto': topic({ ultimaRespuesta: { id: 'primera', autorId: 'uid-otro' } }),
  }),
  rowsOf(REPLY, ['administrador']).mayNot(
    'delete',
    'delete an accepted reply and only count it',
    remove({ author: 'uid-otro', topic: { ultimoEvento: deleteField() } }),
    {
      'foro_temas/abierto': topic({ respuestaAceptadaId: 'primera' }),
      [FIRST]: reply({ respuestaAceptada: true }),
    },
  ),
  author.mayNot('delete', 'delete its reply and leave it accepted', remove({}), {
    'foro_temas/abierto': topic({ respuestaAceptadaId: 'primera' }),
  }),
  author.mayNot('delete', 'delete its reply without the category', remove({ category: null })),
  author.mayNot(
    'delete',
    'delete its reply and count two in the category',
    remove({ category: { mensajeCount: increment(-2) } }),
  ),
  author.mayNot(
    'delete',
    'delete its reply and keep the points',
    remove({ account: { puntos: increment(0) } }),
  ),
  author.mayNot(
    'delete',
    'delete its reply and keep the count',
    remove({ account: { respuestasForoCount: increment(0) } }),
  ),
  author.mayNot('delete', 'delete its reply and leave the account', remove({ account: null })),
  author.mayNot('delete', 'delete two replies for one', (db, { uid }) => {
    const batch = writeBatch(db);
    batch.delete(doc(db, 'foro_respuestas/segunda'));
    batch.delete(doc(db, FIRST));
    batch.update(doc(db, 'foro_temas/abierto'), {
      respuestas: increment(-1),
      ultimaRespuesta: null,
      ultimoEvento: { tipo: 'respuesta-borrada', id: 'primera' },
    });
    batch.update(doc(db, 'foro_categorias/general'), {
      mensajeCount: increment(-1),
      ultimoMensaje: { id: 'primera', temaId: 'abierto' },
    });
    batch.update(doc(db, 'usuarios', uid), {
      respuestasForoCount: increment(-1),
      ...lost('respuestasPublicadas', 2),
      ultimaActividad: serverTimestamp(),
      ultimoEvento: { tipo: 'respuesta-borrada', id: 'primera' },
    });
    return batch.commit();
  }),
  rowsOf(REPLY, ['usuario', 'moderador', 'administrador']).may(
    'delete',
    'delete the replies of a topic it takes away',
    sweep(),
  ),
  author.may('delete', 'delete its reply of a topic that is being taken away', sweep()),
  author.may('delete', 'delete its reply of a topic that is gone', sweep(), GONE_TOPIC),
  moderators.may('delete', "delete another's reply of a topic that is gone", sweep(), GONE_TOPIC),
  rowsOf(REPLY, ['autor']).may(
    'delete',
    'delete a reply of a topic that is gone with eliminarTemas alone',
    sweep(),
    {
      ...GONE_TOPIC,
      'usuarios/uid-autor': account('autor', { permisos: { eliminarTemas: true } }),
    },
  ),
  rowsOf(REPLY, everyoneBut('otro', 'moderador', 'administrador')).mayNot(
    'delete',
    "delete another's reply of a topic that is gone",
    sweep(),
    GONE_TOPIC,
  ),
  member.mayNot(
    'delete',
    'delete replies of its topic and leave their authors the points',
    sweep({ account: null }),
  ),
  member.mayNot(
    'delete',
    'delete replies of its topic and take more of their authors',
    sweep({ account: { puntos: increment(-9) } }),
  ),
  member.mayNot(
    'delete',
    'delete replies of its topic and leave their authors the likes',
    sweep({ account: { 'estadisticasForo.likes': increment(0) } }),
  ),
  rowsOf(REPLY, everyoneBut('usuario', 'otro', 'moderador', 'administrador')).mayNot(
    'delete',
    'delete a reply of a topic that another takes away',
    sweep(),
  ),
  member.mayNot('delete', 'delete replies of its topic while suspended', sweep(), {
    'usuarios/uid-usuario': account('usuario', { estado: 'suspendido' }),
  }),
  member.mayNot('delete', 'delete replies of its topic that stays', remove({ author: 'uid-otro' })),
  author.mayNot('delete', 'delete its reply and write it anew', (db, { uid }) => {
    const batch = writeBatch(db);
    addRemovalToBatch(batch, db, uid, { id: 'primera' });
    batch.set(doc(db, FIRST), reply());
    return batch.commit();
  }),
  author.mayNot(
    'delete',
    'delete its reply with the counts of a topic that is being taken away',
    remove({ id: 'yendose', temaId: 'yendose', category: null }),
  ),
];

const visible = where('oculta', '==', false);

/** Replies: reading, writing, what happens to them. */
export const FORUM_REPLIES: readonly Row[] = [
  anyone.may('get', 'read a reply', (db) => getDoc(doc(db, FIRST))),
  anyone.may('get', 'ask for a reply that is not there', (db) => getDoc(doc(db, 'foro_respuestas/nada'))),
  rowsOf(REPLY, ['usuario', 'moderador', 'administrador']).may('get', 'read a hidden reply', (db) =>
    getDoc(doc(db, 'foro_respuestas/oculta')),
  ),
  rowsOf(REPLY, everyoneBut('usuario', 'moderador', 'administrador')).mayNot(
    'get',
    'read a hidden reply',
    (db) => getDoc(doc(db, 'foro_respuestas/oculta')),
  ),
  anyone.may('list', 'list the replies of a topic', (db) =>
    getDocs(query(collection(db, 'foro_respuestas'), where('temaId', '==', 'abierto'), visible, limit(20))),
  ),
  anyone.mayNot('list', 'list 51 replies', (db) =>
    getDocs(query(collection(db, 'foro_respuestas'), visible, limit(51))),
  ),
  member.may('list', 'list its hidden replies', (db, { uid }) =>
    getDocs(
      query(
        collection(db, 'foro_respuestas'),
        where('autorId', '==', uid),
        where('oculta', '==', true),
        limit(20),
      ),
    ),
  ),
  moderators.may('list', 'list all replies of a topic', (db) =>
    getDocs(query(collection(db, 'foro_respuestas'), where('temaId', '==', 'abierto'), limit(20))),
  ),
  rowsOf(REPLY, everyoneBut('moderador', 'administrador')).mayNot(
    'list',
    'list all replies of a topic',
    (db) => getDocs(query(collection(db, 'foro_respuestas'), where('temaId', '==', 'abierto'), limit(20))),
  ),
  ...NEW_REPLIES,
  ...EDITS,
  ...LAST_WORDS,
  ...MENTIONED,
  ...ANSWERS,
  ...LIKES,
  ...REPORTS,
  ...anonymizationRows(REPLY, 'foro_respuestas/suya'),
  ...DELETIONS,
];
