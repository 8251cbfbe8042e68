import {
  collection,
  doc,
  type Firestore,
  getCount,
  getDocs,
  limit,
  query,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { account, type Data } from '../fixtures';
import { type Attempt, asDouble, everyoneBut, type Row, rowsOf } from './row';

/** What the statistics count, with the match that decides on each. */
const COUNTED: readonly [name: string, match: string][] = [
  ['foro_temas', '/foro_temas/{tema}'],
  ['foro_respuestas', '/foro_respuestas/{respuesta}'],
  ['foro_reportes', '/foro_reportes/{reporte}'],
  ['usuarios', '/usuarios/{uid}'],
];
const all = (db: Firestore, name: string) => getCount(collection(db, name));
const withOne = (permission: string) => ({
  'usuarios/uid-otro': account('otro', { permisos: { [permission]: true } }),
});

const COUNTS: readonly Row[] = COUNTED.flatMap(([name, match]) => [
  rowsOf(match, ['administrador']).may('list', `count all of ${name}`, (db) => all(db, name)),
  rowsOf(match, everyoneBut('administrador')).mayNot('list', `count all of ${name}`, (db) => all(db, name)),
  ...['verEstadisticasForo', 'administrarForo'].map((permission) =>
    rowsOf(match, ['otro']).may(
      'list',
      `count all of ${name} with ${permission}`,
      (db) => all(db, name),
      withOne(permission),
    ),
  ),
  rowsOf(match, ['administrador']).mayNot('list', `list 51 of ${name}`, (db) =>
    getDocs(query(collection(db, name), limit(51))),
  ),
]);

const TOPIC = '/foro_temas/{tema}';
const admin = rowsOf(TOPIC, ['administrador']);
const set =
  (changes: Data): Attempt =>
  (db) =>
    updateDoc(doc(db, 'foro_temas/abierto'), changes);

const RECOUNTS: readonly Row[] = [
  admin.may('update', 'put the count of replies right', set({ respuestas: 0 })),
  rowsOf(TOPIC, ['otro']).may(
    'update',
    'put the count of replies right with administrarForo',
    set({ respuestas: 7 }),
    withOne('administrarForo'),
  ),
  rowsOf(TOPIC, everyoneBut('administrador')).mayNot(
    'update',
    'put the count of replies right',
    set({ respuestas: 7 }),
  ),
  admin.mayNot('update', 'put the count of replies right and the likes', set({ respuestas: 7, likes: 99 })),
  admin.mayNot(
    'update',
    'put the count of replies right and retitle it',
    set({ respuestas: 7, titulo: 'Otro' }),
  ),
  admin.mayNot('update', 'set the replies below 0', set({ respuestas: -1 })),
  admin.mayNot('update', 'turn the count of replies into a double', (db, { commit }) =>
    commit([asDouble(db.app.options.projectId, 'foro_temas/abierto', 'respuestas', 7)]),
  ),
];

/** What the statistics read beyond the lists of others, and the counters they put right. */
export const FORUM_STATISTICS: readonly Row[] = [
  ...COUNTS,
  rowsOf('/foro_temas/{tema}').may('list', 'count up to 50 topics of a day', (db) =>
    getCount(query(collection(db, 'foro_temas'), where('fechaCreacion', '>=', new Date(0)), limit(50))),
  ),
  rowsOf('/usuarios/{uid}', ['otro']).may(
    'list',
    'name the ten most active with verEstadisticasForo',
    (db) => getDocs(query(collection(db, 'usuarios'), limit(10))),
    withOne('verEstadisticasForo'),
  ),
  ...RECOUNTS,
];
