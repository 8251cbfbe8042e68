import { deleteDoc, doc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { decodeCard } from '@/model/articles/catalogue/catalogue';
import { fetchCategoryColours } from '@/services/categories/colours';
import { fetchCategories, fetchNewSlug } from '@/services/categories/reading';
import {
  applyRename,
  countCategoryArticles,
  createCategory,
  deleteCategory,
  storeCategoryColours,
  updateCategory,
} from '@/services/categories/writes';
import { itOnOurs, openSite } from './backend';
import { save, stored } from './fixtures';

const site = openSite('demo-services-categorias');
const editor = { uid: 'jefa', nombre: 'La jefa' };
const values = { nombre: 'Arqueología', descripcion: 'Hallazgos', color: '#3498db' };
const renamed = { ...values, nombre: 'Excavaciones' };

const create = (over: Partial<typeof values> = {}) =>
  createCategory(site.admin, 'jefa', { ...values, ...over });
const categoriesOf = async (id: string) => (await stored(site.admin, `articulos/${id}`))?.categorias;

/** A category with articles that carry it, one of them a draft. */
async function withArticles(count: number) {
  const category = await create();
  for (let n = 1; n <= count; n += 1) {
    const estado = n === count && count > 1 ? 'borrador' : 'publicado';
    await save(site.admin, `a${n}`, { titulo: `Título ${n}`, categorias: ['Viajes', 'Arqueología'], estado });
  }
  return category;
}

async function cardCategories(id: string) {
  const entries = (await stored(site.admin, 'catalogo/2024'))?.entradas as Record<string, string>;
  return decodeCard(id, entries[id] ?? '')?.categorias;
}

describe('a new category', () => {
  it('is stored trimmed under the slug of its name, with who made it and when', async () => {
    const category = await create({ nombre: '  Arte   y Música ', descripcion: ' Uno ', color: '#ABCDEF' });
    expect(category).toEqual({
      id: 'arte-y-musica',
      nombre: 'Arte y Música',
      descripcion: 'Uno',
      slug: 'arte-y-musica',
      color: '#abcdef',
      nombreAnterior: null,
    });
    const data = await stored(site.admin, 'categorias/arte-y-musica');
    expect(Object.keys(data ?? {}).sort()).toEqual([
      'color',
      'creadoPor',
      'descripcion',
      'fechaCreacion',
      'nombre',
      'slug',
    ]);
    expect(data).toMatchObject({ creadoPor: 'jefa' });
    expect(await fetchCategories(site.admin)).toEqual([category]);
  });

  it.each(['Arqueología', 'ARQUEOLOGIA', ' arqueologÍa '])(
    'is refused under a name there is: %s',
    async (nombre) => {
      await create();
      await expect(create({ nombre })).rejects.toMatchObject({
        code: 'invalid-argument',
        message: 'Ya existe una categoría con ese nombre',
      });
    },
  );

  it('whose id is taken by a category that was renamed gets another', async () => {
    await create();
    await updateCategory(site.admin, 'arqueologia', renamed);
    await applyRename(site.admin, editor, 'arqueologia');
    expect(await create()).toMatchObject({ id: 'arqueologia-2', slug: 'arqueologia' });
  });

  it('cannot take the name that a pending change is still taking off articles', async () => {
    await create();
    await updateCategory(site.admin, 'arqueologia', renamed);
    await expect(create()).rejects.toMatchObject({ message: 'Ya existe una categoría con ese nombre' });
  });

  it('costs a read for each category there is and one for its place', async () => {
    await create();
    await create({ nombre: 'Viajes' });
    await site.resetMeter();
    await create({ nombre: 'Otra' });
    expect(await site.reads()).toBe(3);
  });

  it('is not made by a visitor', async () => {
    await expect(createCategory(site.visitor, 'x', values)).rejects.toMatchObject({
      code: 'permission-denied',
      message: 'No tienes permisos para crear categorías',
    });
  });
});

describe('editing a category', () => {
  it('without a new name touches no article', async () => {
    await withArticles(1);
    const edited = await updateCategory(site.admin, 'arqueologia', { ...values, color: '#000000' });
    expect(edited).toMatchObject({ color: '#000000', nombreAnterior: null });
    expect(await applyRename(site.admin, editor, 'arqueologia')).toEqual({ changed: 0, failed: 0 });
  });

  it('with a new name brings it to its articles, drafts too, and to the catalogue', async () => {
    await withArticles(3);
    await save(site.admin, 'otro', { categorias: ['Viajes'] });
    expect(await updateCategory(site.admin, 'arqueologia', renamed)).toMatchObject({
      id: 'arqueologia',
      slug: 'excavaciones',
      nombreAnterior: 'Arqueología',
    });
    const progress: string[] = [];
    const onProgress = ({ done, total }: { done: number; total: number }) =>
      progress.push(`${done}/${total}`);
    const result = await applyRename(site.admin, editor, 'arqueologia', { onProgress });
    expect(result).toEqual({ changed: 3, failed: 0 });
    expect(progress).toEqual(['0/3', '1/3', '2/3', '3/3']);
    for (const id of ['a1', 'a2', 'a3']) expect(await categoriesOf(id)).toEqual(['Viajes', 'Excavaciones']);
    expect(await categoriesOf('otro')).toEqual(['Viajes']);
    expect(await cardCategories('a1')).toEqual(['Viajes', 'Excavaciones']);
    expect(await stored(site.admin, 'categorias/arqueologia')).not.toHaveProperty('nombreAnterior');
  });

  it('with a new name is found by the address of its first one', async () => {
    const { id } = await create();
    expect(await fetchNewSlug(site.visitor, id)).toBeNull();
    await updateCategory(site.admin, id, renamed);
    expect(await fetchNewSlug(site.visitor, id)).toBe('excavaciones');
    expect(await fetchNewSlug(site.visitor, 'ninguna')).toBeNull();
    expect(await fetchNewSlug(site.visitor, 'a/b')).toBeNull();
  });

  it('with a new name leaves its articles as old as they were for readers', async () => {
    await withArticles(1);
    const dateOf = async () => (await stored(site.admin, 'articulos/a1'))?.fechaActualizacion;
    const before = await dateOf();
    expect(before).toBeDefined();
    await updateCategory(site.admin, 'arqueologia', renamed);
    await applyRename(site.admin, editor, 'arqueologia');
    expect(await categoriesOf('a1')).toContain('Excavaciones');
    expect(await dateOf()).toEqual(before);
  });

  it('goes on over more than one page of articles', { timeout: 30_000 }, async () => {
    await withArticles(27);
    await updateCategory(site.admin, 'arqueologia', renamed);
    expect(await applyRename(site.admin, editor, 'arqueologia')).toEqual({ changed: 27, failed: 0 });
    expect(await categoriesOf('a27')).toEqual(['Viajes', 'Excavaciones']);
  });

  it('interrupted, or without a connection, keeps the old name noted and goes on when asked again', async () => {
    await withArticles(3);
    await updateCategory(site.admin, 'arqueologia', renamed);
    const stop = new AbortController();
    const onProgress = ({ done }: { done: number }) => {
      if (done === 1) stop.abort(new Error('basta'));
    };
    await expect(
      applyRename(site.admin, editor, 'arqueologia', { onProgress, signal: stop.signal }),
    ).rejects.toThrow('basta');
    expect(await categoriesOf('a1')).toEqual(['Viajes', 'Excavaciones']);
    expect(await categoriesOf('a2')).toEqual(['Viajes', 'Arqueología']);
    expect((await fetchCategories(site.admin))[0]?.nombreAnterior).toBe('Arqueología');

    await site.fault({ match: { method: 'batchGet', pathContains: 'articulos/a2' }, error: 'UNAVAILABLE' });
    await expect(applyRename(site.admin, editor, 'arqueologia')).rejects.toMatchObject({
      code: 'unavailable',
    });
    await site.fault();
    expect(await applyRename(site.admin, editor, 'arqueologia')).toEqual({ changed: 2, failed: 0 });
    expect(await categoriesOf('a3')).toEqual(['Viajes', 'Excavaciones']);
    expect((await fetchCategories(site.admin))[0]?.nombreAnterior).toBeNull();
  });

  it('tells of articles that cannot be saved, saves the others, and stays pending', async () => {
    await withArticles(3);
    await updateCategory(site.admin, 'arqueologia', renamed);
    await site.fault({
      match: { method: 'commit', pathContains: 'articulos/a2' },
      error: 'PERMISSION_DENIED',
    });
    expect(await applyRename(site.admin, editor, 'arqueologia')).toEqual({ changed: 2, failed: 1 });
    expect(await categoriesOf('a2')).toEqual(['Viajes', 'Arqueología']);
    expect((await fetchCategories(site.admin))[0]?.nombreAnterior).toBe('Arqueología');
    await site.fault();
    expect(await applyRename(site.admin, editor, 'arqueologia')).toEqual({ changed: 1, failed: 0 });
  });

  itOnOurs('that nobody could save is given up after 25 articles', { timeout: 30_000 }, async () => {
    await withArticles(27);
    await updateCategory(site.admin, 'arqueologia', renamed);
    await site.fault({
      match: { method: 'commit', pathContains: 'articulos/a' },
      error: 'PERMISSION_DENIED',
    });
    expect(await applyRename(site.admin, editor, 'arqueologia')).toEqual({ changed: 0, failed: 25 });
    expect((await fetchCategories(site.admin))[0]?.nombreAnterior).toBe('Arqueología');
  });

  it('again while a change of name is pending is refused; its colour is not', async () => {
    await create();
    await updateCategory(site.admin, 'arqueologia', renamed);
    await expect(
      updateCategory(site.admin, 'arqueologia', { ...values, nombre: 'Otro' }),
    ).rejects.toMatchObject({
      code: 'failed-precondition',
      message: 'Antes hay que terminar el cambio de nombre que está pendiente',
    });
    const edited = await updateCategory(site.admin, 'arqueologia', { ...renamed, color: '#111111' });
    expect(edited).toMatchObject({ color: '#111111', nombreAnterior: 'Arqueología' });
  });

  it('that is gone says so', async () => {
    await expect(updateCategory(site.admin, 'nada', values)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('never leaves an article with one category twice', async () => {
    await create();
    await save(site.admin, 'a1', { categorias: ['Excavaciones', 'Arqueología'] });
    await updateCategory(site.admin, 'arqueologia', renamed);
    await applyRename(site.admin, editor, 'arqueologia');
    expect(await categoriesOf('a1')).toEqual(['Excavaciones']);
  });
});

describe('deleting a category', () => {
  it('is refused with the number of its articles, drafts too', async () => {
    await withArticles(2);
    expect(await countCategoryArticles(site.admin, 'arqueologia')).toBe(2);
    expect(await deleteCategory(site.admin, editor, 'arqueologia', null)).toBe(2);
    expect(await stored(site.admin, 'categorias/arqueologia')).toBeDefined();
  });

  it('that no article carries goes, for two reads', async () => {
    await create();
    await site.resetMeter();
    expect(await deleteCategory(site.admin, editor, 'arqueologia', null)).toBe(0);
    expect(await site.reads()).toBe(2);
    expect(await stored(site.admin, 'categorias/arqueologia')).toBeUndefined();
  });

  it('moves its articles to another one first, when asked', async () => {
    await withArticles(2);
    await create({ nombre: 'Historia' });
    expect(await deleteCategory(site.admin, editor, 'arqueologia', 'historia')).toBe(0);
    expect(await categoriesOf('a2')).toEqual(['Viajes', 'Historia']);
    expect(await cardCategories('a1')).toEqual(['Viajes', 'Historia']);
    expect(await stored(site.admin, 'categorias/arqueologia')).toBeUndefined();
  });

  it('keeps a category whose articles could not all be moved', async () => {
    await withArticles(2);
    await create({ nombre: 'Historia' });
    await site.fault({
      match: { method: 'commit', pathContains: 'articulos/a1' },
      error: 'PERMISSION_DENIED',
    });
    expect(await deleteCategory(site.admin, editor, 'arqueologia', 'historia')).toBe(1);
    expect(await stored(site.admin, 'categorias/arqueologia')).toBeDefined();
    await site.fault();
    expect(await deleteCategory(site.admin, editor, 'arqueologia', 'historia')).toBe(0);
    expect(await categoriesOf('a1')).toEqual(['Viajes', 'Historia']);
  });

  it('waits for a pending change of its name', async () => {
    await create();
    await updateCategory(site.admin, 'arqueologia', renamed);
    await expect(deleteCategory(site.admin, editor, 'arqueologia', null)).rejects.toMatchObject({
      message: 'Antes hay que terminar el cambio de nombre que está pendiente',
    });
  });
});

it('an article that disappears while its category is renamed is no failure', async () => {
  await withArticles(2);
  await updateCategory(site.admin, 'arqueologia', renamed);
  const onProgress = ({ done }: { done: number }) => {
    if (done === 1) void deleteDoc(doc(site.admin, 'articulos/a2'));
  };
  await expect(applyRename(site.admin, editor, 'arqueologia', { onProgress })).resolves.toMatchObject({
    failed: 0,
  });
});

it('stored nonsense is shown with defaults', async () => {
  await setDoc(doc(site.admin, 'categorias/rara'), { nombre: 'Rara', color: 7, nombreAnterior: 3 });
  await updateDoc(doc(site.admin, 'categorias/rara'), { descripcion: null });
  expect(await fetchCategories(site.admin)).toEqual([
    { id: 'rara', nombre: 'Rara', descripcion: '', slug: 'rara', color: '#3498db', nombreAnterior: null },
  ]);
});

it('are told to readers by their colours, under an old name too while it is carried', async () => {
  await create();
  const edited = await updateCategory(site.admin, 'arqueologia', { ...renamed, color: '#00AA11' });
  await storeCategoryColours(site.admin, [edited]);
  expect(await fetchCategoryColours(site.visitor)).toEqual({
    Excavaciones: '#00aa11',
    Arqueología: '#00aa11',
  });
});
