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
import { EVERYONE, type Row, sending, table, type Who } from './row';

const MATCH = '/foro_borrados/{tema}';
const MARK = 'foro_borrados/antiguo';
const given = { [MARK]: { fecha: Timestamp.fromMillis(0) } };
const staff: Who = ['moderador', 'administrador'];
const others: Who = ['visitante', 'nuevo', 'otro', 'autor', 'editor', 'suspendido', 'pendiente'];

/** Topics that are gone for good. */
// biome-ignore format: a row is a line
export const FORUM_ANONYMIZATIONS: readonly Row[] = [
  ...table(MATCH, 'create', [
    ['usuario', 'may',     'say that its topic is gone, with it', sending(buryTopic)],
    [staff,     'may',     "say that another's topic is gone, with it", sending(buryTopic)],
    [others,    'may not', "say that another's topic is gone, with it", sending(buryTopic)],
    [EVERYONE,  'may not', 'say that a topic is gone that stays', sending(buryTopic, { id: 'abierto', item: null })],
    [EVERYONE,  'may not', 'say that a topic is gone that never was', sending(buryTopic, { id: 'nunca', item: null })],
    ['usuario', 'may not', 'say that its topic went long ago', sending(buryTopic, { mark: { fecha: Timestamp.fromMillis(0) } })],
    ['usuario', 'may not', 'say more of its topic that is gone', sending(buryTopic, { mark: { nota: 'x' } })],
  ]),
  ...table(MATCH, 'get', [
    [EVERYONE, 'may not', 'ask which topic is gone', (db) => getDoc(doc(db, MARK)), given],
  ]),
  ...table(MATCH, 'list', [
    [EVERYONE, 'may not', 'list the topics that are gone', (db) => getDocs(query(collection(db, 'foro_borrados'), limit(1)))],
  ]),
  ...table(MATCH, 'update', [
    [EVERYONE, 'may not', 'change when a topic went', (db) => updateDoc(doc(db, MARK), { fecha: null }), given],
  ]),
  ...table(MATCH, 'delete', [
    [EVERYONE, 'may not', 'let a topic come back', (db) => deleteDoc(doc(db, MARK)), given],
  ]),
];
