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
import { type Data, withAccount } from '../fixtures';
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
import {
  type Attempt,
  acting,
  asDouble,
  EVERYONE,
  everyoneBut,
  type Line,
  type Row,
  sending,
  table,
  type Who,
} from './row';

const TOPIC = '/foro_temas/{tema}';
const OPEN = 'foro_temas/abierto';
const moderators: Who = ['moderador', 'administrador'];
const strangers: Who = everyoneBut('usuario', 'moderador', 'administrador');
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
const suspended = withAccount('usuario', { estado: 'suspendido' });

// biome-ignore format: a row is a line
const COUNTERS = table(TOPIC, 'update', [
  [EVERYONE, 'may not', 'count a view on the topic itself', change({ vistas: increment(1) })],
  ...Object.entries({ vistas: 7, respuestas: 2, likes: 1, reportes: 0, ultimoNumero: 2 }).map(([field, value]): Line =>
    ['usuario', 'may not', `turn ${field} into a double`, (db, { commit }) => commit([asDouble(db.app.options.projectId, OPEN, field, value)])]
  ),
]);

// biome-ignore format: a row is a line
const EDITS = table(TOPIC, 'update', [
  [EVERYONE,    'may not', 'write a topic as it is', (db) => updateDoc(doc(db, 'foro_temas/abierto'), { vistas: 7 })],
  ['usuario',   'may',     'edit its topic', edit()],
  ['usuario',   'may not', 'edit its topic at no pace', own(EDITED, OPEN, null)],
  [moderators,  'may',     "edit another's topic", staffEdit({})],
  [moderators,  'may not', "edit another's topic without a line", edit()],
  ['moderador', 'may not', "edit another's topic and note another act", staffEdit({ accion: 'mover' })],
  [strangers,   'may not', "edit another's topic with a line", staffEdit({})],
  [strangers,   'may not', "edit another's topic", edit()],
  ['usuario',   'may not', 'edit its topic while suspended', edit(), suspended],
  ['usuario',   'may not', 'edit its topic without saying so', edit({ editado: false })],
  ['usuario',   'may not', 'edit its topic in the past', edit({ fechaEdicion: past })],
  ['usuario',   'may not', 'give its topic a blank title', edit({ titulo: '' })],
  ['usuario',   'may not', 'give its topic a long text', edit({ contenido: 'x'.repeat(20_001) })],
  ['usuario',   'may not', 'edit its topic and when it was opened', edit({ fechaCreacion: past })],
  ['usuario',   'may not', 'edit its topic and pin it', edit({ anclado: true })],
  ['usuario',   'may not', 'edit a topic that is being taken away', edit({}, 'foro_temas/yendose')],
]);

