import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  serverTimestamp,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { editComment, removeComment } from '../commits';
import { comment, type Data, withAccount } from '../fixtures';
import { type Attempt, acting, EVERYONE, everyoneBut, type Row, table, type Who } from './row';

const COMMENT = '/articulos/{articulo}/comentarios/{comentario}';
const OWN = 'articulos/publicado/comentarios/c1';
const moderator: Who = ['moderador', 'editor', 'administrador'];
const notModerators: Who = everyoneBut('moderador', 'editor', 'administrador');

const edit =
  (changes: Data, path = OWN, own: Data | null = {}): Attempt =>
  (db, { uid }) =>
    editComment(db, uid, path, changes, own);
const anonymous =
  (changes: Data): Attempt =>
  (db) =>
    updateDoc(doc(db, OWN), { autor: 'Usuario eliminado', autorId: 'eliminado', ...changes });
const GONE = { 'usuarios/uid-usuario': null, 'perfiles/uid-usuario': null };

/** A comment with a face, of an account that is gone. */
const FACE_LEFT = {
  ...GONE,
  [OWN]: comment('publicado', 'uid-usuario', { autorAvatar: '/img/avatares/rey.svg' }),
};

// biome-ignore format: a row is a line
const UPDATE = table(COMMENT, 'update', [
  ['usuario',              'may',     'edit its comment', edit({})],
  ['usuario',              'may not', 'edit its comment at no pace', edit({}, OWN, null)],
  ['usuario',              'may',     'edit its comment to 3000 characters', edit({ contenido: 'x'.repeat(3000) })],
  [everyoneBut('usuario'), 'may not', "edit another's comment", edit({})],
  ['suspendido',           'may not', 'edit its own comment', edit({}, 'articulos/publicado/comentarios/castigado')],
  ['usuario',              'may not', 'edit its comment to 3001 characters', edit({ contenido: 'x'.repeat(3001) })],
  ['usuario',              'may not', 'edit its comment to nothing', edit({ contenido: '' })],
  ['usuario',              'may not', 'edit its comment in the past', edit({ fechaActualizacion: Timestamp.fromMillis(0) })],
  ['usuario',              'may not', 'publish its comment again, today', edit({ fechaPublicacion: serverTimestamp() })],
  ['usuario',              'may not', 'edit its comment and its name', edit({ autor: 'Administración' })],
  ['usuario',              'may not', 'give its comment to another', edit({ autorId: 'uid-otro' })],
  ['usuario',              'may not', 'move its comment to another article', edit({ articuloId: 'guardado' })],
  ['usuario',              'may',     'take its name off once its account is gone', anonymous({}), GONE],
  ['usuario',              'may',     'take name and face off once its account is gone', anonymous({ autorAvatar: deleteField() }), FACE_LEFT],
  ['usuario',              'may not', 'leave its face when its account is gone', anonymous({}), FACE_LEFT],
  ['usuario',              'may not', 'leave the mark of its role when its account is gone',
    anonymous({}), { ...GONE, [OWN]: comment('publicado', 'uid-usuario', { autorRol: 'autor' }) }],
  ['usuario',              'may not', 'edit its comment and its face', edit({ autorAvatar: '/img/avatares/rey.svg' })],
  ['usuario',              'may not', 'edit its comment once its account is gone', edit({}), GONE],
  ['usuario',              'may not', 'take its name off while it has an account', anonymous({})],
  ['usuario',              'may not', 'leave another name when its account is gone', anonymous({ autor: 'Otro' }), GONE],
  ['usuario',              'may not', 'leave its comment to another when its account is gone', anonymous({ autorId: 'uid-otro' }), GONE],
  ['usuario',              'may not', 'change the text when its account is gone', anonymous({ contenido: 'X' }), GONE],
]);

const SUSPENDED_MODERATOR = withAccount('moderador', { estado: 'suspendido' });
const ofMember = { author: 'uid-usuario' };

// biome-ignore format: a row is a line
const DELETE = table(COMMENT, 'delete', [
  ['usuario',              'may',     'delete its comment', acting(removeComment)],
  [moderator,              'may',     "delete another's comment", acting(removeComment, ofMember)],
  [moderator,              'may',     'delete a comment whose author is gone', acting(removeComment, { id: 'huerfano', author: null })],
  [moderator,              'may',     'delete a comment that never had an author', acting(removeComment, { id: 'antiguo', author: null })],
  [everyoneBut('usuario', 'moderador', 'editor', 'administrador'), 'may not', "delete another's comment", acting(removeComment, ofMember)],
  [everyoneBut('moderador', 'editor', 'administrador'), 'may not', 'delete a comment whose author is gone',
    acting(removeComment, { id: 'huerfano', author: null })],
  ['suspendido',           'may not', 'delete its own comment', acting(removeComment, { id: 'castigado' })],
  ['moderador',            'may not', "delete another's comment while suspended", acting(removeComment, ofMember), SUSPENDED_MODERATOR],
  ['usuario',              'may not', 'delete its comment without counting it off the article', acting(removeComment, { article: null })],
  ['usuario',              'may not', 'delete its comment and count two off the article',
    acting(removeComment, { article: { comentariosCount: increment(-2) } })],
  ['usuario',              'may not', 'delete its comment without counting it off its account', acting(removeComment, { account: null })],
  ['usuario',              'may not', 'delete its comment and keep the count of its account',
    acting(removeComment, { account: { comentariosCount: increment(0) } })],
  [moderator,              'may not', "delete another's comment without counting it off", acting(removeComment, { ...ofMember, account: null })],
  [moderator,              'may not', 'delete two comments of an article that count once', (db) => {
    const batch = writeBatch(db);
    for (const id of ['huerfano', 'antiguo']) batch.delete(doc(db, 'articulos/publicado/comentarios', id));
    const count = { comentariosCount: increment(-1), ultimoComentario: 'huerfano' };
    batch.update(doc(db, 'articulos/publicado'), count);
    return batch.commit();
  }],
  [EVERYONE,               'may not', 'delete a comment and nothing else', (db) => deleteDoc(doc(db, OWN))],
]);

/** Comments that are edited, left behind or deleted, with the counters that move with them. */
// biome-ignore format: a row is a line
export const COMMENT_CHANGES: readonly Row[] = [
  ...UPDATE,
  ...DELETE,
  ...table(COMMENT, 'get', [
    // Reading is decided by the recursive match: here only what neither allows.
    [notModerators, 'may not', 'read a comment of an archived article', (db) => getDoc(doc(db, 'articulos/archivado/comentarios/c1'))],
  ]),
  ...table(COMMENT, 'list', [
    [notModerators, 'may not', 'list the comments of an article without a filter',
      (db) => getDocs(query(collection(db, 'articulos/publicado/comentarios'), limit(5)))],
    [EVERYONE,      'may not', 'list 201 comments of an article',
      (db) => getDocs(query(collection(db, 'articulos/publicado/comentarios'), limit(201)))],
  ]),
];
