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
import { type Data, withAccount } from '../fixtures';
import {
  addCategory,
  addCategoryLineToBatch,
  addDeletionToBatch,
  addMoveToBatch,
  addReply,
  addReplyToBatch,
  addTopic,
  addTopicToBatch,
  beginDeletion,
  type CategoryParts,
  editCategory,
  LAST_LINE,
  moveTopic,
  NEW_ID,
  newLine,
  placeCategories,
  removeCategory,
  removeReply,
} from '../forum-commits';
import { forumCategory, topic } from '../forum-fixtures';
import { type Attempt, acting, EVERYONE, everyoneBut, type Line, type Row, table, type Who } from './row';

const MATCH = '/foro_categorias/{categoria}';
const GENERAL = 'foro_categorias/general';
const active: Who = everyoneBut('visitante', 'nuevo', 'suspendido', 'pendiente');
const inactive: Who = ['visitante', 'nuevo', 'suspendido', 'pendiente'];
const staff: Who = ['editor', 'administrador'];
const others: Who = everyoneBut('editor', 'administrador');

const create =
  (changes: Data): Attempt =>
  (db, { uid }) =>
    addCategory(db, uid, { item: changes });
const edit =
  (changes: Data): Attempt =>
  (db, { uid }) =>
    editCategory(db, uid, { item: changes });
const place =
  (parts: CategoryParts = {}): Attempt =>
  (db, { uid }) =>
    placeCategories(db, uid, parts);
const remove =
  (parts: CategoryParts = {}): Attempt =>
  (db, { uid }) =>
    removeCategory(db, uid, parts);
/** A line that was written before. */
const OLD_LINE = 'viejo000000000000000';
const earlier = (accion: string) => ({
  [`foro_moderacion/${OLD_LINE}`]: {
    ...newLine('uid-administrador', { accion, tipo: 'categoria', objetivoId: 'general' }),
    fecha: Timestamp.fromMillis(0),
  },
});

const recount =
  (changes: Data): Attempt =>
  (db) =>
    updateDoc(doc(db, GENERAL), { temaCount: 3, mensajeCount: 0, ...changes });

const WRONG_TEXTS: readonly [string, Data][] = [
  ['a blank name', { nombre: ' ' }],
  ['a name of 81 characters', { nombre: 'x'.repeat(81) }],
  ['a blank description', { descripcion: '' }],
  ['a description of 301 characters', { descripcion: 'x'.repeat(301) }],
  ['an icon that is not one', { icono: '<b>' }],
  ['a colour that is not one', { color: 'red' }],
  ['a place that is no number', { orden: '1' }],
  ['a place between two', { orden: 1.5 }],
  ['a place below 0', { orden: -1 }],
];
const WRONG_NEW: readonly [string, Data][] = [
  ...WRONG_TEXTS,
  ['one more field', { html: '' }],
  ['a past date', { fechaCreacion: Timestamp.fromMillis(0) }],
  ['a past date of change', { fechaActualizacion: Timestamp.fromMillis(0) }],
  ['topics', { temaCount: 3 }],
  // The SDK sends -0 as a double.
  ['a double for its topics', { temaCount: -0 }],
  ['a double for its messages', { mensajeCount: -0 }],
  ['messages', { mensajeCount: 3 }],
  ['a last topic', { ultimoTema: { id: 'abierto' } }],
  ['a last message', { ultimoMensaje: { id: 'primera' } }],
  ['another creator', { creadoPor: 'uid-otro' }],
];

/** The counts of a category that change without what they count. */
const COUNTS: readonly [string, Data][] = [
  ['a topic that was there before', { temaCount: increment(1), ultimoTema: { id: 'abierto', titulo: 'x' } }],
  ['a topic that does not come', { temaCount: increment(1), ultimoTema: { id: 'nada', titulo: 'x' } }],
  ['a reply that stays', { mensajeCount: increment(1), ultimoMensaje: { id: 'primera', temaId: 'abierto' } }],
  ['a topic that stays', { temaCount: increment(-1), ultimoCambio: { tipo: 'tema-borrado', id: 'abierto' } }],
  [
    'a topic that is not moved',
    { temaCount: increment(-1), ultimoCambio: { tipo: 'tema-movido', id: 'abierto' } },
  ],
];

