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
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { article, type Data, evidence, type Given } from '../fixtures';
import { addSaveToBatch, revisionOf, save, withPermission } from '../staff-commits';
import { type Attempt, acting, EVERYONE, everyoneBut, type Line, type Row, table, type Who } from './row';

const REVISION = '/articulos/{articulo}/revisiones/{revision}';
const PATH = 'articulos/publicado/revisiones/1';
const whoMay: Who = ['autor', 'editor', 'administrador'];
const others: Who = everyoneBut('autor', 'editor', 'administrador');

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
  pasajesPrincipales: ['alma/36'],
  fuentes: '[{"clave":"nibley-1952","titulo":"Lehi in the Desert"}]',
  ficha: evidence(),
  fecha: new Date(0),
  autorId: 'uid-editor',
  autor: 'Otro nombre',
  desde: new Date(0),
  nota: 'x',
};

const minutesFromNow = (minutes: number) => Timestamp.fromMillis(Date.now() + minutes * 60_000);
/** The last revision of an article, which the autosaves of an account share. They last for as long as a test may take. */
const sharedOf = (uid: string, changes: Data = {}, path = PATH): Given => ({
  [path]: {
    ...revisionOf(uid, article('publicado')),
    fecha: minutesFromNow(-2),
    desde: minutesFromNow(120),
    ...changes,
  },
});
const SHARED = sharedOf('uid-autor');
/** A save whose revision is the last one once more. */
const again =
  (revision: Data | null = {}, id = 'publicado'): Attempt =>
  (db, { uid }) => {
    const batch = writeBatch(db);
    const parts = { id, change: { contenido: 'Otro.' }, article: { revisiones: 1 }, revision: null };
    const saved = addSaveToBatch(batch, db, uid, parts);
    const { numero: _, desde: __, ...copy } = revisionOf(uid, saved);
    if (revision) batch.update(doc(db, `articulos/${id}/revisiones/1`), { ...copy, ...revision });
    return batch.commit();
  };
/** A save that counts so many revisions, the last of which it writes anew. */
const counting =
  (revisiones: number): Attempt =>
  (db, { uid }) => {
    const batch = writeBatch(db);
    const parts = { change: { contenido: 'Otro.' }, article: { revisiones }, revision: null };
    const saved = addSaveToBatch(batch, db, uid, parts);
    const copy = revisionOf(uid, { ...saved, revisiones });
    batch.set(doc(db, `articulos/publicado/revisiones/${revisiones}`), copy);
    return batch.commit();
  };

