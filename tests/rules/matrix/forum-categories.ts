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
import { account, type Data } from '../fixtures';
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
import { type Attempt, everyoneBut, type Row, rowsOf } from './row';

const MATCH = '/foro_categorias/{categoria}';
const GENERAL = 'foro_categorias/general';
const anyone = rowsOf(MATCH);
const member = rowsOf(MATCH, ['usuario']);
const active = rowsOf(MATCH, everyoneBut('visitante', 'nuevo', 'suspendido', 'pendiente'));
const inactive = rowsOf(MATCH, ['visitante', 'nuevo', 'suspendido', 'pendiente']);
const moderator = rowsOf(MATCH, ['moderador']);
const staff = rowsOf(MATCH, ['editor', 'administrador']);
const others = rowsOf(MATCH, everyoneBut('editor', 'administrador'));
const admin = rowsOf(MATCH, ['administrador']);

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

const CHANGES: readonly Row[] = [
  anyone.mayNot('update', 'write a category as it is', (db) => updateDoc(doc(db, GENERAL), { orden: 0 }), {
    [GENERAL]: forumCategory({ ultimoTema: lastTopic('ajeno', 'otro') }),
  }),
  staff.may('update', 'change a category', edit({})),
  others.mayNot('update', 'change a category', edit({})),
  admin.mayNot('update', 'change a category without a line', (db, { uid }) =>
    editCategory(db, uid, { line: null }),
  ),
  admin.mayNot(
    'update',
    'change a category with a line of before',
    (db, { uid }) => editCategory(db, uid, { item: { ultimoRegistro: OLD_LINE }, line: null }),
    earlier('editar-categoria'),
  ),
  admin.mayNot('update', 'change a category and note another act', (db, { uid }) => {
    const batch = writeBatch(db);
    batch.update(doc(db, GENERAL), {
      nombre: 'Charla',
      fechaActualizacion: serverTimestamp(),
      ultimoRegistro: NEW_ID,
    });
    addCategoryLineToBatch(batch, db, uid, { line: { accion: 'vaciar-categoria' } });
    return batch.commit();
  }),
  admin.mayNot('update', 'change two categories with the line of one', (db, { uid }) => {
    const batch = writeBatch(db);
    for (const id of ['general', 'vacia'])
      batch.update(doc(db, 'foro_categorias', id), {
        nombre: 'Charla',
        fechaActualizacion: serverTimestamp(),
        ultimoRegistro: NEW_ID,
      });
    addCategoryLineToBatch(batch, db, uid, { line: { titulo: 'Charla' } });
    return batch.commit();
  }),
  staff.may('update', 'place the categories', place()),
  others.mayNot('update', 'place the categories', place()),
  admin.mayNot('update', 'place the categories without a line', place({ line: null })),
  admin.mayNot(
    'update',
    'place the categories with a line of before',
    place({ item: { ultimoRegistro: OLD_LINE }, line: null }),
    earlier('ordenar-categorias'),
  ),
  admin.mayNot('update', 'rename the categories while placing them', place({ item: { nombre: 'General' } })),
  admin.mayNot('update', 'place a category and note another act', (db, { uid }) => {
    const batch = writeBatch(db);
    batch.update(doc(db, 'foro_categorias/vacia'), {
      orden: 9,
      fechaActualizacion: serverTimestamp(),
      ultimoRegistro: NEW_ID,
    });
    addCategoryLineToBatch(batch, db, uid, { line: { accion: 'vaciar-categoria' } });
    return batch.commit();
  }),
  rowsOf(MATCH, ['otro']).may('update', 'change a category with administrarForo', edit({}), {
    'usuarios/uid-otro': account('otro', { permisos: { administrarForo: true } }),
  }),
  ...WRONG_TEXTS.map(([what, changes]) => admin.mayNot('update', `give a category ${what}`, edit(changes))),
  admin.mayNot(
    'update',
    'change a category in the past',
    edit({ fechaActualizacion: Timestamp.fromMillis(0) }),
  ),
  admin.mayNot('update', 'set the counts of a category with its name', edit({ temaCount: 99 })),
  admin.mayNot('update', 'set the messages of a category with its name', edit({ mensajeCount: 99 })),
  admin.may('update', 'put the counts of a category right', recount({})),
  rowsOf(MATCH, ['otro']).may(
    'update',
    'put the counts of a category right with administrarForo',
    recount({}),
    {
      'usuarios/uid-otro': account('otro', { permisos: { administrarForo: true } }),
    },
  ),
  rowsOf(MATCH, everyoneBut('administrador')).mayNot(
    'update',
    'put the counts of a category right',
    recount({}),
  ),
  admin.mayNot('update', 'put the counts right and take the category', recount({ creadoPor: 'uid-otro' })),
  admin.mayNot('update', 'set topics below 0', recount({ temaCount: -1 })),
  admin.mayNot('update', 'set messages below 0', recount({ mensajeCount: -1 })),
  ...['temaCount', 'mensajeCount'].map((field) =>
    admin.mayNot('update', `change a category whose ${field} became a double`, edit({}), {
      [GENERAL]: forumCategory({ [field]: 0.5 }),
    }),
  ),
  ...COUNTS.map(([what, changes]) =>
    member.mayNot('update', `count ${what}`, (db) =>
      updateDoc(doc(db, GENERAL), { fechaActualizacion: serverTimestamp(), ...changes }),
    ),
  ),
  ...COUNTS.map(([what, changes]) =>
    member.mayNot('update', `count ${what}, without a date`, (db) => updateDoc(doc(db, GENERAL), changes)),
  ),
  member.may('update', 'count its topic', (db, { uid }) => addTopic(db, uid)),
  member.mayNot('update', 'count its topic and rename the category', (db, { uid }) =>
    addTopic(db, uid, { category: { nombre: 'Mía' } }),
  ),
  member.mayNot('update', 'count its topic in the past', (db, { uid }) =>
    addTopic(db, uid, { category: { fechaActualizacion: Timestamp.fromMillis(0) } }),
  ),
  member.mayNot('update', 'count its topic in another category too', (db, { uid }) => {
    const batch = writeBatch(db);
    addTopicToBatch(batch, db, uid, {});
    batch.update(doc(db, 'foro_categorias/vacia'), {
      temaCount: increment(9),
      ultimoTema: { id: 'nuevo000000000000000' },
      fechaActualizacion: serverTimestamp(),
    });
    return batch.commit();
  }),
  member.may('update', 'count its reply', (db, { uid }) => addReply(db, uid)),
  member.may('update', 'uncount its reply', (db, { uid }) => removeReply(db, uid)),
  member.may('update', 'uncount its reply, which it names already', (db, { uid }) => removeReply(db, uid), {
    [GENERAL]: forumCategory({ ultimoMensaje: { id: 'suya', temaId: 'abierto' } }),
  }),
  member.mayNot('update', 'count its reply and rename the category', (db, { uid }) =>
    addReply(db, uid, { category: { nombre: 'Mía' } }),
  ),
  member.mayNot('update', 'count its reply in the past', (db, { uid }) =>
    addReply(db, uid, { category: { fechaActualizacion: Timestamp.fromMillis(0) } }),
  ),
  member.mayNot('update', 'count its reply in another category too', (db, { uid }) => {
    const batch = writeBatch(db);
    addReplyToBatch(batch, db, uid, {});
    batch.update(doc(db, 'foro_categorias/vacia'), {
      mensajeCount: increment(9),
      ultimoMensaje: { id: 'nuevo000000000000000', temaId: 'abierto' },
    });
    return batch.commit();
  }),
  member.may('update', 'uncount a topic it takes away', (db, { uid }) => beginDeletion(db, uid)),
  member.mayNot('update', 'take its topic away and rename the category', (db, { uid }) =>
    beginDeletion(db, uid, { category: { nombre: 'Mía' } }),
  ),
  member.mayNot('update', 'take its topic away and name another as the last', (db, { uid }) =>
    beginDeletion(db, uid, { category: { ultimoTema: { id: 'falso', titulo: 'Falso' } } }),
  ),
  member.may('update', 'take its topic away and name one that stays as the last', (db, { uid }) =>
    beginDeletion(db, uid, { category: { ultimoTema: lastTopic('ajeno', 'otro') } }),
  ),
  member.mayNot('update', 'take its topic away and name one that stays by another title', (db, { uid }) =>
    beginDeletion(db, uid, { category: { ultimoTema: lastTopic('ajeno', 'otro', { titulo: 'Falso' }) } }),
  ),
  member.mayNot(
    'update',
    'take its topic away and name one of another category as the last',
    (db, { uid }) => beginDeletion(db, uid, { category: { ultimoTema: lastTopic('aparte', 'otro') } }),
    { 'foro_temas/aparte': topic({ categoriaId: 'vacia' }, 'otro') },
  ),
  member.mayNot('update', 'take its topic away and name it as the last', (db, { uid }) =>
    beginDeletion(db, uid, { category: { ultimoTema: lastTopic('abierto', 'usuario') } }),
  ),
  active.may('update', 'name the last topic by its title', show(lastTopic('ajeno', 'otro')), RENAMED),
  inactive.mayNot('update', 'name the last topic by its title', show(lastTopic('ajeno', 'otro')), RENAMED),
  member.mayNot(
    'update',
    'name the last topic by another title',
    show(lastTopic('ajeno', 'otro', { titulo: 'Falso' })),
    RENAMED,
  ),
  member.mayNot('update', 'name another topic as the last', show(lastTopic('abierto', 'usuario')), RENAMED),
  member.mayNot(
    'update',
    'name the last topic and the category',
    show(lastTopic('ajeno', 'otro'), { nombre: 'Mía' }),
    RENAMED,
  ),
  member.mayNot('update', 'uncount a topic that another category loses', (db, { uid }) => {
    const batch = writeBatch(db);
    batch.update(doc(db, 'foro_categorias/vacia'), {
      temaCount: increment(-9),
      ultimoCambio: { tipo: 'tema-borrado', id: 'abierto' },
    });
    addDeletionToBatch(batch, db, uid, {});
    return batch.commit();
  }),
  member.mayNot(
    'update',
    'uncount a topic that goes already',
    (db) =>
      updateDoc(doc(db, 'foro_categorias/vacia'), {
        temaCount: increment(-1),
        ultimoCambio: { tipo: 'tema-borrado', id: 'yendose' },
      }),
    { 'foro_temas/yendose': topic({ borrando: true, categoriaId: 'vacia' }) },
  ),
  rowsOf(MATCH, ['administrador']).mayNot(
    'create',
    'create a category under an id with a space',
    (db, { uid }) => addCategory(db, uid, { id: 'una categoría' }),
  ),
  rowsOf(MATCH, ['otro']).mayNot(
    'update',
    'uncount a reply of a topic that is being taken away',
    (db, { uid }) =>
      removeReply(db, uid, {
        id: 'yendose',
        topic: null,
        category: { mensajeCount: increment(-9), ultimoMensaje: { id: 'yendose', temaId: 'abierto' } },
      }),
  ),
  moderator.may('update', 'count a topic it moves', (db, { uid }) => moveTopic(db, { uid })),
  moderator.may(
    'update',
    'count a topic it moves, which it moved before',
    (db, { uid }) => moveTopic(db, { uid }),
    {
      [GENERAL]: forumCategory({ ultimoCambio: { tipo: 'tema-movido', id: 'abierto' } }),
    },
  ),
  moderator.mayNot(
    'update',
    'count a topic it moves in a third category',
    (db) => {
      const batch = writeBatch(db);
      addMoveToBatch(batch, db, {});
      batch.update(doc(db, 'foro_categorias/tercera'), {
        temaCount: increment(9),
        ultimoCambio: { tipo: 'tema-movido', id: 'abierto' },
      });
      return batch.commit();
    },
    { 'foro_categorias/tercera': forumCategory() },
  ),
];

