import {
  collection,
  doc,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  serverTimestamp,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { paced } from '../commits';
import { account, type Data } from '../fixtures';
import {
  accept,
  acceptAsStaff,
  actAsAuthor,
  actAsStaff,
  addAcceptanceLineToBatch,
  addAcceptanceToBatch,
  addMoveToBatch,
  addOwnActToBatch,
  addReply,
  addReplyToBatch,
  addReport,
  addReportToBatch,
  addStaffActToBatch,
  beginDeletion,
  buryTopic,
  like,
  lost,
  moveTopic,
  NEW_ID,
  newLine,
  removeReply,
} from '../forum-commits';
import { forumCategory, reply, report, topic } from '../forum-fixtures';
import { type Attempt, asDouble, everyoneBut, type Row, rowsOf } from './row';

const TOPIC = '/foro_temas/{tema}';
const OPEN = 'foro_temas/abierto';
const anyone = rowsOf(TOPIC);
const author = rowsOf(TOPIC, ['usuario']);
const other = rowsOf(TOPIC, ['otro']);
const moderator = rowsOf(TOPIC, ['moderador']);
const moderators = rowsOf(TOPIC, ['moderador', 'administrador']);
const strangers = rowsOf(TOPIC, everyoneBut('usuario', 'moderador', 'administrador'));
const past = Timestamp.fromMillis(0);

const change =
  (changes: Data, path = OPEN): Attempt =>
  (db) =>
    updateDoc(doc(db, path), changes);
/** The same by its author, at its pace. */
const own =
  (item: Data, path = OPEN, act: Data | null = {}): Attempt =>
  (db, { uid }) =>
    actAsAuthor(db, uid, path, { item, own: act });
const edit = (changes: Data = {}, path = OPEN) =>
  own(
    {
      titulo: 'Otro',
      contenido: 'Otro',
      tags: [],
      editado: true,
      fechaEdicion: serverTimestamp(),
      ...changes,
    },
    path,
  );
/** What the staff does to usuario's open topic, with its line. */
const staffAct =
  (
    accion: string,
    item: Data,
    { line = {}, path = OPEN }: { line?: Data | null; path?: string } = {},
  ): Attempt =>
  (db, { uid }) =>
    actAsStaff(db, uid, path, accion, { item, line });
const EDITED = {
  titulo: 'Otro',
  contenido: 'Otro',
  tags: [],
  editado: true,
  fechaEdicion: serverTimestamp(),
};
const staffEdit = (line: Data) => staffAct('editar', EDITED, { line });
const suspended = { 'usuarios/uid-usuario': account('usuario', { estado: 'suspendido' }) };

const COUNTERS: readonly Row[] = [
  anyone.mayNot('update', 'count a view on the topic itself', change({ vistas: increment(1) })),
  ...Object.entries({ vistas: 7, respuestas: 2, likes: 1, reportes: 0, ultimoNumero: 2 }).map(
    ([field, value]) =>
      author.mayNot('update', `turn ${field} into a double`, (db, { commit }) =>
        commit([asDouble(db.app.options.projectId, OPEN, field, value)]),
      ),
  ),
];

const EDITS: readonly Row[] = [
  anyone.mayNot('update', 'write a topic as it is', (db) =>
    updateDoc(doc(db, 'foro_temas/abierto'), { vistas: 7 }),
  ),
  author.may('update', 'edit its topic', edit()),
  author.mayNot('update', 'edit its topic at no pace', own(EDITED, OPEN, null)),
  moderators.may('update', "edit another's topic", staffEdit({})),
  moderators.mayNot('update', "edit another's topic without a line", edit()),
  moderator.mayNot('update', "edit another's topic and note another act", staffEdit({ accion: 'mover' })),
  strangers.mayNot('update', "edit another's topic with a line", staffEdit({})),
  strangers.mayNot('update', "edit another's topic", edit()),
  author.mayNot('update', 'edit its topic while suspended', edit(), suspended),
  author.mayNot('update', 'edit its topic without saying so', edit({ editado: false })),
  author.mayNot('update', 'edit its topic in the past', edit({ fechaEdicion: past })),
  author.mayNot('update', 'give its topic a blank title', edit({ titulo: '' })),
  author.mayNot('update', 'give its topic a long text', edit({ contenido: 'x'.repeat(20_001) })),
  author.mayNot('update', 'edit its topic and when it was opened', edit({ fechaCreacion: past })),
  author.mayNot('update', 'edit its topic and pin it', edit({ anclado: true })),
  author.mayNot('update', 'edit a topic that is being taken away', edit({}, 'foro_temas/yendose')),
];

const STATES: readonly Row[] = [
  author.may('update', 'resolve its topic', own({ estado: 'resuelto' })),
  author.may('update', 'open its resolved topic', own({ estado: 'abierto' }, 'foro_temas/resuelto')),
  author.mayNot('update', 'open its open topic', own({ estado: 'abierto' })),
  author.mayNot('update', 'resolve its topic at no pace', own({ estado: 'resuelto' }, OPEN, null)),
  author.mayNot(
    'update',
    'resolve its topic and name another',
    (db, { uid }) => {
      const batch = writeBatch(db);
      for (const path of [OPEN, 'foro_temas/segundo']) batch.update(doc(db, path), { estado: 'resuelto' });
      addOwnActToBatch(batch, db, uid, 'foro_temas/segundo');
      return batch.commit();
    },
    { 'foro_temas/segundo': topic({}) },
  ),
  ...['abierto', 'resuelto'].map((estado) =>
    author.mayNot('update', `set its closed topic to ${estado}`, own({ estado }, 'foro_temas/cerrado')),
  ),
  moderators.may('update', "resolve another's topic", staffAct('resolver', { estado: 'resuelto' })),
  moderators.mayNot('update', "resolve another's topic without a line", own({ estado: 'resuelto' })),
  strangers.mayNot(
    'update',
    "resolve another's topic with a line",
    staffAct('resolver', { estado: 'resuelto' }),
  ),
  strangers.mayNot('update', "resolve another's topic", own({ estado: 'resuelto' })),
  author.mayNot('update', 'resolve its topic while suspended', own({ estado: 'resuelto' }), suspended),
  author.mayNot('update', 'close its topic', own({ estado: 'cerrado' })),
  moderators.may('update', 'close a topic', staffAct('cerrar', { estado: 'cerrado' })),
  moderators.may('update', 'archive a topic', staffAct('archivar', { estado: 'archivado' })),
  moderators.mayNot('update', 'close a topic without a line', own({ estado: 'cerrado' })),
  moderator.mayNot('update', 'close its own topic without a line', own({ estado: 'cerrado' }), {
    [OPEN]: topic({}, 'moderador'),
  }),
  moderator.mayNot('update', 'close a topic and note another act', staffAct('abrir', { estado: 'cerrado' })),
  moderator.mayNot(
    'update',
    'close a topic and note another',
    staffAct('cerrar', { estado: 'cerrado' }, { line: { objetivoId: 'ajeno' } }),
  ),
  moderator.mayNot(
    'update',
    'close a topic and note that a reply is',
    staffAct('cerrar', { estado: 'cerrado' }, { line: { tipo: 'respuesta' } }),
  ),
  moderators.may(
    'update',
    'open a closed topic',
    staffAct('abrir', { estado: 'abierto' }, { path: 'foro_temas/cerrado' }),
  ),
  moderator.mayNot('update', 'give a topic a state that is none', staffAct('cerrar', { estado: 'quemado' })),
  moderator.mayNot(
    'update',
    'close a topic and set its likes',
    staffAct('cerrar', { estado: 'cerrado', likes: 9 }),
  ),
  moderator.mayNot(
    'update',
    'close a topic and change when it was opened',
    staffAct('cerrar', { estado: 'cerrado', fechaCreacion: past }),
  ),
  rowsOf(TOPIC, ['otro']).mayNot(
    'update',
    'pin a topic with moderarForo alone',
    staffAct('anclar', { anclado: true }),
    {
      'usuarios/uid-otro': account('otro', { permisos: { moderarForo: true } }),
    },
  ),
  moderators.may('update', 'feature a topic', staffAct('destacar', { destacado: true })),
  moderators.may('update', 'pin a topic', staffAct('anclar', { anclado: true })),
  moderator.mayNot('update', 'feature a topic without a line', change({ destacado: true })),
  moderator.mayNot('update', 'pin a topic without a line', change({ anclado: true })),
  rowsOf(TOPIC, ['otro']).may(
    'update',
    'pin a topic with fijarTemas alone',
    staffAct('anclar', { anclado: true }),
    {
      'usuarios/uid-otro': account('otro', { permisos: { fijarTemas: true } }),
    },
  ),
  rowsOf(TOPIC, ['otro']).mayNot(
    'update',
    'close a topic with moderarForo alone',
    staffAct('cerrar', { estado: 'cerrado' }),
    {
      'usuarios/uid-otro': account('otro', { permisos: { moderarForo: true } }),
    },
  ),
  rowsOf(TOPIC, ['otro']).may(
    'update',
    'resolve a topic with moderarForo alone',
    staffAct('resolver', { estado: 'resuelto' }),
    {
      'usuarios/uid-otro': account('otro', { permisos: { moderarForo: true } }),
    },
  ),
  rowsOf(TOPIC, ['otro']).may(
    'update',
    'resolve a topic with cerrarTemas alone',
    staffAct('resolver', { estado: 'resuelto' }),
    {
      'usuarios/uid-otro': account('otro', { permisos: { cerrarTemas: true } }),
    },
  ),
  author.mayNot('update', 'feature its topic', change({ destacado: true })),
  author.mayNot('update', 'pin its topic', change({ anclado: true })),
  author.mayNot('update', 'pin its topic with a line', staffAct('anclar', { anclado: true })),
  moderator.mayNot('update', 'feature a topic with a word', staffAct('destacar', { destacado: 'sí' })),
  moderator.mayNot(
    'update',
    'feature a topic and pin it',
    staffAct('destacar', { destacado: true, anclado: true }),
  ),
];

const EDIT = {
  contenido: 'Otro',
  editado: true,
  fechaEdicion: serverTimestamp(),
  fechaActualizacion: serverTimestamp(),
};
const LONG = 'Un texto largo. '.repeat(20);
/** Otro edits the last reply of the open topic, or another; the topic says anew how it begins. */
const editLast =
  (last: Data, item: Data = EDIT, changes: Data = {}, id = 'segunda'): Attempt =>
  (db, { uid }) => {
    const batch = writeBatch(db);
    if (Object.keys(item).length > 0) {
      batch.update(doc(db, 'foro_respuestas', id), item);
      addOwnActToBatch(batch, db, uid, `foro_respuestas/${id}`);
    }
    const stored = topic().ultimaRespuesta as Data;
    batch.update(doc(db, OPEN), {
      ultimaRespuesta: { ...stored, contenidoResumen: 'Otro', ...last },
      ...changes,
    });
    return batch.commit();
  };

const REPLIES: readonly Row[] = [
  other.may('update', 'count its reply', (db, { uid }) => addReply(db, uid)),
  other.mayNot('update', 'count its reply and pin the topic', (db, { uid }) =>
    addReply(db, uid, { topic: { anclado: true } }),
  ),
  other.mayNot(
    'update',
    'count a reply that was there',
    change({ ultimaRespuesta: { id: 'primera' }, respuestas: 3, ultimoNumero: 3 }),
  ),
  other.mayNot(
    'update',
    'count a reply that does not come',
    change({ ultimaRespuesta: { id: 'nada' }, respuestas: 3, ultimoNumero: 3 }),
  ),
  other.mayNot('update', 'count its reply to another topic', (db, { uid }) => {
    const batch = writeBatch(db);
    addReplyToBatch(batch, db, uid, {});
    batch.update(doc(db, 'foro_temas/ajeno'), {
      respuestas: 99,
      ultimoNumero: 99,
      ultimaRespuesta: { id: 'nuevo000000000000000' },
    });
    return batch.commit();
  }),
  other.may('update', 'uncount its reply', (db, { uid }) => removeReply(db, uid, { id: 'primera' })),
  other.may('update', 'uncount its last reply and show the one before', (db, { uid }) =>
    removeReply(db, uid, {
      id: 'segunda',
      topic: {
        ultimaRespuesta: {
          id: 'primera',
          autorId: 'uid-otro',
          fechaCreacion: Timestamp.fromDate(new Date('2024-02-01')),
          contenidoResumen: 'Buena pregunta.',
        },
      },
    }),
  ),
  other.may('update', 'uncount its last reply and show none', (db, { uid }) =>
    removeReply(db, uid, { id: 'segunda', topic: { ultimaRespuesta: null } }),
  ),
  ...(
    [
      ['of another topic', { id: 'otrolado', autorId: 'uid-usuario' }],
      ['that is hidden', { id: 'oculta', autorId: 'uid-usuario' }],
      ['that is hidden, without its words', { id: 'oculta', autorId: 'uid-usuario', contenidoResumen: '' }],
      ['with one more field', { id: 'primera', html: '' }],
      ["with another's name", { id: 'primera', autorId: 'uid-usuario' }],
      ['at another time', { id: 'primera', fechaCreacion: past }],
      ['with a long summary', { id: 'primera', contenidoResumen: 'x'.repeat(101) }],
      ['in other words', { id: 'primera', contenidoResumen: 'Mala pregunta' }],
      ['with a list for a summary', { id: 'primera', contenidoResumen: ['x'] }],
    ] as const
  ).map(([what, changes]) =>
    other.mayNot('update', `uncount its last reply and show one ${what}`, (db, { uid }) =>
      removeReply(db, uid, {
        id: 'segunda',
        topic: {
          ultimaRespuesta: {
            autorId: 'uid-otro',
            fechaCreacion: Timestamp.fromDate(new Date('2024-02-01')),
            contenidoResumen: 'Buena pregunta.',
            ...changes,
          },
        },
      }),
    ),
  ),
  other.may(
    'update',
    'say how its last reply begins once it is edited',
    editLast({ contenidoResumen: 'Otro' }),
  ),
  other.mayNot(
    'update',
    'say how its last reply begins that stays',
    editLast({ contenidoResumen: 'Buena' }, {}),
  ),
  other.mayNot(
    'update',
    'say more than 100 characters of its last reply',
    editLast({ contenidoResumen: LONG.slice(0, 101) }, { ...EDIT, contenido: LONG }),
  ),
  other.mayNot(
    'update',
    'say how its last reply begins and pin the topic',
    editLast({ contenidoResumen: 'Otro' }, EDIT, { anclado: true }),
  ),
  other.mayNot(
    'update',
    'edit its last reply and show another as the last',
    editLast({ id: 'primera', contenidoResumen: '' }, EDIT, {}, 'primera'),
  ),
  ...(
    [
      ['in other words', { contenidoResumen: 'Mala' }],
      ['with one more field', { html: '' }],
      ["with another's name", { autorId: 'uid-usuario' }],
    ] as const
  ).map(([what, changes]) =>
    other.mayNot('update', `say ${what} how its last reply begins`, editLast(changes)),
  ),
  other.mayNot('update', 'uncount its reply and pin the topic', (db, { uid }) =>
    removeReply(db, uid, { id: 'primera', topic: { anclado: true } }),
  ),
  other.mayNot('update', 'uncount its reply with one more word', (db, { uid }) =>
    removeReply(db, uid, {
      id: 'primera',
      topic: { ultimoEvento: { tipo: 'respuesta-borrada', id: 'primera', de: 'x' } },
    }),
  ),
  other.may('update', 'uncount its only reply and leave the topic', (db, { uid }) =>
    removeReply(db, uid, { id: 'primera', topic: { participantes: ['uid-usuario'] } }),
  ),
  other.may('update', 'uncount the last reply and name who is the last then', (db, { uid }) =>
    removeReply(db, uid, {
      id: 'segunda',
      topic: { ultimaRespuesta: null, ultimoUsuario: 'uid-usuario', participantes: ['uid-usuario'] },
    }),
  ),
  other.mayNot('update', 'uncount its reply and take who opened the topic out of it', (db, { uid }) =>
    removeReply(db, uid, { id: 'primera', topic: { participantes: ['uid-otro'] } }),
  ),
  author.mayNot('update', 'uncount its reply in its own topic and leave that', (db, { uid }) =>
    removeReply(db, uid, { topic: { participantes: ['uid-otro'] } }),
  ),
  other.mayNot('update', 'uncount its reply and name another as the last', (db, { uid }) =>
    removeReply(db, uid, { id: 'primera', topic: { ultimoUsuario: 'uid-editor' } }),
  ),
  other.mayNot('update', 'uncount a reply that stays', (db, { uid }) =>
    removeReply(db, uid, { id: 'primera', deleted: false, category: null, account: null }),
  ),
  other.mayNot('update', 'uncount its reply to another topic', (db, { uid }) => {
    const batch = writeBatch(db);
    batch.delete(doc(db, 'foro_respuestas/primera'));
    batch.update(doc(db, 'foro_temas/ajeno'), {
      respuestas: 0,
      ultimoEvento: { tipo: 'respuesta-borrada', id: 'primera' },
    });
    batch.update(doc(db, OPEN), {
      respuestas: increment(-1),
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
  other.mayNot(
    'update',
    'uncount its reply and take the acceptance of another away',
    (db, { uid }) => removeReply(db, uid, { id: 'primera', topic: { respuestaAceptadaId: null } }),
    {
      [OPEN]: topic({ respuestaAceptadaId: 'segunda' }),
    },
  ),
  other.mayNot(
    'update',
    'uncount its accepted reply and have another accepted',
    (db, { uid }) => removeReply(db, uid, { id: 'primera', topic: { respuestaAceptadaId: 'segunda' } }),
    { [OPEN]: topic({ respuestaAceptadaId: 'primera' }) },
  ),
  other.mayNot('update', 'uncount its reply and have another accepted', (db, { uid }) =>
    removeReply(db, uid, { id: 'primera', topic: { respuestaAceptadaId: 'segunda' } }),
  ),
  other.may(
    'update',
    'uncount its accepted reply',
    (db, { uid }) => removeReply(db, uid, { id: 'primera', topic: { respuestaAceptadaId: null } }),
    {
      [OPEN]: topic({ respuestaAceptadaId: 'primera' }),
    },
  ),
];

/** A moderator takes the accepted answer of usuario's resolved topic back. */
const unaccept =
  (line: Data | null = {}): Attempt =>
  (db, { uid }) => {
    const batch = writeBatch(db);
    const ultimoRegistro = line ? { ultimoRegistro: NEW_ID } : {};
    batch.update(doc(db, 'foro_temas/resuelto'), {
      respuestaAceptadaId: null,
      estado: 'abierto',
      ...ultimoRegistro,
    });
    batch.update(doc(db, 'foro_respuestas/aceptada'), { respuestaAceptada: false });
    const changes = { accion: 'quitar-aceptada', objetivoId: 'aceptada', ...line };
    if (line) addAcceptanceLineToBatch(batch, db, uid, changes);
    return batch.commit();
  };

const ACCEPTED = {
  [OPEN]: topic({ respuestaAceptadaId: 'segunda' }),
  'foro_respuestas/segunda': reply({ numero: 2, respuestaAceptada: true }),
};
const acceptInPlace =
  (takesBack: boolean): Attempt =>
  (db) => {
    const batch = writeBatch(db);
    addAcceptanceToBatch(batch, db, {});
    if (takesBack) batch.update(doc(db, 'foro_respuestas/segunda'), { respuestaAceptada: false });
    return batch.commit();
  };

const ANSWERS: readonly Row[] = [
  author.may('update', 'accept an answer', (db) => accept(db)),
  moderators.may('update', "accept an answer in another's topic", (db, { uid }) => acceptAsStaff(db, uid)),
  moderators.mayNot('update', "accept an answer in another's topic without a line", (db, { uid }) =>
    accept(db, { by: uid }),
  ),
  moderator.mayNot(
    'update',
    "accept an answer in another's topic with a line of before",
    (db, { uid }) => acceptAsStaff(db, uid, { line: null }),
    {
      [`foro_moderacion/${NEW_ID}`]: {
        ...newLine('uid-moderador', { accion: 'aceptar', objetivoId: 'primera' }),
        fecha: past,
      },
    },
  ),
  moderator.mayNot('update', "accept an answer in another's topic and note another act", (db, { uid }) =>
    acceptAsStaff(db, uid, { line: { accion: 'mostrar' } }),
  ),
  moderator.mayNot('update', 'accept an answer and note that another was', (db, { uid }) =>
    acceptAsStaff(db, uid, { line: { accion: 'aceptar', objetivoId: 'segunda' } }),
  ),
  moderator.mayNot('update', 'accept an answer and pin the topic', (db, { uid }) =>
    acceptAsStaff(db, uid, { topic: { anclado: true } }),
  ),
  author.mayNot('update', 'accept an answer in its topic and name a line', (db) =>
    accept(db, { topic: { ultimoRegistro: NEW_ID } }),
  ),
  moderators.may('update', "accept no answer any more in another's topic", unaccept()),
  moderator.mayNot('update', "accept no answer any more in another's topic without a line", unaccept(null)),
  rowsOf(TOPIC, everyoneBut('usuario', 'moderador', 'administrador')).mayNot(
    'update',
    'accept an answer',
    (db, { uid }) => accept(db, { account: null, award: null, by: uid }),
  ),
  rowsOf(TOPIC, everyoneBut('usuario', 'moderador', 'administrador')).mayNot(
    'update',
    "accept an answer in another's topic with a line",
    (db, { uid }) => acceptAsStaff(db, uid, { account: null, award: null }),
  ),
  other.mayNot('update', "take the acceptance of another's topic back with a line", unaccept()),
  author.may('update', 'accept no answer any more', (db) => {
    const batch = writeBatch(db);
    batch.update(doc(db, 'foro_temas/resuelto'), { respuestaAceptadaId: null, estado: 'abierto' });
    batch.update(doc(db, 'foro_respuestas/aceptada'), { respuestaAceptada: false });
    addOwnActToBatch(batch, db, 'uid-usuario', 'foro_respuestas/aceptada');
    return batch.commit();
  }),
  author.mayNot('update', 'accept an answer at no pace', (db) => accept(db, { own: null })),
  author.mayNot(
    'update',
    'accept an answer while suspended',
    (db) => accept(db, { account: null, award: null }),
    suspended,
  ),
  author.mayNot('update', 'accept an answer and pin the topic', (db) =>
    accept(db, { topic: { anclado: true } }),
  ),
  author.mayNot('update', 'accept an answer and close the topic', (db) =>
    accept(db, { topic: { estado: 'cerrado' } }),
  ),
  author.mayNot(
    'update',
    'accept an answer of a closed topic and open it',
    (db) => accept(db, { topic: { estado: 'abierto' } }),
    { [OPEN]: topic({ estado: 'cerrado' }) },
  ),
  author.may('update', 'accept an answer and leave the topic open', (db) =>
    accept(db, { topic: { estado: 'abierto' } }),
  ),
  author.may('update', 'accept another answer in place of the one before', acceptInPlace(true), ACCEPTED),
  author.mayNot(
    'update',
    'accept another answer and leave the one before accepted',
    acceptInPlace(false),
    ACCEPTED,
  ),
  author.mayNot('update', 'accept another answer in place of one that is gone', acceptInPlace(false), {
    ...ACCEPTED,
    'foro_respuestas/segunda': null,
  }),
  author.mayNot('update', 'name an answer that is not accepted', own({ respuestaAceptadaId: 'primera' })),
  author.mayNot(
    'update',
    'accept an answer in its topic and in another of its own',
    (db) => {
      const batch = writeBatch(db);
      addAcceptanceToBatch(batch, db, {});
      batch.update(doc(db, 'foro_temas/segundo'), { respuestaAceptadaId: 'primera' });
      return batch.commit();
    },
    { 'foro_temas/segundo': topic() },
  ),
];

/** As many as may like a topic. */
const crowd = (size: number): Data => ({
  likes: size,
  usuariosLike: Array.from({ length: size }, (_, n) => `u${n}`),
});

const LIKES: readonly Row[] = [
  other.may(
    'update',
    'be the last who may like a topic',
    (db, { uid }) => like(db, uid, 1, { kind: 'tema', id: 'abierto', author: 'uid-usuario' }),
    { [OPEN]: topic(crowd(9_999)) },
  ),
  other.mayNot(
    'update',
    'like a topic that all who may like already',
    (db, { uid }) => like(db, uid, 1, { kind: 'tema', id: 'abierto', author: 'uid-usuario' }),
    { [OPEN]: topic(crowd(10_000)) },
  ),
  other.mayNot('update', 'like a topic under its name twice', (db, { uid }) =>
    like(db, uid, 1, {
      kind: 'tema',
      id: 'abierto',
      author: 'uid-usuario',
      item: { usuariosLike: ['uid-editor', uid, uid] },
    }),
  ),
  other.mayNot('update', 'like a topic and take the like back in the same commit', (db, { uid }) => {
    const batch = writeBatch(db);
    batch.update(doc(db, OPEN), { likes: increment(1), usuariosLike: ['uid-editor', uid] });
    batch.update(doc(db, OPEN), { likes: increment(-1), usuariosLike: ['uid-editor'] });
    batch.update(doc(db, 'usuarios', uid), {
      'estadisticasForo.likesOtorgados': increment(1),
      ultimaActividad: serverTimestamp(),
      ultimoEvento: { tipo: 'like-dado', id: 'abierto', clase: 'tema' },
      ...paced('like-dado'),
    });
    return batch.commit();
  }),
  other.may('update', 'like a topic', (db, { uid }) =>
    like(db, uid, 1, { kind: 'tema', id: 'abierto', author: 'uid-usuario' }),
  ),
  other.mayNot('update', 'like a topic and pin it', (db, { uid }) =>
    like(db, uid, 1, { kind: 'tema', id: 'abierto', author: 'uid-usuario', item: { anclado: true } }),
  ),
  author.mayNot('update', 'like its own topic', (db, { uid }) =>
    like(db, uid, 1, { kind: 'tema', id: 'abierto', author: null }),
  ),
  other.mayNot('update', 'set the likes of a topic', change({ likes: 99 })),
];

/** A fifth report that does another thing to the topic as well. */
const fifth =
  (item: Data): Attempt =>
  (db, { uid }) =>
    addReport(db, uid, {
      kind: 'tema',
      id: 'abierto',
      item: { estado: 'cerrado', cerradoPorReportes: 'abierto', ...item },
    });

const REPORTS: readonly Row[] = [
  other.mayNot('update', 'archive a topic with the fifth report', fifth({ estado: 'archivado' }), {
    [OPEN]: topic({ reportes: 4 }),
  }),
  other.mayNot(
    'update',
    'close a topic with the fifth report and change when it was opened',
    fifth({ fechaCreacion: past }),
    {
      [OPEN]: topic({ reportes: 4 }),
    },
  ),
  other.mayNot('update', 'close a topic with one report that says five on its way', (db, { uid }) => {
    const batch = writeBatch(db);
    batch.update(doc(db, OPEN), { reportes: 5, estado: 'cerrado', cerradoPorReportes: 'abierto' });
    addReportToBatch(batch, db, uid, { kind: 'tema', id: 'abierto', item: { reportes: 1 } });
    return batch.commit();
  }),
  other.may('update', 'report a topic', (db, { uid }) => addReport(db, uid, { kind: 'tema', id: 'abierto' })),
  other.may(
    'update',
    'close a topic with the fifth report',
    (db, { uid }) =>
      addReport(db, uid, {
        kind: 'tema',
        id: 'abierto',
        item: { estado: 'cerrado', cerradoPorReportes: 'abierto' },
      }),
    { [OPEN]: topic({ reportes: 4 }) },
  ),
  other.may(
    'update',
    'leave an archived topic archived with the fifth report',
    (db, { uid }) => addReport(db, uid, { kind: 'tema', id: 'abierto' }),
    { [OPEN]: topic({ reportes: 4, estado: 'archivado' }) },
  ),
  other.mayNot(
    'update',
    'close an archived topic with the fifth report',
    (db, { uid }) =>
      addReport(db, uid, {
        kind: 'tema',
        id: 'abierto',
        item: { estado: 'cerrado', cerradoPorReportes: 'archivado' },
      }),
    { [OPEN]: topic({ reportes: 4, estado: 'archivado' }) },
  ),
  other.mayNot(
    'update',
    'leave a topic open with the fifth report',
    (db, { uid }) => addReport(db, uid, { kind: 'tema', id: 'abierto' }),
    { [OPEN]: topic({ reportes: 4 }) },
  ),
  other.mayNot('update', 'close a topic with the first report', (db, { uid }) =>
    addReport(db, uid, {
      kind: 'tema',
      id: 'abierto',
      item: { estado: 'cerrado', cerradoPorReportes: 'abierto' },
    }),
  ),
  other.mayNot('update', 'report a topic and pin it', (db, { uid }) =>
    addReport(db, uid, { kind: 'tema', id: 'abierto', item: { anclado: true } }),
  ),
  other.mayNot('update', 'count a report that does not come', change({ reportes: increment(1) })),
  other.mayNot('update', 'count a report that was there', change({ reportes: increment(1) }), {
    'foro_reportes/tema_abierto_uid-otro': report({
      tipo: 'tema',
      itemId: 'abierto',
      reportadorId: 'uid-otro',
    }),
  }),
];

/** One more category, with otro's topic in it. */
const THIRD = {
  'foro_categorias/tercera': forumCategory(),
  'foro_temas/ajeno': topic({ categoriaId: 'tercera' }, 'otro'),
};

const MOVES: readonly Row[] = [
  moderators.may('update', 'move a topic', (db, { uid }) => moveTopic(db, { uid })),
  moderator.mayNot('update', 'move a topic without a line', (db) => moveTopic(db, { line: null })),
  rowsOf(TOPIC, everyoneBut('moderador', 'administrador')).mayNot('update', 'move a topic', (db, { uid }) =>
    moveTopic(db, { uid }),
  ),
  rowsOf(TOPIC, ['otro']).mayNot(
    'update',
    'move a topic with procesarReportes alone',
    (db, { uid }) => moveTopic(db, { uid }),
    {
      'usuarios/uid-otro': account('otro', { permisos: { procesarReportes: true } }),
    },
  ),
  moderator.mayNot('update', 'move a topic and pin it', (db) => moveTopic(db, { item: { anclado: true } })),
  moderator.mayNot('update', 'move a topic that its category keeps', (db) => moveTopic(db, { from: null })),
  moderator.mayNot('update', 'move a topic that its category uncounts twice', (db) =>
    moveTopic(db, { from: { temaCount: increment(-2) } }),
  ),
  moderator.mayNot('update', 'move a topic and leave its messages', (db) =>
    moveTopic(db, { from: { mensajeCount: increment(0) } }),
  ),
  moderator.mayNot('update', 'move a topic that its new category does not count', (db) =>
    moveTopic(db, { to: null }),
  ),
  moderator.mayNot('update', 'move a topic that its new category counts twice', (db) =>
    moveTopic(db, { to: { temaCount: increment(2) } }),
  ),
  moderator.mayNot('update', 'move a topic with more messages', (db) =>
    moveTopic(db, { to: { mensajeCount: increment(5) } }),
  ),
  moderator.mayNot(
    'update',
    'move two topics of two categories that their new one counts once',
    (db) => {
      const batch = writeBatch(db);
      addMoveToBatch(batch, db, {});
      const lineId = 'otro0000000000000000';
      addStaffActToBatch(batch, db, 'uid-moderador', 'foro_temas/ajeno', 'mover', {
        item: { categoriaId: 'vacia' },
        lineId,
      });
      batch.update(doc(db, 'foro_categorias/tercera'), {
        temaCount: increment(-1),
        mensajeCount: increment(-2),
        ultimoCambio: { tipo: 'tema-movido', id: 'ajeno' },
      });
      return batch.commit();
    },
    THIRD,
  ),
  moderator.mayNot(
    'update',
    'move two topics to two categories that their old one uncounts once',
    (db) => {
      const batch = writeBatch(db);
      addMoveToBatch(batch, db, {});
      const lineId = 'otro0000000000000000';
      addStaffActToBatch(batch, db, 'uid-moderador', 'foro_temas/cerrado', 'mover', {
        item: { categoriaId: 'tercera' },
        lineId,
      });
      batch.update(doc(db, 'foro_categorias/tercera'), {
        temaCount: increment(1),
        mensajeCount: increment(2),
        ultimoCambio: { tipo: 'tema-movido', id: 'cerrado' },
      });
      return batch.commit();
    },
    THIRD,
  ),
  moderator.mayNot('update', 'move a topic to no category', (db) =>
    moveTopic(db, { item: { categoriaId: 'nada' }, to: null }),
  ),
];

const remove =
  (parts: Parameters<typeof beginDeletion>[2]): Attempt =>
  (db, { uid }) =>
    beginDeletion(db, uid, parts);

const DELETIONS: readonly Row[] = [
  author.may('update', 'take its topic away', remove({})),
  moderators.may('update', "take another's topic away", remove({ author: 'uid-usuario' })),
  strangers.mayNot('update', "take another's topic away", remove({ author: 'uid-usuario' })),
  moderators.may(
    'update',
    'take a topic away whose author is gone',
    remove({ id: 'huerfano', author: null }),
  ),
  author.mayNot('update', 'take its topic away while suspended', remove({}), suspended),
  author.mayNot('update', 'take its topic away and rename it', remove({ item: { titulo: 'x' } })),
  author.mayNot('update', 'take its topic away and leave it there', remove({ item: { borrando: false } })),
  author.mayNot(
    'update',
    'take its topic away and put it into another category',
    remove({ item: { categoriaId: 'vacia' } }),
  ),
  moderator.mayNot(
    'update',
    'take a topic away whose author is gone, with a word',
    remove({ id: 'huerfano', author: null, item: { borrando: 'sí' } }),
  ),
  moderator.mayNot(
    'update',
    'take a topic away whose author is gone, and leave it there',
    remove({ id: 'huerfano', author: null, item: { borrando: false } }),
  ),
  author.mayNot('update', 'take its topic away and leave it open', remove({ item: { estado: 'abierto' } })),
  author.mayNot(
    'update',
    'take its topic away and leave it in its category',
    remove({ item: { categoriaId: 'general' } }),
  ),
  author.mayNot(
    'update',
    'take a topic away again',
    remove({ id: 'yendose', category: null, account: null }),
  ),
  author.mayNot('update', 'take its topic away from no category', remove({ category: null })),
  author.mayNot(
    'update',
    'take its topic away and its category keeps its messages',
    remove({ category: { mensajeCount: increment(0) } }),
  ),
  author.mayNot(
    'update',
    'take its topic away and its category loses two',
    remove({ category: { temaCount: increment(-2) } }),
  ),
  author.mayNot(
    'update',
    'take its topic away and keep the points',
    remove({ account: { puntos: increment(0) } }),
  ),
  author.mayNot(
    'update',
    'take its topic away and keep the forum points',
    remove({ account: { 'estadisticasForo.puntosForo': increment(0) } }),
  ),
  author.mayNot(
    'update',
    'take its topic away and keep the figure',
    remove({ account: { 'estadisticasForo.temasCreados': increment(0) } }),
  ),
  author.mayNot(
    'update',
    'take its topic away and keep the count',
    remove({ account: { temasForoCount: increment(0) } }),
  ),
  author.mayNot('update', 'take its topic away and leave the account', remove({ account: null })),
];

const GONE = { 'usuarios/uid-usuario': null, 'perfiles/uid-usuario': null };
const anonymous = (changes: Data = {}, path = OPEN) =>
  change(
    {
      autorId: 'eliminado',
      autorNombre: 'Usuario eliminado',
      autorAvatar: '/img/avatar-default.png',
      autorRol: 'usuario',
      ...changes,
    },
    path,
  );

export const anonymizationRows = (match: string, path: string): Row[] => {
  const who = rowsOf(match, ['usuario']);
  return [
    who.may('update', 'take its name off what it wrote once its account is gone', anonymous({}, path), GONE),
    rowsOf(match, ['otro']).mayNot('update', "take another's name off", anonymous({}, path), {
      'usuarios/uid-otro': null,
    }),
    who.mayNot('update', 'take its name off while there is an account', anonymous({}, path)),
    ...Object.entries({
      autorId: 'uid-otro',
      autorNombre: 'Otro',
      autorAvatar: 'https://example.org',
      autorRol: 'editor',
      contenido: 'Otro',
    }).map(([field, value]) =>
      who.mayNot('update', `leave with another ${field}`, anonymous({ [field]: value }, path), GONE),
    ),
  ];
};

/** Reading, changing and deleting topics. */
export const TOPIC_CHANGES: readonly Row[] = [
  anyone.may('get', 'read a topic', (db) => getDoc(doc(db, OPEN))),
  anyone.may('list', 'list topics', (db) => getDocs(query(collection(db, 'foro_temas'), limit(20)))),
  anyone.mayNot('list', 'list 51 topics', (db) => getDocs(query(collection(db, 'foro_temas'), limit(51)))),
  ...COUNTERS,
  ...EDITS,
  ...STATES,
  ...REPLIES,
  ...ANSWERS,
  ...LIKES,
  ...REPORTS,
  ...MOVES,
  ...DELETIONS,
  ...anonymizationRows(TOPIC, OPEN),
  author.may('delete', 'delete its topic once it is being taken away', (db) => buryTopic(db)),
  moderators.may('delete', "delete another's topic once it is being taken away", (db) => buryTopic(db)),
  strangers.mayNot('delete', "delete another's topic", (db) => buryTopic(db)),
  author.mayNot('delete', 'delete its topic so that it can come back', (db) => buryTopic(db, { mark: null })),
  rowsOf(TOPIC, ['usuario', 'moderador', 'administrador']).mayNot('delete', 'delete a topic at once', (db) =>
    buryTopic(db, { id: 'abierto' }),
  ),
  author.mayNot('delete', 'delete its topic while suspended', (db) => buryTopic(db), suspended),
];
