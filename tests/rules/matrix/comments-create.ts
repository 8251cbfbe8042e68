import { doc, increment, Timestamp, writeBatch } from 'firebase/firestore/lite';
import { addComment, addCommentToBatch, newComment } from '../commits';
import { type Data, withAccount } from '../fixtures';
import { type Attempt, acting, everyoneBut, type Line, sending, table } from './row';

const COMMENT = '/articulos/{articulo}/comentarios/{comentario}';

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
// biome-ignore format: a row is a line
export const NEW_COMMENTS = table(COMMENT, 'create', [
  [everyoneBut('visitante', 'nuevo', 'suspendido', 'pendiente'), 'may',     'comment a published article', comment({})],
  [['suspendido', 'pendiente', 'nuevo'], 'may not', 'comment a published article', comment({})],
  ['visitante',            'may not', 'comment as somebody', sending(addComment, 'uid-usuario')],
  ['usuario',              'may',     'comment with name and text at their limit', comment({ autor: 'ñ'.repeat(80), contenido: 'á'.repeat(3000) })],
  ['usuario',              'may',     'comment with its face',
    comment({ autorAvatar: '/img/avatares/rey.svg' }), withAccount('usuario', { avatar: '/img/avatares/rey.svg' })],
  ['usuario',              'may',     'comment and say that it has no face', comment({ autorAvatar: null })],
  ...WRONG.map(([what, changes]): Line => ['usuario', 'may not', `leave a comment ${what}`, comment(changes)]),
  ...FIELDS.map((field): Line => ['usuario', 'may not', `leave a comment without ${field}`, without(field)]),
  ...['borrador', 'archivado'].map((articulo): Line =>
    ['usuario', 'may not', `comment an article in state ${articulo}`, acting(addComment, { articulo })]
  ),
  ['usuario',              'may not', 'comment an article that does not exist', acting(addComment, { articulo: 'nada', article: null })],
  ['usuario',              'may not', 'comment without the permission',
    comment({}), withAccount('usuario', { permisos: { comentar: false, participarForo: true } })],
  ['usuario',              'may not', 'comment without the count of the article', acting(addComment, { article: null })],
  ['usuario',              'may not', 'comment and count it twice on the article',
    acting(addComment, { article: { comentariosCount: increment(2) } })],
  ['usuario',              'may not', 'comment and name another comment on the article', async (db, { uid }) => {
    const batch = writeBatch(db);
    addCommentToBatch(batch, db, uid, { id: 'uno', article: { ultimoComentario: 'dos' } });
    return batch.commit();
  }],
  ['usuario',              'may not', 'leave two comments of an article that count once', (db, { uid }) => {
    const batch = writeBatch(db);
    addCommentToBatch(batch, db, uid, { id: 'uno' });
    addCommentToBatch(batch, db, uid, { id: 'dos', article: null, account: null });
    return batch.commit();
  }],
  ['usuario',              'may not', 'leave two comments on two articles that count once on the account', (db, { uid }) => {
    const batch = writeBatch(db);
    addCommentToBatch(batch, db, uid, { id: 'uno' });
    addCommentToBatch(batch, db, uid, { id: 'dos', articulo: 'guardado', account: null });
    return batch.commit();
  }],
  ['usuario',              'may not', 'comment without the count of the account', acting(addComment, { account: null })],
  ['usuario',              'may not', 'comment and count it twice on the account',
    acting(addComment, { account: { comentariosCount: increment(2) } })],
  ['usuario',              'may not', 'comment and name another event',
    acting(addComment, { account: { ultimoEvento: { tipo: 'comentario', id: 'otro', articulo: 'publicado' } } })],
  ['usuario',              'may not', 'comment and call the event something else',
    acting(addComment, { account: { ultimoEvento: { tipo: 'insignia', id: 'nuevo', articulo: 'publicado' } } })],
]);
