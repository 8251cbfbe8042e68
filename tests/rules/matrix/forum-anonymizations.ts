import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { buryTopic } from '../forum-commits';
import { type Row, rowsOf } from './row';

const MATCH = '/foro_borrados/{tema}';
const MARK = 'foro_borrados/antiguo';
const given = { [MARK]: { fecha: Timestamp.fromMillis(0) } };
const anyone = rowsOf(MATCH);
const author = rowsOf(MATCH, ['usuario']);
const staff = rowsOf(MATCH, ['moderador', 'administrador']);
const others = rowsOf(MATCH, ['visitante', 'nuevo', 'otro', 'autor', 'editor', 'suspendido', 'pendiente']);

/** Topics that are gone for good. */
export const FORUM_ANONYMIZATIONS: readonly Row[] = [
  author.may('create', 'say that its topic is gone, with it', (db) => buryTopic(db)),
  staff.may('create', "say that another's topic is gone, with it", (db) => buryTopic(db)),
  others.mayNot('create', "say that another's topic is gone, with it", (db) => buryTopic(db)),
  anyone.mayNot('create', 'say that a topic is gone that stays', (db) =>
    buryTopic(db, { id: 'abierto', item: null }),
  ),
  anyone.mayNot('create', 'say that a topic is gone that never was', (db) =>
    buryTopic(db, { id: 'nunca', item: null }),
  ),
  author.mayNot('create', 'say that its topic went long ago', (db) =>
    buryTopic(db, { mark: { fecha: Timestamp.fromMillis(0) } }),
  ),
  author.mayNot('create', 'say more of its topic that is gone', (db) =>
    buryTopic(db, { mark: { nota: 'x' } }),
  ),
  anyone.mayNot('get', 'ask which topic is gone', (db) => getDoc(doc(db, MARK)), given),
  anyone.mayNot('list', 'list the topics that are gone', (db) =>
    getDocs(query(collection(db, 'foro_borrados'), limit(1))),
  ),
  anyone.mayNot(
    'update',
    'change when a topic went',
    (db) => updateDoc(doc(db, MARK), { fecha: null }),
    given,
  ),
  anyone.mayNot('delete', 'let a topic come back', (db) => deleteDoc(doc(db, MARK)), given),
];
