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
import { type Attempt, acting, everyoneBut, table, type Who } from './row';

const ACCOUNT = '/usuarios/{uid}';
const others: Who = everyoneBut('usuario');
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
// biome-ignore format: a row is a line
export const COMMENT_EVENTS = table(ACCOUNT, 'update', [
  ['usuario',              'may',     'count its new comment', acting(addComment)],
  ['usuario',              'may not', 'count a comment that does not come',
    acting(count, 1, { ...event('comentario', 'nada'), ...paced('comentario') })],
  ['usuario',              'may not', 'count a comment once more', acting(count, 1, { ...event('comentario', 'c1'), ...paced('comentario') })],
  ['usuario',              'may not', 'count its new comment in the past', acting(addComment, { account: { ultimaActividad: PAST } })],
  ['usuario',              'may not', 'earn points with its new comment', acting(addComment, { account: { puntos: increment(5) } })],
  ['usuario',              'may',     'count off the comment it deletes', acting(removeComment)],
  [['moderador', 'editor', 'administrador'], 'may',     "count off another's comment that it deletes",
    acting(removeComment, { author: 'uid-usuario' })],
  ['usuario',              'may not', 'count off a comment that stays', acting(count, -1, event('comentario-borrado', 'c1'))],
  ['usuario',              'may not', 'count off the comment it deletes in the past', acting(removeComment, { account: { ultimaActividad: PAST } })],
  ['usuario',              'may not', 'earn points with the comment it deletes', acting(removeComment, { account: { puntos: increment(5) } })],
  ['moderador',            'may not', 'say that another was active when it deletes their comment',
    acting(removeComment, { author: 'uid-usuario', account: { ultimaActividad: serverTimestamp() } })],
  ['moderador',            'may not', "count one's comment off two accounts", misattribute],
  [others,                 'may not', "lower another's count",
    (db) => updateDoc(doc(db, 'usuarios/uid-usuario'), { comentariosCount: increment(-1), ...event('comentario-borrado', 'c1') })],
  ['autor',                'may',     'count its comment off that goes with its article', sweep('propio', 'uid-autor', -1), LEAVING],
  ['autor',                'may not', 'count 50 comments for one that goes with its article', sweep('propio', 'uid-autor', 50), LEAVING],
  ['autor',                'may not', 'count its comment off twice that goes with its article', sweep('propio', 'uid-autor', -1, 2), LEAVING],
  [['autor', 'editor', 'administrador'], 'may not', "take a member's count away with a comment that goes with its article",
    sweep('c1', 'uid-usuario', -50), LEAVING],
  ['administrador',        'may not', 'count a comment that it imports', countImported],
  // Deletes an old comment without an account as its pretext: the moderator's own permission is not enough.
  ['otro',                 'may not', "touch another's account by deleting its own comment",
    acting(removeComment, { id: 'suyo', author: 'uid-usuario', account: { ...event('comentario-borrado', 'suyo'), nombre: deleteField() } })],
]);
