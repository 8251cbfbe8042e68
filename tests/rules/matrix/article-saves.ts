import { deleteDoc, doc, updateDoc, writeBatch } from 'firebase/firestore/lite';
import { account, article, type Data, evidence, shardsAt } from '../fixtures';
import { addSaveToBatch, publish, type SaveParts, save, withdraw, withPermission } from '../staff-commits';
import { type Attempt, everyoneBut, type Row, table, type Who } from './row';

const ARTICLE = '/articulos/{articulo}';
const editors: Who = ['editor', 'administrador'];
const whoMay: Who = ['autor', 'editor', 'administrador'];
const others: Who = everyoneBut('autor', 'editor', 'administrador');
const creators: Who = ['autor', 'editor', 'moderador', 'administrador'];
const members: Who = everyoneBut('autor', 'editor', 'moderador', 'administrador');

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
  fuentes: _f,
  ficha: _e,
  ...OLD
} = article('publicado') as Data & Record<string, unknown>;

const WITH_RECORD = article('publicado', { ficha: evidence() });

// biome-ignore format: a row is a line
const SAVES = table(ARTICLE, 'update', [
  [whoMay,      'may',     'save a draft', saving({ id: 'borrador', change: TEXT })],
  [whoMay,      'may',     'save a published article with its entries and a revision', saving({ change: TEXT })],
  [whoMay,      'may',     'publish a draft', publishing()],
  [whoMay,      'may',     'withdraw a published article', withdrawing()],
  [whoMay,      'may',     'turn a published article into a draft', withdrawing({ change: { estado: 'borrador' } })],
  [whoMay,      'may',     'move the entries of an article to another shard', saving({ change: { fragmentos: shardsAt('-02') } })],
  [whoMay,      'may',     'write the record of a draft', saving({ id: 'borrador', change: { ficha: evidence() } })],
  [whoMay,      'may',     'write the record of a published article', saving({ change: { ficha: evidence() } })],
  [whoMay,      'may',     'take the record of a published article away',
    saving({ stored: WITH_RECORD, change: { ficha: null } }), { 'articulos/publicado': WITH_RECORD }],
  [whoMay,      'may',     'withdraw an article and write its text and its record in one save',
    withdrawing({ change: { estado: 'archivado', ...TEXT, ficha: evidence() } })],
  [others,      'may not', "write the record of another's draft", saving({ id: 'borrador', change: { ficha: evidence() } })],
  [others,      'may not', "write the record of another's article", saving({ change: { ficha: evidence() } })],
  ['autor',     'may not', 'publish a record that claims nothing', saving({ change: { ficha: evidence({ afirmacion: '' }) } })],
  ['autor',     'may not', 'write a record without a save', (db) => updateDoc(doc(db, 'articulos/publicado'), { ficha: evidence() })],
  [others,      'may not', "save another's draft", saving({ id: 'borrador', change: TEXT })],
  [others,      'may not', "save another's published article", saving({ change: TEXT })],
  [others,      'may not', "publish another's draft", publishing()],
  [others,      'may not', "withdraw another's article", withdrawing()],
  ['moderador', 'may',     'save its own draft',
    saving({ id: 'borrador', stored: OWN_OF_MODERATOR['articulos/borrador'], change: TEXT }), OWN_OF_MODERATOR],
  ['autor',     'may not', "save another author's draft", saving({ id: 'borrador', change: TEXT }), OWN_OF_MODERATOR],
  ['autor',     'may not', 'save its own draft while suspended', saving({ id: 'borrador', change: TEXT }), suspended('autor')],
  ['autor',     'may not', 'save its own draft without editarPropiosArticulos',
    saving({ id: 'borrador', change: TEXT }), without('autor', 'editarPropiosArticulos')],
  [editors,     'may',     'save an article of before there were versions',
    saving({ stored: OLD, change: { ...TEXT, imagenesAlt: {}, tituloOrden: 'altares', tituloClaves: ['al'] } }), { 'articulos/publicado': OLD }],
  [editors,     'may',     'withdraw an article whose author is gone',
    withdrawing({ author: null }), { 'articulos/publicado': article('publicado', { autorId: 'uid-ausente' }) }],
]);

// biome-ignore format: a row is a line
const CREATE = table(ARTICLE, 'create', [
  [creators, 'may',     'create a draft', creating()],
  [creators, 'may',     'create an article as published', creating({ change: { estado: 'publicado' } })],
  [members,  'may not', 'create a draft', creating()],
  [members,  'may not', 'create an article as published', creating({ change: { estado: 'publicado' } })],
  ['autor',  'may not', 'create a draft while suspended', creating(), suspended('autor')],
  ['autor',  'may not', 'create a draft without crearArticulos', creating(), without('autor', 'crearArticulos')],
]);

// biome-ignore format: a row is a line
const DELETE = table(ARTICLE, 'delete', [
  [whoMay, 'may',     'delete a draft', (db) => deleteDoc(doc(db, 'articulos/borrador'))],
  [whoMay, 'may',     'delete an archived article', (db) => deleteDoc(doc(db, 'articulos/archivado'))],
  [whoMay, 'may not', 'withdraw and delete an article in one commit', (db, { uid }) => {
    const batch = writeBatch(db);
    addSaveToBatch(batch, db, uid, { change: { estado: 'archivado' } });
    batch.delete(doc(db, 'articulos/publicado'));
    return batch.commit();
  }],
  [others, 'may not', "delete another's draft", (db) => deleteDoc(doc(db, 'articulos/borrador'))],
  [whoMay, 'may not', 'delete a published article', (db) => deleteDoc(doc(db, 'articulos/publicado'))],
]);

/** Saving, creating and deleting articles. */
export const ARTICLE_SAVES: readonly Row[] = [...SAVES, ...CREATE, ...DELETE];
