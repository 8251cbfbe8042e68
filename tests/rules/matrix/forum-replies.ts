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
import { account, type Data, withAccount } from '../fixtures';
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

const REPLY = '/foro_respuestas/{respuesta}';
const FIRST = 'foro_respuestas/primera';
const moderators: Who = ['moderador', 'administrador'];
const strangers: Who = everyoneBut('otro', 'moderador', 'administrador');
const past = Timestamp.fromMillis(0);
const suspendedAuthor = withAccount('otro', { estado: 'suspendido' });

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

// biome-ignore format: a row is a line
const NEW_REPLIES = table(REPLY, 'create', [
  [everyoneBut('visitante', 'nuevo', 'suspendido', 'pendiente'), 'may',     'answer', write({})],
  [['nuevo', 'suspendido', 'pendiente'], 'may not', 'answer', write({})],
  ['visitante',            'may not', 'answer as somebody', sending(addReply, 'uid-usuario')],
  ['usuario',              'may',     'answer with a quotation', write({ citaId: 'primera' })],
  ['usuario',              'may not', 'answer and edit it in the same commit', (db, { uid }) => {
    const batch = writeBatch(db);
    addReplyToBatch(batch, db, uid, {});
    const now = serverTimestamp();
    const edited = { contenido: 'Otro', editado: true, fechaEdicion: now, fechaActualizacion: now };
    batch.update(doc(db, 'foro_respuestas', NEW_ID), edited);
    return batch.commit();
  }],
  ['autor',                'may',     'answer in a topic of 500 members',
    acting(addReply, { topic: { participantes: MANY } }), { 'foro_temas/abierto': topic({ participantes: MANY }) }],
  ['autor',                'may not', 'answer as the 501st member of a topic', write({}), { 'foro_temas/abierto': topic({ participantes: MANY }) }],
  ...WRONG.map(([what, changes]): Line => ['usuario', 'may not', `answer ${what}`, write(changes)]),
  ...ON_TOPIC.map(([what, changes]): Line => ['usuario', 'may not', `answer ${what}`, onTopic(changes)]),
  ...COUNTERS.map((field): Line =>
    ['usuario', 'may not', `answer without ${field}`, (db, { uid }) => {
      const { [field]: _, ...rest } = newReply(uid);
      const batch = writeBatch(db);
      addReplyToBatch(batch, db, uid, { item: null });
      batch.set(doc(db, 'foro_respuestas', NEW_ID), rest);
      return batch.commit();
    }]
  ),
  // The SDK sends -0 as a double.
  ...COUNTERS.map((field): Line => ['usuario', 'may not', `answer with a double for ${field}`, write({ [field]: -0 })]),
  ['usuario',              'may not', 'answer under another name', acting(addReply, { item: { autorNombre: 'Administración' } })],
  ['usuario',              'may not', 'answer and skip a number', acting(addReply, { item: { numero: 4 }, topic: { ultimoNumero: increment(2) } })],
  ['usuario',              'may not', 'answer under a short id', acting(addReply, { id: 'x' })],
  ['usuario',              'may not', 'answer without the permission',
    write({}), withAccount('usuario', { permisos: { crearTemas: true, responderTemas: false } })],
  ...['cerrado', 'resuelto', 'archivado'].map((estado): Line =>
    ['otro', 'may not', `answer in a topic that is ${estado}`, write({}), { 'foro_temas/abierto': topic({ estado }) }]
  ),
  [['usuario', 'moderador', 'administrador'], 'may',     'answer in a topic that is resolved',
    write({}), { 'foro_temas/abierto': topic({ estado: 'resuelto' }) }],
  [['usuario', 'moderador'], 'may not', 'answer in a topic that is closed', write({}), { 'foro_temas/abierto': topic({ estado: 'cerrado' }) }],
  ['usuario',              'may not', 'answer in a topic that is being taken away', write({}), { 'foro_temas/abierto': topic({ borrando: true }) }],
  ['usuario',              'may not', 'answer without the topic', acting(addReply, { topic: null })],
  ['usuario',              'may not', 'answer twice under one number', (db, { uid }) => {
    const batch = writeBatch(db);
    addReplyToBatch(batch, db, uid, {});
    addReplyToBatch(batch, db, uid, {
      id: 'otra0000000000000000',
      topic: null,
      category: null,
      account: null,
    });
    return batch.commit();
  }],
  ['usuario',              'may not', 'answer without the category', acting(addReply, { category: null })],
  ['usuario',              'may not', 'answer and count it twice in the category', acting(addReply, { category: { mensajeCount: increment(2) } })],
  ['usuario',              'may not', 'answer and name it otherwise in the category',
    acting(addReply, { category: { ultimoMensaje: { id: NEW_ID, temaId: 'ajeno' } } })],
  ['usuario',              'may not', 'answer without its points', acting(addReply, { account: null })],
  ['usuario',              'may not', 'answer for 50 points', acting(addReply, { account: { puntos: increment(50) } })],
  ['usuario',              'may not', 'answer for 50 forum points', acting(addReply, { account: { 'estadisticasForo.puntosForo': increment(50) } })],
  ['usuario',              'may not', 'answer and count it twice among its figures',
    acting(addReply, { account: { 'estadisticasForo.respuestasPublicadas': increment(2) } })],
  ['usuario',              'may not', 'answer and count it twice on the account',
    acting(addReply, { account: { respuestasForoCount: increment(2) } })],
]);

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

