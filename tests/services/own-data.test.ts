import { collection, getDocs } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { type DeletionProgress, deleteAccountData, finishDeletion } from '@/services/account/deletion';
import { exportOwnData } from '@/services/account/own-data';
import { addFavourite } from '@/services/favourites/favourites';
import { settleEvents } from '@/services/users/badges';
import { registerAccount } from '@/services/users/registration';
import { openSite } from './backend';
import { addComment as plant, save, stored } from './fixtures';
import { as, join, writeBadges } from './members';

const site = openSite('demo-services-datos');

/** A member with a favourite, a badge and as many comments as asked for. */
async function activeMember(comments: number) {
  await writeBadges(site);
  await save(site.admin, 'a1');
  const member = await join(site, 'ana', { comentariosCount: 5 });
  await addFavourite(member.db, 'ana', 'a1');
  await settleEvents(member.db, 'ana');
  for (let index = 0; index < comments; index += 1) {
    await plant(site.admin, 'a1', `c${index}`, { autor: 'Ana', autorId: 'ana' });
  }
  return member;
}

async function authorsOf(articleId: string): Promise<string[]> {
  const { docs } = await getDocs(collection(site.admin, 'articulos', articleId, 'comentarios'));
  return [...new Set(docs.map((document) => `${document.get('autor')}/${document.get('autorId')}`))];
}

async function leftOf(uid: string): Promise<string[]> {
  const paths = [`usuarios/${uid}`, `perfiles/${uid}`];
  const found = await Promise.all(
    paths.map(async (path) => ((await stored(site.admin, path)) ? [path] : [])),
  );
  const { docs } = await getDocs(collection(site.admin, 'usuarios', uid, 'premios'));
  return [...found.flat(), ...docs.map(({ ref }) => ref.path)];
}

describe('deleting an account', () => {
  it('takes everything private away and leaves the comments without a name', async () => {
    const { db } = await activeMember(3);
    await plant(site.admin, 'a1', 'otro', { autor: 'Luis', autorId: 'luis' });
    const told: DeletionProgress[] = [];
    await deleteAccountData(db, 'ana', { onProgress: (progress) => told.push(progress) });
    expect(await leftOf('ana')).toEqual([]);
    expect((await authorsOf('a1')).sort()).toEqual(['Luis/luis', 'Usuario eliminado/eliminado']);
    expect(told).toEqual([
      { step: 'avatar', done: 1 },
      { step: 'cuenta', done: 1 },
      { step: 'comentarios', done: 3 },
      { step: 'temas', done: 0 },
      { step: 'respuestas', done: 0 },
      { step: 'notificaciones', done: 0 },
      { step: 'premios', done: 2 },
    ]);
  });

  it('goes on after an interruption, from where it was', async () => {
    const { db } = await activeMember(60);
    const interruption = new AbortController();
    const told: DeletionProgress[] = [];
    const first = deleteAccountData(db, 'ana', {
      signal: interruption.signal,
      onProgress: (progress) => {
        told.push(progress);
        if (progress.step === 'comentarios') interruption.abort();
      },
    });
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    expect(told.at(-1)).toEqual({ step: 'comentarios', done: 20 });
    expect(await leftOf('ana')).toHaveLength(2);
    await deleteAccountData(db, 'ana');
    expect(await leftOf('ana')).toEqual([]);
    expect(await authorsOf('a1')).toEqual(['Usuario eliminado/eliminado']);
  });

  it('is brought to its end when its owner comes back, and not before it began', async () => {
    const { db } = await activeMember(60);
    expect(await finishDeletion(db, 'ana')).toBe(false);
    const interruption = new AbortController();
    const first = deleteAccountData(db, 'ana', {
      signal: interruption.signal,
      onProgress: ({ step }) => step === 'cuenta' && interruption.abort(),
    });
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    expect(await finishDeletion(db, 'ana')).toBe(true);
    expect(await leftOf('ana')).toEqual([]);
    expect(await authorsOf('a1')).toEqual(['Usuario eliminado/eliminado']);
  });

  it('goes on when the account was gone before its awards were', async () => {
    const { db } = await activeMember(0);
    // Avatar read, comments, record: the third commit is of the awards.
    await site.fault({
      match: { method: 'commit', pathContains: 'premios' },
      error: 'UNAVAILABLE',
      times: 1,
    });
    await expect(deleteAccountData(db, 'ana')).rejects.toMatchObject({ code: 'unavailable' });
    expect(await leftOf('ana')).toEqual([
      'usuarios/ana/premios/favorito-a1',
      'usuarios/ana/premios/insignia-comentarista-bronce',
    ]);
    await deleteAccountData(db, 'ana');
    expect(await leftOf('ana')).toEqual([]);
  });

  it('is not possible while suspended, and says why before anything is done', async () => {
    const { db } = await join(site, 'ana', { estado: 'suspendido' });
    await expect(deleteAccountData(db, 'ana')).rejects.toMatchObject({
      code: 'permission-denied',
      message: expect.stringContaining('suspendida'),
    });
    expect(await leftOf('ana')).toEqual(['usuarios/ana', 'perfiles/ana']);
  });

  it('of another member is denied', async () => {
    await activeMember(0);
    await expect(deleteAccountData(as(site, 'luis'), 'ana')).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect(await leftOf('ana')).toHaveLength(4);
  });

  it('and nobody is born again under that uid', async () => {
    const { db } = await activeMember(0);
    await deleteAccountData(db, 'ana');
    const again = { uid: 'ana', nombre: 'Ana', email: 'ana@demo.test', biografia: '' };
    await expect(registerAccount(db, again)).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await leftOf('ana')).toEqual([]);
  });
});

describe('taking one’s data out', () => {
  it('gives the account, the awards and every comment, as plain JSON', async () => {
    const { db } = await activeMember(55);
    const now = new Date('2026-01-02T03:04:05Z');
    const data = await exportOwnData(db, 'ana', now);
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
    expect(data).toMatchObject({
      exportado: '2026-01-02T03:04:05.000Z',
      cuenta: { email: 'ana@demo.test', puntos: 15, fechaRegistro: expect.stringMatching(/^\d{4}-.*Z$/) },
    });
    expect(data.comentarios).toHaveLength(55);
    expect(data.premios).toMatchObject([{ id: 'favorito-a1' }, { id: 'insignia-comentarista-bronce' }]);
  });

  it('has comments on drafts too, and of nobody else', async () => {
    const { db } = await activeMember(1);
    await plant(site.admin, 'a2', 'oculto', { autorId: 'ana', articuloPublicado: false });
    await plant(site.admin, 'a1', 'ajeno', { autorId: 'luis' });
    const { comentarios } = await exportOwnData(db, 'ana');
    expect(comentarios).toHaveLength(2);
  });
});
