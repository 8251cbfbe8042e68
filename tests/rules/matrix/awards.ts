import {
  arrayUnion,
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import { addFavourite, earnBadge, paced } from '../commits';
import { award, type Data, usuarioWith } from '../fixtures';
import { type Attempt, acting, EVERYONE, everyoneBut, type Line, type Row, table, type Who } from './row';

const AWARD = '/usuarios/{uid}/premios/{premio}';
const THEIRS = 'usuarios/uid-usuario/premios';
const STORED = `${THEIRS}/favorito-guardado`;
const others: Who = everyoneBut('usuario');

const favourite =
  (awardChanges: Data, accountChanges: Data = {}): Attempt =>
  (db, { uid }) =>
    addFavourite(db, uid, 'publicado', { award: awardChanges, account: accountChanges });
const page =
  (max: number): Attempt =>
  (db) =>
    getDocs(query(collection(db, THEIRS), limit(max)));
const without =
  (field: string): Attempt =>
  (db, { uid }) => {
    const whole: Data = { ...award('favorito', 'publicado', 5), fechaObtencion: serverTimestamp() };
    const { [field]: _, ...rest } = whole;
    const batch = writeBatch(db);
    stage(batch, db, uid, { puntos: increment(5) });
    batch.set(doc(db, THEIRS, 'favorito-publicado'), rest);
    return batch.commit();
  };

/** The account's part of the first favourite. */
function stage(batch: WriteBatch, db: Firestore, uid: string, changes: Data): void {
  batch.update(doc(db, 'usuarios', uid), {
    articulosFavoritos: arrayUnion('publicado'),
    ultimaActividad: serverTimestamp(),
    ultimoEvento: { tipo: 'favorito', id: 'publicado' },
    ...paced('favorito'),
    ...changes,
  });
}

/** One more award, for an article that the commit's event does not name. */
const second: Attempt = (db, { uid }) => {
  const batch = writeBatch(db);
  stage(batch, db, uid, { puntos: increment(5) });
  for (const id of ['publicado', 'archivado']) {
    const whole = { ...award('favorito', id, 5), fechaObtencion: serverTimestamp() };
    batch.set(doc(db, THEIRS, `favorito-${id}`), whole);
  }
  return batch.commit();
};

/** Adds, takes away and adds again in one commit, so that each addition finds no award yet. */
const twice: Attempt = (db, { uid }) => {
  const batch = writeBatch(db);
  stage(batch, db, uid, { puntos: increment(5) });
  batch.update(doc(db, 'usuarios', uid), {
    articulosFavoritos: ['guardado'],
    ultimaActividad: serverTimestamp(),
    ultimoEvento: { tipo: 'favorito-quitado', id: 'publicado' },
  });
  stage(batch, db, uid, { puntos: increment(5) });
  batch.set(doc(db, THEIRS, 'favorito-publicado'), {
    ...award('favorito', 'publicado', 5),
    fechaObtencion: serverTimestamp(),
  });
  return batch.commit();
};

// biome-ignore format: a row is a line
const CREATE = table(AWARD, 'create', [
  ['usuario', 'may',     'be awarded a favourite', favourite({})],
  ['usuario', 'may',     'be awarded a badge', acting(earnBadge, 'comentarista-bronce', 10), usuarioWith({ comentariosCount: 5 })],
  ...[99, 499, 999].map((points, step): Line => {
    const level = ['Intermedio', 'Avanzado', 'Experto'][step];
    return ['usuario', 'may', `rise to ${level} with the points of an award`, favourite({}, { nivelActividad: level }), usuarioWith({ puntos: points - 4 })];
  }),
  ...[94, 494, 994].map((points, step): Line => {
    const level = ['Principiante', 'Intermedio', 'Avanzado'][step];
    return ['usuario', 'may', `stay ${level} one point below the next level`, favourite({}, { nivelActividad: level }), usuarioWith({ puntos: points })];
  }),
  ['usuario', 'may not', 'rise a level too early', favourite({}, { nivelActividad: 'Intermedio' }), usuarioWith({ puntos: 94 })],
  ['usuario', 'may not', 'stay below its level', favourite({}), usuarioWith({ puntos: 95 })],
  [others,    'may not', 'give an award to another',
    (db) => setDoc(doc(db, THEIRS, 'favorito-publicado'), { ...award('favorito', 'publicado', 0), fechaObtencion: serverTimestamp() }),
    usuarioWith({ ultimoEvento: { tipo: 'favorito', id: 'publicado' } })],
  ['usuario', 'may not', 'be awarded without an event',
    (db) => setDoc(doc(db, THEIRS, 'favorito-publicado'), { ...award('favorito', 'publicado', 5), fechaObtencion: serverTimestamp() })],
  ['usuario', 'may not', 'be awarded without points',
    (db) => setDoc(doc(db, THEIRS, 'favorito-publicado'), { ...award('favorito', 'publicado', 5), fechaObtencion: serverTimestamp() }),
    usuarioWith({ ultimoEvento: { tipo: 'favorito', id: 'publicado' } })],
  ['usuario', 'may not', 'be awarded twice in one commit', twice],
  ['usuario', 'may not', 'be awarded a second favourite in the same commit', second],
  ['usuario', 'may not', 'be awarded under another name', (db, { uid }) => {
    const batch = writeBatch(db);
    stage(batch, db, uid, { puntos: increment(5) });
    for (const id of ['favorito-publicado', 'favorito-otro'])
      batch.set(doc(db, THEIRS, id), {
        ...award('favorito', 'publicado', 5),
        fechaObtencion: serverTimestamp(),
      });
    return batch.commit();
  }],
  ['usuario', 'may not', 'be awarded long ago', favourite({ fechaObtencion: Timestamp.fromMillis(0) })],
  ['usuario', 'may not', 'be awarded with one more field', favourite({ nota: 'x' })],
  ['usuario', 'may not', 'be awarded points as text', favourite({ puntos: '5' })],
  ['usuario', 'may not', 'be awarded another kind', favourite({ tipo: 'insignia' })],
  ['usuario', 'may not', 'be awarded another article', favourite({ referencia: 'guardado' })],
  ...['tipo', 'referencia', 'puntos', 'fechaObtencion'].map((field): Line => ['usuario', 'may not', `be awarded without ${field}`, without(field)]),
  ['usuario', 'may not', 'be awarded points as a double', (db, { uid, commit }) => commit(doubleAward(db.app.options.projectId, uid))],
]);

/** The commit of a favourite, spelled out: the award's points are 5.0. */
function doubleAward(projectId: string | undefined, uid: string): unknown[] {
  const root = `projects/${projectId}/databases/(default)/documents/usuarios/${uid}`;
  const text = (stringValue: string) => ({ stringValue });
  const now = (fieldPath: string) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' });
  const oneMore = (fieldPath: string) => ({ fieldPath, increment: { integerValue: '1' } });
  return [
    {
      update: {
        name: root,
        fields: {
          articulosFavoritos: { arrayValue: { values: [text('guardado'), text('publicado')] } },
          puntos: { integerValue: '15' },
          ultimoEvento: { mapValue: { fields: { tipo: text('favorito'), id: text('publicado') } } },
        },
      },
      updateMask: { fieldPaths: ['articulosFavoritos', 'puntos', 'ultimoEvento'] },
      updateTransforms: [now('ultimaActividad'), oneMore('ritmo.actos'), oneMore('ritmo.hoy')],
    },
    {
      update: {
        name: `${root}/premios/favorito-publicado`,
        fields: { tipo: text('favorito'), referencia: text('publicado'), puntos: { doubleValue: 5 } },
      },
      updateTransforms: [now('fechaObtencion')],
    },
  ];
}

/** Awards: what was earned, once. */
// biome-ignore format: a row is a line
export const AWARDS: readonly Row[] = [
  ...CREATE,
  ...table(AWARD, 'get', [
    ['usuario', 'may',     'read an award of its own', (db) => getDoc(doc(db, STORED))],
    [others,    'may not', "read another's award", (db) => getDoc(doc(db, STORED))],
  ]),
  ...table(AWARD, 'list', [
    ['usuario', 'may',     'list 100 of its awards', page(100)],
    ['usuario', 'may not', 'list 101 of its awards at once', page(101)],
    [others,    'may not', "list another's awards", page(1)],
  ]),
  ...table(AWARD, 'update', [
    [EVERYONE, 'may not', 'change an award', (db) => updateDoc(doc(db, STORED), { puntos: 50 })],
  ]),
  ...table(AWARD, 'delete', [
    [EVERYONE,             'may not', 'delete an award', (db) => deleteDoc(doc(db, STORED))],
    ['nuevo',              'may',     'delete its awards once its account is gone',
      (db, { uid }) => deleteDoc(doc(db, `usuarios/${uid}/premios/favorito-guardado`))],
    ['nuevo',              'may not', 'delete an award that is not there',
      (db, { uid }) => deleteDoc(doc(db, `usuarios/${uid}/premios/favorito-nada`))],
    [everyoneBut('nuevo'), 'may not', 'delete the awards of who is gone', (db) => deleteDoc(doc(db, 'usuarios/uid-nuevo/premios/favorito-guardado'))],
  ]),
];