// biome-ignore format: a row is a line
const EDITS = table(REPLY, 'update', [
  ['otro',     'may',     'edit its reply', edit()],
  ['otro',     'may not', 'edit its reply at no pace', edit({}, FIRST, null)],
  ['otro',     'may not', 'edit its reply again by the step of its last edit',
    edit({}, FIRST, null), withAccount('otro', { ultimoEvento: { tipo: 'edicion', id: 'primera', clase: 'respuesta' } })],
  [moderators, 'may',     "edit another's reply", staffEdit()],
  [moderators, 'may not', "edit another's reply without a line", edit()],
  [strangers,  'may not', "edit another's reply with a line", staffEdit()],
  ['usuario',  'may',     "edit another's reply with editarRespuestasAjenas alone",
    staffEdit(), withAccount('usuario', { permisos: { editarRespuestasAjenas: true } })],
  [strangers,  'may not', "edit another's reply", edit()],
  ['otro',     'may not', 'edit its reply while suspended', edit(), suspendedAuthor],
  ['otro',     'may not', 'leave its reply blank', edit({ contenido: ' ' })],
  ['otro',     'may not', 'edit its reply without saying so', edit({ editado: false })],
  ['otro',     'may not', 'edit its reply in the past', edit({ fechaEdicion: past })],
  ['otro',     'may not', 'edit its reply and leave it old', edit({ fechaActualizacion: past })],
  ['otro',     'may not', 'edit its reply and its place', edit({ numero: 1000 })],
  ['otro',     'may not', 'edit its reply and like it', edit({ likes: 99 })],
  ...COUNTERS.map((field): Line => ['otro', 'may not', `edit a reply whose ${field} became a double`, edit(), { [FIRST]: reply({ [field]: 0.5 }) }]),
]);

// biome-ignore format: a row is a line
const MENTIONED = table(REPLY, 'create', [
  ['usuario', 'may',     'answer and name five', write({ menciones: ['a', 'b', 'c', 'd', 'e'] })],
  ['usuario', 'may not', 'answer and name six', write({ menciones: ['a', 'b', 'c', 'd', 'e', 'f'] })],
  ['usuario', 'may not', 'answer and name what is no member', write({ menciones: ['a b'] })],
]);

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
// biome-ignore format: a row is a line
const LAST_WORDS = table(REPLY, 'update', [
  ['otro',     'may',     'edit the last reply with how it begins', editLast(words('Otro'))],
  ['otro',     'may not', 'edit the last reply and leave its former words', editLast(null)],
  ['otro',     'may',     'edit the last reply of a topic that is going', editLast(null), { 'foro_temas/abierto': topic({ borrando: true }) }],
  ['otro',     'may',     'edit the last reply of a topic that is gone', editLast(null), { 'foro_temas/abierto': null }],
  [moderators, 'may',     'hide a reply whose topic is gone, and take it out of the search', (db, { uid }) => {
    const batch = writeBatch(db);
    addStaffActToBatch(batch, db, uid, FIRST, 'ocultar', { item: { oculta: true } });
    batch.delete(doc(db, 'foro_indice/respuesta_primera'));
    return batch.commit();
  }, { 'foro_temas/abierto': null }],
  ['otro',     'may',     'edit a reply of a topic that shows none as its last',
    editLast(null), { 'foro_temas/abierto': topic({ ultimaRespuesta: null }) }],
  [moderators, 'may',     'hide the last reply and its words', hideLast(words(''))],
  [moderators, 'may not', 'hide the last reply and leave its words', hideLast(null)],
  [moderators, 'may',     'show the last reply again', hideLast(words('Buena'), false), HIDDEN],
  ['usuario',  'may',     'hide the last reply and its words with the fifth report', reportLast(words('')), FOUR],
  ['usuario',  'may not', 'hide the last reply with the fifth report and leave its words', reportLast(null), FOUR],
]);

