import {
  deleteDoc,
  deleteField,
  doc,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { article, type Data, shard, shardOf, shardsAt, withAccount } from '../fixtures';
import {
  addSaveToBatch,
  KINDS,
  publish,
  type SaveParts,
  save,
  withdraw,
  withPermission,
} from '../staff-commits';
import { type Attempt, acting, everyoneBut, type Line, type Row, table, type Who } from './row';

const ARTICLE = '/articulos/{articulo}';
const editors: Who = ['editor', 'administrador'];

/** No shard is written. */
const NO_SHARDS = { catalogo: null, buscador: null, pasajes: null, fuentes: null };

const HOUR = 3_600_000;
const fromNow = (hours: number) => Timestamp.fromMillis(Date.now() + hours * HOUR);
const PAST = Timestamp.fromMillis(0);

/** Saves the draft of the fixtures with some change. */
const draft =
  (change: Data): Attempt =>
  (db, { uid }) =>
    save(db, uid, { id: 'borrador', change });
const published =
  (parts: SaveParts): Attempt =>
  (db, { uid }) =>
    save(db, uid, { change: { contenido: 'Otro.' }, ...parts });
const publishing =
  (parts: SaveParts): Attempt =>
  (db, { uid }) =>
    publish(db, uid, parts);
const withdrawing =
  (parts: SaveParts): Attempt =>
  (db, { uid }) =>
    withdraw(db, uid, parts);
const created =
  (changes: Data, id = 'nuevo'): Attempt =>
  (db, { uid }) =>
    save(db, uid, { id, stored: null, article: changes });

const UNDATED = { 'articulos/publicado': article('publicado', { fechaPublicacion: null }) };

// biome-ignore format: a row is a line
const DATES = table(ARTICLE, 'update', [
  ['autor',         'may',     'publish a draft with a clock 23 hours ahead', publishing({ change: { fechaPublicacion: fromNow(23) } })],
  ['autor',         'may not', 'publish a draft two days ago', publishing({ change: { fechaPublicacion: fromNow(-48) } })],
  ['autor',         'may not', 'publish a draft in two days', publishing({ change: { fechaPublicacion: fromNow(48) } })],
  ['autor',         'may not', 'publish a draft without a date', publishing({ article: { fechaPublicacion: deleteField() } })],
  ['autor',         'may not', 'date a published article anew', published({ article: { fechaPublicacion: fromNow(0) } })],
  ['autor',         'may not', 'date a published article anew and leave its entries',
    published({ article: { fechaPublicacion: fromNow(0) }, ...NO_SHARDS })],
  ['autor',         'may not', 'date a draft', draft({ fechaPublicacion: fromNow(0) })],
  ['administrador', 'may not', 'date a draft as it was elsewhere', draft({ fechaPublicacion: PAST })],
  ['administrador', 'may not', 'date a draft with words', draft({ fechaPublicacion: 'ayer' })],
  [editors,         'may not', 'publish an article that keeps words for a date', (db, { uid }) => {
    const known = article('borrador', { fechaPublicacion: 'ayer' });
    return publish(db, uid, { stored: known, change: { fechaPublicacion: 'ayer' } });
  }, { 'articulos/borrador': article('borrador', { fechaPublicacion: 'ayer' }) }],
  ['autor',         'may',     'date a published article that had no date', (db, { uid }) => {
    const year = String(new Date().getUTCFullYear());
    return save(db, uid, {
      stored: UNDATED['articulos/publicado'],
      change: {
        fechaPublicacion: fromNow(0),
        fragmentos: { ...shardsAt(), catalogo: year, buscador: year },
      },
    });
  }, UNDATED],
]);

const LEFTOVER = { 'articulos/publicado/revisiones/2': { numero: 2 } };
const MOVED = shardsAt('-02');
const yearOf = (kind: string) => ({ anio: Number(shardOf(kind)) });
/** Every shard of the article, each with what `data` gives for it. */
const inShards = (data: (kind: string) => Data | null, part = '') =>
  Object.fromEntries(KINDS.map((kind) => [`${kind}/${shardOf(kind, part)}`, data(kind)]));

/** The shards of an article that cites nothing. */
const { fuentes: _sources, ...WITHOUT_SOURCES } = shardsAt();
const THIS_YEAR = String(new Date().getUTCFullYear());

// biome-ignore format: a row is a line
const SHARDS = table(ARTICLE, 'update', [
  ['autor', 'may not', 'publish an article without a catalogue entry', publishing({ catalogo: null })],
  ['autor', 'may not', 'publish an article without a search entry', publishing({ buscador: null })],
  ['autor', 'may not', 'publish an article without an entry of passages', publishing({ pasajes: null })],
  ['autor', 'may not', 'withdraw an article and leave its catalogue entry', withdrawing({ catalogo: null })],
  ['autor', 'may not', 'withdraw an article and leave its search entry', withdrawing({ buscador: null })],
  ['autor', 'may not', 'withdraw an article and leave its passages', withdrawing({ pasajes: null })],
  ['autor', 'may not', 'publish an article without the entry of sources that it names', publishing({ fuentes: null })],
  ['autor', 'may not', 'withdraw an article and leave its sources', withdrawing({ fuentes: null })],
  ['autor', 'may not', 'leave an entry of sources behind that the article names no more',
    published({ change: { contenido: 'Otro.', fragmentos: WITHOUT_SOURCES }, fuentes: null })],
  ['autor', 'may',     'take the sources out of an article and out of the index',
    published({ change: { fuentes: '', fragmentos: WITHOUT_SOURCES } })],
  ['autor', 'may',     'publish an article that cites nothing',
    publishing({ change: { fragmentos: { ...WITHOUT_SOURCES, catalogo: THIS_YEAR, buscador: THIS_YEAR } } })],
  ['autor', 'may not', 'withdraw an article that says it is in the shards', withdrawing({ article: { fragmentos: shardsAt() } })],
  ['autor', 'may not', 'note a shard of no collection', published({ article: { fragmentos: { ...shardsAt(), otro: 'x' } } })],
  ...KINDS.map((kind): Line =>
    ['autor', 'may not', `move an article and leave its entry in ${kind} behind`, (db, { uid }) => {
      const batch = writeBatch(db);
      addSaveToBatch(batch, db, uid, { change: { fragmentos: { ...MOVED } }, [kind]: null });
      const entry = { 'entradas.publicado': 'x', total: 1, ultimoArticulo: 'publicado' };
      batch.update(doc(db, kind, shardOf(kind, '-02')), { ...entry, fechaActualizacion: serverTimestamp() });
      return batch.commit();
    }]
  ),
  [editors, 'may',     'withdraw an article whose shards are gone', withdrawing(NO_SHARDS), inShards(() => null)],
  [editors, 'may',     'withdraw an article that its shards have forgotten',
    withdrawing(NO_SHARDS), inShards((kind) => shard(['guardado'], yearOf(kind)))],
]);

/** A published article from before there was an index of passages. */
const BEFORE_PASSAGES = article('publicado', { fragmentos: { catalogo: '2024', buscador: '2024' } });
const OF_BEFORE = {
  'articulos/publicado': BEFORE_PASSAGES,
  [`pasajes/${shardOf('pasajes')}`]: shard(['guardado'], yearOf('pasajes')),
  [`fuentes/${shardOf('fuentes')}`]: shard(['guardado'], yearOf('fuentes')),
};
const bringing =
  (parts: SaveParts): Attempt =>
  (db, { uid }) =>
    save(db, uid, {
      stored: BEFORE_PASSAGES,
      pasajes: { total: 2 },
      fuentes: { total: 2 },
      ...parts,
      change: { contenido: 'Otro.', fragmentos: shardsAt(), ...parts.change },
    });

// biome-ignore format: a row is a line
const WITHOUT_PASSAGES = table(ARTICLE, 'update', [
  ['autor', 'may',     'bring an article of before into the index of passages', bringing({}), OF_BEFORE],
  ['autor', 'may',     'withdraw an article of before', bringing({ change: { estado: 'archivado', fragmentos: null } }), OF_BEFORE],
  ['autor', 'may not', 'leave an article of before out of the index of passages',
    bringing({ change: { fragmentos: BEFORE_PASSAGES.fragmentos }, pasajes: null, fuentes: null }), OF_BEFORE],
]);

/** All shards hold the entry, as after they were built anew. */
const BUILT = inShards((kind) => shard(['publicado'], yearOf(kind)), '-02');
const pointing =
  (changes: Data): Attempt =>
  (db) =>
    updateDoc(doc(db, 'articulos/publicado'), changes);

/** After the shards were built anew, articles are told where their entries are. */
// biome-ignore format: a row is a line
const POINTED = table(ARTICLE, 'update', [
  ['administrador',        'may',     'tell an article its new shards', pointing({ fragmentos: MOVED }), BUILT],
  [everyoneBut('administrador'), 'may not', 'tell an article its new shards', pointing({ fragmentos: MOVED }), BUILT],
  ['administrador',        'may not', 'tell an article shards without it', pointing({ fragmentos: MOVED })],
  ['administrador',        'may not', 'change an article while telling it its shards', pointing({ fragmentos: MOVED, titulo: 'Otro' }), BUILT],
]);

// biome-ignore format: a row is a line
const CONSEQUENCES = table(ARTICLE, 'update', [
  ['autor', 'may not', 'save a published article without a revision', published({ revision: null })],
  ['autor', 'may not', 'save a published article and count two revisions', published({ article: { revisiones: 3 } })],
  ['autor', 'may not', 'save a published article and count no revision', published({ article: { revisiones: 1 }, revision: null })],
  ['autor', 'may not', 'publish an article that its account does not count', publishing({ author: null })],
  ['autor', 'may not', 'publish an article that its account counts twice', publishing({ author: { articulosCount: increment(2) } })],
  ['autor', 'may not', 'publish an article that its account counts off', publishing({ author: { articulosCount: increment(-1) } })],
  ['autor', 'may not', 'publish an article that its account counts as withdrawn',
    publishing({ author: { ultimoEvento: { tipo: 'articulo-retirado', id: 'borrador' } } })],
  ['autor', 'may not', 'withdraw an article that its account goes on counting', withdrawing({ author: null })],
  [editors, 'may not', "withdraw another's article that its account goes on counting", withdrawing({ author: null })],
  ['autor', 'may not', 'withdraw an article that its account counts once more', withdrawing({ author: { articulosCount: increment(1) } })],
  ['autor', 'may not', 'withdraw an article that its account counts as published',
    withdrawing({ author: { ultimoEvento: { tipo: 'articulo-publicado', id: 'publicado' } } })],
  ['autor', 'may not', 'save a published article and count no revision, with one left there',
    published({ article: { revisiones: 1 }, revision: null }), LEFTOVER],
]);

const LEAVING = { 'articulos/archivado': article('archivado', { borrando: true }) };
const leaving =
  (change: Data): Attempt =>
  (db, { uid }) =>
    save(db, uid, { id: 'archivado', stored: LEAVING['articulos/archivado'], change });

// biome-ignore format: a row is a line
const DELETION: readonly Row[] = [
  ...table(ARTICLE, 'update', [
    ['autor', 'may',     'begin to delete its article', withdrawing({ change: { borrando: true } })],
    ['autor', 'may',     'begin to delete its article again', leaving({ borrando: true }), LEAVING],
    ['autor', 'may not', 'begin to delete a draft that stays a draft', draft({ borrando: true })],
    ['autor', 'may not', 'say anything else about the deletion', acting(save, { id: 'archivado', change: { borrando: 'sí' } })],
    ['autor', 'may not', 'begin to delete its article without the permission',
      withdrawing({ change: { borrando: true } }), { 'usuarios/uid-autor': withPermission('autor', 'eliminarPropiosArticulos', false) }],
    ['autor', 'may not', 'bring an article back that is being deleted', leaving({ borrando: deleteField() }), LEAVING],
    ['autor', 'may not', 'turn an article that is being deleted into a draft', leaving({ estado: 'borrador' }), LEAVING],
  ]),
  ...table(ARTICLE, 'delete', [
    ['autor', 'may not', 'delete its draft while suspended',
      (db) => deleteDoc(doc(db, 'articulos/borrador')), withAccount('autor', { estado: 'suspendido' })],
    ['autor', 'may not', 'delete its draft without the permission',
      (db) => deleteDoc(doc(db, 'articulos/borrador')), { 'usuarios/uid-autor': withPermission('autor', 'eliminarPropiosArticulos', false) }],
    ['autor', 'may not', "delete another's draft",
      (db) => deleteDoc(doc(db, 'articulos/borrador')), { 'articulos/borrador': article('borrador', { autorId: 'uid-moderador' }) }],
    ['autor', 'may not', 'delete an archived article that is still in the shards',
      (db) => deleteDoc(doc(db, 'articulos/archivado')), { 'articulos/archivado': article('archivado', { fragmentos: shardsAt() }) }],
    ['autor', 'may not', 'delete a published article that names no shard',
      (db) => deleteDoc(doc(db, 'articulos/publicado')), { 'articulos/publicado': article('publicado', { fragmentos: null }) }],
  ]),
];

// biome-ignore format: a row is a line
const CREATION = table(ARTICLE, 'create', [
  ['autor', 'may not', "create a draft in another's name", created({ autorId: 'uid-editor' })],
  ['autor', 'may not', 'create a draft of the old blog', created({ autorId: 'blogger' })],
  ['autor', 'may not', 'create a draft in the past', created({ fechaCreacion: PAST })],
  ['autor', 'may not', 'create a draft with visits', created({ visitas: 1000 })],
  ['autor', 'may not', 'create a draft with comments', created({ comentariosCount: 3 })],
  ['autor', 'may not', 'create a draft with one more field', created({ destacado: true })],
  ['autor', 'may not', 'create a draft that is being deleted already', created({ borrando: true, estado: 'archivado' })],
  ['autor', 'may not', 'create a draft with its origin', created({ origen: { tipo: 'blogger', id: '1' } })],
  ['autor', 'may not', 'create a draft of version 2', created({ version: 2 })],
  ['autor', 'may not', 'create a draft under an id with a space', created({}, 'mi artículo')],
  ['autor', 'may not', 'create a draft under an id of 65 characters', created({}, 'x'.repeat(65))],
  ['autor', 'may not', 'create an article with its estado alone', (db) => setDoc(doc(db, 'articulos/nuevo'), { estado: 'publicado' })],
  ['autor', 'may not', 'create a draft with minus no comments', created({ comentariosCount: -0 })],
]);

/** What has to go with a save, and what ends or begins an article. */
export const ARTICLE_CONSEQUENCES: readonly Row[] = [
  ...DATES,
  ...SHARDS,
  ...WITHOUT_PASSAGES,
  ...POINTED,
  ...CONSEQUENCES,
  ...DELETION,
  ...CREATION,
];
