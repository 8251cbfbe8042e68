import {
  arrayUnion,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import type { Data, Given } from '../fixtures';
import { withPermission } from '../staff-commits';
import { type Attempt, EVERYONE, everyoneBut, type Row, table, type Who } from './row';

const LINKS = '/sistema/enlaces';
const PATH = 'sistema/enlaces';
const menders: Who = ['editor', 'administrador'];
const others: Who = everyoneBut('editor', 'administrador');
const report = (apartados: readonly unknown[]): Given => ({
  [PATH]: {
    fecha: Timestamp.fromMillis(0),
    revisados: 3,
    omitidos: 0,
    enlaces: [
      { direccion: 'https://example.org/', problema: 'muerto', motivo: '404', propuesta: '', usos: [] },
    ],
    apartados,
  },
});
const KEPT = report(['a1', 'b2']);
const writing =
  (changes: Data): Attempt =>
  (db) =>
    updateDoc(doc(db, PATH), changes);
const marks = (count: number) => Array.from({ length: count }, (_value, n) => `m${n}`);

const WITHOUT: Given = {
  ...KEPT,
  'usuarios/uid-editor': withPermission('editor', 'editarTodosArticulos', false),
};

/** What `npm run links` found out. */
// biome-ignore format: a row is a line
export const LINK_REPORT: readonly Row[] = [
  ...table(LINKS, 'get', [
    [menders,  'may',     'read which links lead nowhere', (db) => getDoc(doc(db, PATH)), KEPT],
    [menders,  'may',     'learn that nobody has looked at the links', (db) => getDoc(doc(db, PATH))],
    [others,   'may not', 'read which links lead nowhere', (db) => getDoc(doc(db, PATH)), KEPT],
    ['editor', 'may not', 'read which links lead nowhere without editarTodosArticulos', (db) => getDoc(doc(db, PATH)), WITHOUT],
  ]),
  ...table(LINKS, 'list', [
    [EVERYONE, 'may not', 'list a collection below the links', (db) => getDocs(query(collection(db, `${PATH}/notas`), limit(1)))],
  ]),
  ...table(LINKS, 'create', [
    [EVERYONE, 'may not', 'leave a report on links', (db) => setDoc(doc(db, PATH), { apartados: ['a1'] })],
  ]),
  ...table(LINKS, 'update', [
    [menders,  'may',     'set a link aside', writing({ apartados: arrayUnion('c3') }), KEPT],
    [menders,  'may',     'set the first link aside', writing({ apartados: ['c3'] }), report([])],
    [menders,  'may',     'take a link back', writing({ apartados: ['b2'] }), KEPT],
    [menders,  'may',     'set the 500th link aside', writing({ apartados: marks(500) }), report(marks(499))],
    ['editor', 'may not', 'set the 501st link aside', writing({ apartados: marks(501) }), report(marks(500))],
    [others,   'may not', 'set a link aside', writing({ apartados: arrayUnion('c3') }), KEPT],
    ['editor', 'may not', 'set a link aside without editarTodosArticulos', writing({ apartados: ['a1', 'b2', 'c3'] }), WITHOUT],
    ['editor', 'may not', 'set two links aside at once', writing({ apartados: ['a1', 'b2', 'c3', 'd4'] }), KEPT],
    ['editor', 'may not', 'set a link aside in the place of another', writing({ apartados: ['a1', 'c3'] }), KEPT],
    ['editor', 'may not', 'set others aside than were', writing({ apartados: ['c3', 'd4', 'e5'] }), KEPT],
    ['editor', 'may not', 'take both links back', writing({ apartados: [] }), KEPT],
    ['editor', 'may not', 'set aside what is no mark', writing({ apartados: ['a1', 'b2', 'C 3'] }), KEPT],
    ['editor', 'may not', 'set a mark of 15 characters aside', writing({ apartados: ['a1', 'b2', 'c'.repeat(15)] }), KEPT],
    ['editor', 'may not', 'set a number aside', writing({ apartados: ['a1', 'b2', 3] }), KEPT],
    ['editor', 'may not', 'change the links themselves', writing({ enlaces: [], apartados: ['a1'] }), KEPT],
  ]),
  ...table(LINKS, 'delete', [
    [EVERYONE, 'may not', 'delete the report on links', (db) => deleteDoc(doc(db, PATH)), KEPT],
  ]),
];