const acceptUnpaid: Attempt = (db, { uid }) => accept(db, { account: null, award: null, by: uid });
// biome-ignore format: a row is a line
const ANSWERS = table(REPLY, 'update', [
  ['usuario',              'may',     'accept an answer', sending(accept)],
  [moderators,             'may',     "accept an answer in another's topic", acting(acceptAsStaff)],
  [everyoneBut('usuario', 'moderador', 'administrador'), 'may not', 'accept an answer',
    (db, { uid }) => accept(db, { topic: null, account: null, award: null, by: uid })],
  ['usuario',              'may not', 'accept an answer while suspended',
    acceptUnpaid, withAccount('usuario', { estado: 'suspendido' })],
  ['otro',                 'may not', 'accept its own answer in the topic of another', acceptUnpaid],
  ['usuario',              'may not', 'accept an answer that the topic does not name', change({ respuestaAceptada: true })],
  ['usuario',              'may not', 'accept an answer with a word', change({ respuestaAceptada: 'sí' })],
  ['usuario',              'may not', 'accept an answer and change its place', sending(accept, { item: { numero: 1000 } })],
  ['usuario',              'may not', 'accept an answer and like it', sending(accept, { item: { likes: 99 } })],
  ['usuario',              'may not', 'accept no answer that the topic names',
    change({ respuestaAceptada: false }),
    { 'foro_temas/abierto': topic({ respuestaAceptadaId: 'primera' }), [FIRST]: reply({ respuestaAceptada: true }) }],
  ['usuario',              'may not', 'accept an answer in a topic that is being taken away',
    acceptUnpaid, { 'foro_temas/abierto': topic({ borrando: true }) }],
]);

// biome-ignore format: a row is a line
const LIKES = table(REPLY, 'update', [
  [everyoneBut('visitante', 'nuevo', 'otro', 'editor', 'suspendido', 'pendiente'), 'may',     'like a reply', acting(like, 1)],
  ['editor',               'may',     'take its like back', acting(like, -1)],
  [['nuevo', 'suspendido', 'pendiente'], 'may not', 'like a reply', acting(like, 1)],
  ['usuario',              'may',     'like what an account wrote that is gone', acting(like, 1, { id: 'ausente', author: null })],
  ['otro',                 'may not', 'like its own reply', acting(like, 1, { author: null })],
  ['editor',               'may not', 'like a reply twice', acting(like, 1)],
  ['usuario',              'may not', 'take a like back that it never gave', acting(like, -1)],
  ['usuario',              'may not', 'like a reply without the permission',
    acting(like, 1), withAccount('usuario', { permisos: { participarForo: false, crearTemas: true } })],
  ['usuario',              'may not', 'like a reply by two', acting(like, 1, { item: { likes: increment(2) } })],
  ['usuario',              'may not', 'like a reply and hide it', acting(like, 1, { item: { oculta: true } })],
  ['usuario',              'may not', 'like a reply for others too',
    (db, { uid }) => like(db, uid, 1, { item: { usuariosLike: ['uid-editor', uid, 'uid-autor'], likes: increment(1) } })],
  ['usuario',              'may not', 'like a reply in place of another', (db, { uid }) => like(db, uid, 1, { item: { usuariosLike: [uid] } })],
  ['usuario',              'may not', 'take the place of all who like a reply, without counting it',
    (db, { uid }) =>
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
    })],
  ['usuario',              'may not', 'like two replies and count one as given', acting(likeTwo, ['primera', 'ausente'])],
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
  ).map(([what, parts]): Line =>
    ['usuario', 'may not', `like a reply ${what}`, acting(like, 1, parts)],
  ),
]);

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

