import {
  deleteField,
  doc,
  type Firestore,
  increment,
  serverTimestamp,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { addComment, paced, removeComment } from '../commits';
import { article, comment, type Data } from '../fixtures';
import { type Attempt, everyoneBut, type Row, rowsOf } from './row';

const ACCOUNT = '/usuarios/{uid}';
const member = rowsOf(ACCOUNT, ['usuario']);
const others = rowsOf(ACCOUNT, everyoneBut('usuario'));
const PAST = Timestamp.fromMillis(0);

const count = (db: Firestore, uid: string, step: number, changes: Data) =>
  updateDoc(doc(db, 'usuarios', uid), {
    comentariosCount: increment(step),
    ultimaActividad: serverTimestamp(),
    ...changes,
  });
const event = (tipo: string, id: string) => ({ ultimoEvento: { tipo, id, articulo: 'publicado' } });

/** A moderator deletes the comment of one account and takes it off another's. */
const misattribute: Attempt = (db) => {
  const batch = writeBatch(db);
  const removal = {
    ultimoEvento: { tipo: 'comentario-borrado', id: 'c1', articulo: 'publicado' },
    comentariosCount: increment(-1),
  };
  batch.delete(doc(db, 'articulos/publicado/comentarios/c1'));
  batch.update(doc(db, 'articulos/publicado'), { comentariosCount: increment(-1), ultimoComentario: 'c1' });
  for (const uid of ['uid-usuario', 'uid-otro']) batch.update(doc(db, 'usuarios', uid), removal);
  return batch.commit();
};

/** An article of the autor's that is being deleted, with comments of the autor and of a member. */
const LEAVING = {
  'articulos/publicado': article('archivado', { borrando: true }),
  'articulos/publicado/comentarios/propio': comment('publicado', 'uid-autor'),
};
/** Deletes a comment with its article, which nothing holds to a step, and moves the count of its author's account. */
const sweep =
  (id: string, author: string, step: number, times = 1): Attempt =>
  (db) => {
    const batch = writeBatch(db);
    batch.delete(doc(db, 'articulos/publicado/comentarios', id));
    for (let n = 0; n < times; n += 1)
      batch.update(doc(db, 'usuarios', author), {
        comentariosCount: increment(step),
        ultimoEvento: { tipo: 'comentario-borrado', id, articulo: 'publicado' },
      });
    return batch.commit();
  };
/** Imports a comment, and counts it as one's own. */
const countImported: Attempt = (db, { uid }) =>
  addComment(db, uid, {
    comment: { autorId: null },
    article: null,
    account: { comentariosCount: increment(50) },
  });

/** Comments that an account counts. */
export const COMMENT_EVENTS: readonly Row[] = [
  member.may('update', 'count its new comment', (db, { uid }) => addComment(db, uid)),
  member.mayNot('update', 'count a comment that does not come', (db, { uid }) =>
    count(db, uid, 1, { ...event('comentario', 'nada'), ...paced('comentario') }),
  ),
  member.mayNot('update', 'count a comment once more', (db, { uid }) =>
    count(db, uid, 1, { ...event('comentario', 'c1'), ...paced('comentario') }),
  ),
  member.mayNot('update', 'count its new comment in the past', (db, { uid }) =>
    addComment(db, uid, { account: { ultimaActividad: PAST } }),
  ),
  member.mayNot('update', 'earn points with its new comment', (db, { uid }) =>
    addComment(db, uid, { account: { puntos: increment(5) } }),
  ),
  member.may('update', 'count off the comment it deletes', (db, { uid }) => removeComment(db, uid)),
  rowsOf(ACCOUNT, ['moderador', 'editor', 'administrador']).may(
    'update',
    "count off another's comment that it deletes",
    (db, { uid }) => removeComment(db, uid, { author: 'uid-usuario' }),
  ),
  member.mayNot('update', 'count off a comment that stays', (db, { uid }) =>
    count(db, uid, -1, event('comentario-borrado', 'c1')),
  ),
  member.mayNot('update', 'count off the comment it deletes in the past', (db, { uid }) =>
    removeComment(db, uid, { account: { ultimaActividad: PAST } }),
  ),
  member.mayNot('update', 'earn points with the comment it deletes', (db, { uid }) =>
    removeComment(db, uid, { account: { puntos: increment(5) } }),
  ),
  rowsOf(ACCOUNT, ['moderador']).mayNot(
    'update',
    'say that another was active when it deletes their comment',
    (db, { uid }) =>
      removeComment(db, uid, { author: 'uid-usuario', account: { ultimaActividad: serverTimestamp() } }),
  ),
  rowsOf(ACCOUNT, ['moderador']).mayNot('update', "count one's comment off two accounts", misattribute),
  others.mayNot('update', "lower another's count", (db) =>
    updateDoc(doc(db, 'usuarios/uid-usuario'), {
      comentariosCount: increment(-1),
      ...event('comentario-borrado', 'c1'),
    }),
  ),
  rowsOf(ACCOUNT, ['autor']).may(
    'update',
    'count its comment off that goes with its article',
    sweep('propio', 'uid-autor', -1),
    LEAVING,
  ),
  rowsOf(ACCOUNT, ['autor']).mayNot(
    'update',
    'count 50 comments for one that goes with its article',
    sweep('propio', 'uid-autor', 50),
    LEAVING,
  ),
  rowsOf(ACCOUNT, ['autor']).mayNot(
    'update',
    'count its comment off twice that goes with its article',
    sweep('propio', 'uid-autor', -1, 2),
    LEAVING,
  ),
  rowsOf(ACCOUNT, ['autor', 'editor', 'administrador']).mayNot(
    'update',
    "take a member's count away with a comment that goes with its article",
    sweep('c1', 'uid-usuario', -50),
    LEAVING,
  ),
  rowsOf(ACCOUNT, ['administrador']).mayNot('update', 'count a comment that it imports', countImported),
  // Deletes an old comment without an account as its pretext: the moderator's own permission is not enough.
  rowsOf(ACCOUNT, ['otro']).mayNot(
    'update',
    "touch another's account by deleting its own comment",
    (db, { uid }) =>
      removeComment(db, uid, {
        id: 'suyo',
        author: 'uid-usuario',
        account: { ...event('comentario-borrado', 'suyo'), nombre: deleteField() },
      }),
  ),
];
