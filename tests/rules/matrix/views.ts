import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { account, article, type Data, type Given } from '../fixtures';
import { addReply } from '../forum-commits';
import { topic } from '../forum-fixtures';
import { type Attempt, acting, asDouble, EVERYONE, everyoneBut, type Row, table, type Who } from './row';

const ago = (seconds: number) => Timestamp.fromMillis(Date.now() - seconds * 1000);
const counter = (changes: Data = {}): Data => ({ cuenta: 12, fecha: ago(3600), ...changes });

const view =
  (path: string, changes: Data = {}): Attempt =>
  (db) =>
    setDoc(doc(db, path), { cuenta: increment(1), fecha: serverTimestamp(), ...changes }, { merge: true });

interface Kind {
  match: string;
  /** The counter of what is open to all, of what is not, and of what is gone. */
  open: string;
  closed: readonly string[];
  gone: string;
  /** Who lists what was viewed. */
  staff: Who;
  withoutStaff: Who;
}

const KINDS: readonly Kind[] = [
  {
    match: '/visitas/{articulo}',
    open: 'visitas/publicado',
    closed: ['visitas/borrador', 'visitas/archivado', 'visitas/nada'],
    gone: 'visitas/nada',
    staff: ['editor', 'administrador'],
    withoutStaff: everyoneBut('editor', 'administrador'),
  },
  {
    match: '/foro_vistas/{tema}',
    open: 'foro_vistas/abierto',
    closed: ['foro_vistas/yendose', 'foro_vistas/nada'],
    gone: 'foro_vistas/nada',
    staff: ['moderador', 'administrador'],
    withoutStaff: everyoneBut('moderador', 'administrador'),
  },
];

function rowsOfKind({ match, open, closed, gone, staff, withoutStaff }: Kind): Row[] {
  const stored = (changes: Data = {}): Given => ({ [open]: counter(changes) });
  const list = (max: number): Attempt => {
    const [name = ''] = open.split('/');
    return (db) => getDocs(query(collection(db, name), limit(max)));
  };
  const left = { [gone]: counter() };
  // biome-ignore format: a row is a line
  return [
    ...table(match, 'get', [
      [EVERYONE, 'may',     'read how many views were counted', (db) => getDoc(doc(db, open)), stored()],
    ]),
    ...table(match, 'list', [
      [staff,        'may',     'list 50 counters of views', list(50)],
      [staff,        'may not', 'list 51 counters of views', list(51)],
      [withoutStaff, 'may not', 'list counters of views', list(1)],
    ]),
    ...table(match, 'create', [
      [EVERYONE, 'may',     'count the first view', view(open)],
      [EVERYONE, 'may not', 'count two views at first', view(open, { cuenta: 2 })],
      [EVERYONE, 'may not', 'count the first view with a note', view(open, { nota: 'x' })],
      [EVERYONE, 'may not', 'count the first view at another time', view(open, { fecha: ago(60) })],
      [EVERYONE, 'may not', 'count the first view as a floating-point number', (db, { commit }) => {
        const write = asDouble(db.app.options.projectId, open, 'cuenta', 1);
        const transform = { fieldPath: 'fecha', setToServerValue: 'REQUEST_TIME' };
        return commit([{ ...write, updateTransforms: [transform] }]);
      }],
    ]),
    ...closed.flatMap((path) => [
      ...table(match, 'create', [
        [EVERYONE, 'may not', `count a view of ${path}`, view(path)],
      ]),
      ...table(match, 'update', [
        [EVERYONE, 'may not', `count another view of ${path}`, view(path), { [path]: counter() }],
      ]),
    ]),
    ...table(match, 'update', [
      [EVERYONE, 'may',     'count a view', view(open), stored()],
      [EVERYONE, 'may',     'count a view six seconds after another', view(open), stored({ fecha: ago(6) })],
      [EVERYONE, 'may not', 'count a view right after another', view(open), stored({ fecha: ago(-36_000) })],
      [EVERYONE, 'may not', 'count two views', view(open, { cuenta: increment(2) }), stored()],
      [EVERYONE, 'may not', 'take a view away', view(open, { cuenta: increment(-1) }), stored()],
      [EVERYONE, 'may not', 'count no view', view(open, { cuenta: increment(0) }), stored()],
      [EVERYONE, 'may not', 'count a view without a time', view(open, { fecha: ago(3600) }), stored()],
      [EVERYONE, 'may not', 'count a view and leave a note', view(open, { nota: 'x' }), stored()],
      [EVERYONE, 'may not', 'count two views in one commit', (db) => {
        const batch = writeBatch(db);
        for (let n = 0; n < 2; n += 1)
          batch.update(doc(db, open), { cuenta: increment(1), fecha: serverTimestamp() });
        return batch.commit();
      }, stored()],
      [EVERYONE, 'may',     'count a hundred views of what was read 10,000 times',
        view(open, { cuenta: increment(100) }), stored({ cuenta: 10_000 })],
      [EVERYONE, 'may',     'count one view of it', view(open), stored({ cuenta: 10_000 })],
      [EVERYONE, 'may not', 'count a hundred views of what was read less', view(open, { cuenta: increment(100) }), stored({ cuenta: 9999 })],
      [EVERYONE, 'may not', 'count 101 views of what was read 10,000 times', view(open, { cuenta: increment(101) }), stored({ cuenta: 10_000 })],
    ]),
    ...table(match, 'delete', [
      [everyoneBut('visitante', 'nuevo', 'suspendido', 'pendiente'), 'may',     'take away the counter of what is gone',
        (db) => deleteDoc(doc(db, gone)), left],
      [['visitante', 'nuevo', 'suspendido', 'pendiente'], 'may not', 'take away the counter of what is gone', (db) => deleteDoc(doc(db, gone)), left],
      [EVERYONE,               'may not', 'take away a counter that is not there', (db) => deleteDoc(doc(db, gone))],
      [EVERYONE,               'may not', 'take away the counter of what is there', (db) => deleteDoc(doc(db, open)), stored()],
    ]),
  ];
}

