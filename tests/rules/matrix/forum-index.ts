import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { type Data, withAccount } from '../fixtures';
import {
  addDeletionToBatch,
  addOwnActToBatch,
  addRemovalToBatch,
  addReplyToBatch,
  addStaffActToBatch,
  NEW_ID,
} from '../forum-commits';
import { entry, reply, TOPIC_TITLE, topic } from '../forum-fixtures';
import { type Attempt, EVERYONE, everyoneBut, type Line, type Row, table, type Who } from './row';

const MATCH = '/foro_indice/{entrada}';
const OF_TOPIC = 'foro_indice/tema_abierto';
const OF_REPLY = 'foro_indice/respuesta_primera';
const active: Who = everyoneBut('visitante', 'nuevo', 'suspendido', 'pendiente');
const inactive: Who = ['visitante', 'nuevo', 'suspendido', 'pendiente'];
const moderators: Who = ['moderador', 'administrador'];
const anyoneButStaff: Who = everyoneBut('moderador', 'administrador');
const others: Who = everyoneBut('usuario', 'moderador', 'administrador');
const NO_ENTRY = { [OF_TOPIC]: null };
const suspended = withAccount('usuario', { estado: 'suspendido' });

const put =
  (changes: Data): Attempt =>
  (db) =>
    setDoc(doc(db, OF_TOPIC), entry('tema', 'abierto', changes));
/** The topic is edited in the commit, and its entry put. */
const edit =
  (changes: Data): Attempt =>
  (db, { uid }) => {
    const batch = writeBatch(db);
    batch.update(doc(db, 'foro_temas/abierto'), { editado: true, fechaEdicion: serverTimestamp() });
    addOwnActToBatch(batch, db, uid, 'foro_temas/abierto');
    batch.set(doc(db, OF_TOPIC), entry('tema', 'abierto', changes));
    return batch.commit();
  };
/** Otro edits its reply, or another does so as the staff, and puts its entry. */
const editReply =
  (changes: Data, staff?: string): Attempt =>
  (db, { uid }) => {
    const batch = writeBatch(db);
    const dates = { editado: true, fechaEdicion: serverTimestamp(), fechaActualizacion: serverTimestamp() };
    if (staff)
      addStaffActToBatch(batch, db, `uid-${staff}`, 'foro_respuestas/primera', 'editar', { item: dates });
    else {
      batch.update(doc(db, 'foro_respuestas/primera'), dates);
      addOwnActToBatch(batch, db, uid, 'foro_respuestas/primera');
    }
    batch.set(doc(db, OF_REPLY), entry('respuesta', 'primera', changes));
    return batch.commit();
  };
/** A new reply with its entry. */
const answer =
  (changes: Data): Attempt =>
  (db, { uid }) => {
    const batch = writeBatch(db);
    addReplyToBatch(batch, db, uid, {});
    const mine = { texto: 'Un texto', autorId: uid, autorNombre: 'Nombre de otro', fecha: serverTimestamp() };
    batch.set(
      doc(db, `foro_indice/respuesta_${NEW_ID}`),
      entry('respuesta', NEW_ID, { ...mine, ...changes }),
    );
    return batch.commit();
  };
const putReply =
  (changes: Data): Attempt =>
  (db) =>
    setDoc(doc(db, OF_REPLY), entry('respuesta', 'primera', changes));
const change =
  (changes: Data, path = OF_TOPIC): Attempt =>
  (db) =>
    updateDoc(doc(db, path), changes);

const LONG = 'x'.repeat(5001);
const WRONG: readonly [string, Data][] = [
  ['with one more field', { html: '' }],
  ['of no kind', { tipo: 'otro' }],
  [
    'of another item',
    { itemId: 'ajeno', temaId: 'ajeno', autorId: 'uid-otro', autorNombre: 'Nombre de otro' },
  ],
  ['with a list for a text', { texto: ['x'] }],
  ['with other words for a text', { texto: 'Compren mis libros #nahom' }],
  ['without its tags in the text', { texto: '¿Qué opinan de las inscripciones de Marib?' }],
  ['with more keys than its words have', { palabras: Array.from({ length: 321 }, (_, n) => `${n}`) }],
  ['with a text for words', { palabras: 'oasis' }],
  ['with 1001 words', { palabras: Array.from({ length: 1001 }, (_, n) => `${n}`) }],
  ['with a number for a word', { palabras: ['oasis', 7] }],
  ['with long words', { palabras: ['x'.repeat(12_001)] }],
  ["in another's name", { autorId: 'uid-otro' }],
  ['under another name', { autorNombre: 'Otro' }],
  ['at another time', { fecha: Timestamp.fromMillis(0) }],
  ['of another topic', { temaId: 'ajeno' }],
  ['of another category', { categoriaId: 'vacia' }],
  ['with another title', { titulo: 'Otro' }],
  ['in another state', { estado: 'resuelto' }],
  ['that is hidden', { oculta: true }],
];
const WRONG_REPLY: readonly [string, Data][] = [
  ['of another topic', { temaId: 'ajeno' }],
  ['with a category', { categoriaId: 'general' }],
  ['with another title', { titulo: 'Otro' }],
  ['in another state', { estado: 'cerrado' }],
  ['that is hidden', { oculta: true }],
];