// biome-ignore format: a row is a line
const STATES = table(TOPIC, 'update', [
  ['usuario',   'may',     'resolve its topic', own({ estado: 'resuelto' })],
  ['usuario',   'may',     'open its resolved topic', own({ estado: 'abierto' }, 'foro_temas/resuelto')],
  ['usuario',   'may not', 'open its open topic', own({ estado: 'abierto' })],
  ['usuario',   'may not', 'resolve its topic at no pace', own({ estado: 'resuelto' }, OPEN, null)],
  ['usuario',   'may not', 'resolve its topic and name another', (db, { uid }) => {
    const batch = writeBatch(db);
    for (const path of [OPEN, 'foro_temas/segundo']) batch.update(doc(db, path), { estado: 'resuelto' });
    addOwnActToBatch(batch, db, uid, 'foro_temas/segundo');
    return batch.commit();
  }, { 'foro_temas/segundo': topic({}) }],
  ...['abierto', 'resuelto'].map((estado): Line =>
    ['usuario', 'may not', `set its closed topic to ${estado}`, own({ estado }, 'foro_temas/cerrado')]
  ),
  [moderators,  'may',     "resolve another's topic", staffAct('resolver', { estado: 'resuelto' })],
  [moderators,  'may not', "resolve another's topic without a line", own({ estado: 'resuelto' })],
  [strangers,   'may not', "resolve another's topic with a line", staffAct('resolver', { estado: 'resuelto' })],
  [strangers,   'may not', "resolve another's topic", own({ estado: 'resuelto' })],
  ['usuario',   'may not', 'resolve its topic while suspended', own({ estado: 'resuelto' }), suspended],
  ['usuario',   'may not', 'close its topic', own({ estado: 'cerrado' })],
  [moderators,  'may',     'close a topic', staffAct('cerrar', { estado: 'cerrado' })],
  [moderators,  'may',     'archive a topic', staffAct('archivar', { estado: 'archivado' })],
  [moderators,  'may not', 'close a topic without a line', own({ estado: 'cerrado' })],
  ['moderador', 'may not', 'close its own topic without a line', own({ estado: 'cerrado' }), { [OPEN]: topic({}, 'moderador') }],
  ['moderador', 'may not', 'close a topic and note another act', staffAct('abrir', { estado: 'cerrado' })],
  ['moderador', 'may not', 'close a topic and note another', staffAct('cerrar', { estado: 'cerrado' }, { line: { objetivoId: 'ajeno' } })],
  ['moderador', 'may not', 'close a topic and note that a reply is', staffAct('cerrar', { estado: 'cerrado' }, { line: { tipo: 'respuesta' } })],
  [moderators,  'may',     'open a closed topic', staffAct('abrir', { estado: 'abierto' }, { path: 'foro_temas/cerrado' })],
  ['moderador', 'may not', 'give a topic a state that is none', staffAct('cerrar', { estado: 'quemado' })],
  ['moderador', 'may not', 'close a topic and set its likes', staffAct('cerrar', { estado: 'cerrado', likes: 9 })],
  ['moderador', 'may not', 'close a topic and change when it was opened', staffAct('cerrar', { estado: 'cerrado', fechaCreacion: past })],
  ['otro',      'may not', 'pin a topic with moderarForo alone',
    staffAct('anclar', { anclado: true }), withAccount('otro', { permisos: { moderarForo: true } })],
  [moderators,  'may',     'feature a topic', staffAct('destacar', { destacado: true })],
  [moderators,  'may',     'pin a topic', staffAct('anclar', { anclado: true })],
  ['moderador', 'may not', 'feature a topic without a line', change({ destacado: true })],
  ['moderador', 'may not', 'pin a topic without a line', change({ anclado: true })],
  ['otro',      'may',     'pin a topic with fijarTemas alone',
    staffAct('anclar', { anclado: true }), withAccount('otro', { permisos: { fijarTemas: true } })],
  ['otro',      'may not', 'close a topic with moderarForo alone',
    staffAct('cerrar', { estado: 'cerrado' }), withAccount('otro', { permisos: { moderarForo: true } })],
  ['otro',      'may',     'resolve a topic with moderarForo alone',
    staffAct('resolver', { estado: 'resuelto' }), withAccount('otro', { permisos: { moderarForo: true } })],
  ['otro',      'may',     'resolve a topic with cerrarTemas alone',
    staffAct('resolver', { estado: 'resuelto' }), withAccount('otro', { permisos: { cerrarTemas: true } })],
  ['usuario',   'may not', 'feature its topic', change({ destacado: true })],
  ['usuario',   'may not', 'pin its topic', change({ anclado: true })],
  ['usuario',   'may not', 'pin its topic with a line', staffAct('anclar', { anclado: true })],
  ['moderador', 'may not', 'feature a topic with a word', staffAct('destacar', { destacado: 'sí' })],
  ['moderador', 'may not', 'feature a topic and pin it', staffAct('destacar', { destacado: true, anclado: true })],
]);

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