/** A topic of the fixtures as a category shows it. */
const lastTopic = (id: string, autor: string, changes: Data = {}): Data => {
  const { titulo, autorId, fechaCreacion } = topic({}, autor);
  return { id, titulo, autorId, fechaCreacion, ...changes };
};

const show =
  (ultimoTema: Data, changes: Data = {}): Attempt =>
  (db) =>
    updateDoc(doc(db, GENERAL), { ultimoTema, ...changes });

/** The last topic was given another title since. */
const RENAMED = { [GENERAL]: forumCategory({ ultimoTema: lastTopic('ajeno', 'otro', { titulo: 'Antes' }) }) };

// biome-ignore format: a row is a line
const CHANGES: readonly Row[] = [
  ...table(MATCH, 'update', [
    [EVERYONE,               'may not', 'write a category as it is',
      (db) => updateDoc(doc(db, GENERAL), { orden: 0 }), { [GENERAL]: forumCategory({ ultimoTema: lastTopic('ajeno', 'otro') }) }],
    [staff,                  'may',     'change a category', edit({})],
    [others,                 'may not', 'change a category', edit({})],
    ['administrador',        'may not', 'change a category without a line', acting(editCategory, { line: null })],
    ['administrador',        'may not', 'change a category with a line of before',
      acting(editCategory, { item: { ultimoRegistro: OLD_LINE }, line: null }), earlier('editar-categoria')],
    ['administrador',        'may not', 'change a category and note another act', (db, { uid }) => {
      const batch = writeBatch(db);
      batch.update(doc(db, GENERAL), {
        nombre: 'Charla',
        fechaActualizacion: serverTimestamp(),
        ultimoRegistro: NEW_ID,
      });
      addCategoryLineToBatch(batch, db, uid, { line: { accion: 'vaciar-categoria' } });
      return batch.commit();
    }],
    ['administrador',        'may not', 'change two categories with the line of one', (db, { uid }) => {
      const batch = writeBatch(db);
      for (const id of ['general', 'vacia'])
        batch.update(doc(db, 'foro_categorias', id), {
          nombre: 'Charla',
          fechaActualizacion: serverTimestamp(),
          ultimoRegistro: NEW_ID,
        });
      addCategoryLineToBatch(batch, db, uid, { line: { titulo: 'Charla' } });
      return batch.commit();
    }],
    [staff,                  'may',     'place the categories', place()],
    [others,                 'may not', 'place the categories', place()],
    ['administrador',        'may not', 'place the categories without a line', place({ line: null })],
    ['administrador',        'may not', 'place the categories with a line of before',
      place({ item: { ultimoRegistro: OLD_LINE }, line: null }), earlier('ordenar-categorias')],
    ['administrador',        'may not', 'rename the categories while placing them', place({ item: { nombre: 'General' } })],
    ['administrador',        'may not', 'place a category and note another act', (db, { uid }) => {
      const batch = writeBatch(db);
      batch.update(doc(db, 'foro_categorias/vacia'), {
        orden: 9,
        fechaActualizacion: serverTimestamp(),
        ultimoRegistro: NEW_ID,
      });
      addCategoryLineToBatch(batch, db, uid, { line: { accion: 'vaciar-categoria' } });
      return batch.commit();
    }],
    ['otro',                 'may',     'change a category with administrarForo',
      edit({}), withAccount('otro', { permisos: { administrarForo: true } })],
    ...WRONG_TEXTS.map(([what, changes]): Line => ['administrador', 'may not', `give a category ${what}`, edit(changes)]),
    ['administrador',        'may not', 'change a category in the past', edit({ fechaActualizacion: Timestamp.fromMillis(0) })],
    ['administrador',        'may not', 'set the counts of a category with its name', edit({ temaCount: 99 })],
    ['administrador',        'may not', 'set the messages of a category with its name', edit({ mensajeCount: 99 })],
    ['administrador',        'may',     'put the counts of a category right', recount({})],
    ['otro',                 'may',     'put the counts of a category right with administrarForo',
      recount({}), withAccount('otro', { permisos: { administrarForo: true } })],
    [everyoneBut('administrador'), 'may not', 'put the counts of a category right', recount({})],
    ['administrador',        'may not', 'put the counts right and take the category', recount({ creadoPor: 'uid-otro' })],
    ['administrador',        'may not', 'set topics below 0', recount({ temaCount: -1 })],
    ['administrador',        'may not', 'set messages below 0', recount({ mensajeCount: -1 })],
    ...['temaCount', 'mensajeCount'].map((field): Line =>
      ['administrador', 'may not', `change a category whose ${field} became a double`, edit({}), { [GENERAL]: forumCategory({ [field]: 0.5 }) }]
    ),
    ...COUNTS.map(([what, changes]): Line =>
      ['usuario', 'may not', `count ${what}`, (db) => updateDoc(doc(db, GENERAL), { fechaActualizacion: serverTimestamp(), ...changes })]
    ),
    ...COUNTS.map(([what, changes]): Line => ['usuario', 'may not', `count ${what}, without a date`, (db) => updateDoc(doc(db, GENERAL), changes)]),
    ['usuario',              'may',     'count its topic', acting(addTopic)],
    ['usuario',              'may not', 'count its topic and rename the category', acting(addTopic, { category: { nombre: 'Mía' } })],
    ['usuario',              'may not', 'count its topic in the past',
      acting(addTopic, { category: { fechaActualizacion: Timestamp.fromMillis(0) } })],
    ['usuario',              'may not', 'count its topic in another category too', (db, { uid }) => {
      const batch = writeBatch(db);
      addTopicToBatch(batch, db, uid, {});
      batch.update(doc(db, 'foro_categorias/vacia'), {
        temaCount: increment(9),
        ultimoTema: { id: 'nuevo000000000000000' },
        fechaActualizacion: serverTimestamp(),
      });
      return batch.commit();
    }],
    ['usuario',              'may',     'count its reply', acting(addReply)],
    ['usuario',              'may',     'uncount its reply', acting(removeReply)],
    ['usuario',              'may',     'uncount its reply, which it names already',
      acting(removeReply), { [GENERAL]: forumCategory({ ultimoMensaje: { id: 'suya', temaId: 'abierto' } }) }],
    ['usuario',              'may not', 'count its reply and rename the category', acting(addReply, { category: { nombre: 'Mía' } })],
    ['usuario',              'may not', 'count its reply in the past',
      acting(addReply, { category: { fechaActualizacion: Timestamp.fromMillis(0) } })],
    ['usuario',              'may not', 'count its reply in another category too', (db, { uid }) => {
      const batch = writeBatch(db);
      addReplyToBatch(batch, db, uid, {});
      batch.update(doc(db, 'foro_categorias/vacia'), {
        mensajeCount: increment(9),
        ultimoMensaje: { id: 'nuevo000000000000000', temaId: 'abierto' },
      });
      return batch.commit();
    }],
    ['usuario',              'may',     'uncount a topic it takes away', acting(beginDeletion)],
    ['usuario',              'may not', 'take its topic away and rename the category', acting(beginDeletion, { category: { nombre: 'Mía' } })],
    ['usuario',              'may not', 'take its topic away and name another as the last',
      acting(beginDeletion, { category: { ultimoTema: { id: 'falso', titulo: 'Falso' } } })],
    ['usuario',              'may',     'take its topic away and name one that stays as the last',
      acting(beginDeletion, { category: { ultimoTema: lastTopic('ajeno', 'otro') } })],
    ['usuario',              'may not', 'take its topic away and name one that stays by another title',
      acting(beginDeletion, { category: { ultimoTema: lastTopic('ajeno', 'otro', { titulo: 'Falso' }) } })],
    ['usuario',              'may not', 'take its topic away and name one of another category as the last',
      acting(beginDeletion, { category: { ultimoTema: lastTopic('aparte', 'otro') } }),
      { 'foro_temas/aparte': topic({ categoriaId: 'vacia' }, 'otro') }],
    ['usuario',              'may not', 'take its topic away and name it as the last',
      acting(beginDeletion, { category: { ultimoTema: lastTopic('abierto', 'usuario') } })],
    [active,                 'may',     'name the last topic by its title', show(lastTopic('ajeno', 'otro')), RENAMED],
    [inactive,               'may not', 'name the last topic by its title', show(lastTopic('ajeno', 'otro')), RENAMED],
    ['usuario',              'may not', 'name the last topic by another title', show(lastTopic('ajeno', 'otro', { titulo: 'Falso' })), RENAMED],
    ['usuario',              'may not', 'name another topic as the last', show(lastTopic('abierto', 'usuario')), RENAMED],
    ['usuario',              'may not', 'name the last topic and the category', show(lastTopic('ajeno', 'otro'), { nombre: 'Mía' }), RENAMED],
    ['usuario',              'may not', 'uncount a topic that another category loses', (db, { uid }) => {
      const batch = writeBatch(db);
      batch.update(doc(db, 'foro_categorias/vacia'), {
        temaCount: increment(-9),
        ultimoCambio: { tipo: 'tema-borrado', id: 'abierto' },
      });
      addDeletionToBatch(batch, db, uid, {});
      return batch.commit();
    }],
    ['usuario',              'may not', 'uncount a topic that goes already',
      (db) => updateDoc(doc(db, 'foro_categorias/vacia'), { temaCount: increment(-1), ultimoCambio: { tipo: 'tema-borrado', id: 'yendose' } }),
      { 'foro_temas/yendose': topic({ borrando: true, categoriaId: 'vacia' }) }],
    ['otro',                 'may not', 'uncount a reply of a topic that is being taken away',
      acting(removeReply, {
        id: 'yendose',
        topic: null,
        category: { mensajeCount: increment(-9), ultimoMensaje: { id: 'yendose', temaId: 'abierto' } },
      })],
    ['moderador',            'may',     'count a topic it moves', (db, { uid }) => moveTopic(db, { uid })],
    ['moderador',            'may',     'count a topic it moves, which it moved before',
      (db, { uid }) => moveTopic(db, { uid }), { [GENERAL]: forumCategory({ ultimoCambio: { tipo: 'tema-movido', id: 'abierto' } }) }],
    ['moderador',            'may not', 'count a topic it moves in a third category', (db) => {
      const batch = writeBatch(db);
      addMoveToBatch(batch, db, {});
      batch.update(doc(db, 'foro_categorias/tercera'), {
        temaCount: increment(9),
        ultimoCambio: { tipo: 'tema-movido', id: 'abierto' },
      });
      return batch.commit();
    }, { 'foro_categorias/tercera': forumCategory() }],
  ]),
  ...table(MATCH, 'create', [
    ['administrador', 'may not', 'create a category under an id with a space', acting(addCategory, { id: 'una categoría' })],
  ]),
];

