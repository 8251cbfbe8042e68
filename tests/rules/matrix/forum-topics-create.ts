import { doc, increment, serverTimestamp, setDoc, Timestamp, writeBatch } from 'firebase/firestore/lite';
import { type Data, withAccount } from '../fixtures';
import { addTopic, addTopicToBatch, NEW_ID, newTopic } from '../forum-commits';
import { type Attempt, acting, everyoneBut, type Line, sending, table } from './row';

const TOPIC = '/foro_temas/{tema}';
const past = Timestamp.fromMillis(0);

/** A topic with one thing wrong, in a commit that is right otherwise. */
const topic =
  (changes: Data): Attempt =>
  (db, { uid }) =>
    addTopic(db, uid, { item: changes });
const without =
  (field: string): Attempt =>
  (db, { uid }) => {
    const { [field]: _, ...rest } = newTopic(uid);
    const batch = writeBatch(db);
    addTopicToBatch(batch, db, uid, { item: null });
    batch.set(doc(db, 'foro_temas', NEW_ID), rest);
    return batch.commit();
  };
const retitled = (titulo: string): Data => ({
  ultimoTema: { id: NEW_ID, titulo, autorId: 'uid-usuario', fechaCreacion: serverTimestamp() },
});

const WRONG: readonly [string, Data][] = [
  ['with a text of 20001 characters', { contenido: 'x'.repeat(20_001) }],
  ['with a blank text', { contenido: ' ' }],
  ['with a text for tags', { tags: 'a,b' }],
  ['with six tags', { tags: ['a', 'b', 'c', 'd', 'e', 'f'] }],
  ['with a long tag', { tags: ['x'.repeat(31)] }],
  ['with a number for a tag', { tags: [7] }],
  ['with a title of nothing that shows', { titulo: '\u3164\u200b' }],
  ['that names six members', { menciones: ['a', 'b', 'c', 'd', 'e', 'f'] }],
  ['that names a number', { menciones: [7] }],
  ['that names one for a list', { menciones: 'uid-otro' }],
  ["in another's name", { autorId: 'uid-otro' }],
  ['under another name', { autorNombre: 'Administración' }],
  ['with another picture', { autorAvatar: 'https://example.org/x.png' }],
  ['as an administrador', { autorRol: 'administrador' }],
  ['long ago', { fechaCreacion: past }],
  ['changed long ago', { fechaActualizacion: past }],
  ['edited', { fechaEdicion: past }],
  ['marked as edited', { editado: true }],
  ['resolved', { estado: 'resuelto' }],
  ['seen', { vistas: 9 }],
  ['answered', { respuestas: 9 }],
  ['liked', { likes: 9 }],
  ['reported', { reportes: 9 }],
  ['with numbers given', { ultimoNumero: 9 }],
  ['with a last reply', { ultimaRespuesta: { id: 'primera' } }],
  ['with another last member', { ultimoUsuario: 'uid-otro' }],
  ['with others in it', { participantes: ['uid-usuario', 'uid-otro'] }],
  ['featured', { destacado: true }],
  ['featured by a word', { destacado: 'sí' }],
  ['pinned', { anclado: true }],
  ['liked by others', { usuariosLike: ['uid-otro'] }],
  ['with an accepted answer', { respuestaAceptadaId: 'primera' }],
  ['that is being taken away', { borrando: true }],
  ['with one more field', { html: '<b>' }],
];
const COUNTERS = ['vistas', 'respuestas', 'likes', 'reportes', 'ultimoNumero'];
/** The SDK sends -0 as a double. */
const asDouble = (field: string): Attempt => topic({ [field]: -0 });