// biome-ignore format: a row is a line
const REPLIES = table(TOPIC, 'update', [
  ['otro',    'may',     'count its reply', acting(addReply)],
  ['otro',    'may not', 'count its reply and pin the topic', acting(addReply, { topic: { anclado: true } })],
  ['otro',    'may not', 'count a reply that was there', change({ ultimaRespuesta: { id: 'primera' }, respuestas: 3, ultimoNumero: 3 })],
  ['otro',    'may not', 'count a reply that does not come', change({ ultimaRespuesta: { id: 'nada' }, respuestas: 3, ultimoNumero: 3 })],
  ['otro',    'may not', 'count its reply to another topic', (db, { uid }) => {
    const batch = writeBatch(db);
    addReplyToBatch(batch, db, uid, {});
    batch.update(doc(db, 'foro_temas/ajeno'), {
      respuestas: 99,
      ultimoNumero: 99,
      ultimaRespuesta: { id: 'nuevo000000000000000' },
    });
    return batch.commit();
  }],
  ['otro',    'may',     'uncount its reply', acting(removeReply, { id: 'primera' })],
  ['otro',    'may',     'uncount its last reply and show the one before',
    acting(removeReply, {
      id: 'segunda',
      topic: {
        ultimaRespuesta: {
          id: 'primera',
          autorId: 'uid-otro',
          fechaCreacion: Timestamp.fromDate(new Date('2024-02-01')),
          contenidoResumen: 'Buena pregunta.',
        },
      },
    })],
  ['otro',    'may',     'uncount its last reply and show none', acting(removeReply, { id: 'segunda', topic: { ultimaRespuesta: null } })],
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
  ).map(([what, changes]): Line =>
    ['otro', 'may not', `uncount its last reply and show one ${what}`,
      acting(removeReply, {
        id: 'segunda',
        topic: {
          ultimaRespuesta: {
            autorId: 'uid-otro',
            fechaCreacion: Timestamp.fromDate(new Date('2024-02-01')),
            contenidoResumen: 'Buena pregunta.',
            ...changes,
          },
        },
      })],
  ),
  ['otro',    'may',     'say how its last reply begins once it is edited', editLast({ contenidoResumen: 'Otro' })],
  ['otro',    'may not', 'say how its last reply begins that stays', editLast({ contenidoResumen: 'Buena' }, {})],
  ['otro',    'may not', 'say more than 100 characters of its last reply',
    editLast({ contenidoResumen: LONG.slice(0, 101) }, { ...EDIT, contenido: LONG })],
  ['otro',    'may not', 'say how its last reply begins and pin the topic', editLast({ contenidoResumen: 'Otro' }, EDIT, { anclado: true })],
  ['otro',    'may not', 'edit its last reply and show another as the last', editLast({ id: 'primera', contenidoResumen: '' }, EDIT, {}, 'primera')],
  ...(
    [
      ['in other words', { contenidoResumen: 'Mala' }],
      ['with one more field', { html: '' }],
      ["with another's name", { autorId: 'uid-usuario' }],
    ] as const
  ).map(([what, changes]): Line =>
    ['otro', 'may not', `say ${what} how its last reply begins`, editLast(changes)],
  ),
  ['otro',    'may not', 'uncount its reply and pin the topic', acting(removeReply, { id: 'primera', topic: { anclado: true } })],
  ['otro',    'may not', 'uncount its reply with one more word',
    acting(removeReply, { id: 'primera', topic: { ultimoEvento: { tipo: 'respuesta-borrada', id: 'primera', de: 'x' } } })],
  ['otro',    'may',     'uncount its only reply and leave the topic',
    acting(removeReply, { id: 'primera', topic: { participantes: ['uid-usuario'] } })],
  ['otro',    'may',     'uncount the last reply and name who is the last then',
    acting(removeReply, { id: 'segunda', topic: { ultimaRespuesta: null, ultimoUsuario: 'uid-usuario', participantes: ['uid-usuario'] } })],
  ['otro',    'may not', 'uncount its reply and take who opened the topic out of it',
    acting(removeReply, { id: 'primera', topic: { participantes: ['uid-otro'] } })],
  ['usuario', 'may not', 'uncount its reply in its own topic and leave that', acting(removeReply, { topic: { participantes: ['uid-otro'] } })],
  ['otro',    'may not', 'uncount its reply and name another as the last',
    acting(removeReply, { id: 'primera', topic: { ultimoUsuario: 'uid-editor' } })],
  ['otro',    'may not', 'uncount a reply that stays', acting(removeReply, { id: 'primera', deleted: false, category: null, account: null })],
  ['otro',    'may not', 'uncount its reply to another topic', (db, { uid }) => {
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
  }],
  ['otro',    'may not', 'uncount its reply and take the acceptance of another away',
    acting(removeReply, { id: 'primera', topic: { respuestaAceptadaId: null } }), { [OPEN]: topic({ respuestaAceptadaId: 'segunda' }) }],
  ['otro',    'may not', 'uncount its accepted reply and have another accepted',
    acting(removeReply, { id: 'primera', topic: { respuestaAceptadaId: 'segunda' } }), { [OPEN]: topic({ respuestaAceptadaId: 'primera' }) }],
  ['otro',    'may not', 'uncount its reply and have another accepted',
    acting(removeReply, { id: 'primera', topic: { respuestaAceptadaId: 'segunda' } })],
  ['otro',    'may',     'uncount its accepted reply',
    acting(removeReply, { id: 'primera', topic: { respuestaAceptadaId: null } }), { [OPEN]: topic({ respuestaAceptadaId: 'primera' }) }],
]);

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