// biome-ignore format: a row is a line
const REPORTS = table(REPLY, 'update', [
  ['usuario',              'may',     'report a reply', acting(addReport)],
  ['usuario',              'may',     'hide a reply with the fifth report',
    acting(addReport, HIDDEN_BY_REPORTS), { [FIRST]: reply({ reportes: 4 }) }],
  ['usuario',              'may',     'hide a reply that cannot be searched with the fifth report',
    acting(addReport, { ...HIDDEN_BY_REPORTS, entry: null }), { [FIRST]: reply({ reportes: 4 }), 'foro_indice/respuesta_primera': null }],
  ['usuario',              'may not', 'hide a reply with the fifth report and leave it in the search',
    acting(addReport, { ...HIDDEN_BY_REPORTS, entry: null }), { [FIRST]: reply({ reportes: 4 }) }],
  ['usuario',              'may not', 'hide a reply with one report that says five on its way', (db, { uid }) => {
    const batch = writeBatch(db);
    batch.update(doc(db, FIRST), { reportes: 5, oculta: true, ocultaPorReportes: true });
    batch.update(doc(db, 'foro_indice/respuesta_primera'), { oculta: true });
    addReportToBatch(batch, db, uid, { item: { reportes: 1 } });
    return batch.commit();
  }],
  ['usuario',              'may',     'report a hidden reply', acting(addReport), { [FIRST]: reply({ oculta: true }) }],
  ['usuario',              'may not', 'leave a reply with the fifth report', acting(addReport), { [FIRST]: reply({ reportes: 4 }) }],
  ['usuario',              'may not', 'hide a reply with the first report', acting(addReport, HIDDEN_BY_REPORTS)],
  ['usuario',              'may not', 'hide a reply with the fifth report and change its place',
    acting(addReport, { ...HIDDEN_BY_REPORTS, item: { ...HIDDEN_BY_REPORTS.item, numero: 1000 } }), { [FIRST]: reply({ reportes: 4 }) }],
  ['usuario',              'may not', 'say that the fifth report hides a reply that stays',
    acting(addReport, { item: { ocultaPorReportes: true } }), { [FIRST]: reply({ reportes: 4 }) }],
  ['usuario',              'may not', 'report a reply twice at once', acting(addReport, { item: { reportes: increment(2) } })],
  ['usuario',              'may not', 'report a reply and like it', acting(addReport, { item: { likes: 99 } })],
  ['usuario',              'may not', 'count a report that does not come', change({ reportes: increment(1) })],
  [moderators,             'may',     'hide a reply', hide()],
  [moderators,             'may not', 'hide a reply without a line', change({ oculta: true }), UNSEARCHED],
  [moderators,             'may not', 'hide a reply and leave it in the search', hide({ entry: null })],
  [moderators,             'may not', 'hide a reply and note that it is shown', hide({ line: { accion: 'mostrar' } })],
  [moderators,             'may',     'show a hidden reply', show({ oculta: false })],
  [moderators,             'may not', 'show a hidden reply and leave it out of the search', show(null)],
  [moderators,             'may not', 'show a hidden reply and note that it is hidden', show({ oculta: false }, 'ocultar')],
  [everyoneBut('moderador', 'administrador'), 'may not', 'hide a reply', hide()],
  ['otro',                 'may not', 'hide a reply with procesarReportes alone',
    hide(), withAccount('otro', { permisos: { procesarReportes: true } })],
  [moderators,             'may not', 'hide a reply with a word', hide({ item: { oculta: 'sí' }, entry: null }), UNSEARCHED],
  [moderators,             'may not', 'hide a reply and change its place', hide({ item: { oculta: true, numero: 1000 } })],
  [moderators,             'may not', 'hide a reply and like it', hide({ item: { oculta: true, likes: 99 } })],
]);

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