/** The categories of the forum. */
export const FORUM_CATEGORIES: readonly Row[] = [
  anyone.may('get', 'read a category', (db) => getDoc(doc(db, GENERAL))),
  anyone.may('list', 'list the categories', (db) =>
    getDocs(query(collection(db, 'foro_categorias'), limit(10))),
  ),
  anyone.mayNot('list', 'list 51 categories', (db) =>
    getDocs(query(collection(db, 'foro_categorias'), limit(51))),
  ),
  staff.may('create', 'create a category', create({})),
  admin.mayNot('create', 'create a category without a line', (db, { uid }) =>
    addCategory(db, uid, { line: null }),
  ),
  admin.mayNot(
    'create',
    'create a category with a line of before',
    (db, { uid }) => addCategory(db, uid, { item: { ultimoRegistro: OLD_LINE }, line: null }),
    {
      [`foro_moderacion/${OLD_LINE}`]: {
        ...newLine('uid-administrador', { accion: 'crear-categoria', objetivoId: 'nueva' }),
        fecha: Timestamp.fromMillis(0),
      },
    },
  ),
  others.mayNot('create', 'create a category', create({})),
  rowsOf(MATCH, ['otro']).may('create', 'create a category with administrarForo', create({}), {
    'usuarios/uid-otro': account('otro', { permisos: { administrarForo: true } }),
  }),
  ...WRONG_NEW.map(([what, changes]) =>
    admin.mayNot('create', `create a category with ${what}`, create(changes)),
  ),
  ...['temaCount', 'mensajeCount'].map((field) =>
    admin.mayNot('create', `create a category without ${field}`, create({ [field]: null })),
  ),
  ...CHANGES,
  admin.may('delete', 'delete an empty category', remove()),
  admin.mayNot('delete', 'delete an empty category without a line', remove({ line: null })),
  admin.mayNot(
    'delete',
    'delete a category with topics',
    remove({ id: 'general', line: { titulo: 'General' }, lineId: LAST_LINE.replace('vacia', 'general') }),
  ),
  admin.mayNot('delete', 'delete a category while suspended', remove(), {
    'usuarios/uid-administrador': account('administrador', { estado: 'suspendido' }),
  }),
  rowsOf(MATCH, everyoneBut('administrador')).mayNot('delete', 'delete an empty category', remove()),
];