// biome-ignore format: a row is a line
const ANSWERS = table(TOPIC, 'update', [
  ['usuario',              'may',     'accept an answer', sending(accept)],
  [moderators,             'may',     "accept an answer in another's topic", acting(acceptAsStaff)],
  [moderators,             'may not', "accept an answer in another's topic without a line", (db, { uid }) => accept(db, { by: uid })],
  ['moderador',            'may not', "accept an answer in another's topic with a line of before",
    acting(acceptAsStaff, { line: null }),
    { [`foro_moderacion/${NEW_ID}`]: { ...newLine('uid-moderador', { accion: 'aceptar', objetivoId: 'primera' }), fecha: past } }],
  ['moderador',            'may not', "accept an answer in another's topic and note another act",
    acting(acceptAsStaff, { line: { accion: 'mostrar' } })],
  ['moderador',            'may not', 'accept an answer and note that another was',
    acting(acceptAsStaff, { line: { accion: 'aceptar', objetivoId: 'segunda' } })],
  ['moderador',            'may not', 'accept an answer and pin the topic', acting(acceptAsStaff, { topic: { anclado: true } })],
  ['usuario',              'may not', 'accept an answer in its topic and name a line', sending(accept, { topic: { ultimoRegistro: NEW_ID } })],
  [moderators,             'may',     "accept no answer any more in another's topic", unaccept()],
  ['moderador',            'may not', "accept no answer any more in another's topic without a line", unaccept(null)],
  [everyoneBut('usuario', 'moderador', 'administrador'), 'may not', 'accept an answer',
    (db, { uid }) => accept(db, { account: null, award: null, by: uid })],
  [everyoneBut('usuario', 'moderador', 'administrador'), 'may not', "accept an answer in another's topic with a line",
    acting(acceptAsStaff, { account: null, award: null })],
  ['otro',                 'may not', "take the acceptance of another's topic back with a line", unaccept()],
  ['usuario',              'may',     'accept no answer any more', (db) => {
    const batch = writeBatch(db);
    batch.update(doc(db, 'foro_temas/resuelto'), { respuestaAceptadaId: null, estado: 'abierto' });
    batch.update(doc(db, 'foro_respuestas/aceptada'), { respuestaAceptada: false });
    addOwnActToBatch(batch, db, 'uid-usuario', 'foro_respuestas/aceptada');
    return batch.commit();
  }],
  ['usuario',              'may not', 'accept an answer at no pace', sending(accept, { own: null })],
  ['usuario',              'may not', 'accept an answer while suspended', sending(accept, { account: null, award: null }), suspended],
  ['usuario',              'may not', 'accept an answer and pin the topic', sending(accept, { topic: { anclado: true } })],
  ['usuario',              'may not', 'accept an answer and close the topic', sending(accept, { topic: { estado: 'cerrado' } })],
  ['usuario',              'may not', 'accept an answer of a closed topic and open it',
    sending(accept, { topic: { estado: 'abierto' } }), { [OPEN]: topic({ estado: 'cerrado' }) }],
  ['usuario',              'may',     'accept an answer and leave the topic open', sending(accept, { topic: { estado: 'abierto' } })],
  ['usuario',              'may',     'accept another answer in place of the one before', acceptInPlace(true), ACCEPTED],
  ['usuario',              'may not', 'accept another answer and leave the one before accepted', acceptInPlace(false), ACCEPTED],
  ['usuario',              'may not', 'accept another answer in place of one that is gone',
    acceptInPlace(false), { ...ACCEPTED, 'foro_respuestas/segunda': null }],
  ['usuario',              'may not', 'name an answer that is not accepted', own({ respuestaAceptadaId: 'primera' })],
  ['usuario',              'may not', 'accept an answer in its topic and in another of its own', (db) => {
    const batch = writeBatch(db);
    addAcceptanceToBatch(batch, db, {});
    batch.update(doc(db, 'foro_temas/segundo'), { respuestaAceptadaId: 'primera' });
    return batch.commit();
  }, { 'foro_temas/segundo': topic() }],
]);

