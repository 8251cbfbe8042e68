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
import { deleteAccount } from '../commits';
import { acting, EVERYONE, everyoneBut, type Row, table, type Who } from './row';

const DELETION_MARK = '/bajas/{uid}';
const others: Who = everyoneBut('usuario');
const LEFT = 'bajas/uid-usuario';
const GONE = {
  [LEFT]: { fecha: Timestamp.fromMillis(0) },
  'usuarios/uid-usuario': null,
  'perfiles/uid-usuario': null,
};

/** The marks of who took its account away. */
// biome-ignore format: a row is a line
export const DELETION_MARKS: readonly Row[] = [
  ...table(DELETION_MARK, 'get', [
    ['usuario', 'may',     'ask whether it left', (db) => getDoc(doc(db, LEFT)), GONE],
    [others,    'may not', 'ask whether another left', (db) => getDoc(doc(db, LEFT)), GONE],
  ]),
  ...table(DELETION_MARK, 'list', [
    [EVERYONE, 'may not', 'list who left', (db) => getDocs(query(collection(db, 'bajas'), limit(1)))],
  ]),
  ...table(DELETION_MARK, 'create', [
    ['usuario', 'may',     'leave', acting(deleteAccount)],
    ['usuario', 'may not', 'leave at another time', acting(deleteAccount, { fecha: Timestamp.fromMillis(0) })],
    ['usuario', 'may not', 'leave with a note', acting(deleteAccount, { nota: 'x' })],
    ['usuario', 'may not', 'say that it left and stay', (db) => setDoc(doc(db, LEFT), { fecha: serverTimestamp() })],
    ['nuevo',   'may not', 'say that it left before it came', (db, { uid }) => setDoc(doc(db, 'bajas', uid), { fecha: serverTimestamp() })],
    [others,    'may not', 'say that another left', (db) => setDoc(doc(db, LEFT), { fecha: serverTimestamp() })],
  ]),
  ...table(DELETION_MARK, 'update', [
    [EVERYONE, 'may not', 'change when it left', (db) => updateDoc(doc(db, LEFT), { fecha: serverTimestamp() }), GONE],
  ]),
  ...table(DELETION_MARK, 'delete', [
    [EVERYONE, 'may not', 'take back that it left', (db) => deleteDoc(doc(db, LEFT)), GONE],
  ]),
];