/** What the search of the forum finds. */
// biome-ignore format: a row is a line
export const FORUM_INDEX: readonly Row[] = [
  ...table(MATCH, 'get', [
    [EVERYONE, 'may',     'read an entry', (db) => getDoc(doc(db, OF_TOPIC))],
    [EVERYONE, 'may',     'ask for an entry that is not there', (db) => getDoc(doc(db, 'foro_indice/nada'))],
    [EVERYONE, 'may not', 'read the entry of a hidden reply', (db) => getDoc(doc(db, 'foro_indice/respuesta_oculta'))],
  ]),
  ...table(MATCH, 'list', [
    [EVERYONE, 'may',     'search',
      (db) => getDocs(query(collection(db, 'foro_indice'), where('palabras', 'array-contains', 'oasis'), where('oculta', '==', false), limit(40)))],
    [EVERYONE, 'may not', 'search what is hidden too',
      (db) => getDocs(query(collection(db, 'foro_indice'), where('palabras', 'array-contains', 'oasis'), limit(40)))],
    [EVERYONE, 'may not', 'list 51 entries', (db) => getDocs(query(collection(db, 'foro_indice'), where('oculta', '==', false), limit(51)))],
  ]),
  ...table(MATCH, 'create', [
    ['usuario',      'may',     'add the entry of a topic with its edit', edit({}), NO_ENTRY],
    [moderators,     'may',     'add the entry of a topic', put({}), NO_ENTRY],
    [anyoneButStaff, 'may not', 'add the entry of a topic that is not written now', put({}), NO_ENTRY],
    [others,         'may not', "add the entry of a topic with another's edit", edit({}), NO_ENTRY],
    ['usuario',      'may not', 'add an entry while suspended', edit({}), { ...NO_ENTRY, ...suspended }],
    ['otro',         'may',     'add the entry of its new reply', answer({})],
    ['autor',        'may not', "add the entry of another's new reply",
      (db) => setDoc(doc(db, OF_REPLY), entry('respuesta', 'primera')), { [OF_REPLY]: null }],
    ...WRONG.map(([what, changes]): Line => ['usuario', 'may not', `add an entry ${what}`, edit(changes), NO_ENTRY]),
    [moderators,     'may not', 'add an entry of another name', (db) => setDoc(doc(db, 'foro_indice/otro'), entry('tema', 'abierto'))],
    [moderators,     'may not', 'add an entry with a text of 5001 characters',
      put({ texto: LONG }), { ...NO_ENTRY, 'foro_temas/abierto': topic({ contenido: LONG, tags: [] }) }],
    [moderators,     'may not', 'add an entry of a kind that is none',
      (db) => setDoc(doc(db, 'foro_indice/otro_primera'), entry('respuesta', 'primera', { tipo: 'otro' }))],
  ]),
  ...table(MATCH, 'update', [
    ['moderador',    'may',     'put the entry of a reply again', putReply({ palabras: ['otra'] })],
    ['otro',         'may',     'put the entry of a reply with its edit', editReply({ palabras: ['otra'] })],
    ['otro',         'may not', 'put other words of a reply that it does not edit', putReply({ palabras: ['otra'] })],
    ['otro',         'may',     'put the entry of a hidden reply of its own with its edit',
      editReply({ oculta: true, palabras: ['otra'] }), { 'foro_respuestas/primera': reply({ oculta: true }) }],
    ['autor',        'may',     'put the words of a reply that it edits with editarRespuestasAjenas',
      editReply({ palabras: ['otra'] }, 'autor'), withAccount('autor', { permisos: { editarRespuestasAjenas: true } })],
    ['autor',        'may not', 'put the words of a topic with editarRespuestasAjenas',
      edit({ palabras: ['otra'] }), withAccount('autor', { permisos: { editarRespuestasAjenas: true } })],
    ['autor',        'may not', "put the words of another's reply", putReply({ palabras: ['otra'] })],
    ...WRONG_REPLY.map(([what, changes]): Line => ['otro', 'may not', `put the entry of a reply ${what}`, editReply(changes)]),
    ['usuario',      'may',     'put other words with its edit', edit({ palabras: ['otra'] })],
    [moderators,     'may',     'put other words', change({ palabras: ['otra'] })],
    [anyoneButStaff, 'may not', 'put other words', change({ palabras: ['otra'] })],
    ['usuario',      'may not', 'put other words while suspended', edit({ palabras: ['otra'] }), suspended],
    ['usuario',      'may',     'put an entry of which the text begins so', edit({ texto: '¿Qué opinan #nahom' })],
    [active,         'may',     'bring an entry to the state of its topic',
      change({ estado: 'cerrado' }), { 'foro_temas/abierto': topic({ estado: 'cerrado' }) }],
    [inactive,       'may not', 'bring an entry to the state of its topic',
      change({ estado: 'cerrado' }), { 'foro_temas/abierto': topic({ estado: 'cerrado' }) }],
    [EVERYONE,       'may not', 'write an entry as it is', change({ estado: 'abierto' })],
    ['usuario',      'may',     'write an entry as it is with an edit of its topic', (db, { uid }) => {
      const batch = writeBatch(db);
      batch.update(doc(db, 'foro_temas/abierto'), {
        contenido: '**¿Qué opinan de las inscripciones de Marib?**',
        editado: true,
        fechaEdicion: serverTimestamp(),
      });
      batch.update(doc(db, OF_TOPIC), { titulo: TOPIC_TITLE, palabras: ['oas', 'oasis'] });
      addOwnActToBatch(batch, db, uid, 'foro_temas/abierto');
      return batch.commit();
    }],
    ['otro',         'may',     'put the entry of a reply with its edit under a title of before',
      editReply({ titulo: 'Antes', palabras: ['otra'] }), { [OF_REPLY]: entry('respuesta', 'primera', { titulo: 'Antes' }) }],
    ['usuario',      'may not', 'put the entry of a topic with its edit under a title of before',
      edit({ titulo: 'Antes', palabras: ['otra'] }), { [OF_TOPIC]: entry('tema', 'abierto', { titulo: 'Antes' }) }],
    [active,         'may',     'hide an entry with its reply under a title of before',
      change({ oculta: true }, OF_REPLY),
      { 'foro_respuestas/primera': reply({ oculta: true }), [OF_REPLY]: entry('respuesta', 'primera', { titulo: 'Antes' }) }],
    [anyoneButStaff, 'may not', 'bring an entry to the title of its topic',
      change({ titulo: TOPIC_TITLE }, OF_REPLY), { [OF_REPLY]: entry('respuesta', 'primera', { titulo: 'Antes' }) }],
    [EVERYONE,       'may not', 'give an entry another state', change({ estado: 'cerrado' })],
  ]),
  ...table(MATCH, 'delete', [
    [active,    'may',     'delete the entry of what is gone', (db) => deleteDoc(doc(db, 'foro_indice/respuesta_perdida'))],
    [active,    'may',     'delete an entry of a topic that is being taken away', (db) => deleteDoc(doc(db, 'foro_indice/respuesta_yendose'))],
    ['usuario', 'may',     'delete an entry that is not there with its reply', (db, { uid }) => {
      const batch = writeBatch(db);
      addRemovalToBatch(batch, db, uid, { id: 'suya' });
      batch.delete(doc(db, 'foro_indice/respuesta_suya'));
      return batch.commit();
    }],
    ['usuario', 'may',     'delete an entry that is not there with its topic', (db, { uid }) => {
      const batch = writeBatch(db);
      addDeletionToBatch(batch, db, uid, { id: 'abierto' });
      batch.delete(doc(db, OF_TOPIC));
      return batch.commit();
    }, { [OF_TOPIC]: null }],
    ...[
      ['of nothing', 'respuesta_nada'],
      ['of a topic that stays', 'tema_cerrado'],
      ['of a reply that stays', 'respuesta_segunda'],
      ['of a topic that was going already', 'tema_yendose'],
    ].map(([whose, id]): Line =>
      [EVERYONE, 'may not', `delete an entry that is not there, ${whose}`, (db) => deleteDoc(doc(db, `foro_indice/${id}`))],
    ),
    [active,    'may',     'delete the entry of a reply whose topic is gone', (db) => deleteDoc(doc(db, OF_REPLY)), { 'foro_temas/abierto': null }],
    [inactive,  'may not', 'delete the entry of what is gone', (db) => deleteDoc(doc(db, 'foro_indice/respuesta_perdida'))],
    [EVERYONE,  'may not', 'delete the entry of what is there', (db) => deleteDoc(doc(db, OF_TOPIC))],
  ]),
];
