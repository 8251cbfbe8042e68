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
import { everyoneBut, type Row, rowsOf } from './row';

const DELETION_MARK = '/bajas/{uid}';
const member = rowsOf(DELETION_MARK, ['usuario']);
const others = rowsOf(DELETION_MARK, everyoneBut('usuario'));
const anyone = rowsOf(DELETION_MARK);
const LEFT = 'bajas/uid-usuario';
const GONE = {
  [LEFT]: { fecha: Timestamp.fromMillis(0) },
  'usuarios/uid-usuario': null,
  'perfiles/uid-usuario': null,
};

/** The marks of who took its account away. */
export const DELETION_MARKS: readonly Row[] = [
  member.may('get', 'ask whether it left', (db) => getDoc(doc(db, LEFT)), GONE),
  others.mayNot('get', 'ask whether another left', (db) => getDoc(doc(db, LEFT)), GONE),
  anyone.mayNot('list', 'list who left', (db) => getDocs(query(collection(db, 'bajas'), limit(1)))),
  member.may('create', 'leave', (db, { uid }) => deleteAccount(db, uid)),
  member.mayNot('create', 'leave at another time', (db, { uid }) =>
    deleteAccount(db, uid, { fecha: Timestamp.fromMillis(0) }),
  ),
  member.mayNot('create', 'leave with a note', (db, { uid }) => deleteAccount(db, uid, { nota: 'x' })),
  member.mayNot('create', 'say that it left and stay', (db) =>
    setDoc(doc(db, LEFT), { fecha: serverTimestamp() }),
  ),
  rowsOf(DELETION_MARK, ['nuevo']).mayNot('create', 'say that it left before it came', (db, { uid }) =>
    setDoc(doc(db, 'bajas', uid), { fecha: serverTimestamp() }),
  ),
  others.mayNot('create', 'say that another left', (db) =>
    setDoc(doc(db, LEFT), { fecha: serverTimestamp() }),
  ),
  anyone.mayNot(
    'update',
    'change when it left',
    (db) => updateDoc(doc(db, LEFT), { fecha: serverTimestamp() }),
    GONE,
  ),
  anyone.mayNot('delete', 'take back that it left', (db) => deleteDoc(doc(db, LEFT)), GONE),
];
