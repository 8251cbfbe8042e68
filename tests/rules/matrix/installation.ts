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
import { type Attempt, everyoneBut, type Row, rowsOf } from './row';

const INSTALLATION = '/sistema/instalacion';
const PATH = 'sistema/instalacion';
const anyone = rowsOf(INSTALLATION);
const newcomer = rowsOf(INSTALLATION, ['nuevo']);
const administrator = rowsOf(INSTALLATION, ['administrador']);
const SYSTEM = '/sistema/{documento}';
const everyone = rowsOf(SYSTEM);
const OTHER = 'sistema/otra';
const UNINSTALLED = { [PATH]: null };

const mark =
  (changes: Data): Attempt =>
  (db) =>
    setDoc(doc(db, PATH), { fecha: serverTimestamp(), ...changes });

/** That there is an administrator. */
export const INSTALLATIONS: readonly Row[] = [
  anyone.may('get', 'learn whether the site has an administrator', (db) => getDoc(doc(db, PATH))),
  newcomer.may(
    'create',
    'mark the site as installed by becoming its administrator',
    (db, { uid }) => install(db, uid),
    UNINSTALLED,
  ),
  administrator.may('create', 'mark the site as installed', mark({}), UNINSTALLED),
  administrator.mayNot(
    'create',
    'mark the site as installed long ago',
    mark({ fecha: Timestamp.fromMillis(0) }),
    UNINSTALLED,
  ),
  administrator.mayNot('create', 'leave a note with the mark', mark({ nota: 'x' }), UNINSTALLED),
  administrator.mayNot(
    'create',
    'mark the site without a date',
    (db) => setDoc(doc(db, PATH), {}),
    UNINSTALLED,
  ),
  rowsOf(INSTALLATION, everyoneBut('administrador')).mayNot(
    'create',
    'mark the site as installed',
    mark({}),
    UNINSTALLED,
  ),
  anyone.mayNot('update', 'mark the site once more', mark({})),
  anyone.mayNot('update', 'change the date of the mark', (db) =>
    updateDoc(doc(db, PATH), { fecha: serverTimestamp() }),
  ),
  anyone.mayNot('delete', 'take the mark away', (db) => deleteDoc(doc(db, PATH))),
  everyone.mayNot('get', 'read anything else that the system keeps', (db) => getDoc(doc(db, OTHER))),
  rowsOf(SYSTEM, ['administrador']).may('list', 'list 50 documents of the system', (db) =>
    getDocs(query(collection(db, 'sistema'), limit(50))),
  ),
  rowsOf(SYSTEM, ['administrador']).mayNot('list', 'list 51 documents of the system', (db) =>
    getDocs(query(collection(db, 'sistema'), limit(51))),
  ),
  rowsOf(SYSTEM, everyoneBut('administrador')).mayNot('list', 'list what the system keeps', (db) =>
    getDocs(query(collection(db, 'sistema'), limit(1))),
  ),
  everyone.mayNot('create', 'keep anything else there', (db) =>
    setDoc(doc(db, OTHER), { fecha: serverTimestamp() }),
  ),
  everyone.mayNot('update', 'change anything else there', (db) => updateDoc(doc(db, OTHER), { x: 1 }), {
    [OTHER]: { x: 0 },
  }),
  everyone.mayNot('delete', 'delete anything else there', (db) => deleteDoc(doc(db, OTHER)), {
    [OTHER]: { x: 0 },
  }),
  anyone.mayNot('list', 'list a collection below the mark', (db) =>
    getDocs(query(collection(db, `${PATH}/notas`), limit(1))),
  ),
];
