import { deleteDoc, doc, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe } from 'vitest';
import { article, comment, SHARD, shardOf, shardsAt } from '../fixtures';
import { addSaveToBatch, newArticle, publish, save, savedArticle, withdraw } from '../staff-commits';
import { besiege } from './support';

/** What an autor would try: its own articles are those of the fixtures, `ajeno` and `ajeno-borrador` are a moderator's. */
const WRITER = 'uid-autor';
const THEIRS = article('publicado', { autorId: 'uid-moderador' });
const THEIR_DRAFT = article('borrador', { autorId: 'uid-moderador' });
const site = besiege('demo-ataques-writer', 'autor', {
  'articulos/ajeno': THEIRS,
  'articulos/ajeno-borrador': THEIR_DRAFT,
  'articulos/ajeno/revisiones/1': { numero: 1 },
  'articulos/ajeno/comentarios/c1': comment('ajeno', 'uid-usuario'),
});
const { batched, refuses } = site;
const TEXT = { contenido: 'Otro.' };
const articleRef = (id: string) => doc(site.db, 'articulos', id);
const now = () => ({ fechaActualizacion: serverTimestamp() });

describe('another’s article', () => {
  refuses([
    ['altered', () => save(site.db, WRITER, { id: 'ajeno', stored: THEIRS, change: TEXT })],
    [
      'taken over',
      () => save(site.db, WRITER, { id: 'ajeno', stored: THEIRS, article: { autorId: WRITER } }),
    ],
    [
      'taken over and saved in one commit',
      () =>
        batched((batch) => {
          batch.update(articleRef('ajeno-borrador'), { autorId: WRITER });
          addSaveToBatch(batch, site.db, WRITER, { id: 'ajeno-borrador', stored: THEIR_DRAFT, change: TEXT });
        }),
    ],
    ['published', () => publish(site.db, WRITER, { id: 'ajeno-borrador', stored: THEIR_DRAFT })],
    ['withdrawn', () => withdraw(site.db, WRITER, { id: 'ajeno', stored: THEIRS })],
    ['deleted', () => deleteDoc(articleRef('ajeno-borrador'))],
    ['begun to be deleted', () => updateDoc(articleRef('ajeno-borrador'), { borrando: true, ...now() })],
    ['written over with one’s own', () => setDoc(articleRef('ajeno-borrador'), newArticle(WRITER))],
    [
      'deleted and written anew in one commit',
      () =>
        batched((batch) => {
          batch.delete(articleRef('ajeno-borrador'));
          batch.set(articleRef('ajeno-borrador'), savedArticle(WRITER, null, {}));
        }),
    ],
    ['read as a draft', () => getDoc(articleRef('ajeno-borrador'))],
    ['read in its revisions', () => getDoc(doc(articleRef('ajeno'), 'revisiones/1'))],
    ['robbed of its revisions', () => deleteDoc(doc(articleRef('ajeno'), 'revisiones/1'))],
    [
      'robbed of its comments',
      () => updateDoc(doc(articleRef('ajeno'), 'comentarios/c1'), { articuloPublicado: false }),
    ],
  ]);
});

describe('the catalogue', () => {
  const entry = (id: string, value: unknown = 'x') => ({
    [`entradas.${id}`]: value,
    ultimoArticulo: id,
    ...now(),
  });
  const shard = (kind = 'catalogo', id = SHARD) => doc(site.db, kind, id);
  refuses([
    [
      'another’s entry, with a save of one’s own',
      () =>
        batched((batch) => {
          addSaveToBatch(batch, site.db, WRITER, { change: TEXT });
          batch.update(shard(), { ...entry('ajeno'), total: 4 });
        }),
    ],
    [
      'another’s entry, under one’s own name',
      () =>
        batched((batch) => {
          addSaveToBatch(batch, site.db, WRITER, { change: TEXT });
          batch.update(shard(), { ...entry('ajeno'), total: 4, ultimoArticulo: 'publicado' });
        }),
    ],
    [
      'two entries in one write',
      () =>
        batched((batch) => {
          addSaveToBatch(batch, site.db, WRITER, { change: TEXT, catalogo: null });
          batch.update(shard(), { ...entry('publicado'), 'entradas.guardado': 'x' });
        }),
    ],
    [
      'two entries in two writes',
      () =>
        batched((batch) => {
          addSaveToBatch(batch, site.db, WRITER, { change: TEXT });
          batch.update(shard(), entry('guardado'));
        }),
    ],
    [
      'the whole shard',
      () =>
        batched((batch) => {
          addSaveToBatch(batch, site.db, WRITER, { change: TEXT, catalogo: null });
          const alone = { anio: 2024, entradas: { publicado: 'x' }, total: 1, ultimoArticulo: 'publicado' };
          batch.set(shard(), { ...alone, ...now() });
        }),
    ],
    ['the shard itself', () => deleteDoc(shard())],
    [
      'an entry for a draft',
      () =>
        batched((batch) => {
          addSaveToBatch(batch, site.db, WRITER, { id: 'borrador', change: TEXT });
          batch.update(shard(), { ...entry('borrador'), total: 4 });
        }),
    ],
    [
      'an entry for a draft that claims its shards',
      () =>
        batched((batch) => {
          const shards = shardsAt();
          addSaveToBatch(batch, site.db, WRITER, {
            id: 'borrador',
            change: TEXT,
            article: { fragmentos: shards },
          });
          batch.update(shard(), { ...entry('borrador'), total: 4 });
          for (const kind of ['buscador', 'pasajes', 'fuentes'])
            batch.update(shard(kind, shardOf(kind)), { ...entry('borrador'), total: 4 });
        }),
    ],
    [
      'an entry for an article that is published and withdrawn in the commit',
      () =>
        batched((batch) => {
          const shards = shardsAt('-02');
          const change = { estado: 'publicado', fragmentos: shards };
          const between = savedArticle(WRITER, article('borrador'), change);
          addSaveToBatch(batch, site.db, WRITER, { id: 'borrador', change, author: null });
          addSaveToBatch(batch, site.db, WRITER, {
            id: 'borrador',
            stored: between,
            change: { estado: 'borrador' },
            catalogo: null,
            author: null,
          });
        }),
    ],
    [
      'an entry in a shard of a year to come',
      () =>
        publish(site.db, WRITER, {
          change: { fragmentos: { ...shardsAt(), catalogo: '2099', buscador: '2099' } },
        }),
    ],
    ['a withdrawal that leaves the entry', () => withdraw(site.db, WRITER, { catalogo: null })],
    [
      'a withdrawal and deletion that leave the entry',
      () =>
        batched((batch) => {
          addSaveToBatch(batch, site.db, WRITER, { change: { estado: 'archivado' }, catalogo: null });
          batch.delete(articleRef('publicado'));
        }),
    ],
    [
      'an entry of 1 MB',
      () => save(site.db, WRITER, { change: TEXT, catalogo: { entrada: 'x'.repeat(900_000) } }),
    ],
    [
      'a shard that is touched for nothing',
      () => updateDoc(shard(), { ultimoArticulo: 'publicado', ...now() }),
    ],
  ]);
});
