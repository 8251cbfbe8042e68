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
} from 'firebase/firestore/lite';
import { install } from '../commits';
import type { Data } from '../fixtures';
import { type Attempt, acting, EVERYONE, everyoneBut, type Row, table } from './row';

const INSTALLATION = '/sistema/instalacion';
const PATH = 'sistema/instalacion';
const SYSTEM = '/sistema/{documento}';
const OTHER = 'sistema/otra';
const UNINSTALLED = { [PATH]: null };

const mark =
  (changes: Data): Attempt =>
  (db) =>
    setDoc(doc(db, PATH), { fecha: serverTimestamp(), ...changes });

/** That there is an administrator. */
// biome-ignore format: a row is a line
export const INSTALLATIONS: readonly Row[] = [
  ...table(INSTALLATION, 'get', [
    [EVERYONE, 'may',     'learn whether the site has an administrator', (db) => getDoc(doc(db, PATH))],
  ]),
  ...table(INSTALLATION, 'create', [
    ['nuevo',                'may',     'mark the site as installed by becoming its administrator', acting(install), UNINSTALLED],
    ['administrador',        'may',     'mark the site as installed', mark({}), UNINSTALLED],
    ['administrador',        'may not', 'mark the site as installed long ago', mark({ fecha: Timestamp.fromMillis(0) }), UNINSTALLED],
    ['administrador',        'may not', 'leave a note with the mark', mark({ nota: 'x' }), UNINSTALLED],
    ['administrador',        'may not', 'mark the site without a date', (db) => setDoc(doc(db, PATH), {}), UNINSTALLED],
    [everyoneBut('administrador'), 'may not', 'mark the site as installed', mark({}), UNINSTALLED],
  ]),
  ...table(INSTALLATION, 'update', [
    [EVERYONE, 'may not', 'mark the site once more', mark({})],
    [EVERYONE, 'may not', 'change the date of the mark', (db) => updateDoc(doc(db, PATH), { fecha: serverTimestamp() })],
  ]),
  ...table(INSTALLATION, 'delete', [
    [EVERYONE, 'may not', 'take the mark away', (db) => deleteDoc(doc(db, PATH))],
  ]),
  ...table(SYSTEM, 'get', [
    [EVERYONE, 'may not', 'read anything else that the system keeps', (db) => getDoc(doc(db, OTHER))],
  ]),
  ...table(SYSTEM, 'list', [
    ['administrador',        'may',     'list 50 documents of the system', (db) => getDocs(query(collection(db, 'sistema'), limit(50)))],
    ['administrador',        'may not', 'list 51 documents of the system', (db) => getDocs(query(collection(db, 'sistema'), limit(51)))],
    [everyoneBut('administrador'), 'may not', 'list what the system keeps', (db) => getDocs(query(collection(db, 'sistema'), limit(1)))],
  ]),
  ...table(SYSTEM, 'create', [
    [EVERYONE, 'may not', 'keep anything else there', (db) => setDoc(doc(db, OTHER), { fecha: serverTimestamp() })],
  ]),
  ...table(SYSTEM, 'update', [
    [EVERYONE, 'may not', 'change anything else there', (db) => updateDoc(doc(db, OTHER), { x: 1 }), { [OTHER]: { x: 0 } }],
  ]),
  ...table(SYSTEM, 'delete', [
    [EVERYONE, 'may not', 'delete anything else there', (db) => deleteDoc(doc(db, OTHER)), { [OTHER]: { x: 0 } }],
  ]),
  ...table(INSTALLATION, 'list', [
    [EVERYONE, 'may not', 'list a collection below the mark', (db) => getDocs(query(collection(db, `${PATH}/notas`), limit(1)))],
  ]),
];
