import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getCount,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { addComment, removeComment } from '../commits';
import { article } from '../fixtures';
import { asDouble, everyoneBut, type Row, rowsOf } from './row';

const ARTICLE = '/articulos/{articulo}';
const { may, mayNot } = rowsOf(ARTICLE);
const member = rowsOf(ARTICLE, ['usuario']);
const writer = rowsOf(ARTICLE, ['autor']);
const editors = rowsOf(ARTICLE, ['editor', 'administrador']);
/** Of the articles of the fixtures: who neither wrote them nor edits them all. */
const outsiders = rowsOf(ARTICLE, everyoneBut('autor', 'editor', 'administrador'));
const notEditors = rowsOf(ARTICLE, everyoneBut('editor', 'administrador'));

const published = (db: Firestore, max: number) =>
  query(collection(db, 'articulos'), where('estado', '==', 'publicado'), limit(max));

const articlesBy = (db: Firestore, uid: string, max: number) =>
  query(collection(db, 'articulos'), where('autorId', '==', uid), limit(max));

/** A sum of visits whose write also turns the comments' counter, 5, into 5.0. */
const sumWithDouble = (projectId: string | undefined) => {
  const { update } = asDouble(projectId, 'articulos/publicado', 'comentariosCount', 5);
  const fields = { ...update.fields, visitas: { integerValue: '8' }, visitasContadas: { integerValue: '1' } };
  return { update: { ...update, fields }, updateMask: { fieldPaths: Object.keys(fields) } };
};