/** What articles were. */
// biome-ignore format: a row is a line
export const REVISIONS: readonly Row[] = [
  ...table(REVISION, 'get', [
    [whoMay, 'may',     'read a revision', (db) => getDoc(doc(db, PATH))],
    [others, 'may not', 'read a revision', (db) => getDoc(doc(db, PATH))],
  ]),
  ...table(REVISION, 'list', [
    [whoMay, 'may',     'list 50 revisions', listing(50)],
    [whoMay, 'may not', 'list 51 revisions', listing(51)],
    [others, 'may not', 'list revisions', listing(10)],
  ]),
  ...table(REVISION, 'create', [
    [whoMay,   'may',     'leave a revision with its save', saving({})],
    [others,   'may not', 'leave a revision with a save', saving({})],
    ...Object.entries(CHANGES).map(([field, value]): Line =>
      ['autor', 'may not', `leave a revision with another ${field}`, saving({ [field]: value })]
    ),
    [EVERYONE, 'may not', 'leave a revision without a save',
      (db, { uid }) => setDoc(doc(db, 'articulos/publicado/revisiones/2'), revisionOf(uid, article('publicado')))],
    ['autor',  'may not', 'leave a revision of what is stored, without a save',
      (db, { uid }) => setDoc(doc(db, PATH), revisionOf(uid, article('publicado'))), { [PATH]: null }],
    ['autor',  'may not', 'leave a revision of a draft', (db, { uid }) => {
      const batch = writeBatch(db);
      const change = { contenido: 'Otro.', version: 4, fechaActualizacion: serverTimestamp() };
      batch.update(doc(db, 'articulos/borrador'), change);
      const copy = revisionOf(uid, article('borrador', { contenido: 'Otro.' }));
      batch.set(doc(db, 'articulos/borrador/revisiones/1'), copy);
      return batch.commit();
    }],
    ['autor',  'may not', 'leave a revision under another number', (db, { uid }) => {
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
    }],
    ['autor',  'may',     'leave a revision that its next saves may share', saving({ desde: serverTimestamp() })],
    ['autor',  'may not', 'leave a revision and count two', counting(3)],
  ]),
  ...table(REVISION, 'delete', [
    [whoMay,                 'may',     'take the 21st revision away with its save',
      acting(save, { stored: FULL['articulos/publicado'], change: { contenido: 'Otro.' } }), FULL],
    [whoMay,                 'may not', 'delete one of the last 20 revisions', removing(PATH)],
    [others,                 'may not', 'delete a revision', removing(PATH)],
    [whoMay,                 'may',     'delete the 21st revision', removing(PATH), OLD],
    [whoMay,                 'may not', 'delete the 20th revision', removing('articulos/publicado/revisiones/2'), OLD],
    [others,                 'may not', 'delete the 21st revision', removing(PATH), OLD],
    [whoMay,                 'may',     'delete a revision of an article that is being deleted', removing(PATH), LEAVING],
    [others,                 'may not', 'delete a revision of an article that is being deleted', removing(PATH), LEAVING],
    ['autor',                'may not', 'delete a revision of its article on its way out, without the permission',
      removing(PATH), { ...LEAVING, 'usuarios/uid-autor': withPermission('autor', 'eliminarPropiosArticulos', false) }],
    [['autor', 'editor', 'moderador', 'administrador'], 'may',     'delete a revision of an article that is gone', removing(PATH), GONE],
    [everyoneBut('autor', 'editor', 'moderador', 'administrador'), 'may not', 'delete a revision of an article that is gone', removing(PATH), GONE],
  ]),
  ...table(REVISION, 'update', [
    [EVERYONE, 'may not', 'change a revision', (db) => updateDoc(doc(db, PATH), { titulo: 'Otro' })],
    ...(['autor', 'editor', 'administrador'] as const).map((persona): Line =>
      [persona, 'may', 'write the revision again that its saves share', again(), sharedOf(`uid-${persona}`)]
    ),
    ...[['editor'] as const, everyoneBut('autor', 'editor')].map((personas): Line =>
      [personas, 'may not', "write the author's shared revision again", again(), SHARED]
    ),
    ['autor',  'may not', 'write its revision again after ten minutes', again(), sharedOf('uid-autor', { desde: minutesFromNow(-11) })],
    ['autor',  'may not', 'write a revision again that is not shared', again(), sharedOf('uid-autor', { desde: null })],
    ['autor',  'may not', 'write the shared revision again with a draft',
      again({}, 'borrador'), sharedOf('uid-autor', { titulo: article('borrador').titulo }, 'articulos/borrador/revisiones/1')],
    ['autor',  'may not', 'share a revision for longer', again({ desde: serverTimestamp() }), SHARED],
    ['autor',  'may not', 'write another text in the shared revision', again({ contenido: 'x' }), SHARED],
    ['autor',  'may not', 'save without writing the shared revision again', again(null), SHARED],
    ['autor',  'may not', 'write the shared revision again without a save', (db) => updateDoc(doc(db, PATH), { fecha: serverTimestamp() }), SHARED],
    ['autor',  'may not', 'write the last revision anew', counting(1)],
    [whoMay,   'may',     'leave its revision over that of an article that is gone',
      saving({}), { 'articulos/publicado/revisiones/2': { numero: 2 } }],
  ]),
];