/** The categories of the forum. */
// biome-ignore format: a row is a line
export const FORUM_CATEGORIES: readonly Row[] = [
  ...table(MATCH, 'get', [
    [EVERYONE, 'may',     'read a category', (db) => getDoc(doc(db, GENERAL))],
  ]),
  ...table(MATCH, 'list', [
    [EVERYONE, 'may',     'list the categories', (db) => getDocs(query(collection(db, 'foro_categorias'), limit(10)))],
    [EVERYONE, 'may not', 'list 51 categories', (db) => getDocs(query(collection(db, 'foro_categorias'), limit(51)))],
  ]),
  ...table(MATCH, 'create', [
    [staff,           'may',     'create a category', create({})],
    ['administrador', 'may not', 'create a category without a line', acting(addCategory, { line: null })],
    ['administrador', 'may not', 'create a category with a line of before',
      acting(addCategory, { item: { ultimoRegistro: OLD_LINE }, line: null }),
      {
        [`foro_moderacion/${OLD_LINE}`]: {
          ...newLine('uid-administrador', { accion: 'crear-categoria', objetivoId: 'nueva' }),
          fecha: Timestamp.fromMillis(0),
        },
      }],
    [others,          'may not', 'create a category', create({})],
    ['otro',          'may',     'create a category with administrarForo',
      create({}), withAccount('otro', { permisos: { administrarForo: true } })],
    ...WRONG_NEW.map(([what, changes]): Line => ['administrador', 'may not', `create a category with ${what}`, create(changes)]),
    ...['temaCount', 'mensajeCount'].map((field): Line =>
      ['administrador', 'may not', `create a category without ${field}`, create({ [field]: null })]
    ),
  ]),
  ...CHANGES,
  ...table(MATCH, 'delete', [
    ['administrador',        'may',     'delete an empty category', remove()],
    ['administrador',        'may not', 'delete an empty category without a line', remove({ line: null })],
    ['administrador',        'may not', 'delete a category with topics',
      remove({ id: 'general', line: { titulo: 'General' }, lineId: LAST_LINE.replace('vacia', 'general') })],
    ['administrador',        'may not', 'delete a category while suspended',
      remove(), withAccount('administrador', { estado: 'suspendido' })],
    [everyoneBut('administrador'), 'may not', 'delete an empty category', remove()],
  ]),
];
