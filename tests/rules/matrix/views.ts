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
import { type Attempt, asDouble, everyoneBut, type Row, rowsOf } from './row';

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
  staff: Parameters<typeof rowsOf>[1] & object;
  withoutStaff: Parameters<typeof rowsOf>[1] & object;
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
  const anyone = rowsOf(match);
  const stored = (changes: Data = {}): Given => ({ [open]: counter(changes) });
  const list = (max: number): Attempt => {
    const [name = ''] = open.split('/');
    return (db) => getDocs(query(collection(db, name), limit(max)));
  };
  const left = { [gone]: counter() };
  return [
    anyone.may('get', 'read how many views were counted', (db) => getDoc(doc(db, open)), stored()),
    rowsOf(match, staff).may('list', 'list 50 counters of views', list(50)),
    rowsOf(match, staff).mayNot('list', 'list 51 counters of views', list(51)),
    rowsOf(match, withoutStaff).mayNot('list', 'list counters of views', list(1)),
    anyone.may('create', 'count the first view', view(open)),
    anyone.mayNot('create', 'count two views at first', view(open, { cuenta: 2 })),
    anyone.mayNot('create', 'count the first view with a note', view(open, { nota: 'x' })),
    anyone.mayNot('create', 'count the first view at another time', view(open, { fecha: ago(60) })),
    anyone.mayNot('create', 'count the first view as a floating-point number', (db, { commit }) => {
      const write = asDouble(db.app.options.projectId, open, 'cuenta', 1);
      const transform = { fieldPath: 'fecha', setToServerValue: 'REQUEST_TIME' };
      return commit([{ ...write, updateTransforms: [transform] }]);
    }),
    ...closed.flatMap((path) => [
      anyone.mayNot('create', `count a view of ${path}`, view(path)),
      anyone.mayNot('update', `count another view of ${path}`, view(path), { [path]: counter() }),
    ]),
    anyone.may('update', 'count a view', view(open), stored()),
    anyone.may('update', 'count a view six seconds after another', view(open), stored({ fecha: ago(6) })),
    anyone.mayNot('update', 'count a view right after another', view(open), stored({ fecha: ago(-36_000) })),
    anyone.mayNot('update', 'count two views', view(open, { cuenta: increment(2) }), stored()),
    anyone.mayNot('update', 'take a view away', view(open, { cuenta: increment(-1) }), stored()),
    anyone.mayNot('update', 'count no view', view(open, { cuenta: increment(0) }), stored()),
    anyone.mayNot('update', 'count a view without a time', view(open, { fecha: ago(3600) }), stored()),
    anyone.mayNot('update', 'count a view and leave a note', view(open, { nota: 'x' }), stored()),
    anyone.mayNot(
      'update',
      'count two views in one commit',
      (db) => {
        const batch = writeBatch(db);
        for (let n = 0; n < 2; n += 1)
          batch.update(doc(db, open), { cuenta: increment(1), fecha: serverTimestamp() });
        return batch.commit();
      },
      stored(),
    ),
    anyone.may(
      'update',
      'count a hundred views of what was read 10,000 times',
      view(open, { cuenta: increment(100) }),
      stored({ cuenta: 10_000 }),
    ),
    anyone.may('update', 'count one view of it', view(open), stored({ cuenta: 10_000 })),
    anyone.mayNot(
      'update',
      'count a hundred views of what was read less',
      view(open, { cuenta: increment(100) }),
      stored({ cuenta: 9999 }),
    ),
    anyone.mayNot(
      'update',
      'count 101 views of what was read 10,000 times',
      view(open, { cuenta: increment(101) }),
      stored({ cuenta: 10_000 }),
    ),
    rowsOf(match, everyoneBut('visitante', 'nuevo', 'suspendido', 'pendiente')).may(
      'delete',
      'take away the counter of what is gone',
      (db) => deleteDoc(doc(db, gone)),
      left,
    ),
    rowsOf(match, ['visitante', 'nuevo', 'suspendido', 'pendiente']).mayNot(
      'delete',
      'take away the counter of what is gone',
      (db) => deleteDoc(doc(db, gone)),
      left,
    ),
    anyone.mayNot('delete', 'take away a counter that is not there', (db) => deleteDoc(doc(db, gone))),
    anyone.mayNot(
      'delete',
      'take away the counter of what is there',
      (db) => deleteDoc(doc(db, open)),
      stored(),
    ),
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

const SUMS: readonly Row[] = [
  rowsOf(ARTICLE, ['autor', 'editor', 'administrador']).may(
    'update',
    'bring visits to an article',
    visits(12, 12),
    COUNTED,
  ),
  rowsOf(ARTICLE, ['autor']).may('update', 'bring later visits to an article', visits(8, 8), {
    ...COUNTED,
    ...BROUGHT,
  }),
  rowsOf(ARTICLE, ['autor']).mayNot('update', 'bring visits twice', visits(12, 12), {
    ...COUNTED,
    ...BROUGHT,
  }),
  rowsOf(ARTICLE, ['autor']).mayNot('update', 'take visits away', visits(-1, -1), { ...COUNTED, ...BROUGHT }),
  rowsOf(ARTICLE, everyoneBut('autor', 'editor', 'administrador')).mayNot(
    'update',
    'bring visits to an article',
    visits(12, 12),
    COUNTED,
  ),
  ...WRONG_SUMS.flatMap(([what, sum, brought]) => [
    rowsOf(ARTICLE, ['autor']).mayNot('update', `bring ${what} to an article`, visits(sum, brought), COUNTED),
    rowsOf(TOPIC, ['moderador']).mayNot('update', `bring ${what} to a topic`, views(sum, brought), VIEWED),
  ]),
  rowsOf(ARTICLE, ['autor']).mayNot('update', 'bring visits that nobody counted', visits(1, 1)),
  rowsOf(ARTICLE, ['autor']).mayNot(
    'update',
    'bring visits and a title',
    visits(12, 12, { titulo: 'Otro' }),
    COUNTED,
  ),
  rowsOf(ARTICLE, ['autor']).mayNot(
    'update',
    'turn what was brought into a floating-point number',
    (db, { commit }) => {
      const { update } = asDouble(db.app.options.projectId, 'articulos/publicado', 'visitasContadas', 12);
      const fields = { ...update.fields, visitas: { integerValue: '19' } };
      return commit([
        { update: { ...update, fields }, updateMask: { fieldPaths: ['visitas', 'visitasContadas'] } },
      ]);
    },
    COUNTED,
  ),
  rowsOf(TOPIC, ['moderador', 'administrador']).may(
    'update',
    'bring views to a topic',
    views(12, 12),
    VIEWED,
  ),
  rowsOf(TOPIC, ['otro']).may('update', 'bring views to a topic with administrarForo', views(12, 12), {
    ...VIEWED,
    'usuarios/uid-otro': account('otro', { permisos: { administrarForo: true } }),
  }),
  rowsOf(TOPIC, everyoneBut('moderador', 'administrador')).mayNot(
    'update',
    'bring views to a topic',
    views(12, 12),
    VIEWED,
  ),
  rowsOf(TOPIC, ['moderador']).mayNot('update', 'bring views twice', views(12, 12), { ...VIEWED, ...SEEN }),
  rowsOf(TOPIC, ['moderador']).mayNot(
    'update',
    'bring views and pin the topic',
    views(12, 12, { anclado: true }),
    VIEWED,
  ),
  rowsOf(TOPIC, ['moderador']).mayNot(
    'update',
    'turn the views into a floating-point number',
    (db, { commit }) => {
      const { update } = asDouble(db.app.options.projectId, 'foro_temas/abierto', 'vistasContadas', 12);
      const fields = { ...update.fields, vistas: { integerValue: '19' } };
      return commit([
        { update: { ...update, fields }, updateMask: { fieldPaths: ['vistas', 'vistasContadas'] } },
      ]);
    },
    VIEWED,
  ),
  rowsOf(TOPIC, ['otro']).may(
    'update',
    'bring views to a topic with its reply',
    (db, { uid }) => addReply(db, uid, { topic: { vistas: increment(12), vistasContadas: increment(12) } }),
    VIEWED,
  ),
  rowsOf(TOPIC, ['otro']).mayNot(
    'update',
    'bring more views than were counted with its reply',
    (db, { uid }) => addReply(db, uid, { topic: { vistas: increment(13), vistasContadas: increment(13) } }),
    VIEWED,
  ),
  rowsOf(TOPIC, ['otro']).mayNot(
    'update',
    'say that views were brought with its reply',
    (db, { uid }) => addReply(db, uid, { topic: { vistasContadas: increment(12) } }),
    VIEWED,
  ),
];

/** Views, in documents of their own, and what brings them to what shows them. */
export const VIEWS: readonly Row[] = [...KINDS.flatMap(rowsOfKind), ...SUMS];
