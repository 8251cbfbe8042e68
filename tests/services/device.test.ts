// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, waitFor } from '@testing-library/react';
import { clear, createStore, keys } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetchArticle, useArticle } from '@/services/articles/useArticle';
import { useCatalogue } from '@/services/articles/useCatalogue';
import { queryClient } from '@/services/client/query-client';
import { useArticleComments } from '@/services/comments/useComments';
import { useContentSearch } from '@/services/search/useContentSearch';
import { addComment, save } from './fixtures';
import { inYear, openHookSite, show } from './hooks';

const site = openHookSite('demo-services-device');
/** Where the site keeps what it read. */
const device = createStore('evidencias', 'consultas');
beforeEach(async () => {
  await clear(device);
});
afterEach(() => {
  vi.useRealTimers();
});

/** The page is closed and opened again: memory is gone, the device remembers. */
async function reopen(): Promise<void> {
  cleanup();
  queryClient.clear();
  await site.resetMeter();
}

/** Time passes on the visitor's clock; timers go on as they are. */
function later(minutes: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
}

async function visitLibrary(): Promise<void> {
  const { result } = show(() => useCatalogue());
  await waitFor(() => expect(result.current.complete).toBe(true));
  await waitFor(async () => expect(await keys(device)).toHaveLength(1));
}

describe('a visitor who comes back', () => {
  it('within five minutes reads nothing', async () => {
    await save(site.admin, 'a1');
    await save(site.admin, 'a2', inYear(2020));
    await visitLibrary();
    await reopen();
    const { result } = show(() => useCatalogue());
    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', complete: true }));
    expect(result.current.cards.map((card) => [card.id, card.fechaPublicacion?.getUTCFullYear()])).toEqual([
      ['a1', 2024],
      ['a2', 2020],
    ]);
    expect(await site.reads()).toBe(0);
  });

  it('later sees what the device holds at once, then what changed, for the shards that changed', async () => {
    await save(site.admin, 'a1');
    await save(site.admin, 'a2', inYear(2020));
    await visitLibrary();
    await save(site.admin, 'a2', { ...inYear(2020), titulo: 'Corregido' });
    await reopen();
    later(6);
    const titles = new Set<string>();
    const { result } = show(() => {
      const catalogue = useCatalogue();
      titles.add(catalogue.cards.map((card) => card.titulo).join(' | '));
      return catalogue;
    });
    await waitFor(() => expect(result.current.cards[1]?.titulo).toBe('Corregido'));
    expect([...titles]).toEqual([
      '',
      'Caminos de piedra | Caminos de piedra',
      'Caminos de piedra | Corregido',
    ]);
    expect(await site.reads()).toBe(1);
  });

  it('to an article withdrawn meanwhile finds it gone, from the device too, with one read at most', async () => {
    await save(site.admin, 'a1');
    const page = show(() => useArticle('a1'));
    await waitFor(() => expect(page.result.current.status).toBe('ready'));
    await waitFor(async () => expect(await keys(device)).toHaveLength(1));
    await save(site.admin, 'a1', { estado: 'archivado' });
    await reopen();
    const { result } = show(() => useArticle('a1'));
    await waitFor(() => expect(result.current).toMatchObject({ status: 'not-found', article: undefined }));
    expect(await site.reads()).toBeLessThanOrEqual(1);
    await waitFor(async () => expect(await keys(device)).toHaveLength(0));
  });

  it('to an article that the device holds reads it once, as it is now', async () => {
    await save(site.admin, 'a1');
    const page = show(() => useArticle('a1'));
    await waitFor(() => expect(page.result.current.status).toBe('ready'));
    await waitFor(async () => expect(await keys(device)).toHaveLength(1));
    await save(site.admin, 'a1', { titulo: 'Corregido' });
    await reopen();
    prefetchArticle('a1');
    const { result } = show(() => useArticle('a1'));
    await waitFor(() => expect(result.current.article?.titulo).toBe('Corregido'));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(await site.reads()).toBe(1);
  });

  it('without a connection reads what the device holds', async () => {
    await save(site.admin, 'a1');
    await visitLibrary();
    await addComment(site.admin, 'a1', 'c1');
    const page = show(() => ({
      article: useArticle('a1'),
      comments: useArticleComments({ id: 'a1', comentariosCount: 8 }),
    }));
    await waitFor(() => expect(page.result.current.article.status).toBe('ready'));
    await waitFor(() => expect(page.result.current.comments.items).toHaveLength(1));
    await waitFor(async () => expect(await keys(device)).toHaveLength(3));
    await reopen();
    later(60);
    await site.fault({ error: 'UNAVAILABLE' });
    const { result } = show(() => ({
      article: useArticle('a1'),
      comments: useArticleComments({ id: 'a1', comentariosCount: 8 }),
      library: useCatalogue(),
    }));
    await waitFor(() => expect(result.current.article.status).toBe('ready'));
    await waitFor(() => expect(result.current.comments.items).toHaveLength(1));
    await waitFor(() => expect(result.current.library.cards).toHaveLength(1));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(result.current.article).toMatchObject({
      status: 'ready',
      article: { titulo: 'Caminos de piedra' },
    });
    expect(result.current.comments).toMatchObject({ status: 'ready', items: [{ comment: { id: 'c1' } }] });
    expect(result.current.library).toMatchObject({ status: 'ready', complete: true });
  });

  it('searches again without reading', async () => {
    await save(site.admin, 'a1');
    const first = show(() => useContentSearch('calzadas'));
    await waitFor(() => expect(first.result.current.status).toBe('ready'));
    await waitFor(async () => expect(await keys(device)).toHaveLength(1));
    await reopen();
    const { result } = show(() => useContentSearch('calzad'));
    await waitFor(() => expect(result.current.status).toBe('ready'));
    expect([...result.current.matches.keys()]).toEqual(['a1']);
    expect(await site.reads()).toBe(0);
  });

  it('after a month begins afresh', async () => {
    await save(site.admin, 'a1');
    await visitLibrary();
    await reopen();
    later(31 * 24 * 60);
    const { result } = show(() => useCatalogue());
    await waitFor(() => expect(result.current.complete).toBe(true));
    expect(await site.reads()).toBe(2);
  });
});

describe('a device that keeps nothing', () => {
  it('reads as if there were none', async () => {
    await save(site.admin, 'a1');
    const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});
    const get = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
      throw new DOMException('closed', 'InvalidStateError');
    });
    const { result } = show(() => useArticle('a1'));
    await waitFor(() => expect(result.current.status).toBe('ready'));
    get.mockRestore();
    debug.mockRestore();
    await act(async () => {});
  });
});
