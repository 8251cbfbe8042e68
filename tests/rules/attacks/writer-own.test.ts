import {
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  increment,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { article, type Data } from '../fixtures';
import {
  addCountToBatch,
  addSaveToBatch,
  publish,
  revisionOf,
  save,
  savedArticle,
  withdraw,
} from '../staff-commits';
import { besiege } from './support';

/** What an autor would try with the history, the counters and the dates of its own articles, those of the fixtures. */
const WRITER = 'uid-autor';
const site = besiege('demo-ataques-writer-own', 'autor');
const { batched, expectRefused, refuses } = site;
const TEXT = { contenido: 'Otro.' };
const articleRef = (id: string) => doc(site.db, 'articulos', id);
const stored = async (path: string) => (await getDoc(doc(site.backend.owner, path))).data();

describe('the history of an article', () => {
  const revision = (id: string) => doc(articleRef('publicado'), 'revisiones', id);
  refuses([
    [
      'a revision of what never was',
      () => save(site.db, WRITER, { change: TEXT, revision: { contenido: 'Lo que nunca dijo.' } }),
    ],
    [
      'a revision in another’s name',
      () => save(site.db, WRITER, { change: TEXT, revision: { autorId: 'uid-editor' } }),
    ],
    [
      'a revision under another’s name',
      () => save(site.db, WRITER, { change: TEXT, revision: { autor: 'Dirección' } }),
    ],
    [
      'a revision of yesterday',
      () => save(site.db, WRITER, { change: TEXT, revision: { fecha: Timestamp.fromMillis(0) } }),
    ],
    [
      'a revision by itself',
      () => setDoc(revision('2'), revisionOf(WRITER, { ...article('publicado'), revisiones: 2 })),
    ],
    [
      'a revision over the one there is',
      () =>
        batched((batch) => {
          const saved = addSaveToBatch(batch, site.db, WRITER, { change: TEXT });
          batch.set(revision('1'), revisionOf(WRITER, { ...saved, revisiones: 1 }));
        }),
    ],
    ['no revisions', () => deleteDoc(revision('1'))],
    [
      'no revisions, with a save',
      () =>
        batched((batch) => {
          addSaveToBatch(batch, site.db, WRITER, { change: TEXT });
          batch.delete(revision('1'));
        }),
    ],
    [
      'no revisions, with many saves of one commit',
      () =>
        batched((batch) => {
          let known: Data = article('publicado');
          for (let n = 0; n < 5; n += 1)
            known = addSaveToBatch(batch, site.db, WRITER, {
              stored: known,
              change: TEXT,
              catalogo: null,
              buscador: null,
              pasajes: null,
              fuentes: null,
            });
          batch.delete(revision('1'));
        }),
    ],
    ['a number far ahead', () => save(site.db, WRITER, { change: TEXT, article: { revisiones: 100 } })],
    [
      'a version far ahead',
      () => save(site.db, WRITER, { id: 'borrador', change: TEXT, article: { version: 100 } }),
    ],
    [
      'a version of before',
      () => save(site.db, WRITER, { id: 'borrador', change: TEXT, article: { version: 1 } }),
    ],
    [
      'the comments of an article that comes back',
      () =>
        batched((batch) => {
          addSaveToBatch(batch, site.db, WRITER, {
            change: { estado: 'archivado', borrando: true },
            author: null,
          });
          batch.delete(doc(articleRef('publicado'), 'comentarios/suyo'));
          addSaveToBatch(batch, site.db, WRITER, {
            stored: savedArticle(WRITER, article('publicado'), { estado: 'archivado' }),
            change: { estado: 'publicado', borrando: deleteField() },
            author: null,
          });
        }),
    ],
  ]);

  it('has no way back once the article is being deleted', async () => {
    await withdraw(site.db, WRITER, { change: { borrando: true } });
    const known = { ...article('archivado'), ...(await stored('articulos/publicado')) };
    for (const change of [{ estado: 'publicado' }, { estado: 'borrador' }, { borrando: false }, TEXT]) {
      const gone = change === TEXT ? { ...change, borrando: deleteField() } : change;
      await expectRefused(() => save(site.db, WRITER, { stored: known, change: gone }));
    }
    await deleteDoc(doc(articleRef('publicado'), 'comentarios/suyo'));
    await deleteDoc(doc(articleRef('publicado'), 'revisiones/1'));
    await deleteDoc(articleRef('publicado'));
    expect(await stored('articulos/publicado')).toBeUndefined();
  });
});

describe('the count of articles', () => {
  const MINE = `usuarios/${WRITER}`;
  const draft = (id: string) => ({ [`articulos/${id}`]: article('borrador') });
  refuses([
    ['by itself', () => updateDoc(doc(site.db, MINE), { articulosCount: increment(1) })],
    [
      'with a save',
      () =>
        batched((batch) => {
          addSaveToBatch(batch, site.db, WRITER, { change: TEXT });
          addCountToBatch(batch, site.db, WRITER, WRITER, 'publicado', 1);
        }),
    ],
    ['twice for one article', () => publish(site.db, WRITER, { author: { articulosCount: increment(2) } })],
    [
      'twice in two writes',
      () =>
        batched((batch) => {
          addSaveToBatch(batch, site.db, WRITER, { id: 'borrador', change: { estado: 'publicado' } });
          addCountToBatch(batch, site.db, WRITER, WRITER, 'borrador', 1);
        }),
    ],
    [
      'by publishing, withdrawing and publishing in one commit',
      () =>
        batched((batch) => {
          const first = addSaveToBatch(batch, site.db, WRITER, {
            id: 'borrador',
            change: { estado: 'publicado' },
          });
          const second = addSaveToBatch(batch, site.db, WRITER, {
            id: 'borrador',
            stored: first,
            change: { estado: 'archivado' },
            author: null,
          });
          addSaveToBatch(batch, site.db, WRITER, {
            id: 'borrador',
            stored: second,
            change: { estado: 'publicado' },
          });
        }),
    ],
    [
      'by withdrawing and publishing in one commit',
      () =>
        batched((batch) => {
          const first = addSaveToBatch(batch, site.db, WRITER, {
            change: { estado: 'archivado' },
            author: null,
          });
          addSaveToBatch(batch, site.db, WRITER, { stored: first, change: { estado: 'publicado' } });
        }),
    ],
    [
      'by publishing two drafts that count as one each',
      () =>
        batched((batch) => {
          addSaveToBatch(batch, site.db, WRITER, { id: 'borrador', change: { estado: 'publicado' } });
          addSaveToBatch(batch, site.db, WRITER, { id: 'archivado', change: { estado: 'publicado' } });
        }),
    ],
    [
      'for another’s article',
      () =>
        batched((batch) => {
          addSaveToBatch(batch, site.db, WRITER, { id: 'borrador', change: { estado: 'publicado' } });
          addCountToBatch(batch, site.db, WRITER, 'uid-otro', 'borrador', 1);
        }),
    ],
    [
      'off another’s account',
      () =>
        batched((batch) => {
          addSaveToBatch(batch, site.db, WRITER, { change: { estado: 'archivado' } });
          addCountToBatch(batch, site.db, WRITER, 'uid-otro', 'publicado', -1);
        }),
    ],
  ]);

  it('moves by one each time, however often', async () => {
    await publish(site.db, WRITER);
    expect((await stored(MINE))?.articulosCount).toBe(1);
    const known = { ...draft('borrador')['articulos/borrador'], ...(await stored('articulos/borrador')) };
    await withdraw(site.db, WRITER, { id: 'borrador', stored: known });
    expect((await stored(MINE))?.articulosCount).toBe(0);
  });
});

describe('dates and counters', () => {
  refuses([
    [
      'a new article of long ago',
      () =>
        publish(site.db, WRITER, {
          change: { fechaPublicacion: Timestamp.fromDate(new Date('2019-01-01')) },
        }),
    ],
    [
      'an article of next year',
      () =>
        publish(site.db, WRITER, {
          change: { fechaPublicacion: Timestamp.fromDate(new Date('2099-01-01')) },
        }),
    ],
    [
      'an article first for ever',
      () =>
        save(site.db, WRITER, {
          article: { fechaPublicacion: Timestamp.now() },
          catalogo: null,
          buscador: null,
          pasajes: null,
          fuentes: null,
        }),
    ],
    ['visits', () => save(site.db, WRITER, { article: { visitas: 100_000 } })],
    ['comments', () => save(site.db, WRITER, { article: { comentariosCount: 100 } })],
    [
      'a birth of long ago',
      () =>
        save(site.db, WRITER, {
          id: 'nuevo',
          stored: null,
          article: { fechaCreacion: Timestamp.fromMillis(0) },
        }),
    ],
    [
      'an import',
      () =>
        save(site.db, WRITER, {
          id: 'nuevo',
          stored: null,
          article: { autorId: 'blogger', origen: { tipo: 'blogger', id: '1' } },
        }),
    ],
  ]);
});
