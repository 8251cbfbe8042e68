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
} from 'firebase/firestore/lite';
import type { Data } from '../fixtures';
import { type Attempt, EVERYONE, everyoneBut, type Line, type Row, table, type Who } from './row';

const COLOURS = '/sistema/categorias';
const PATH = 'sistema/categorias';
const staff: Who = ['editor', 'administrador'];
const others: Who = everyoneBut('editor', 'administrador');
const KEPT = { [PATH]: { colores: { Arqueología: '#3498db' }, fechaActualizacion: Timestamp.fromMillis(0) } };

const keep =
  (changes: Data = {}): Attempt =>
  (db) =>
    setDoc(doc(db, PATH), {
      colores: { Arqueología: '#3498db', Historia: '#112233' },
      fechaActualizacion: serverTimestamp(),
      ...changes,
    });
const many = (count: number, length = 4) =>
  Object.fromEntries(Array.from({ length: count }, (_value, n) => [`${n}`.padEnd(length, 'x'), '#112233']));

const WRONG: readonly [what: string, changes: Data][] = [
  ['of 101 categories', { colores: many(101) }],
  ['with names of 8,001 characters', { colores: many(7, 1143) }],
  ['that are none', { colores: { Arqueología: 'azul' } }],
  ['that are numbers', { colores: { Arqueología: 7 } }],
  ['in a list', { colores: ['#112233'] }],
  ['at another time', { fechaActualizacion: Timestamp.fromMillis(0) }],
  ['with a note', { nota: 'x' }],
];

/** The colours of the library's categories. */
// biome-ignore format: a row is a line
export const SYSTEM_COLOURS: readonly Row[] = [
  ...table(COLOURS, 'get', [
    [EVERYONE, 'may',     'read the colours of the categories', (db) => getDoc(doc(db, PATH)), KEPT],
  ]),
  ...table(COLOURS, 'list', [
    [EVERYONE, 'may not', 'list a collection below the colours', (db) => getDocs(query(collection(db, `${PATH}/notas`), limit(1)))],
  ]),
  ...table(COLOURS, 'create', [
    [staff,  'may',     'keep the colours of the categories', keep()],
    [staff,  'may',     'keep the colours of 100 categories', keep({ colores: many(100) })],
    [staff,  'may',     'keep no colours', keep({ colores: {} })],
    [others, 'may not', 'keep the colours of the categories', keep()],
    ...WRONG.map(([what, changes]): Line => ['editor', 'may not', `keep colours ${what}`, keep(changes)]),
  ]),
  ...table(COLOURS, 'update', [
    [staff,  'may',     'change the colours of the categories', keep(), KEPT],
    [others, 'may not', 'change the colours of the categories', keep(), KEPT],
  ]),
  ...table(COLOURS, 'delete', [
    ['administrador',        'may',     'delete the colours', (db) => deleteDoc(doc(db, PATH)), KEPT],
    [everyoneBut('administrador'), 'may not', 'delete the colours', (db) => deleteDoc(doc(db, PATH)), KEPT],
  ]),
];
