import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import type { Data } from '../fixtures';
import { withPermission } from '../staff-commits';
import { type Attempt, EVERYONE, everyoneBut, type Line, type Row, table, type Who } from './row';

const CATEGORY = '/categorias/{categoria}';
const PATH = 'categorias/arqueologia';
const editors: Who = ['editor', 'administrador'];
const others: Who = everyoneBut('editor', 'administrador');
const PAST = Timestamp.fromMillis(0);

const category = (uid: string, changes: Data = {}): Data => ({
  nombre: 'Geografía',
  descripcion: '',
  slug: 'geografia',
  color: '#3498db',
  fechaCreacion: serverTimestamp(),
  creadoPor: uid,
  ...changes,
});
const create =
  (changes: Data, id = 'geografia'): Attempt =>
  (db, { uid }) =>
    setDoc(doc(db, 'categorias', id), category(uid, changes));
const change =
  (changes: Data): Attempt =>
  (db) =>
    updateDoc(doc(db, PATH), { color: '#112233', fechaActualizacion: serverTimestamp(), ...changes });
const remove: Attempt = (db) => deleteDoc(doc(db, PATH));
const withoutPermission = (permission: string) => ({
  'usuarios/uid-editor': withPermission('editor', permission, false),
});

/** What no category may hold, new or changed. */
const WRONG: readonly [what: string, changes: Data][] = [
  ['without a name', { nombre: ' ' }],
  ['with a name of 61 characters', { nombre: 'x'.repeat(61) }],
  ['with a description of 501 characters', { descripcion: 'x'.repeat(501) }],
  ['with a description that is a list', { descripcion: [] }],
  ['with spaces in its slug', { slug: 'tierra santa' }],
  ['with a colour by name', { color: 'red' }],
];

/** Categories of the library. */
// biome-ignore format: a row is a line
export const CATEGORIES: readonly Row[] = [
  ...table(CATEGORY, 'get', [
    [EVERYONE, 'may',     'read a category', (db) => getDoc(doc(db, PATH))],
  ]),
  ...table(CATEGORY, 'list', [
    [EVERYONE, 'may',     'list 100 categories', (db) => getDocs(query(collection(db, 'categorias'), limit(100)))],
    [EVERYONE, 'may not', 'list 101 categories', (db) => getDocs(query(collection(db, 'categorias'), limit(101)))],
  ]),
  ...table(CATEGORY, 'create', [
    [editors,  'may',     'create a category', create({})],
    [editors,  'may',     'create a category with every text at its limit',
      create({ nombre: 'ñ'.repeat(60), descripcion: 'á'.repeat(500), slug: 'x'.repeat(60) }, 'x'.repeat(64))],
    [others,   'may not', 'create a category', create({})],
    ['editor', 'may not', 'create a category without crearCategorias', create({}), withoutPermission('crearCategorias')],
    ...WRONG.map(([what, changes]): Line => ['editor', 'may not', `create a category ${what}`, create(changes)]),
    ['editor', 'may not', 'create a category in the past', create({ fechaCreacion: PAST })],
    ['editor', 'may not', "create a category in another's name", create({ creadoPor: 'uid-administrador' })],
    ['editor', 'may not', 'create a category with one more field', create({ destacada: true })],
    ['editor', 'may not', 'create a category under any id', create({}, 'Geografía')],
  ]),
  ...table(CATEGORY, 'update', [
    [editors,  'may',     'change a category', change({})],
    [editors,  'may',     'rename a category', change({ nombre: 'Arte', slug: 'arte', nombreAnterior: 'Arqueología' })],
    [editors,  'may',     'end the renaming of a category', change({ nombreAnterior: deleteField() })],
    [others,   'may not', 'change a category', change({})],
    ['editor', 'may not', 'change a category without editarCategorias', change({}), withoutPermission('editarCategorias')],
    ...WRONG.map(([what, changes]): Line => ['editor', 'may not', `leave a category ${what}`, change(changes)]),
    ['editor', 'may not', 'change a category in the past', change({ fechaActualizacion: PAST })],
    ['editor', 'may not', 'change who created a category', change({ creadoPor: 'uid-autor' })],
    ['editor', 'may not', 'note an old name of 61 characters', change({ nombreAnterior: 'x'.repeat(61) })],
  ]),
  ...table(CATEGORY, 'delete', [
    ['administrador',        'may',     'delete a category', remove],
    [everyoneBut('administrador'), 'may not', 'delete a category', remove],
  ]),
];
