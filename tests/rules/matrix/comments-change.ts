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
import { account, comment, type Data } from '../fixtures';
import { type Attempt, everyoneBut, type Row, rowsOf } from './row';

const COMMENT = '/articulos/{articulo}/comentarios/{comentario}';
const OWN = 'articulos/publicado/comentarios/c1';
const anyone = rowsOf(COMMENT);
const member = rowsOf(COMMENT, ['usuario']);
const moderator = rowsOf(COMMENT, ['moderador', 'editor', 'administrador']);
const notModerators = rowsOf(COMMENT, everyoneBut('moderador', 'editor', 'administrador'));

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

const UPDATE: readonly Row[] = [
  member.may('update', 'edit its comment', edit({})),
  member.mayNot('update', 'edit its comment at no pace', edit({}, OWN, null)),
  member.may('update', 'edit its comment to 3000 characters', edit({ contenido: 'x'.repeat(3000) })),
  rowsOf(COMMENT, everyoneBut('usuario')).mayNot('update', "edit another's comment", edit({})),
  rowsOf(COMMENT, ['suspendido']).mayNot(
    'update',
    'edit its own comment',
    edit({}, 'articulos/publicado/comentarios/castigado'),
  ),
  member.mayNot('update', 'edit its comment to 3001 characters', edit({ contenido: 'x'.repeat(3001) })),
  member.mayNot('update', 'edit its comment to nothing', edit({ contenido: '' })),
  member.mayNot(
    'update',
    'edit its comment in the past',
    edit({ fechaActualizacion: Timestamp.fromMillis(0) }),
  ),
  member.mayNot('update', 'publish its comment again, today', edit({ fechaPublicacion: serverTimestamp() })),
  member.mayNot('update', 'edit its comment and its name', edit({ autor: 'Administración' })),
  member.mayNot('update', 'give its comment to another', edit({ autorId: 'uid-otro' })),
  member.mayNot('update', 'move its comment to another article', edit({ articuloId: 'guardado' })),
  member.may('update', 'take its name off once its account is gone', anonymous({}), GONE),
  member.may(
    'update',
    'take name and face off once its account is gone',
    anonymous({ autorAvatar: deleteField() }),
    FACE_LEFT,
  ),
  member.mayNot('update', 'leave its face when its account is gone', anonymous({}), FACE_LEFT),
  member.mayNot('update', 'leave the mark of its role when its account is gone', anonymous({}), {
    ...GONE,
    [OWN]: comment('publicado', 'uid-usuario', { autorRol: 'autor' }),
  }),
  member.mayNot('update', 'edit its comment and its face', edit({ autorAvatar: '/img/avatares/rey.svg' })),
  member.mayNot('update', 'edit its comment once its account is gone', edit({}), GONE),
  member.mayNot('update', 'take its name off while it has an account', anonymous({})),
  member.mayNot('update', 'leave another name when its account is gone', anonymous({ autor: 'Otro' }), GONE),
  member.mayNot(
    'update',
    'leave its comment to another when its account is gone',
    anonymous({ autorId: 'uid-otro' }),
    GONE,
  ),
  member.mayNot('update', 'change the text when its account is gone', anonymous({ contenido: 'X' }), GONE),
];

const SUSPENDED_MODERATOR = { 'usuarios/uid-moderador': account('moderador', { estado: 'suspendido' }) };
const ofMember = { author: 'uid-usuario' };

const DELETE: readonly Row[] = [
  member.may('delete', 'delete its comment', (db, { uid }) => removeComment(db, uid)),
  moderator.may('delete', "delete another's comment", (db, { uid }) => removeComment(db, uid, ofMember)),
  moderator.may('delete', 'delete a comment whose author is gone', (db, { uid }) =>
    removeComment(db, uid, { id: 'huerfano', author: null }),
  ),
  moderator.may('delete', 'delete a comment that never had an author', (db, { uid }) =>
    removeComment(db, uid, { id: 'antiguo', author: null }),
  ),
  rowsOf(COMMENT, everyoneBut('usuario', 'moderador', 'editor', 'administrador')).mayNot(
    'delete',
    "delete another's comment",
    (db, { uid }) => removeComment(db, uid, ofMember),
  ),
  rowsOf(COMMENT, everyoneBut('moderador', 'editor', 'administrador')).mayNot(
    'delete',
    'delete a comment whose author is gone',
    (db, { uid }) => removeComment(db, uid, { id: 'huerfano', author: null }),
  ),
  rowsOf(COMMENT, ['suspendido']).mayNot('delete', 'delete its own comment', (db, { uid }) =>
    removeComment(db, uid, { id: 'castigado' }),
  ),
  rowsOf(COMMENT, ['moderador']).mayNot(
    'delete',
    "delete another's comment while suspended",
    (db, { uid }) => removeComment(db, uid, ofMember),
    SUSPENDED_MODERATOR,
  ),
  member.mayNot('delete', 'delete its comment without counting it off the article', (db, { uid }) =>
    removeComment(db, uid, { article: null }),
  ),
  member.mayNot('delete', 'delete its comment and count two off the article', (db, { uid }) =>
    removeComment(db, uid, { article: { comentariosCount: increment(-2) } }),
  ),
  member.mayNot('delete', 'delete its comment without counting it off its account', (db, { uid }) =>
    removeComment(db, uid, { account: null }),
  ),
  member.mayNot('delete', 'delete its comment and keep the count of its account', (db, { uid }) =>
    removeComment(db, uid, { account: { comentariosCount: increment(0) } }),
  ),
  moderator.mayNot('delete', "delete another's comment without counting it off", (db, { uid }) =>
    removeComment(db, uid, { ...ofMember, account: null }),
  ),
  moderator.mayNot('delete', 'delete two comments of an article that count once', (db) => {
    const batch = writeBatch(db);
    for (const id of ['huerfano', 'antiguo']) batch.delete(doc(db, 'articulos/publicado/comentarios', id));
    const count = { comentariosCount: increment(-1), ultimoComentario: 'huerfano' };
    batch.update(doc(db, 'articulos/publicado'), count);
    return batch.commit();
  }),
  anyone.mayNot('delete', 'delete a comment and nothing else', (db) => deleteDoc(doc(db, OWN))),
];

/** Comments that are edited, left behind or deleted, with the counters that move with them. */
export const COMMENT_CHANGES: readonly Row[] = [
  ...UPDATE,
  ...DELETE,
  // Reading is decided by the recursive match: here only what neither allows.
  notModerators.mayNot('get', 'read a comment of an archived article', (db) =>
    getDoc(doc(db, 'articulos/archivado/comentarios/c1')),
  ),
  notModerators.mayNot('list', 'list the comments of an article without a filter', (db) =>
    getDocs(query(collection(db, 'articulos/publicado/comentarios'), limit(5))),
  ),
  anyone.mayNot('list', 'list 201 comments of an article', (db) =>
    getDocs(query(collection(db, 'articulos/publicado/comentarios'), limit(201))),
  ),
];