/** As many as may like a topic. */
const crowd = (size: number): Data => ({
  likes: size,
  usuariosLike: Array.from({ length: size }, (_, n) => `u${n}`),
});

// biome-ignore format: a row is a line
const LIKES = table(TOPIC, 'update', [
  ['otro',    'may',     'be the last who may like a topic',
    acting(like, 1, { kind: 'tema', id: 'abierto', author: 'uid-usuario' }), { [OPEN]: topic(crowd(9_999)) }],
  ['otro',    'may not', 'like a topic that all who may like already',
    acting(like, 1, { kind: 'tema', id: 'abierto', author: 'uid-usuario' }), { [OPEN]: topic(crowd(10_000)) }],
  ['otro',    'may not', 'like a topic under its name twice',
    (db, { uid }) => like(db, uid, 1, { kind: 'tema', id: 'abierto', author: 'uid-usuario', item: { usuariosLike: ['uid-editor', uid, uid] } })],
  ['otro',    'may not', 'like a topic and take the like back in the same commit', (db, { uid }) => {
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
  }],
  ['otro',    'may',     'like a topic', acting(like, 1, { kind: 'tema', id: 'abierto', author: 'uid-usuario' })],
  ['otro',    'may not', 'like a topic and pin it', acting(like, 1, { kind: 'tema', id: 'abierto', author: 'uid-usuario', item: { anclado: true } })],
  ['usuario', 'may not', 'like its own topic', acting(like, 1, { kind: 'tema', id: 'abierto', author: null })],
  ['otro',    'may not', 'set the likes of a topic', change({ likes: 99 })],
]);

/** A fifth report that does another thing to the topic as well. */
const fifth =
  (item: Data): Attempt =>
  (db, { uid }) =>
    addReport(db, uid, {
      kind: 'tema',
      id: 'abierto',
      item: { estado: 'cerrado', cerradoPorReportes: 'abierto', ...item },
    });