const ARTICLE = '/articulos/{articulo}';
const TOPIC = '/foro_temas/{tema}';
const COUNTED = { 'visitas/publicado': counter() };
const VIEWED = { 'foro_vistas/abierto': counter() };
const BROUGHT = { 'articulos/publicado': article('publicado', { visitas: 11, visitasContadas: 4 }) };
const SEEN = { 'foro_temas/abierto': topic({ vistas: 11, vistasContadas: 4 }) };

const bring =
  (path: string, changes: Data): Attempt =>
  (db) =>
    updateDoc(doc(db, path), changes);
const visits = (sum: number, brought: number, more: Data = {}): Attempt =>
  bring('articulos/publicado', { visitas: increment(sum), visitasContadas: increment(brought), ...more });
const views = (sum: number, brought: number, more: Data = {}): Attempt =>
  bring('foro_temas/abierto', { vistas: increment(sum), vistasContadas: increment(brought), ...more });

const WRONG_SUMS: readonly [what: string, sum: number, brought: number][] = [
  ['more views than were counted', 13, 13],
  ['no views', 0, 0],
  ['views that are not brought', 5, 4],
  ['fewer views than are brought', 4, 5],
];

// biome-ignore format: a row is a line
const SUMS: readonly Row[] = [
  ...table(ARTICLE, 'update', [
    [['autor', 'editor', 'administrador'], 'may',     'bring visits to an article', visits(12, 12), COUNTED],
    ['autor',                'may',     'bring later visits to an article', visits(8, 8), { ...COUNTED, ...BROUGHT }],
    ['autor',                'may not', 'bring visits twice', visits(12, 12), { ...COUNTED, ...BROUGHT }],
    ['autor',                'may not', 'take visits away', visits(-1, -1), { ...COUNTED, ...BROUGHT }],
    [everyoneBut('autor', 'editor', 'administrador'), 'may not', 'bring visits to an article', visits(12, 12), COUNTED],
    ['autor',                'may not', 'bring visits that nobody counted', visits(1, 1)],
    ['autor',                'may not', 'bring visits and a title', visits(12, 12, { titulo: 'Otro' }), COUNTED],
    ['autor',                'may not', 'turn what was brought into a floating-point number', (db, { commit }) => {
      const { update } = asDouble(db.app.options.projectId, 'articulos/publicado', 'visitasContadas', 12);
      const fields = { ...update.fields, visitas: { integerValue: '19' } };
      return commit([
        { update: { ...update, fields }, updateMask: { fieldPaths: ['visitas', 'visitasContadas'] } },
      ]);
    }, COUNTED],
  ]),
  ...WRONG_SUMS.flatMap(([what, sum, brought]) => [
    ...table(ARTICLE, 'update', [
      ['autor', 'may not', `bring ${what} to an article`, visits(sum, brought), COUNTED],
    ]),
    ...table(TOPIC, 'update', [
      ['moderador', 'may not', `bring ${what} to a topic`, views(sum, brought), VIEWED],
    ]),
  ]),
  ...table(TOPIC, 'update', [
    [['moderador', 'administrador'], 'may',     'bring views to a topic', views(12, 12), VIEWED],
    ['otro',                 'may',     'bring views to a topic with administrarForo',
      views(12, 12), { ...VIEWED, 'usuarios/uid-otro': account('otro', { permisos: { administrarForo: true } }) }],
    [everyoneBut('moderador', 'administrador'), 'may not', 'bring views to a topic', views(12, 12), VIEWED],
    ['moderador',            'may not', 'bring views twice', views(12, 12), { ...VIEWED, ...SEEN }],
    ['moderador',            'may not', 'bring views and pin the topic', views(12, 12, { anclado: true }), VIEWED],
    ['moderador',            'may not', 'turn the views into a floating-point number', (db, { commit }) => {
      const { update } = asDouble(db.app.options.projectId, 'foro_temas/abierto', 'vistasContadas', 12);
      const fields = { ...update.fields, vistas: { integerValue: '19' } };
      return commit([
        { update: { ...update, fields }, updateMask: { fieldPaths: ['vistas', 'vistasContadas'] } },
      ]);
    }, VIEWED],
    ['otro',                 'may',     'bring views to a topic with its reply',
      acting(addReply, { topic: { vistas: increment(12), vistasContadas: increment(12) } }), VIEWED],
    ['otro',                 'may not', 'bring more views than were counted with its reply',
      acting(addReply, { topic: { vistas: increment(13), vistasContadas: increment(13) } }), VIEWED],
    ['otro',                 'may not', 'say that views were brought with its reply',
      acting(addReply, { topic: { vistasContadas: increment(12) } }), VIEWED],
  ]),
];

/** Views, in documents of their own, and what brings them to what shows them. */
export const VIEWS: readonly Row[] = [...KINDS.flatMap(rowsOfKind), ...SUMS];
