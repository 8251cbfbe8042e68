import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { article, comment, type Data, TITLE, withAccount } from '../fixtures';
import { addSaveToBatch, withPermission } from '../staff-commits';
import { type Attempt, EVERYONE, everyoneBut, type Line, type Row, table, type Who } from './row';

const COMMENT = '/articulos/{articulo}/comentarios/{comentario}';
const PATH = 'articulos/publicado/comentarios/c1';
const whoMay: Who = ['autor', 'editor', 'administrador'];
const others: Who = everyoneBut('autor', 'editor', 'administrador');
const moderators: Who = ['moderador', 'editor', 'administrador'];
const notModerators: Who = everyoneBut('moderador', 'editor', 'administrador');
const notAdministrators: Who = everyoneBut('administrador');

const listing =
  (max: number, articulo = 'archivado'): Attempt =>
  (db) =>
    getDocs(query(collection(db, `articulos/${articulo}/comentarios`), limit(max)));

// biome-ignore format: a row is a line
const READ: readonly Row[] = [
  ...table(COMMENT, 'get', [
    [moderators, 'may',     'read a comment under its archived article', (db) => getDoc(doc(db, 'articulos/archivado/comentarios/mio'))],
  ]),
  ...table(COMMENT, 'list', [
    [whoMay,  'may',     'list 200 comments of its article', listing(200)],
    [whoMay,  'may',     'list 51 comments of its article that are marked otherwise',
      (db) => getDocs(query(collection(db, 'articulos/archivado/comentarios'), where('articuloPublicado', '==', true), limit(51)))],
    [whoMay,  'may not', 'list 201 comments of its article', listing(201)],
    ['autor', 'may not', 'list 50 comments of its archived article, as a reader would', listing(50)],
    [others,  'may not', "list the comments of another's article", listing(200)],
  ]),
];

/** What an article was called, or whether it was published, when the comment was written. */
const stale = (changes: Data) => ({ [PATH]: comment('publicado', 'uid-usuario', changes) });
const mark =
  (changes: Data): Attempt =>
  (db) =>
    updateDoc(doc(db, PATH), changes);

// biome-ignore format: a row is a line
const MARKS = table(COMMENT, 'update', [
  [whoMay, 'may',     'show the comments of its published article', mark({ articuloPublicado: true }), stale({ articuloPublicado: false })],
  [whoMay, 'may',     'bring the new title to a comment', mark({ articuloTitulo: TITLE }), stale({ articuloTitulo: 'X' })],
  [whoMay, 'may',     'hide a comment of its archived article', mark({ articuloPublicado: false }), { 'articulos/publicado': article('archivado') }],
  [whoMay, 'may',     'hide a comment with the withdrawal of its article', (db, { uid }) => {
    const batch = writeBatch(db);
    addSaveToBatch(batch, db, uid, { change: { estado: 'archivado' } });
    batch.update(doc(db, PATH), { articuloPublicado: false });
    return batch.commit();
  }],
  [whoMay, 'may not', 'mark a comment as it is marked', mark({ articuloPublicado: true })],
  [others, 'may not', "show the comments of another's article", mark({ articuloPublicado: true }), stale({ articuloPublicado: false })],
  [whoMay, 'may not', 'hide a comment of a published article', mark({ articuloPublicado: false })],
  [whoMay, 'may not', 'give a comment another title', mark({ articuloTitulo: 'Otro' })],
  [whoMay, 'may not', "change another's text with the mark", mark({ articuloPublicado: true, contenido: 'X' }), stale({ articuloPublicado: false })],
  [whoMay, 'may not', 'show the comments of an archived article',
    mark({ articuloPublicado: true }), { 'articulos/publicado': article('archivado'), ...stale({ articuloPublicado: false }) }],
]);

const LEAVING = { 'articulos/publicado': article('archivado', { borrando: true }) };
const remove: Attempt = (db) => deleteDoc(doc(db, PATH));

// biome-ignore format: a row is a line
const SWEEPS = table(COMMENT, 'delete', [
  [whoMay,        'may',     'delete a comment of an article that is being deleted', remove, LEAVING],
  [others,        'may not', "delete a comment of another's article that is being deleted", remove, LEAVING],
  [whoMay,        'may not', 'delete a comment of an archived article, which counts it', remove, { 'articulos/publicado': article('archivado') }],
  ['autor',       'may not', 'sweep the comments of its article without the permission',
    remove, { ...LEAVING, 'usuarios/uid-autor': withPermission('autor', 'eliminarPropiosArticulos', false) }],
  [moderators,    'may',     'delete a comment whose article is gone', remove, { 'articulos/publicado': null }],
  [notModerators, 'may not', 'delete a comment whose article is gone', remove, { 'articulos/publicado': null }],
]);

const DAY = Timestamp.fromDate(new Date('2011-05-06'));
const imported = (changes: Data = {}): Data => ({
  autor: 'Anónimo',
  autorId: null,
  contenido: 'Muy bueno.',
  fechaPublicacion: DAY,
  fechaActualizacion: DAY,
  articuloId: 'publicado',
  articuloTitulo: TITLE,
  articuloPublicado: true,
  origen: { tipo: 'blogger', id: '77' },
  ...changes,
});
const importing =
  (changes: Data, id = 'blogger-77'): Attempt =>
  (db) =>
    setDoc(doc(db, 'articulos/publicado/comentarios', id), imported(changes));

const WRONG: readonly [what: string, changes: Data][] = [
  ['without a name', { autor: '' }],
  ['in the name of an account', { autorId: 'uid-usuario' }],
  ['without a text', { contenido: '' }],
  ['of 5001 characters', { contenido: 'x'.repeat(5001) }],
  ['without a date', { fechaPublicacion: null }],
  ['without a date of change', { fechaActualizacion: '2011' }],
  ['of another article', { articuloId: 'guardado' }],
  ['with another title', { articuloTitulo: 'Otro' }],
  ['as if it were hidden', { articuloPublicado: false }],
  ['with a long origin', { origen: { tipo: 'blogger', id: '77', nota: 'x' } }],
  ['with one more field', { email: 'a@b.cl' }],
];

// biome-ignore format: a row is a line
const IMPORTS: readonly Row[] = [
  ...table(COMMENT, 'create', [
    ['administrador',   'may',     'import a comment', importing({})],
    ['administrador',   'may',     'import a comment of 5000 characters', importing({ contenido: 'x'.repeat(5000) })],
    ['administrador',   'may',     'import a comment without its origin', (db) => {
      const { origen: _, ...rest } = imported();
      return setDoc(doc(db, 'articulos/publicado/comentarios/blogger-77'), rest);
    }],
    [notAdministrators, 'may not', 'import a comment', importing({})],
    ['administrador',   'may not', 'import a comment while suspended',
      importing({}), withAccount('administrador', { estado: 'suspendido' })],
    ...WRONG.map(([what, changes]): Line => ['administrador', 'may not', `import a comment ${what}`, importing(changes)]),
  ]),
  ...table(COMMENT, 'update', [
    ['administrador', 'may not', "import a comment over a member's", importing({}, 'c1')],
    [EVERYONE,        'may not', 'import a comment again', importing({}, 'antiguo')],
    ['administrador', 'may not', 'take the origin of a comment away alone',
      mark({ origen: deleteField() }), { [PATH]: imported({ autorId: 'uid-usuario' }) }],
  ]),
];

/** What the staff does with comments: marks, sweeps, imports. */
export const STAFF_COMMENTS: readonly Row[] = [...READ, ...MARKS, ...SWEEPS, ...IMPORTS];