// biome-ignore format: a row is a line
const REPORTS = table(TOPIC, 'update', [
  ['otro', 'may not', 'archive a topic with the fifth report', fifth({ estado: 'archivado' }), { [OPEN]: topic({ reportes: 4 }) }],
  ['otro', 'may not', 'close a topic with the fifth report and change when it was opened',
    fifth({ fechaCreacion: past }), { [OPEN]: topic({ reportes: 4 }) }],
  ['otro', 'may not', 'close a topic with one report that says five on its way', (db, { uid }) => {
    const batch = writeBatch(db);
    batch.update(doc(db, OPEN), { reportes: 5, estado: 'cerrado', cerradoPorReportes: 'abierto' });
    addReportToBatch(batch, db, uid, { kind: 'tema', id: 'abierto', item: { reportes: 1 } });
    return batch.commit();
  }],
  ['otro', 'may',     'report a topic', acting(addReport, { kind: 'tema', id: 'abierto' })],
  ['otro', 'may',     'close a topic with the fifth report',
    acting(addReport, { kind: 'tema', id: 'abierto', item: { estado: 'cerrado', cerradoPorReportes: 'abierto' } }),
    { [OPEN]: topic({ reportes: 4 }) }],
  ['otro', 'may',     'leave an archived topic archived with the fifth report',
    acting(addReport, { kind: 'tema', id: 'abierto' }), { [OPEN]: topic({ reportes: 4, estado: 'archivado' }) }],
  ['otro', 'may not', 'close an archived topic with the fifth report',
    acting(addReport, { kind: 'tema', id: 'abierto', item: { estado: 'cerrado', cerradoPorReportes: 'archivado' } }),
    { [OPEN]: topic({ reportes: 4, estado: 'archivado' }) }],
  ['otro', 'may not', 'leave a topic open with the fifth report',
    acting(addReport, { kind: 'tema', id: 'abierto' }), { [OPEN]: topic({ reportes: 4 }) }],
  ['otro', 'may not', 'close a topic with the first report',
    acting(addReport, { kind: 'tema', id: 'abierto', item: { estado: 'cerrado', cerradoPorReportes: 'abierto' } })],
  ['otro', 'may not', 'report a topic and pin it', acting(addReport, { kind: 'tema', id: 'abierto', item: { anclado: true } })],
  ['otro', 'may not', 'count a report that does not come', change({ reportes: increment(1) })],
  ['otro', 'may not', 'count a report that was there',
    change({ reportes: increment(1) }),
    { 'foro_reportes/tema_abierto_uid-otro': report({ tipo: 'tema', itemId: 'abierto', reportadorId: 'uid-otro' }) }],
]);

/** One more category, with otro's topic in it. */
const THIRD = {
  'foro_categorias/tercera': forumCategory(),
  'foro_temas/ajeno': topic({ categoriaId: 'tercera' }, 'otro'),
};

// biome-ignore format: a row is a line
const MOVES = table(TOPIC, 'update', [
  [moderators,             'may',     'move a topic', (db, { uid }) => moveTopic(db, { uid })],
  ['moderador',            'may not', 'move a topic without a line', sending(moveTopic, { line: null })],
  [everyoneBut('moderador', 'administrador'), 'may not', 'move a topic', (db, { uid }) => moveTopic(db, { uid })],
  ['otro',                 'may not', 'move a topic with procesarReportes alone',
    (db, { uid }) => moveTopic(db, { uid }), withAccount('otro', { permisos: { procesarReportes: true } })],
  ['moderador',            'may not', 'move a topic and pin it', sending(moveTopic, { item: { anclado: true } })],
  ['moderador',            'may not', 'move a topic that its category keeps', sending(moveTopic, { from: null })],
  ['moderador',            'may not', 'move a topic that its category uncounts twice', sending(moveTopic, { from: { temaCount: increment(-2) } })],
  ['moderador',            'may not', 'move a topic and leave its messages', sending(moveTopic, { from: { mensajeCount: increment(0) } })],
  ['moderador',            'may not', 'move a topic that its new category does not count', sending(moveTopic, { to: null })],
  ['moderador',            'may not', 'move a topic that its new category counts twice', sending(moveTopic, { to: { temaCount: increment(2) } })],
  ['moderador',            'may not', 'move a topic with more messages', sending(moveTopic, { to: { mensajeCount: increment(5) } })],
  ['moderador',            'may not', 'move two topics of two categories that their new one counts once', (db) => {
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
  }, THIRD],
  ['moderador',            'may not', 'move two topics to two categories that their old one uncounts once', (db) => {
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
  }, THIRD],
  ['moderador',            'may not', 'move a topic to no category', sending(moveTopic, { item: { categoriaId: 'nada' }, to: null })],
]);

const remove =
  (parts: Parameters<typeof beginDeletion>[2]): Attempt =>
  (db, { uid }) =>
    beginDeletion(db, uid, parts);

