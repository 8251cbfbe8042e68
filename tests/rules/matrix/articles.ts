import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { addComment, removeComment } from '../commits';
import { asDouble, type Row, rowsOf } from './row';

const ARTICLE = '/articulos/{articulo}';
const { may, mayNot } = rowsOf(ARTICLE);
const member = rowsOf(ARTICLE, ['usuario']);

const published = (db: Firestore, max: number) =>
  query(collection(db, 'articulos'), where('estado', '==', 'publicado'), limit(max));

/** A visit whose write also turns the comments' counter, 5, into 5.0. */
const visitWithDouble = (projectId: string | undefined) => {
  const { update } = asDouble(projectId, 'articulos/publicado', 'comentariosCount', 5);
  const fields = { ...update.fields, visitas: { integerValue: '8' } };
  return { update: { ...update, fields }, updateMask: { fieldPaths: ['comentariosCount', 'visitas'] } };
};

export const ARTICLES: readonly Row[] = [
  may('get', 'read a published article', (db) => getDoc(doc(db, 'articulos/publicado'))),
  may('get', 'learn that an article does not exist', (db) => getDoc(doc(db, 'articulos/nada'))),
  mayNot('get', 'read a draft', (db) => getDoc(doc(db, 'articulos/borrador'))),
  mayNot('get', 'read an archived article', (db) => getDoc(doc(db, 'articulos/archivado'))),
  may('list', 'list 50 published articles', (db) => getDocs(published(db, 50))),
  mayNot('list', 'list 51 articles at once', (db) => getDocs(published(db, 51))),
  mayNot('list', 'list published articles without a limit', (db) =>
    getDocs(query(collection(db, 'articulos'), where('estado', '==', 'publicado'))),
  ),
  mayNot('list', 'list articles of any state', (db) =>
    getDocs(query(collection(db, 'articulos'), limit(10))),
  ),
  mayNot('list', 'list published articles and drafts together', (db) =>
    getDocs(query(collection(db, 'articulos'), where('estado', 'in', ['publicado', 'borrador']), limit(10))),
  ),
  mayNot('create', 'create an article', (db) => setDoc(doc(db, 'articulos/nuevo'), { estado: 'publicado' })),
  may('update', 'count one visit', (db) =>
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
  mayNot(
    'update',
    'turn the count of comments into a floating-point number behind a visit',
    (db, { commit }) => commit([visitWithDouble(db.app.options.projectId)]),
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
];