/** New topics, with what moves with them. */
// biome-ignore format: a row is a line
export const NEW_TOPICS = table(TOPIC, 'create', [
  [everyoneBut('visitante', 'nuevo', 'suspendido', 'pendiente'), 'may',     'open a topic', topic({})],
  [['nuevo', 'suspendido', 'pendiente'], 'may not', 'open a topic', topic({})],
  ['visitante',            'may not', 'open a topic as somebody', sending(addTopic, 'uid-usuario')],
  ['usuario',              'may',     'open a topic that names five members', topic({ menciones: ['a', 'b', 'c', 'd', 'uid-otro'] })],
  ['usuario',              'may not', 'open a topic under the id of one that is gone', topic({}), { [`foro_borrados/${NEW_ID}`]: { fecha: past } }],
  ['usuario',              'may not', 'open a topic and edit it in the same commit', (db, { uid }) => {
    const batch = writeBatch(db);
    addTopicToBatch(batch, db, uid, {});
    const edited = { contenido: 'Otro', editado: true, fechaEdicion: serverTimestamp() };
    batch.update(doc(db, 'foro_temas', NEW_ID), edited);
    return batch.commit();
  }],
  ['usuario',              'may not', 'open a topic and read it in the same commit', (db, { uid }) => {
    const batch = writeBatch(db);
    addTopicToBatch(batch, db, uid, {});
    batch.update(doc(db, 'foro_temas', NEW_ID), { vistas: 1 });
    return batch.commit();
  }],
  ['administrador',        'may',     'open a featured topic', topic({ destacado: true })],
  ['administrador',        'may not', 'open a topic featured by a word', topic({ destacado: 'sí' })],
  ['usuario',              'may',     'open a topic with an own picture',
    topic({ autorAvatar: '/img/avatares/rey.svg' }), withAccount('usuario', { avatar: '/img/avatares/rey.svg' })],
  ['usuario',              'may',     'open a topic with five tags', topic({ tags: ['a', 'b', 'c', 'd', 'e'] })],
  ['usuario',              'may',     'open a topic with a title of 100 signs that take two units each', (db, { uid }) => {
    const titulo = '😀'.repeat(100);
    return addTopic(db, uid, { item: { titulo }, category: retitled(titulo) });
  }],
  ...[' ', 'x'.repeat(201)].map((titulo): Line =>
    ['usuario', 'may not', `open a topic with a title of ${titulo.length} characters`,
      acting(addTopic, { item: { titulo }, category: retitled(titulo) })]
  ),
  ...WRONG.map(([what, changes]): Line => ['usuario', 'may not', `open a topic ${what}`, topic(changes)]),
  ...COUNTERS.map((field): Line => ['usuario', 'may not', `open a topic without ${field}`, without(field)]),
  ...COUNTERS.map((field): Line => ['usuario', 'may not', `open a topic with a double for ${field}`, asDouble(field)]),
  ['usuario',              'may not', 'open a topic under a short id', acting(addTopic, { id: 'x' })],
  ['usuario',              'may not', 'open a topic without the permission',
    topic({}), withAccount('usuario', { permisos: { crearTemas: false, responderTemas: true } })],
  ['usuario',              'may not', 'open a topic in a category that is not there', topic({ categoriaId: 'nada' })],
  ['usuario',              'may not', 'open a topic that its category does not count', acting(addTopic, { category: null })],
  ['usuario',              'may not', 'open a topic that its category counts twice', acting(addTopic, { category: { temaCount: increment(2) } })],
  ['usuario',              'may not', 'open a topic that its category calls something else', acting(addTopic, { category: retitled('Otro') })],
  ['usuario',              'may not', 'open a topic without its points', acting(addTopic, { account: null })],
  ['usuario',              'may not', 'open a topic for 50 points', acting(addTopic, { account: { puntos: increment(50) } })],
  ['usuario',              'may not', 'open a topic for 50 forum points',
    acting(addTopic, { account: { 'estadisticasForo.puntosForo': increment(50) } })],
  ['usuario',              'may not', 'open a topic that counts twice',
    acting(addTopic, { account: { 'estadisticasForo.temasCreados': increment(2) } })],
  ['usuario',              'may not', 'open a topic that counts twice on the account',
    acting(addTopic, { account: { temasForoCount: increment(2) } })],
  ['usuario',              'may not', 'open two topics for one', (db, { uid }) => {
    const batch = writeBatch(db);
    addTopicToBatch(batch, db, uid, {});
    addTopicToBatch(batch, db, uid, { id: 'otro0000000000000000', category: null, account: null });
    return batch.commit();
  }],
  ['usuario',              'may not', 'open a topic alone', (db, { uid }) => setDoc(doc(db, 'foro_temas', NEW_ID), newTopic(uid))],
]);
