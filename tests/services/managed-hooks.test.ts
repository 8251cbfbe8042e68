// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, waitFor } from '@testing-library/react';
import { doc, updateDoc } from 'firebase/firestore/lite';
import { clear, createStore, keys } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { articleFieldsOf } from '@/model/articles/editing/article-fields';
import type { Account } from '@/model/users/account';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import { getManagedArticle } from '@/services/articles/managed';
import { useArticle } from '@/services/articles/useArticle';
import { removeArticle, useStateChange } from '@/services/articles/useArticleActions';
import { storeArticle } from '@/services/articles/useArticleEditing';
import { useCatalogue } from '@/services/articles/useCatalogue';
import { useManagedArticles } from '@/services/articles/useManagedArticles';
import { queryClient } from '@/services/client/query-client';
import { fetchAccount } from '@/services/users/records';
import { save, stored } from './fixtures';
import { openHookSite, show } from './hooks';
import { as, join } from './members';

const staff = vi.hoisted(() => ({ db: null as unknown }));

/** The running app is somebody of the staff. */
vi.mock('@/services/firestore/connection', async (original) => ({
  ...(await original<typeof import('@/services/firestore/connection')>()),
  db: () => staff.db,
}));

const site = openHookSite('demo-services-personal');
const device = createStore('evidencias', 'consultas');

async function signIn(rol: 'autor' | 'editor', uid = 'ana'): Promise<Account> {
  await join(site, uid, { rol, permisos: defaultPermissions(rol) });
  staff.db = as(site, uid);
  return fetchAccount(as(site, uid), uid);
}

/** The list and what can be done in it, as the screen has them. */
function openList(account: Account) {
  const changes: Partial<Account>[] = [];
  const session = {
    account,
    apply: (change: (account: Account) => Partial<Account>) => void changes.push(change(account)),
  };
  const screen = show(() => ({
    list: useManagedArticles(account, { order: 'reciente' }, null),
    change: useStateChange(session),
  }));
  return { ...screen, session, changes };
}

beforeEach(() => clear(device));

describe('the list of the staff', () => {
  it('is read once, and again after a failure when asked to', async () => {
    const account = await signIn('editor');
    await save(site.admin, 'a1', { autorId: 'ana' });
    await site.fault({ match: { method: 'runQuery' }, error: 'PERMISSION_DENIED' });
    const { result } = openList(account);
    await waitFor(() => expect(result.current.list.status).toBe('error'));
    await site.fault();
    act(() => result.current.list.retry());
    await waitFor(() => expect(result.current.list.status).toBe('ready'));
    expect(result.current.list.items.map(({ id }) => id)).toEqual(['a1']);
    expect(result.current.list.next).toBeNull();
  });

  it('shows what is published in its row and in the library of the device, without reading the list again', async () => {
    const account = await signIn('autor');
    await save(site.admin, 'otro');
    await save(site.admin, 'a1', { autorId: 'ana', estado: 'borrador' });
    // The library was looked at before, and is only on the device.
    const { result: library } = show(() => useCatalogue());
    await waitFor(() => expect(library.current.complete).toBe(true));
    await waitFor(async () => expect(await keys(device)).toHaveLength(1));
    cleanup();
    queryClient.clear();

    const { result, changes } = openList(account);
    await waitFor(() => expect(result.current.list.items).toHaveLength(1));
    const row = () => result.current.list.items[0];
    await act(async () => {
      const article = row();
      if (article) await result.current.change.mutateAsync({ article, estado: 'publicado' });
    });
    await waitFor(() => expect(row()).toMatchObject({ estado: 'publicado', version: 2 }));
    expect(changes).toEqual([{ articulosCount: 1 }]);
    const { result: after } = show(() => ({ catalogue: useCatalogue(), article: useArticle('a1') }));
    await waitFor(() => expect(after.current.catalogue.cards.map(({ id }) => id)).toContain('a1'));
    expect(after.current.article).toMatchObject({ status: 'ready' });
  });

  it('counts what its author publishes in the editor as what it publishes in the list', async () => {
    const account = await signIn('autor');
    await save(site.admin, 'a1', { autorId: 'ana', estado: 'borrador' });
    const { session, changes } = openList(account);
    const fields = {
      ...articleFieldsOf(await getManagedArticle(site.admin, 'a1')),
      estado: 'publicado' as const,
    };
    const outcome = await storeArticle('a1', fields, { ...session, baseVersion: 1 });
    expect(outcome).toMatchObject({ status: 'saved', article: { estado: 'publicado' } });
    expect(changes).toEqual([{ articulosCount: 1 }]);
    expect(await stored(site.admin, 'perfiles/ana')).toMatchObject({ articulosCount: 1 });
  });

  it('leaves the row as it was when a change fails, and says why', async () => {
    const account = await signIn('editor');
    await save(site.admin, 'a1', { estado: 'borrador' });
    const { result } = openList(account);
    await waitFor(() => expect(result.current.list.items).toHaveLength(1));
    await updateDoc(doc(site.admin, 'usuarios/ana'), { estado: 'suspendido' });
    const [article] = result.current.list.items;
    await expect(
      act(async () => {
        if (article) await result.current.change.mutateAsync({ article, estado: 'publicado' });
      }),
    ).rejects.toMatchObject({ code: 'permission-denied' });
    expect(result.current.list.items[0]).toMatchObject({ estado: 'borrador' });
  });

  it('loses the row of what is deleted, and so does the library', async () => {
    const account = await signIn('autor');
    await save(site.admin, 'otro');
    await save(site.admin, 'a1', { autorId: 'ana' });
    const { result: library } = show(() => useCatalogue());
    await waitFor(() => expect(library.current.cards).toHaveLength(2));
    const { result, session, changes } = openList(account);
    await waitFor(() => expect(result.current.list.items).toHaveLength(1));
    const steps: string[] = [];
    await act(async () => {
      const [article] = result.current.list.items;
      const { signal } = new AbortController();
      if (article)
        await removeArticle(session, article, { onProgress: ({ step }) => steps.push(step), signal });
    });
    await waitFor(() => expect(result.current.list.items).toEqual([]));
    await waitFor(() => expect(library.current.cards.map(({ id }) => id)).toEqual(['otro']));
    expect([...new Set(steps)]).toEqual(['retirar', 'comentarios', 'imagenes', 'articulo']);
    expect(changes.at(-1)).toEqual({ articulosCount: 0 });
    expect(await stored(site.admin, 'articulos/a1')).toBeUndefined();
  });
});
