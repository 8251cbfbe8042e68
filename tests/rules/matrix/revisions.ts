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
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { article, type Data } from '../fixtures';
import { revisionOf, save, withPermission } from '../staff-commits';
import { type Attempt, everyoneBut, type Row, rowsOf } from './row';

const REVISION = '/articulos/{articulo}/revisiones/{revision}';
const PATH = 'articulos/publicado/revisiones/1';
const whoMay = rowsOf(REVISION, ['autor', 'editor', 'administrador']);
const writer = rowsOf(REVISION, ['autor']);
const others = rowsOf(REVISION, everyoneBut('autor', 'editor', 'administrador'));
const anyone = rowsOf(REVISION);

const saving =
  (revision: Data): Attempt =>
  (db, { uid }) =>
    save(db, uid, { change: { contenido: 'Otro.' }, revision });
const listing =
  (max: number): Attempt =>
  (db) =>
    getDocs(query(collection(db, 'articulos/publicado/revisiones'), limit(max)));
const removing =
  (id: string): Attempt =>
  (db) =>
    deleteDoc(doc(db, id));

/** Saved 21 times, and its first revision was left there. */
const OLD = {
  'articulos/publicado': article('publicado', { revisiones: 21 }),
  'articulos/publicado/revisiones/2': { numero: 2 },
};
const LEAVING = { 'articulos/publicado': article('archivado', { borrando: true }) };
const GONE = { 'articulos/publicado': null };
const FULL = { 'articulos/publicado': article('publicado', { revisiones: 20 }) };
const CHANGES: Data = {
  numero: 7,
  titulo: 'Otro',
  contenido: 'Otro texto',
  resumen: 'Otro',
  categorias: [],
  tags: ['x'],
  imagenPrincipal: '/img/x.svg',
  imagenes: ['/img/x.svg'],
  imagenesAlt: { x: 'y' },
  fecha: new Date(0),
  autorId: 'uid-editor',
  autor: 'Otro nombre',
  nota: 'x',
};

/** What articles were. */
export const REVISIONS: readonly Row[] = [
  whoMay.may('get', 'read a revision', (db) => getDoc(doc(db, PATH))),
  others.mayNot('get', 'read a revision', (db) => getDoc(doc(db, PATH))),
  whoMay.may('list', 'list 50 revisions', listing(50)),
  whoMay.mayNot('list', 'list 51 revisions', listing(51)),
  others.mayNot('list', 'list revisions', listing(10)),
  whoMay.may('create', 'leave a revision with its save', saving({})),
  whoMay.may(
    'delete',
    'take the 21st revision away with its save',
    (db, { uid }) => save(db, uid, { stored: FULL['articulos/publicado'], change: { contenido: 'Otro.' } }),
    FULL,
  ),
  others.mayNot('create', 'leave a revision with a save', saving({})),
  ...Object.entries(CHANGES).map(([field, value]) =>
    writer.mayNot('create', `leave a revision with another ${field}`, saving({ [field]: value })),
  ),
  anyone.mayNot('create', 'leave a revision without a save', (db, { uid }) =>
    setDoc(doc(db, 'articulos/publicado/revisiones/2'), revisionOf(uid, article('publicado'))),
  ),
  writer.mayNot(
    'create',
    'leave a revision of what is stored, without a save',
    (db, { uid }) => setDoc(doc(db, PATH), revisionOf(uid, article('publicado'))),
    { [PATH]: null },
  ),
  writer.mayNot('create', 'leave a revision of a draft', (db, { uid }) => {
    const batch = writeBatch(db);
    const change = { contenido: 'Otro.', version: 4, fechaActualizacion: serverTimestamp() };
    batch.update(doc(db, 'articulos/borrador'), change);
    const copy = revisionOf(uid, article('borrador', { contenido: 'Otro.' }));
    batch.set(doc(db, 'articulos/borrador/revisiones/1'), copy);
    return batch.commit();
  }),
  writer.mayNot('create', 'leave a revision under another number', (db, { uid }) => {
    const batch = writeBatch(db);
    const copy = revisionOf(uid, { ...article('publicado'), revisiones: 2, contenido: 'Otro.' });
    batch.set(doc(db, 'articulos/publicado/revisiones/3'), copy);
    batch.update(doc(db, 'articulos/publicado'), {
      contenido: 'Otro.',
      version: 4,
      revisiones: 2,
      fechaActualizacion: serverTimestamp(),
    });
    batch.set(doc(db, 'articulos/publicado/revisiones/2'), copy);
    return batch.commit();
  }),
  anyone.mayNot('update', 'change a revision', (db) => updateDoc(doc(db, PATH), { titulo: 'Otro' })),
  whoMay.may('update', 'leave its revision over that of an article that is gone', saving({}), {
    'articulos/publicado/revisiones/2': { numero: 2 },
  }),
  whoMay.mayNot('delete', 'delete one of the last 20 revisions', removing(PATH)),
  others.mayNot('delete', 'delete a revision', removing(PATH)),
  whoMay.may('delete', 'delete the 21st revision', removing(PATH), OLD),
  whoMay.mayNot('delete', 'delete the 20th revision', removing('articulos/publicado/revisiones/2'), OLD),
  others.mayNot('delete', 'delete the 21st revision', removing(PATH), OLD),
  whoMay.may('delete', 'delete a revision of an article that is being deleted', removing(PATH), LEAVING),
  others.mayNot('delete', 'delete a revision of an article that is being deleted', removing(PATH), LEAVING),
  writer.mayNot(
    'delete',
    'delete a revision of its article on its way out, without the permission',
    removing(PATH),
    {
      ...LEAVING,
      'usuarios/uid-autor': withPermission('autor', 'eliminarPropiosArticulos', false),
    },
  ),
  rowsOf(REVISION, ['autor', 'editor', 'moderador', 'administrador']).may(
    'delete',
    'delete a revision of an article that is gone',
    removing(PATH),
    GONE,
  ),
  rowsOf(REVISION, everyoneBut('autor', 'editor', 'moderador', 'administrador')).mayNot(
    'delete',
    'delete a revision of an article that is gone',
    removing(PATH),
    GONE,
  ),
];
