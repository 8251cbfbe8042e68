/** What only one condition refuses: commits that are legal but for one thing. */
import {
  collection,
  doc,
  getDocs,
  increment,
  limit,
  query,
  serverTimestamp,
  Timestamp,
  updateDoc,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import { addFavourite, addFavouriteToBatch } from '../commits';
import { account, article, type Data, type Given, withAccount } from '../fixtures';
import { withOffset } from '../offset';
import { addCountToBatch, addSaveToBatch, importedArticle } from '../staff-commits';
import { type Attempt, acting, asDouble, EVERYONE, type Line, type Row, table } from './row';

const ARTICLE = '/articulos/{articulo}';
const ACCOUNT = '/usuarios/{uid}';

type Stage = (batch: WriteBatch, ...asked: Parameters<Attempt>) => void;

/** All of it in one commit, in this order. */
const together =
  (...stages: Stage[]): Attempt =>
  (db, asker) => {
    const batch = writeBatch(db);
    for (const stage of stages) stage(batch, db, asker);
    return batch.commit();
  };

const sum: Stage = (batch, db) =>
  batch.update(doc(db, 'articulos/publicado'), { visitas: increment(1), visitasContadas: increment(1) });
const COUNTED = { 'visitas/publicado': { cuenta: 1, fecha: Timestamp.fromMillis(0) } };
const save: Stage = (batch, db, { uid }) =>
  addSaveToBatch(batch, db, uid, { change: { contenido: 'Otro.' } });

/** One document written twice: each of the two is legal by itself. */
// biome-ignore format: a row is a line
const TWICE: readonly Row[] = [
  ...table(ARTICLE, 'update', [
    ['autor', 'may not', 'bring visits and save the article in one commit', together(sum, save), COUNTED],
    ['autor', 'may not', 'save an article and bring visits in one commit', together(save, sum), COUNTED],
  ]),
  ...table(ACCOUNT, 'update', [
    ...(['before', 'after'] as const).map((when): Line =>
      ['usuario', 'may not', `come in ${when} adding a favourite, in one commit`, (db, { uid }) => {
        const batch = writeBatch(db);
        const comesIn = () => batch.update(doc(db, 'usuarios', uid), { ultimoAcceso: serverTimestamp() });
        if (when === 'before') comesIn();
        addFavouriteToBatch(batch, db, uid, 'publicado');
        if (when === 'after') comesIn();
        return batch.commit();
      }]
    ),
  ]),
];

const UNDATED: Data = { estado: 'borrador', fragmentos: null, fechaPublicacion: 'ayer' };
const importing =
  (changes: Data): Attempt =>
  (db) => {
    const batch = writeBatch(db);
    batch.set(doc(db, 'articulos/123'), importedArticle(changes));
    return batch.commit();
  };

// biome-ignore format: a row is a line
const ARTICLES: readonly Row[] = [
  ...table(ARTICLE, 'create', [
    ['administrador', 'may not', 'import an article at its second version', importing({ version: 2 })],
    ['administrador', 'may not', 'import a draft with words for a date', importing(UNDATED)],
    ['autor',         'may not', 'create a draft and leave out when', (db, { uid }) => {
      const batch = writeBatch(db);
      const fechaActualizacion = article('publicado').fechaActualizacion;
      addSaveToBatch(batch, db, uid, { id: 'nuevo', stored: null, article: { fechaActualizacion } });
      return batch.commit();
    }],
  ]),
  ...table(ARTICLE, 'update', [
    ['administrador', 'may not', 'change an article of its own as if it were imported', (db) => {
      const { version } = article('publicado');
      return updateDoc(doc(db, 'articulos/publicado'), {
        origen: { tipo: 'blogger', id: '1' },
        version: Number(version) + 1,
        fechaActualizacion: serverTimestamp(),
      });
    }],
  ]),
];

const KEPT: Given = withAccount('usuario', { temasFavoritos: ['abierto'] });

// biome-ignore format: a row is a line
const ACCOUNTS: readonly Row[] = [
  ...table(ACCOUNT, 'update', [
    ['autor',                'may not', 'count a draft that it creates', (db, { uid }) => {
      const batch = writeBatch(db);
      addSaveToBatch(batch, db, uid, { id: 'nuevo', stored: null });
      addCountToBatch(batch, db, uid, uid, 'nuevo', 1);
      return batch.commit();
    }],
    [['otro', 'administrador'], 'may not', "take a favourite of another's away, who was not there",
      (db) => updateDoc(doc(db, 'usuarios/uid-usuario'), { articulosFavoritos: [], ultimoEvento: { tipo: 'favorito-quitado', id: 'guardado' } })],
    ['usuario',              'may not', 'take a saved topic off under an event of another name',
      (db, { uid }) =>
      updateDoc(doc(db, 'usuarios', uid), {
        temasFavoritos: [],
        ultimaActividad: serverTimestamp(),
        ultimoEvento: { tipo: 'limpieza', id: 'abierto' },
      }),
      KEPT],
    ['usuario',              'may not', 'add a favourite it took away, and become administrador',
      acting(addFavourite, 'antes', { account: { puntos: account('usuario').puntos, rol: 'administrador' }, award: null })],
  ]),
  ...table(ACCOUNT, 'delete', [
    ['usuario',              'may not', 'delete its account, leave its mark and its profile', (db, { uid }) => {
      const batch = writeBatch(db);
      batch.set(doc(db, 'bajas', uid), { fecha: serverTimestamp() });
      batch.delete(doc(db, 'usuarios', uid));
      return batch.commit();
    }],
    [['otro', 'administrador'], 'may not', "delete another's account, with the mark that it left", (db) => {
      const batch = writeBatch(db);
      batch.set(doc(db, 'bajas/uid-usuario'), { fecha: serverTimestamp() });
      batch.delete(doc(db, 'usuarios/uid-usuario'));
      return batch.commit();
    }, { 'perfiles/uid-usuario': null }],
  ]),
];

// biome-ignore format: a row is a line
const PUBLIC: readonly Row[] = [
  ...table('/perfiles/{uid}', 'update', [
    ['usuario', 'may not', 'show its points as a double',
      (db, { commit }) => commit([asDouble(db.app.options.projectId, 'perfiles/uid-usuario', 'puntos', 10)])],
  ]),
  ...table('/catalogo/{fragmento}', 'list', [
    [EVERYONE, 'may not', 'pass over a shard', (db) => withOffset(1, () => getDocs(query(collection(db, 'catalogo'), limit(1))))],
  ]),
];

export const LIBRARY_PROOFS: readonly Row[] = [...TWICE, ...ARTICLES, ...ACCOUNTS, ...PUBLIC];
