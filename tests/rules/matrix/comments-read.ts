import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { EVERYONE, everyoneBut, type Row, table, type Who } from './row';

const COMMENT = '/{articulo=**}/comentarios/{comentario}';
const moderators: Who = ['moderador', 'editor', 'administrador'];
const notModerators: Who = everyoneBut('moderador', 'editor', 'administrador');
const others: Who = everyoneBut('usuario', 'moderador', 'editor', 'administrador');

const commentsOf = (db: Firestore, articleId: string) => collection(db, `articulos/${articleId}/comentarios`);
const latestComments = (db: Firestore, max: number) =>
  query(
    collectionGroup(db, 'comentarios'),
    where('articuloPublicado', '==', true),
    orderBy('fechaPublicacion', 'desc'),
    limit(max),
  );

const commentsBy = (db: Firestore, uid: string, max: number) =>
  query(
    collectionGroup(db, 'comentarios'),
    where('autorId', '==', uid),
    orderBy('fechaPublicacion', 'desc'),
    limit(max),
  );

/** Reading comments, under their article and across articles. */
// biome-ignore format: a row is a line
export const COMMENT_READS: readonly Row[] = [
  ...table(COMMENT, 'get', [
    [EVERYONE,      'may',     'read a comment of a published article', (db) => getDoc(doc(commentsOf(db, 'publicado'), 'c1'))],
    [notModerators, 'may not', 'read a comment of an archived article', (db) => getDoc(doc(commentsOf(db, 'archivado'), 'c1'))],
    [moderators,    'may',     'read a comment of an archived article', (db) => getDoc(doc(commentsOf(db, 'archivado'), 'c1'))],
    [EVERYONE,      'may',     'learn that a comment does not exist', (db) => getDoc(doc(commentsOf(db, 'publicado'), 'nada'))],
    ['usuario',     'may',     'read its own comment of an archived article', (db) => getDoc(doc(commentsOf(db, 'archivado'), 'mio'))],
    [others,        'may not', "read another's comment of an archived article", (db) => getDoc(doc(commentsOf(db, 'archivado'), 'mio'))],
  ]),
  ...table(COMMENT, 'list', [
    [EVERYONE,      'may',     'list the comments of a published article',
      (db) => getDocs(query(commentsOf(db, 'publicado'), where('articuloPublicado', '==', true), limit(50)))],
    [EVERYONE,      'may',     'list the latest comments of the site', (db) => getDocs(latestComments(db, 6))],
    [EVERYONE,      'may not', 'list 51 comments at once', (db) => getDocs(latestComments(db, 51))],
    [moderators,    'may',     'list 50 comments whatever their article', (db) => getDocs(query(collectionGroup(db, 'comentarios'), limit(50)))],
    [moderators,    'may not', 'list 51 comments whatever their article', (db) => getDocs(query(collectionGroup(db, 'comentarios'), limit(51)))],
    [notModerators, 'may not', 'list comments whatever their article', (db) => getDocs(query(collectionGroup(db, 'comentarios'), limit(6)))],
    [notModerators, 'may not', 'list the comments of articles that are not published',
      (db) => getDocs(query(commentsOf(db, 'archivado'), where('articuloPublicado', '==', false), limit(6)))],
    ['usuario',     'may',     'list 50 of its own comments', (db, { uid }) => getDocs(commentsBy(db, uid, 50))],
    ['usuario',     'may not', 'list 51 of its own comments at once', (db, { uid }) => getDocs(commentsBy(db, uid, 51))],
    [others,        'may not', 'list all comments of another', (db) => getDocs(commentsBy(db, 'uid-usuario', 10))],
  ]),
  ...table(COMMENT, 'create', [
    [EVERYONE, 'may not', 'leave a comment',
      (db) => setDoc(doc(commentsOf(db, 'publicado'), 'nuevo'), { contenido: 'Hola', articuloPublicado: true })],
  ]),
  ...table(COMMENT, 'update', [
    [EVERYONE, 'may not', 'rewrite a comment', (db) => updateDoc(doc(commentsOf(db, 'publicado'), 'c1'), { contenido: 'X' })],
  ]),
  ...table(COMMENT, 'delete', [
    [EVERYONE, 'may not', 'delete a comment', (db) => deleteDoc(doc(commentsOf(db, 'publicado'), 'c1'))],
  ]),
];
