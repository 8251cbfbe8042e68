import { deleteDoc, doc, writeBatch } from 'firebase/firestore/lite';
import { account, article, type Data, shardsAt } from '../fixtures';
import { addSaveToBatch, publish, type SaveParts, save, withdraw, withPermission } from '../staff-commits';
import { type Attempt, everyoneBut, type Row, rowsOf } from './row';

const ARTICLE = '/articulos/{articulo}';
const writer = rowsOf(ARTICLE, ['autor']);
const editors = rowsOf(ARTICLE, ['editor', 'administrador']);
const whoMay = rowsOf(ARTICLE, ['autor', 'editor', 'administrador']);
const others = rowsOf(ARTICLE, everyoneBut('autor', 'editor', 'administrador'));
const creators = rowsOf(ARTICLE, ['autor', 'editor', 'moderador', 'administrador']);
const members = rowsOf(ARTICLE, everyoneBut('autor', 'editor', 'moderador', 'administrador'));

const saving =
  (parts: SaveParts = {}): Attempt =>
  (db, { uid }) =>
    save(db, uid, parts);
const publishing =
  (parts: SaveParts = {}): Attempt =>
  (db, { uid }) =>
    publish(db, uid, parts);
const withdrawing =
  (parts: SaveParts = {}): Attempt =>
  (db, { uid }) =>
    withdraw(db, uid, parts);
const creating = (parts: SaveParts = {}): Attempt => saving({ id: 'nuevo', stored: null, ...parts });

const TEXT = { contenido: 'Otro texto.' };
const OWN_OF_MODERATOR = { 'articulos/borrador': article('borrador', { autorId: 'uid-moderador' }) };
const suspended = (persona: string) => ({
  [`usuarios/uid-${persona}`]: account(persona, { estado: 'suspendido' }),
});
const without = (persona: string, permission: string) => ({
  [`usuarios/uid-${persona}`]: withPermission(persona, permission, false),
});
/** An article of before there were versions. */
const {
  version: _v,
  revisiones: _r,
  imagenesAlt: _a,
  tituloOrden: _o,
  tituloClaves: _c,
  pasajesPrincipales: _p,
  ...OLD
} = article('publicado') as Data & Record<string, unknown>;

const SAVES: readonly Row[] = [
  whoMay.may('update', 'save a draft', saving({ id: 'borrador', change: TEXT })),
  whoMay.may('update', 'save a published article with its entries and a revision', saving({ change: TEXT })),
  whoMay.may('update', 'publish a draft', publishing()),
  whoMay.may('update', 'withdraw a published article', withdrawing()),
  whoMay.may(
    'update',
    'turn a published article into a draft',
    withdrawing({ change: { estado: 'borrador' } }),
  ),
  whoMay.may(
    'update',
    'move the entries of an article to another shard',
    saving({ change: { fragmentos: shardsAt('-02') } }),
  ),
  others.mayNot('update', "save another's draft", saving({ id: 'borrador', change: TEXT })),
  others.mayNot('update', "save another's published article", saving({ change: TEXT })),
  others.mayNot('update', "publish another's draft", publishing()),
  others.mayNot('update', "withdraw another's article", withdrawing()),
  rowsOf(ARTICLE, ['moderador']).may(
    'update',
    'save its own draft',
    saving({ id: 'borrador', stored: OWN_OF_MODERATOR['articulos/borrador'], change: TEXT }),
    OWN_OF_MODERATOR,
  ),
  writer.mayNot(
    'update',
    "save another author's draft",
    saving({ id: 'borrador', change: TEXT }),
    OWN_OF_MODERATOR,
  ),
  writer.mayNot(
    'update',
    'save its own draft while suspended',
    saving({ id: 'borrador', change: TEXT }),
    suspended('autor'),
  ),
  writer.mayNot(
    'update',
    'save its own draft without editarPropiosArticulos',
    saving({ id: 'borrador', change: TEXT }),
    without('autor', 'editarPropiosArticulos'),
  ),
  editors.may(
    'update',
    'save an article of before there were versions',
    saving({
      stored: OLD,
      change: { ...TEXT, imagenesAlt: {}, tituloOrden: 'altares', tituloClaves: ['al'] },
    }),
    { 'articulos/publicado': OLD },
  ),
  editors.may('update', 'withdraw an article whose author is gone', withdrawing({ author: null }), {
    'articulos/publicado': article('publicado', { autorId: 'uid-ausente' }),
  }),
];

const CREATE: readonly Row[] = [
  creators.may('create', 'create a draft', creating()),
  creators.may('create', 'create an article as published', creating({ change: { estado: 'publicado' } })),
  members.mayNot('create', 'create a draft', creating()),
  members.mayNot('create', 'create an article as published', creating({ change: { estado: 'publicado' } })),
  writer.mayNot('create', 'create a draft while suspended', creating(), suspended('autor')),
  writer.mayNot(
    'create',
    'create a draft without crearArticulos',
    creating(),
    without('autor', 'crearArticulos'),
  ),
];

const DELETE: readonly Row[] = [
  whoMay.may('delete', 'delete a draft', (db) => deleteDoc(doc(db, 'articulos/borrador'))),
  whoMay.may('delete', 'delete an archived article', (db) => deleteDoc(doc(db, 'articulos/archivado'))),
  whoMay.mayNot('delete', 'withdraw and delete an article in one commit', (db, { uid }) => {
    const batch = writeBatch(db);
    addSaveToBatch(batch, db, uid, { change: { estado: 'archivado' } });
    batch.delete(doc(db, 'articulos/publicado'));
    return batch.commit();
  }),
  others.mayNot('delete', "delete another's draft", (db) => deleteDoc(doc(db, 'articulos/borrador'))),
  whoMay.mayNot('delete', 'delete a published article', (db) => deleteDoc(doc(db, 'articulos/publicado'))),
];

/** Saving, creating and deleting articles. */
export const ARTICLE_SAVES: readonly Row[] = [...SAVES, ...CREATE, ...DELETE];
