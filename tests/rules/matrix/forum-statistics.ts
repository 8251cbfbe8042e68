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
import { type Data, withAccount } from '../fixtures';
import { type Attempt, asDouble, EVERYONE, everyoneBut, type Line, type Row, sending, table } from './row';

/** What the statistics count, with the match that decides on each. */
const COUNTED: readonly [name: string, match: string][] = [
  ['foro_temas', '/foro_temas/{tema}'],
  ['foro_respuestas', '/foro_respuestas/{respuesta}'],
  ['foro_reportes', '/foro_reportes/{reporte}'],
  ['usuarios', '/usuarios/{uid}'],
];
const all = (db: Firestore, name: string) => getCount(collection(db, name));
const withOne = (permission: string) => withAccount('otro', { permisos: { [permission]: true } });

// biome-ignore format: a row is a line
const COUNTS: readonly Row[] = COUNTED.flatMap(([name, match]) => table(match, 'list', [
  ['administrador',        'may',     `count all of ${name}`, sending(all, name)],
  [everyoneBut('administrador'), 'may not', `count all of ${name}`, sending(all, name)],
  ...['verEstadisticasForo', 'administrarForo'].map((permission): Line =>
    ['otro', 'may', `count all of ${name} with ${permission}`, sending(all, name), withOne(permission)]
  ),
  ['administrador',        'may not', `list 51 of ${name}`, (db) => getDocs(query(collection(db, name), limit(51)))],
]));

const TOPIC = '/foro_temas/{tema}';
const set =
  (changes: Data): Attempt =>
  (db) =>
    updateDoc(doc(db, 'foro_temas/abierto'), changes);

// biome-ignore format: a row is a line
const RECOUNTS = table(TOPIC, 'update', [
  ['administrador',        'may',     'put the count of replies right', set({ respuestas: 0 })],
  ['otro',                 'may',     'put the count of replies right with administrarForo', set({ respuestas: 7 }), withOne('administrarForo')],
  [everyoneBut('administrador'), 'may not', 'put the count of replies right', set({ respuestas: 7 })],
  ['administrador',        'may not', 'put the count of replies right and the likes', set({ respuestas: 7, likes: 99 })],
  ['administrador',        'may not', 'put the count of replies right and retitle it', set({ respuestas: 7, titulo: 'Otro' })],
  ['administrador',        'may not', 'set the replies below 0', set({ respuestas: -1 })],
  ['administrador',        'may not', 'turn the count of replies into a double',
    (db, { commit }) => commit([asDouble(db.app.options.projectId, 'foro_temas/abierto', 'respuestas', 7)])],
]);

/** What the statistics read beyond the lists of others, and the counters they put right. */
// biome-ignore format: a row is a line
export const FORUM_STATISTICS: readonly Row[] = [
  ...COUNTS,
  ...table('/foro_temas/{tema}', 'list', [
    [EVERYONE, 'may',     'count up to 50 topics of a day',
      (db) => getCount(query(collection(db, 'foro_temas'), where('fechaCreacion', '>=', new Date(0)), limit(50)))],
  ]),
  ...table('/usuarios/{uid}', 'list', [
    ['otro', 'may',     'name the ten most active with verEstadisticasForo',
      (db) => getDocs(query(collection(db, 'usuarios'), limit(10))), withOne('verEstadisticasForo')],
  ]),
  ...RECOUNTS,
];
