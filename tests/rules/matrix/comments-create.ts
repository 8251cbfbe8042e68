import { doc, increment, Timestamp, writeBatch } from 'firebase/firestore/lite';
import { addComment, addCommentToBatch, newComment } from '../commits';
import { account, type Data } from '../fixtures';
import { type Attempt, everyoneBut, type Row, rowsOf } from './row';

const COMMENT = '/articulos/{articulo}/comentarios/{comentario}';
const member = rowsOf(COMMENT, ['usuario']);

/** A comment with one thing wrong, in a commit that is right otherwise. */
const comment =
  (changes: Data): Attempt =>
  (db, { uid }) =>
    addComment(db, uid, { comment: changes });
const without =
  (field: string): Attempt =>
  (db, { uid }) => {
    const { [field]: _, ...rest } = newComment(uid, 'publicado');
    const batch = writeBatch(db);
    addCommentToBatch(batch, db, uid, { comment: null });
    batch.set(doc(db, 'articulos/publicado/comentarios/nuevo'), rest);
    return batch.commit();
  };

const FIELDS = [
  'autor',
  'autorId',
  'contenido',
  'fechaPublicacion',
  'fechaActualizacion',
  'articuloId',
  'articuloTitulo',
  'articuloPublicado',
];
const WRONG: readonly [what: string, changes: Data][] = [
  ['with a blank name', { autor: ' \n' }],
  ['with a name of 81 characters', { autor: 'x'.repeat(81) }],
  ['with a list for a name', { autor: ['Lucía'] }],
  ["in another's name", { autorId: 'uid-otro' }],
  ['in nobody’s name', { autorId: null }],
  ['with a blank text', { contenido: '   ' }],
  ['with a text of 3001 characters', { contenido: 'x'.repeat(3001) }],
  ['with a map for a text', { contenido: { html: '<b>' } }],
  ['with a past date', { fechaPublicacion: Timestamp.fromMillis(0) }],
  ['with a past date of change', { fechaActualizacion: Timestamp.fromMillis(0) }],
  ['that says it belongs to another article', { articuloId: 'guardado' }],
  ['with another title for its article', { articuloTitulo: 'Otro' }],
  ['that says its article is not published', { articuloPublicado: false }],
  ["with a face that is not its account's", { autorAvatar: '/img/avatares/lehi.svg' }],
  ['with one more field', { email: 'lucia@example.org' }],
];

/** New comments, with the counters that move with them. */
export const NEW_COMMENTS: readonly Row[] = [
  rowsOf(COMMENT, everyoneBut('visitante', 'nuevo', 'suspendido', 'pendiente')).may(
    'create',
    'comment a published article',
    comment({}),
  ),
  rowsOf(COMMENT, ['suspendido', 'pendiente', 'nuevo']).mayNot(
    'create',
    'comment a published article',
    comment({}),
  ),
  rowsOf(COMMENT, ['visitante']).mayNot('create', 'comment as somebody', (db) =>
    addComment(db, 'uid-usuario'),
  ),
  member.may(
    'create',
    'comment with name and text at their limit',
    comment({ autor: 'ñ'.repeat(80), contenido: 'á'.repeat(3000) }),
  ),
  member.may('create', 'comment with its face', comment({ autorAvatar: '/img/avatares/rey.svg' }), {
    'usuarios/uid-usuario': account('usuario', { avatar: '/img/avatares/rey.svg' }),
  }),
  member.may('create', 'comment and say that it has no face', comment({ autorAvatar: null })),
  ...WRONG.map(([what, changes]) => member.mayNot('create', `leave a comment ${what}`, comment(changes))),
  ...FIELDS.map((field) => member.mayNot('create', `leave a comment without ${field}`, without(field))),
  ...['borrador', 'archivado'].map((articulo) =>
    member.mayNot('create', `comment an article in state ${articulo}`, (db, { uid }) =>
      addComment(db, uid, { articulo }),
    ),
  ),
  member.mayNot('create', 'comment an article that does not exist', (db, { uid }) =>
    addComment(db, uid, { articulo: 'nada', article: null }),
  ),
  member.mayNot('create', 'comment without the permission', comment({}), {
    'usuarios/uid-usuario': account('usuario', { permisos: { comentar: false, participarForo: true } }),
  }),
  member.mayNot('create', 'comment without the count of the article', (db, { uid }) =>
    addComment(db, uid, { article: null }),
  ),
  member.mayNot('create', 'comment and count it twice on the article', (db, { uid }) =>
    addComment(db, uid, { article: { comentariosCount: increment(2) } }),
  ),
  member.mayNot('create', 'comment and name another comment on the article', async (db, { uid }) => {
    const batch = writeBatch(db);
    addCommentToBatch(batch, db, uid, { id: 'uno', article: { ultimoComentario: 'dos' } });
    return batch.commit();
  }),
  member.mayNot('create', 'leave two comments of an article that count once', (db, { uid }) => {
    const batch = writeBatch(db);
    addCommentToBatch(batch, db, uid, { id: 'uno' });
    addCommentToBatch(batch, db, uid, { id: 'dos', article: null, account: null });
    return batch.commit();
  }),
  member.mayNot(
    'create',
    'leave two comments on two articles that count once on the account',
    (db, { uid }) => {
      const batch = writeBatch(db);
      addCommentToBatch(batch, db, uid, { id: 'uno' });
      addCommentToBatch(batch, db, uid, { id: 'dos', articulo: 'guardado', account: null });
      return batch.commit();
    },
  ),
  member.mayNot('create', 'comment without the count of the account', (db, { uid }) =>
    addComment(db, uid, { account: null }),
  ),
  member.mayNot('create', 'comment and count it twice on the account', (db, { uid }) =>
    addComment(db, uid, { account: { comentariosCount: increment(2) } }),
  ),
  member.mayNot('create', 'comment and name another event', (db, { uid }) =>
    addComment(db, uid, {
      account: { ultimoEvento: { tipo: 'comentario', id: 'otro', articulo: 'publicado' } },
    }),
  ),
  member.mayNot('create', 'comment and call the event something else', (db, { uid }) =>
    addComment(db, uid, {
      account: { ultimoEvento: { tipo: 'insignia', id: 'nuevo', articulo: 'publicado' } },
    }),
  ),
];