// biome-ignore format: a row is a line
const DELETIONS = table(REPLY, 'delete', [
  ['otro',                 'may',     'delete its reply', remove({})],
  [moderators,             'may',     "delete another's reply", remove({ author: 'uid-otro' })],
  [strangers,              'may not', "delete another's reply", remove({ author: 'uid-otro' })],
  [moderators,             'may',     'delete a reply whose author is gone', remove({ id: 'ausente', author: null })],
  ['otro',                 'may not', 'delete its reply while suspended', remove({}), suspendedAuthor],
  ['otro',                 'may not', 'delete its reply alone', (db) => deleteDoc(doc(db, FIRST))],
  ['otro',                 'may not', 'delete its reply without the topic', remove({ topic: null })],
  ['otro',                 'may not', 'delete its reply and count two on the topic', remove({ topic: { respuestas: increment(-2) } })],
  ['otro',                 'may not', 'delete its reply and leave it the last',
    remove({}), { 'foro_temas/abierto': topic({ ultimaRespuesta: { id: 'primera', autorId: 'uid-otro' } }) }],
  ['administrador',        'may not', 'delete an accepted reply and only count it',
    remove({ author: 'uid-otro', topic: { ultimoEvento: deleteField() } }),
    { 'foro_temas/abierto': topic({ respuestaAceptadaId: 'primera' }), [FIRST]: reply({ respuestaAceptada: true }) }],
  ['otro',                 'may not', 'delete its reply and leave it accepted',
    remove({}), { 'foro_temas/abierto': topic({ respuestaAceptadaId: 'primera' }) }],
  ['otro',                 'may not', 'delete its reply without the category', remove({ category: null })],
  ['otro',                 'may not', 'delete its reply and count two in the category', remove({ category: { mensajeCount: increment(-2) } })],
  ['otro',                 'may not', 'delete its reply and keep the points', remove({ account: { puntos: increment(0) } })],
  ['otro',                 'may not', 'delete its reply and keep the count', remove({ account: { respuestasForoCount: increment(0) } })],
  ['otro',                 'may not', 'delete its reply and leave the account', remove({ account: null })],
  ['otro',                 'may not', 'delete two replies for one', (db, { uid }) => {
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
  }],
  [['usuario', 'moderador', 'administrador'], 'may',     'delete the replies of a topic it takes away', sweep()],
  ['otro',                 'may',     'delete its reply of a topic that is being taken away', sweep()],
  ['otro',                 'may',     'delete its reply of a topic that is gone', sweep(), GONE_TOPIC],
  [moderators,             'may',     "delete another's reply of a topic that is gone", sweep(), GONE_TOPIC],
  ['autor',                'may',     'delete a reply of a topic that is gone with eliminarTemas alone',
    sweep(), { ...GONE_TOPIC, 'usuarios/uid-autor': account('autor', { permisos: { eliminarTemas: true } }) }],
  [everyoneBut('otro', 'moderador', 'administrador'), 'may not', "delete another's reply of a topic that is gone", sweep(), GONE_TOPIC],
  ['usuario',              'may not', 'delete replies of its topic and leave their authors the points', sweep({ account: null })],
  ['usuario',              'may not', 'delete replies of its topic and take more of their authors', sweep({ account: { puntos: increment(-9) } })],
  ['usuario',              'may not', 'delete replies of its topic and leave their authors the likes',
    sweep({ account: { 'estadisticasForo.likes': increment(0) } })],
  [everyoneBut('usuario', 'otro', 'moderador', 'administrador'), 'may not', 'delete a reply of a topic that another takes away', sweep()],
  ['usuario',              'may not', 'delete replies of its topic while suspended',
    sweep(), withAccount('usuario', { estado: 'suspendido' })],
  ['usuario',              'may not', 'delete replies of its topic that stays', remove({ author: 'uid-otro' })],
  ['otro',                 'may not', 'delete its reply and write it anew', (db, { uid }) => {
    const batch = writeBatch(db);
    addRemovalToBatch(batch, db, uid, { id: 'primera' });
    batch.set(doc(db, FIRST), reply());
    return batch.commit();
  }],
  ['otro',                 'may not', 'delete its reply with the counts of a topic that is being taken away',
    remove({ id: 'yendose', temaId: 'yendose', category: null })],
]);

const visible = where('oculta', '==', false);

/** Replies: reading, writing, what happens to them. */
// biome-ignore format: a row is a line
export const FORUM_REPLIES: readonly Row[] = [
  ...table(REPLY, 'get', [
    [EVERYONE,               'may',     'read a reply', (db) => getDoc(doc(db, FIRST))],
    [EVERYONE,               'may',     'ask for a reply that is not there', (db) => getDoc(doc(db, 'foro_respuestas/nada'))],
    [['usuario', 'moderador', 'administrador'], 'may',     'read a hidden reply', (db) => getDoc(doc(db, 'foro_respuestas/oculta'))],
    [everyoneBut('usuario', 'moderador', 'administrador'), 'may not', 'read a hidden reply', (db) => getDoc(doc(db, 'foro_respuestas/oculta'))],
  ]),
  ...table(REPLY, 'list', [
    [EVERYONE,               'may',     'list the replies of a topic',
      (db) => getDocs(query(collection(db, 'foro_respuestas'), where('temaId', '==', 'abierto'), visible, limit(20)))],
    [EVERYONE,               'may not', 'list 51 replies', (db) => getDocs(query(collection(db, 'foro_respuestas'), visible, limit(51)))],
    ['usuario',              'may',     'list its hidden replies',
      (db, { uid }) => getDocs(query(collection(db, 'foro_respuestas'), where('autorId', '==', uid), where('oculta', '==', true), limit(20)))],
    [moderators,             'may',     'list all replies of a topic',
      (db) => getDocs(query(collection(db, 'foro_respuestas'), where('temaId', '==', 'abierto'), limit(20)))],
    [everyoneBut('moderador', 'administrador'), 'may not', 'list all replies of a topic',
      (db) => getDocs(query(collection(db, 'foro_respuestas'), where('temaId', '==', 'abierto'), limit(20)))],
  ]),
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