// biome-ignore format: a row is a line
const DELETIONS = table(TOPIC, 'update', [
  ['usuario',   'may',     'take its topic away', remove({})],
  [moderators,  'may',     "take another's topic away", remove({ author: 'uid-usuario' })],
  [strangers,   'may not', "take another's topic away", remove({ author: 'uid-usuario' })],
  [moderators,  'may',     'take a topic away whose author is gone', remove({ id: 'huerfano', author: null })],
  ['usuario',   'may not', 'take its topic away while suspended', remove({}), suspended],
  ['usuario',   'may not', 'take its topic away and rename it', remove({ item: { titulo: 'x' } })],
  ['usuario',   'may not', 'take its topic away and leave it there', remove({ item: { borrando: false } })],
  ['usuario',   'may not', 'take its topic away and put it into another category', remove({ item: { categoriaId: 'vacia' } })],
  ['moderador', 'may not', 'take a topic away whose author is gone, with a word', remove({ id: 'huerfano', author: null, item: { borrando: 'sí' } })],
  ['moderador', 'may not', 'take a topic away whose author is gone, and leave it there',
    remove({ id: 'huerfano', author: null, item: { borrando: false } })],
  ['usuario',   'may not', 'take its topic away and leave it open', remove({ item: { estado: 'abierto' } })],
  ['usuario',   'may not', 'take its topic away and leave it in its category', remove({ item: { categoriaId: 'general' } })],
  ['usuario',   'may not', 'take a topic away again', remove({ id: 'yendose', category: null, account: null })],
  ['usuario',   'may not', 'take its topic away from no category', remove({ category: null })],
  ['usuario',   'may not', 'take its topic away and its category keeps its messages', remove({ category: { mensajeCount: increment(0) } })],
  ['usuario',   'may not', 'take its topic away and its category loses two', remove({ category: { temaCount: increment(-2) } })],
  ['usuario',   'may not', 'take its topic away and keep the points', remove({ account: { puntos: increment(0) } })],
  ['usuario',   'may not', 'take its topic away and keep the forum points', remove({ account: { 'estadisticasForo.puntosForo': increment(0) } })],
  ['usuario',   'may not', 'take its topic away and keep the figure', remove({ account: { 'estadisticasForo.temasCreados': increment(0) } })],
  ['usuario',   'may not', 'take its topic away and keep the count', remove({ account: { temasForoCount: increment(0) } })],
  ['usuario',   'may not', 'take its topic away and leave the account', remove({ account: null })],
]);

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
  // biome-ignore format: a row is a line
  return table(match, 'update', [
    ['usuario', 'may',     'take its name off what it wrote once its account is gone', anonymous({}, path), GONE],
    ['otro',    'may not', "take another's name off", anonymous({}, path), { 'usuarios/uid-otro': null }],
    ['usuario', 'may not', 'take its name off while there is an account', anonymous({}, path)],
    ...Object.entries({
      autorId: 'uid-otro',
      autorNombre: 'Otro',
      autorAvatar: 'https://example.org',
      autorRol: 'editor',
      contenido: 'Otro',
    }).map(([field, value]): Line =>
      ['usuario', 'may not', `leave with another ${field}`, anonymous({ [field]: value }, path), GONE],
    ),
  ]);
};

/** Reading, changing and deleting topics. */
// biome-ignore format: a row is a line
export const TOPIC_CHANGES: readonly Row[] = [
  ...table(TOPIC, 'get', [
    [EVERYONE, 'may',     'read a topic', (db) => getDoc(doc(db, OPEN))],
  ]),
  ...table(TOPIC, 'list', [
    [EVERYONE, 'may',     'list topics', (db) => getDocs(query(collection(db, 'foro_temas'), limit(20)))],
    [EVERYONE, 'may not', 'list 51 topics', (db) => getDocs(query(collection(db, 'foro_temas'), limit(51)))],
  ]),
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
  ...table(TOPIC, 'delete', [
    ['usuario',              'may',     'delete its topic once it is being taken away', sending(buryTopic)],
    [moderators,             'may',     "delete another's topic once it is being taken away", sending(buryTopic)],
    [strangers,              'may not', "delete another's topic", sending(buryTopic)],
    ['usuario',              'may not', 'delete its topic so that it can come back', sending(buryTopic, { mark: null })],
    [['usuario', 'moderador', 'administrador'], 'may not', 'delete a topic at once', sending(buryTopic, { id: 'abierto' })],
    ['usuario',              'may not', 'delete its topic while suspended', sending(buryTopic), suspended],
  ]),
];
