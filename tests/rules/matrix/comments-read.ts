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
import { everyoneBut, type Row, rowsOf } from './row';

const COMMENT = '/{articulo=**}/comentarios/{comentario}';
const { may, mayNot } = rowsOf(COMMENT);
const member = rowsOf(COMMENT, ['usuario']);
const moderators = rowsOf(COMMENT, ['moderador', 'editor', 'administrador']);
const notModerators = rowsOf(COMMENT, everyoneBut('moderador', 'editor', 'administrador'));
const others = rowsOf(COMMENT, everyoneBut('usuario', 'moderador', 'editor', 'administrador'));

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
export const COMMENT_READS: readonly Row[] = [
  may('get', 'read a comment of a published article', (db) => getDoc(doc(commentsOf(db, 'publicado'), 'c1'))),
  notModerators.mayNot('get', 'read a comment of an archived article', (db) =>
    getDoc(doc(commentsOf(db, 'archivado'), 'c1')),
  ),
  may('list', 'list the comments of a published article', (db) =>
    getDocs(query(commentsOf(db, 'publicado'), where('articuloPublicado', '==', true), limit(50))),
  ),
  may('list', 'list the latest comments of the site', (db) => getDocs(latestComments(db, 6))),
  mayNot('list', 'list 51 comments at once', (db) => getDocs(latestComments(db, 51))),
  moderators.may('get', 'read a comment of an archived article', (db) =>
    getDoc(doc(commentsOf(db, 'archivado'), 'c1')),
  ),
  moderators.may('list', 'list 50 comments whatever their article', (db) =>
    getDocs(query(collectionGroup(db, 'comentarios'), limit(50))),
  ),
  moderators.mayNot('list', 'list 51 comments whatever their article', (db) =>
    getDocs(query(collectionGroup(db, 'comentarios'), limit(51))),
  ),
  notModerators.mayNot('list', 'list comments whatever their article', (db) =>
    getDocs(query(collectionGroup(db, 'comentarios'), limit(6))),
  ),
  notModerators.mayNot('list', 'list the comments of articles that are not published', (db) =>
    getDocs(query(commentsOf(db, 'archivado'), where('articuloPublicado', '==', false), limit(6))),
  ),
  mayNot('create', 'leave a comment', (db) =>
    setDoc(doc(commentsOf(db, 'publicado'), 'nuevo'), { contenido: 'Hola', articuloPublicado: true }),
  ),
  mayNot('update', 'rewrite a comment', (db) =>
    updateDoc(doc(commentsOf(db, 'publicado'), 'c1'), { contenido: 'X' }),
  ),
  mayNot('delete', 'delete a comment', (db) => deleteDoc(doc(commentsOf(db, 'publicado'), 'c1'))),
  may('get', 'learn that a comment does not exist', (db) => getDoc(doc(commentsOf(db, 'publicado'), 'nada'))),
  member.may('get', 'read its own comment of an archived article', (db) =>
    getDoc(doc(commentsOf(db, 'archivado'), 'mio')),
  ),
  others.mayNot('get', "read another's comment of an archived article", (db) =>
    getDoc(doc(commentsOf(db, 'archivado'), 'mio')),
  ),
  member.may('list', 'list 50 of its own comments', (db, { uid }) => getDocs(commentsBy(db, uid, 50))),
  member.mayNot('list', 'list 51 of its own comments at once', (db, { uid }) =>
    getDocs(commentsBy(db, uid, 51)),
  ),
  others.mayNot('list', 'list all comments of another', (db) => getDocs(commentsBy(db, 'uid-usuario', 10))),
];
