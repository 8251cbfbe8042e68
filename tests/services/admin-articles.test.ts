import { doc, setDoc, Timestamp, writeBatch } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ManagedActor } from '@/model/articles/article-list';
import { titleFields } from '@/model/articles/article-title';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import { getManagedArticle, listManagedArticles, type ManagedQuery } from '@/services/articles/managed';
import { openSite } from './backend';
import { save } from './fixtures';

const site = openSite('demo-services-managed');

const actor = (rol: 'autor' | 'editor', uid: string): ManagedActor => ({
  uid,
  rol,
  estado: 'activo',
  permisos: defaultPermissions(rol),
});
const everything = actor('editor', 'ed1');

const ask = (over: Partial<ManagedQuery> = {}) =>
  listManagedArticles(site.admin, { actor: everything, order: 'reciente', ...over });
const ids = async (over: Partial<ManagedQuery> = {}) => (await ask(over)).items.map(({ id }) => id);

/** Articles as they are stored, one second apart: the last one changed last. */
async function store(articles: { titulo: string; [field: string]: unknown }[]): Promise<void> {
  const batch = writeBatch(site.admin);
  articles.forEach(({ titulo, ...over }, i) => {
    batch.set(doc(site.admin, `articulos/a${String(i).padStart(3, '0')}`), {
      titulo,
      ...titleFields(titulo),
      estado: 'publicado',
      autorId: 'u1',
      categorias: ['Historia'],
      fechaActualizacion: Timestamp.fromMillis(1_700_000_000_000 + i * 1000),
      ...over,
    });
  });
  await batch.commit();
  await site.resetMeter();
}

describe('the articles that somebody may manage', () => {
  beforeEach(() =>
    store([
      { titulo: 'Zarahemla y sus muros', estado: 'borrador' },
      { titulo: 'El año de la peña', categorias: ['Geografía', 'Historia'] },
      { titulo: 'Abinadí ante Noé', autorId: 'u2', estado: 'archivado' },
      { titulo: 'La pena de un año', autorId: 'u2' },
    ]),
  );

  it('are all of them for an editor, and for an autor the own ones', async () => {
    expect(await ids()).toEqual(['a003', 'a002', 'a001', 'a000']);
    expect(await ids({ actor: actor('autor', 'u2') })).toEqual(['a003', 'a002']);
  });

  it.each([
    ['antiguo', ['a000', 'a001', 'a002', 'a003']],
    ['titulo-asc', ['a002', 'a001', 'a003', 'a000']],
    ['titulo-desc', ['a000', 'a003', 'a001', 'a002']],
  ] as const)('stand in the order %s', async (order, expected) => {
    expect(await ids({ order })).toEqual(expected);
  });

  it('are filtered by estado and category, together with everything else and in each order', async () => {
    expect(await ids({ estado: 'borrador' })).toEqual(['a000']);
    expect(await ids({ categoria: 'Geografía' })).toEqual(['a001']);
    for (const order of ['reciente', 'antiguo', 'titulo-asc', 'titulo-desc'] as const) {
      const own = actor('autor', 'u1');
      expect(await ids({ actor: own, order, estado: 'publicado', categoria: 'Historia' })).toEqual(['a001']);
      expect(await ids({ actor: own, order, estado: 'publicado', search: 'peña' })).toEqual(['a001']);
    }
  });

  it('are found by the words of their title, whatever the accents; an ñ typed is only an ñ', async () => {
    expect(await ids({ search: 'PENA ano' })).toEqual(['a003', 'a001']);
    expect(await ids({ search: 'peña' })).toEqual(['a001']);
    expect(await ids({ search: 'zarah' })).toEqual(['a000']);
    expect(await ids({ search: 'zarahemlita' })).toEqual([]);
    expect(await ids({ search: 'año', categoria: 'Geografía' })).toEqual(['a001']);
  });

  it('come without their content', async () => {
    const [first] = (await ask()).items;
    expect(first).toMatchObject({ titulo: 'La pena de un año', autorId: 'u2', visitas: 0 });
    expect(first).not.toHaveProperty('contenido');
  });
});

describe('a long list', () => {
  beforeEach(() =>
    store(
      Array.from({ length: 130 }, (_, i) => ({
        titulo: `Número ${i % 2 === 0 ? 'par' : 'impar'} ${i}`,
        categorias: i % 10 === 0 ? ['Rara'] : ['Historia'],
      })),
    ),
  );

  it('comes by pages of 25, each read once, until there is no more', async () => {
    const seen: string[] = [];
    let after: ManagedQuery['after'] = null;
    let pages = 0;
    do {
      const page = await ask({ after });
      expect(await site.reads()).toBeLessThanOrEqual(25);
      seen.push(...page.items.map(({ id }) => id));
      after = page.next;
      pages += 1;
    } while (after);
    expect(pages).toBe(6);
    expect(new Set(seen).size).toBe(130);
    expect(seen).toHaveLength(130);
  });

  it('goes on after articles with one and the same title', async () => {
    await store(Array.from({ length: 30 }, () => ({ titulo: 'Igual' })));
    const first = await ask({ order: 'titulo-asc', search: 'igual' });
    const second = await ask({ order: 'titulo-asc', search: 'igual', after: first.next });
    expect([...first.items, ...second.items].map(({ id }) => id)).toHaveLength(30);
    expect(second.next).toBeNull();
  });

  it('that is checked here reads three pages at most, and goes on where it stopped', async () => {
    const first = await ask({ search: 'numero', categoria: 'Rara' });
    expect(await site.reads()).toBeLessThanOrEqual(75);
    expect(first.items).toHaveLength(7);
    expect(first.next).not.toBeNull();
    const second = await ask({ search: 'numero', categoria: 'Rara', after: first.next });
    expect(second.items).toHaveLength(6);
    expect(second.next).toBeNull();
  });

  it('fails with a code when the backend does', async () => {
    await site.fault({ match: { method: 'runQuery' }, error: 'UNAVAILABLE' });
    await expect(ask()).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('one article to edit', () => {
  it('is read whatever its estado', async () => {
    await setDoc(doc(site.admin, 'usuarios/u1'), { articulosCount: 0 });
    await save(site.admin, 'a1', { estado: 'borrador' });
    expect(await getManagedArticle(site.admin, 'a1')).toMatchObject({ estado: 'borrador', version: 1 });
  });

  it('says why it is not', async () => {
    await setDoc(doc(site.admin, 'articulos/a1'), { titulo: 'Un borrador', estado: 'borrador' });
    await expect(getManagedArticle(site.visitor, 'a1')).rejects.toMatchObject({
      code: 'permission-denied',
      message: 'No tienes permisos para ver este artículo',
    });
    await expect(getManagedArticle(site.admin, 'nada')).rejects.toMatchObject({
      code: 'not-found',
      message: 'El artículo no existe',
    });
  });
});
