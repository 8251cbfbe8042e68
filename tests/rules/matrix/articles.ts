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
import { acting, asDouble, EVERYONE, everyoneBut, type Row, table, type Who } from './row';

const ARTICLE = '/articulos/{articulo}';
const editors: Who = ['editor', 'administrador'];
/** Of the articles of the fixtures: who neither wrote them nor edits them all. */
const outsiders: Who = everyoneBut('autor', 'editor', 'administrador');
const notEditors: Who = everyoneBut('editor', 'administrador');

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

// biome-ignore format: a row is a line
export const ARTICLES: readonly Row[] = [
  ...table(ARTICLE, 'get', [
    [EVERYONE,  'may',     'read a published article', (db) => getDoc(doc(db, 'articulos/publicado'))],
    [EVERYONE,  'may',     'learn that an article does not exist', (db) => getDoc(doc(db, 'articulos/nada'))],
    [outsiders, 'may not', 'read a draft', (db) => getDoc(doc(db, 'articulos/borrador'))],
    [outsiders, 'may not', 'read an archived article', (db) => getDoc(doc(db, 'articulos/archivado'))],
    ['autor',   'may',     'read its own draft', (db) => getDoc(doc(db, 'articulos/borrador'))],
    [editors,   'may',     "read another's draft", (db) => getDoc(doc(db, 'articulos/borrador'))],
  ]),
  ...table(ARTICLE, 'list', [
    ['autor',    'may',     'list 50 of its own articles', (db, { uid }) => getDocs(articlesBy(db, uid, 50))],
    ['autor',    'may not', 'list 51 of its own articles', (db, { uid }) => getDocs(articlesBy(db, uid, 51))],
    ['autor',    'may not', "list another author's articles", (db) => getDocs(articlesBy(db, 'uid-moderador', 10))],
    [outsiders,  'may not', "list an author's articles", (db) => getDocs(articlesBy(db, 'uid-autor', 10))],
    [editors,    'may',     "list an author's articles", (db) => getDocs(articlesBy(db, 'uid-autor', 10))],
    [editors,    'may',     'count up to 1000 articles of any state', (db) => getCount(query(collection(db, 'articulos'), limit(1000)))],
    [editors,    'may not', 'list 1001 articles at once', (db) => getDocs(query(collection(db, 'articulos'), limit(1001)))],
    [EVERYONE,   'may',     'list 50 published articles', (db) => getDocs(published(db, 50))],
    [notEditors, 'may not', 'list 51 articles at once', (db) => getDocs(published(db, 51))],
    [EVERYONE,   'may not', 'list published articles without a limit',
      (db) => getDocs(query(collection(db, 'articulos'), where('estado', '==', 'publicado')))],
    [notEditors, 'may not', 'list articles of any state', (db) => getDocs(query(collection(db, 'articulos'), limit(10)))],
    [notEditors, 'may not', 'list published articles and drafts together',
      (db) => getDocs(query(collection(db, 'articulos'), where('estado', 'in', ['publicado', 'borrador']), limit(10)))],
  ]),
  ...table(ARTICLE, 'create', [
    [EVERYONE, 'may not', 'create an article', (db) => setDoc(doc(db, 'articulos/nuevo'), { estado: 'publicado' })],
  ]),
  ...table(ARTICLE, 'update', [
    [EVERYONE,  'may not', 'count a visit on the article itself', (db) => updateDoc(doc(db, 'articulos/publicado'), { visitas: increment(1) })],
    [EVERYONE,  'may not', 'count two visits at once', (db) => updateDoc(doc(db, 'articulos/publicado'), { visitas: increment(2) })],
    [EVERYONE,  'may not', 'take a visit away', (db) => updateDoc(doc(db, 'articulos/publicado'), { visitas: increment(-1) })],
    [EVERYONE,  'may not', 'set the visits to another number', (db) => updateDoc(doc(db, 'articulos/publicado'), { visitas: 1_000_000 })],
    [EVERYONE,  'may not', 'turn the visits into text', (db) => updateDoc(doc(db, 'articulos/publicado'), { visitas: '8' })],
    [EVERYONE,  'may not', 'turn the visits into a floating-point number',
      (db, { commit }) => commit([asDouble(db.app.options.projectId, 'articulos/publicado', 'visitas', 8)])],
    [EVERYONE,  'may not', 'change the title while counting a visit',
      (db) => updateDoc(doc(db, 'articulos/publicado'), { visitas: increment(1), titulo: 'Otro' })],
    [EVERYONE,  'may not', 'add a field while counting a visit',
      (db) => updateDoc(doc(db, 'articulos/publicado'), { visitas: increment(1), intruso: true })],
    [EVERYONE,  'may not', 'count a visit on a draft', (db) => updateDoc(doc(db, 'articulos/borrador'), { visitas: increment(1) })],
    [EVERYONE,  'may not', 'publish a draft', (db) => updateDoc(doc(db, 'articulos/borrador'), { estado: 'publicado' })],
    ['autor',   'may not', 'turn the count of comments into a floating-point number behind a sum of visits',
      (db, { commit }) => commit([sumWithDouble(db.app.options.projectId)]), { 'visitas/publicado': { cuenta: 1, fecha: Timestamp.fromMillis(0) } }],
    [EVERYONE,  'may not', 'count a comment that does not come',
      (db) => updateDoc(doc(db, 'articulos/publicado'), { comentariosCount: increment(1), ultimoComentario: 'nada' })],
    [EVERYONE,  'may not', 'count a comment once more',
      (db) => updateDoc(doc(db, 'articulos/publicado'), { comentariosCount: increment(1), ultimoComentario: 'c1' })],
    [EVERYONE,  'may not', 'take off the count a comment that stays',
      (db) => updateDoc(doc(db, 'articulos/publicado'), { comentariosCount: increment(-1), ultimoComentario: 'c1' })],
    [EVERYONE,  'may not', 'move the count without naming a comment',
      (db) => updateDoc(doc(db, 'articulos/publicado'), { comentariosCount: increment(1) })],
    ['usuario', 'may',     'count the comment it leaves', acting(addComment)],
    ['usuario', 'may not', 'change the title with the comment it leaves', acting(addComment, { article: { titulo: 'Otro' } })],
    ['usuario', 'may not', 'count a visit with the comment it leaves', acting(addComment, { article: { visitas: increment(1) } })],
    ['usuario', 'may',     'count its comment off when it deletes it', acting(removeComment)],
    ['autor',   'may not', 'write an article as it is with a comment that goes', (db) => {
      const batch = writeBatch(db);
      batch.update(doc(db, 'articulos/publicado'), { comentariosCount: 5 });
      batch.delete(doc(db, 'articulos/publicado/comentarios/c1'));
      return batch.commit();
    }, { 'articulos/publicado': article('archivado', { borrando: true, ultimoComentario: 'c1' }) }],
  ]),
  ...table(ARTICLE, 'delete', [
    [EVERYONE, 'may not', 'delete an article', (db) => deleteDoc(doc(db, 'articulos/publicado'))],
  ]),
];
