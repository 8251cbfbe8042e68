import { deleteDoc, doc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { EMPTY_EVIDENCE } from '@/model/articles/evidence/evidence';
import { decodeCiting } from '@/model/articles/sources/sources-entry';
import { parseSources } from '@/model/sources/stored-sources';
import { deleteArticle } from '@/services/articles/deletion';
import { recordVisit } from '@/services/articles/reading';
import { getRevision } from '@/services/articles/revisions';
import { saveArticle } from '@/services/articles/writes';
import { bringViews } from '@/services/firestore/view-sums';
import { aSource } from '../unit/model/fixtures';
import { openSite } from './backend';
import { aDraft, addComment, entriesOf, save, stored } from './fixtures';

const site = openSite('demo-services-writes');
const titles = () => entriesOf(site.admin, 'catalogo');
const words = () => entriesOf(site.admin, 'buscador');
const passages = () => entriesOf(site.admin, 'pasajes');
const sources = () => entriesOf(site.admin, 'fuentes');

/** Entries that fill a shard almost to its limit. */
async function fillShard(name: 'catalogo' | 'buscador', id: string): Promise<void> {
  const entradas = Object.fromEntries(
    Array.from({ length: 30 }, (_, i) => [`lleno${i}`, 'x'.repeat(29_990)]),
  );
  await setDoc(doc(site.admin, name, id), {
    anio: Number(id.slice(0, 4)),
    entradas,
    fechaActualizacion: new Date(),
  });
}

beforeEach(() => setDoc(doc(site.admin, 'usuarios/u1'), { articulosCount: 0 }));

describe('saving an article', () => {
  it('that is published puts it in the catalogue and in the search index of its year', async () => {
    const saved = await save(site.admin, 'a1');
    expect(saved.fragmentos).toEqual({ catalogo: '2024', buscador: '2024', pasajes: '0000' });
    expect(await titles()).toEqual({ '2024': { a1: 'Caminos de piedra' } });
    expect((await words())['2024']?.a1?.split(' ')).toEqual(
      expect.arrayContaining(['caminos', 'piedra', 'ana', 'soto', 'calzadas']),
    );
    expect(await stored(site.admin, 'articulos/a1')).toMatchObject({ slug: 'caminos-de-piedra', visitas: 0 });
  });

  it('that is published puts its passages in the one index of all years', async () => {
    await save(site.admin, 'a1', { contenido: 'Véase 1 Nefi 16:34.', pasajesPrincipales: ['alma/36'] });
    await save(site.admin, 'a2', { fechaPublicacion: new Date('2011-01-01T12:00:00Z') });
    expect(await passages()).toEqual({
      '0000': { a1: '[1,"Caminos de piedra","alma/36*200 1-ne/16/34*1"]', a2: '' },
    });
    await save(site.admin, 'a1', { estado: 'archivado' });
    expect(await passages()).toEqual({ '0000': { a2: '' } });
  });

  it('with a record of evidence tells cards, search and passages of it', async () => {
    const ficha = { ...EMPTY_EVIDENCE, afirmacion: 'Nahom está atestiguado.', pasajes: '1 Nefi 16:34' };
    await save(site.admin, 'a1', { ficha: { ...ficha, lugar: ' Marib ', estado: 'documentado' } });
    expect(await stored(site.admin, 'articulos/a1')).toMatchObject({
      ficha: { ...ficha, lugar: 'Marib', estado: 'documentado' },
    });
    expect((await words())['2024']?.a1?.split(' ')).toEqual(expect.arrayContaining(['atestiguado', 'marib']));
    expect(await passages()).toEqual({ '0000': { a1: '[1,"Caminos de piedra","1-ne/16/34*100"]' } });
    await save(site.admin, 'a1', { ficha: null });
    expect(await stored(site.admin, 'articulos/a1')).toMatchObject({ ficha: null });
    expect(await passages()).toEqual({ '0000': { a1: '' } });
  });

  it('of before brings it into the index of passages', async () => {
    await save(site.admin, 'a1', { contenido: 'Véase 1 Nefi 16:34.' });
    await deleteDoc(doc(site.admin, 'pasajes/0000'));
    await updateDoc(doc(site.admin, 'articulos/a1'), { fragmentos: { catalogo: '2024', buscador: '2024' } });
    const saved = await save(site.admin, 'a1', { contenido: 'Véase Alma 36.' });
    expect(saved.fragmentos?.pasajes).toBe('0000');
    expect(await passages()).toEqual({ '0000': { a1: '[1,"Caminos de piedra","alma/36*1"]' } });
  });

  it('keeps its sources as one text, and lists them in an index of their own', async () => {
    const saved = await save(site.admin, 'a1', { fuentes: [aSource()] });
    expect(saved.fragmentos?.fuentes).toBe('0000');
    expect(parseSources((await stored(site.admin, 'articulos/a1'))?.fuentes)).toEqual([aSource()]);
    expect(decodeCiting('a1', (await sources())['0000']?.a1 ?? '')).toMatchObject({
      titulo: 'Caminos de piedra',
      fuentes: [{ titulo: 'Chiasmus in the Book of Mormon', anio: '1969' }],
    });
    expect((await getRevision(site.admin, 'a1', saved.revisiones)).fuentes).toEqual([aSource()]);
  });

  it('that cites nothing any more leaves the index of sources', async () => {
    await save(site.admin, 'a1', { fuentes: [aSource()] });
    await save(site.admin, 'a2', { fuentes: [aSource()] });
    const saved = await save(site.admin, 'a1', { fuentes: [] });
    expect(saved.fragmentos?.fuentes).toBeUndefined();
    expect(Object.keys((await sources())['0000'] ?? {})).toEqual(['a2']);
    await save(site.admin, 'a2', { estado: 'archivado' });
    expect(await sources()).toEqual({ '0000': {} });
  });

  it('that is a draft puts it nowhere', async () => {
    const saved = await save(site.admin, 'a1', { estado: 'borrador' });
    expect(saved.fragmentos).toBeNull();
    expect(await titles()).toEqual({});
    expect(await words()).toEqual({});
    expect(await passages()).toEqual({});
  });

  it('with another title changes its entries and leaves the others alone', async () => {
    await save(site.admin, 'a1');
    await save(site.admin, 'a2', { titulo: 'Otro' });
    await save(site.admin, 'a1', { titulo: 'Calzadas' });
    expect(await titles()).toEqual({ '2024': { a1: 'Calzadas', a2: 'Otro' } });
  });

  it('with another year of publication moves its entries', async () => {
    await save(site.admin, 'a1');
    await save(site.admin, 'a1', { fechaPublicacion: new Date('2021-01-01T12:00:00Z') });
    expect(await titles()).toEqual({ '2024': {}, '2021': { a1: 'Caminos de piedra' } });
    expect(Object.keys((await words())['2021'] ?? {})).toEqual(['a1']);
    expect(await stored(site.admin, 'articulos/a1')).toMatchObject({
      fragmentos: { catalogo: '2021', buscador: '2021', pasajes: '0000' },
    });
  });

  it.each(['borrador', 'archivado'] as const)('as %s takes its entries away', async (estado) => {
    await save(site.admin, 'a1');
    await save(site.admin, 'a1', { estado });
    expect(await titles()).toEqual({ '2024': {} });
    expect(await words()).toEqual({ '2024': {} });
    expect(await stored(site.admin, 'articulos/a1')).toMatchObject({ estado, fragmentos: null });
  });

  it("begins a new part when the year's last one is full", async () => {
    await fillShard('catalogo', '2024');
    await fillShard('buscador', '2024');
    await fillShard('buscador', '2024-02');
    const saved = await save(site.admin, 'a1');
    expect(saved.fragmentos).toEqual({ catalogo: '2024-02', buscador: '2024-03', pasajes: '0000' });
    expect((await titles())['2024-02']).toEqual({ a1: 'Caminos de piedra' });
  });

  it('that is already in a full part stays in it', async () => {
    await fillShard('catalogo', '2024');
    await updateDoc(doc(site.admin, 'catalogo/2024'), 'entradas.a1', '[1,"Viejo"]');
    await save(site.admin, 'a1', { estado: 'borrador' });
    await updateDoc(doc(site.admin, 'articulos/a1'), { fragmentos: { catalogo: '2024', buscador: '2024' } });
    const saved = await save(site.admin, 'a1', { titulo: 'Nuevo' });
    expect(saved.fragmentos?.catalogo).toBe('2024');
    expect((await titles())['2024']?.a1).toBe('Nuevo');
  });

  it('reads few documents, whatever the library holds', async () => {
    for (let year = 2015; year < 2024; year++) {
      await save(site.admin, `a${year}`, { fechaPublicacion: new Date(Date.UTC(year, 5, 1)) });
    }
    await site.resetMeter();
    await save(site.admin, 'nuevo');
    expect(await site.reads()).toBeLessThanOrEqual(8);
    await save(site.admin, 'nuevo', { fechaPublicacion: new Date('2020-01-01T12:00:00Z') });
    expect(await site.reads()).toBeLessThanOrEqual(10);
  });

  it('six at once loses none', { timeout: 30_000 }, async () => {
    const many = Array.from({ length: 6 }, (_, i) => `a${i}`);
    await Promise.all(many.map((id) => save(site.admin, id)));
    expect(Object.keys((await titles())['2024'] ?? {}).sort()).toEqual(many);
    expect(Object.keys((await words())['2024'] ?? {}).sort()).toEqual(many);
  });

  it('keeps the visits counted meanwhile', async () => {
    await save(site.admin, 'a1');
    await recordVisit(site.visitor, { id: 'a1', visitasContadas: 0 });
    await bringViews(site.admin, 'articulo', 'a1', 1);
    await save(site.admin, 'a1', { titulo: 'Otro' });
    expect(await stored(site.admin, 'articulos/a1')).toMatchObject({
      titulo: 'Otro',
      visitas: 1,
      visitasContadas: 1,
    });
  });

  it('gives the stored article to the change', async () => {
    await save(site.admin, 'a1');
    const saved = await saveArticle(site.admin, 'a1', (before) =>
      aDraft({ titulo: `${before?.titulo}, otra vez` }),
    );
    expect(saved.titulo).toBe('Caminos de piedra, otra vez');
  });

  it('takes away the featured picture it no longer has', async () => {
    await save(site.admin, 'a1', { imagenDestacada: '/img/x.svg' });
    await save(site.admin, 'a1');
    expect(await stored(site.admin, 'articulos/a1')).not.toHaveProperty('imagenDestacada');
  });

  it('that stops being published hides its comments, and shows them when it is again', async () => {
    await save(site.admin, 'a1');
    await addComment(site.admin, 'a1', 'c1');
    await save(site.admin, 'a1', { estado: 'archivado' });
    expect(await stored(site.admin, 'articulos/a1/comentarios/c1')).toMatchObject({
      articuloPublicado: false,
    });
    await save(site.admin, 'a1');
    expect(await stored(site.admin, 'articulos/a1/comentarios/c1')).toMatchObject({
      articuloPublicado: true,
    });
  });

  it('by a visitor is refused and changes nothing', async () => {
    await expect(save(site.visitor, 'a1')).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await titles()).toEqual({});
  });
});

describe('deleting an article', () => {
  it('takes its entries and comments with it', async () => {
    await save(site.admin, 'a1');
    await save(site.admin, 'a2');
    await addComment(site.admin, 'a1', 'c1');
    await deleteArticle(site.admin, 'a1');
    expect(await stored(site.admin, 'articulos/a1')).toBeUndefined();
    expect(await stored(site.admin, 'articulos/a1/comentarios/c1')).toBeUndefined();
    expect(await titles()).toEqual({ '2024': { a2: 'Caminos de piedra' } });
    expect(Object.keys((await words())['2024'] ?? {})).toEqual(['a2']);
  });

  it('that does not exist is not found', async () => {
    await expect(deleteArticle(site.admin, 'nada')).rejects.toMatchObject({
      code: 'not-found',
      message: 'Artículo no encontrado',
    });
  });
});
