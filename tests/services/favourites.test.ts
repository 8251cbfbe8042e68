import { deleteDoc, doc, updateDoc } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { addFavourite, clearFavourites, removeFavourite } from '@/services/favourites/favourites';
import { openSite } from './backend';
import { save, stored } from './fixtures';
import { join } from './members';

const site = openSite('demo-services-favoritos');

async function member(over: Record<string, unknown> = {}) {
  await save(site.admin, '99');
  return join(site, 'ana', over);
}

describe('adding a favourite', () => {
  it('saves the normalised id and gives 5 points', async () => {
    const { db } = await member();
    const outcome = await addFavourite(db, 'ana', 'tag:blogger.com,1999:blog-1.post-99');
    expect(outcome).toMatchObject({
      changed: true,
      points: 5,
      account: { articulosFavoritos: ['99'], puntos: 5 },
    });
    expect(await stored(site.admin, 'usuarios/ana')).toMatchObject({ articulosFavoritos: ['99'], puntos: 5 });
  });

  it('that is there already changes nothing', async () => {
    const { db } = await member();
    await addFavourite(db, 'ana', '99');
    expect(await addFavourite(db, 'ana', '99')).toMatchObject({
      changed: false,
      points: 0,
      account: { puntos: 5 },
    });
  });

  it('gives its points once, however often it comes and goes', async () => {
    const { db } = await member();
    await addFavourite(db, 'ana', '99');
    await removeFavourite(db, 'ana', '99');
    expect(await addFavourite(db, 'ana', '99')).toMatchObject({
      changed: true,
      points: 0,
      account: { puntos: 5 },
    });
  });

  it('twice at once is added once', async () => {
    const { db } = await member();
    const both = await Promise.all([addFavourite(db, 'ana', '99'), addFavourite(db, 'ana', '99')]);
    expect(both.map(({ changed }) => changed).sort()).toEqual([false, true]);
    expect(await stored(site.admin, 'usuarios/ana')).toMatchObject({ articulosFavoritos: ['99'], puntos: 5 });
  });

  it('reaches the next level with its points', async () => {
    const { db } = await member({ puntos: 95 });
    expect(await addFavourite(db, 'ana', '99')).toMatchObject({
      account: { puntos: 100, nivelActividad: 'Intermedio' },
    });
  });

  it('of an article that is not published, or is none, says so', async () => {
    const { db } = await member();
    await save(site.admin, '7', { estado: 'borrador' });
    const refusal = { code: 'not-found', message: 'El artículo no existe o ya no está publicado' };
    await expect(addFavourite(db, 'ana', '7')).rejects.toMatchObject(refusal);
    await expect(addFavourite(db, 'ana', '8')).rejects.toMatchObject(refusal);
    await expect(addFavourite(db, 'ana', 'a/b')).rejects.toMatchObject({ code: 'invalid-argument' });
  });

  it.each([[{ estado: 'suspendido' }], [{ estado: 'pendiente' }], [{ permisos: { comentar: true } }]])(
    'is refused to an account with %j',
    async (over) => {
      const { db } = await member(over);
      await expect(addFavourite(db, 'ana', '99')).rejects.toMatchObject({
        code: 'permission-denied',
        message: 'Tu cuenta no puede guardar favoritos en este momento.',
      });
    },
  );

  it('is possible up to 500', async () => {
    const ids = Array.from({ length: 499 }, (_, index) => `x${index}`);
    const { db } = await member({ articulosFavoritos: ids });
    await addFavourite(db, 'ana', '99');
    await save(site.admin, '100');
    await expect(addFavourite(db, 'ana', '100')).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringContaining('500 favoritos'),
    });
  });

  it('goes on after losing a race', async () => {
    const { db } = await member();
    await site.fault({ match: { method: 'commit' }, error: 'ABORTED', times: 1 });
    await expect(addFavourite(db, 'ana', '99')).resolves.toMatchObject({ changed: true });
  });

  it('costs 5 reads, the rules included', async () => {
    const { db } = await member();
    await site.resetMeter();
    await addFavourite(db, 'ana', '99');
    expect(await site.reads()).toBe(5);
  });
});

describe('taking a favourite away', () => {
  it('keeps the points', async () => {
    const { db } = await member();
    await addFavourite(db, 'ana', '99');
    expect(await removeFavourite(db, 'ana', '99')).toMatchObject({ changed: true });
    expect(await stored(site.admin, 'usuarios/ana')).toMatchObject({ articulosFavoritos: [], puntos: 5 });
  });

  it('that is none gives false', async () => {
    const { db } = await member();
    expect(await removeFavourite(db, 'ana', '99')).toMatchObject({ changed: false });
  });

  it('works when the article is gone', async () => {
    const { db } = await member({ articulosFavoritos: ['99', '5'] });
    await deleteDoc(doc(site.admin, 'articulos/99'));
    expect(await removeFavourite(db, 'ana', '99')).toMatchObject({ changed: true });
    expect(await stored(site.admin, 'usuarios/ana')).toMatchObject({ articulosFavoritos: ['5'] });
  });

  it('costs one read; all of them, none', async () => {
    const { db } = await member({ articulosFavoritos: ['99', '5', '6'] });
    await site.resetMeter();
    await removeFavourite(db, 'ana', '5');
    expect(await site.reads()).toBe(1);
    await clearFavourites(db, 'ana');
    expect(await site.reads()).toBe(0);
    expect(await stored(site.admin, 'usuarios/ana')).toMatchObject({ articulosFavoritos: [] });
  });

  it('is refused to a suspended account', async () => {
    const { db } = await member({ articulosFavoritos: ['99'] });
    await updateDoc(doc(site.admin, 'usuarios/ana'), { estado: 'suspendido' });
    await expect(clearFavourites(db, 'ana')).rejects.toMatchObject({ code: 'permission-denied' });
  });
});