export const ARTICLES: readonly Row[] = [
  may('get', 'read a published article', (db) => getDoc(doc(db, 'articulos/publicado'))),
  may('get', 'learn that an article does not exist', (db) => getDoc(doc(db, 'articulos/nada'))),
  outsiders.mayNot('get', 'read a draft', (db) => getDoc(doc(db, 'articulos/borrador'))),
  outsiders.mayNot('get', 'read an archived article', (db) => getDoc(doc(db, 'articulos/archivado'))),
  writer.may('get', 'read its own draft', (db) => getDoc(doc(db, 'articulos/borrador'))),
  editors.may('get', "read another's draft", (db) => getDoc(doc(db, 'articulos/borrador'))),
  writer.may('list', 'list 50 of its own articles', (db, { uid }) => getDocs(articlesBy(db, uid, 50))),
  writer.mayNot('list', 'list 51 of its own articles', (db, { uid }) => getDocs(articlesBy(db, uid, 51))),
  writer.mayNot('list', "list another author's articles", (db) =>
    getDocs(articlesBy(db, 'uid-moderador', 10)),
  ),
  outsiders.mayNot('list', "list an author's articles", (db) => getDocs(articlesBy(db, 'uid-autor', 10))),
  editors.may('list', "list an author's articles", (db) => getDocs(articlesBy(db, 'uid-autor', 10))),
  editors.may('list', 'count up to 1000 articles of any state', (db) =>
    getCount(query(collection(db, 'articulos'), limit(1000))),
  ),
  editors.mayNot('list', 'list 1001 articles at once', (db) =>
    getDocs(query(collection(db, 'articulos'), limit(1001))),
  ),
  may('list', 'list 50 published articles', (db) => getDocs(published(db, 50))),
  notEditors.mayNot('list', 'list 51 articles at once', (db) => getDocs(published(db, 51))),
  mayNot('list', 'list published articles without a limit', (db) =>
    getDocs(query(collection(db, 'articulos'), where('estado', '==', 'publicado'))),
  ),
  notEditors.mayNot('list', 'list articles of any state', (db) =>
    getDocs(query(collection(db, 'articulos'), limit(10))),
  ),
  notEditors.mayNot('list', 'list published articles and drafts together', (db) =>
    getDocs(query(collection(db, 'articulos'), where('estado', 'in', ['publicado', 'borrador']), limit(10))),
  ),
  mayNot('create', 'create an article', (db) => setDoc(doc(db, 'articulos/nuevo'), { estado: 'publicado' })),
  mayNot('update', 'count a visit on the article itself', (db) =>
    updateDoc(doc(db, 'articulos/publicado'), { visitas: increment(1) }),
  ),
  mayNot('update', 'count two visits at once', (db) =>
    updateDoc(doc(db, 'articulos/publicado'), { visitas: increment(2) }),
  ),
  mayNot('update', 'take a visit away', (db) =>
    updateDoc(doc(db, 'articulos/publicado'), { visitas: increment(-1) }),
  ),
  mayNot('update', 'set the visits to another number', (db) =>
    updateDoc(doc(db, 'articulos/publicado'), { visitas: 1_000_000 }),
  ),
  mayNot('update', 'turn the visits into text', (db) =>
    updateDoc(doc(db, 'articulos/publicado'), { visitas: '8' }),
  ),
  mayNot('update', 'turn the visits into a floating-point number', (db, { commit }) =>
    commit([asDouble(db.app.options.projectId, 'articulos/publicado', 'visitas', 8)]),
  ),
  mayNot('update', 'change the title while counting a visit', (db) =>
    updateDoc(doc(db, 'articulos/publicado'), { visitas: increment(1), titulo: 'Otro' }),
  ),
  mayNot('update', 'add a field while counting a visit', (db) =>
    updateDoc(doc(db, 'articulos/publicado'), { visitas: increment(1), intruso: true }),
  ),
  mayNot('update', 'count a visit on a draft', (db) =>
    updateDoc(doc(db, 'articulos/borrador'), { visitas: increment(1) }),
  ),
  mayNot('update', 'publish a draft', (db) =>
    updateDoc(doc(db, 'articulos/borrador'), { estado: 'publicado' }),
  ),
  mayNot('delete', 'delete an article', (db) => deleteDoc(doc(db, 'articulos/publicado'))),
  writer.mayNot(
    'update',
    'turn the count of comments into a floating-point number behind a sum of visits',
    (db, { commit }) => commit([sumWithDouble(db.app.options.projectId)]),
    { 'visitas/publicado': { cuenta: 1, fecha: Timestamp.fromMillis(0) } },
  ),
  mayNot('update', 'count a comment that does not come', (db) =>
    updateDoc(doc(db, 'articulos/publicado'), { comentariosCount: increment(1), ultimoComentario: 'nada' }),
  ),
  mayNot('update', 'count a comment once more', (db) =>
    updateDoc(doc(db, 'articulos/publicado'), { comentariosCount: increment(1), ultimoComentario: 'c1' }),
  ),
  mayNot('update', 'take off the count a comment that stays', (db) =>
    updateDoc(doc(db, 'articulos/publicado'), { comentariosCount: increment(-1), ultimoComentario: 'c1' }),
  ),
  mayNot('update', 'move the count without naming a comment', (db) =>
    updateDoc(doc(db, 'articulos/publicado'), { comentariosCount: increment(1) }),
  ),
  member.may('update', 'count the comment it leaves', (db, { uid }) => addComment(db, uid)),
  member.mayNot('update', 'change the title with the comment it leaves', (db, { uid }) =>
    addComment(db, uid, { article: { titulo: 'Otro' } }),
  ),
  member.mayNot('update', 'count a visit with the comment it leaves', (db, { uid }) =>
    addComment(db, uid, { article: { visitas: increment(1) } }),
  ),
  member.may('update', 'count its comment off when it deletes it', (db, { uid }) => removeComment(db, uid)),
  writer.mayNot(
    'update',
    'write an article as it is with a comment that goes',
    (db) => {
      const batch = writeBatch(db);
      batch.update(doc(db, 'articulos/publicado'), { comentariosCount: 5 });
      batch.delete(doc(db, 'articulos/publicado/comentarios/c1'));
      return batch.commit();
    },
    { 'articulos/publicado': article('archivado', { borrando: true, ultimoComentario: 'c1' }) },
  ),
];
