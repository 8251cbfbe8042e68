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
import { type Attempt, everyoneBut, type Row, rowsOf } from './row';

const COLOURS = '/sistema/categorias';
const PATH = 'sistema/categorias';
const anyone = rowsOf(COLOURS);
const staff = rowsOf(COLOURS, ['editor', 'administrador']);
const others = rowsOf(COLOURS, everyoneBut('editor', 'administrador'));
const editor = rowsOf(COLOURS, ['editor']);
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
export const SYSTEM_COLOURS: readonly Row[] = [
  anyone.may('get', 'read the colours of the categories', (db) => getDoc(doc(db, PATH)), KEPT),
  anyone.mayNot('list', 'list a collection below the colours', (db) =>
    getDocs(query(collection(db, `${PATH}/notas`), limit(1))),
  ),
  staff.may('create', 'keep the colours of the categories', keep()),
  staff.may('create', 'keep the colours of 100 categories', keep({ colores: many(100) })),
  staff.may('create', 'keep no colours', keep({ colores: {} })),
  staff.may('update', 'change the colours of the categories', keep(), KEPT),
  others.mayNot('create', 'keep the colours of the categories', keep()),
  others.mayNot('update', 'change the colours of the categories', keep(), KEPT),
  ...WRONG.map(([what, changes]) => editor.mayNot('create', `keep colours ${what}`, keep(changes))),
  rowsOf(COLOURS, ['administrador']).may(
    'delete',
    'delete the colours',
    (db) => deleteDoc(doc(db, PATH)),
    KEPT,
  ),
  rowsOf(COLOURS, everyoneBut('administrador')).mayNot(
    'delete',
    'delete the colours',
    (db) => deleteDoc(doc(db, PATH)),
    KEPT,
  ),
];
