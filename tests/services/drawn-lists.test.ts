// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { facets } from '@/model/articles/library/library';
import { DEFAULT_FILTERS, type LibraryFilters } from '@/model/articles/library/library-filters';
import { fetchArticle } from '@/services/articles/reading';
import { fetchShardsBackwards } from '@/services/articles/shards';
import { useHomeCards } from '@/services/articles/useCatalogue';
import { showSaved } from '@/services/articles/useManagedArticles';
import { useArticlesBy } from '@/services/articles/useSelectedCards';
import { useLibraryCards } from '@/services/categories/useCategory';
import { queryClient } from '@/services/client/query-client';
import { drawnLists } from '../../scripts/prerender/lists';
import { save } from './fixtures';
import { inYear, openHookSite, show } from './hooks';

const site = openHookSite('demo-services-drawn-lists');

/** As main.tsx takes what a page was drawn from: `updatedAt` is 1 for a member. */
function take(kind: 'home' | 'library', lists: ReturnType<typeof drawnLists>, updatedAt?: number) {
  for (const [key, data] of lists[kind]) queryClient.setQueryData(key, data, updatedAt ? { updatedAt } : {});
}

let lists: ReturnType<typeof drawnLists>;
beforeEach(async () => {
  for (const year of [2022, 2023, 2024])
    await save(site.admin, `a${year}`, { titulo: `Artículo de ${year}`, ...inYear(year) });
  lists = drawnLists(await fetchShardsBackwards(site.visitor, 'catalogo', { limit: 9 }));
  await save(site.admin, 'a2025', { titulo: 'Publicado después', ...inYear(2025) });
  await site.resetMeter();
});

const titles = ({ cards }: { cards: readonly { titulo: string }[] }) => cards.map(({ titulo }) => titulo);
const yearsOffered = ({ counted, cards }: ReturnType<typeof useLibraryCards>) =>
  (counted ?? facets(cards)).anios;
const AS_DRAWN = ['Artículo de 2024', 'Artículo de 2023', 'Artículo de 2022'];
const AS_STORED = ['Publicado después', ...AS_DRAWN];

describe('a list that the build drew', () => {
  it('is shown to a visitor as it was drawn, without a read', async () => {
    take('home', lists);
    take('library', lists);
    const home = show(() => useHomeCards()).result;
    const library = show(() => useLibraryCards(DEFAULT_FILTERS, false)).result;
    expect(home.current).toMatchObject({ status: 'ready', complete: true, all: 3 });
    expect(titles(home.current)).toEqual(AS_DRAWN);
    expect(titles(library.current)).toEqual(AS_DRAWN);
    expect(library.current).toMatchObject({ status: 'ready', pending: false, all: 3, unread: 0 });
    expect(yearsOffered(library.current)).toEqual([2024, 2023, 2022]);
    expect(await site.reads()).toBe(0);
  });

  it('becomes what is stored once the visitor asks for more', async () => {
    take('library', lists);
    let filters: LibraryFilters = { ...DEFAULT_FILTERS, vista: 'lista' };
    const { result, rerender } = show(() => useLibraryCards(filters, false));
    expect(titles(result.current)).toEqual(AS_DRAWN);
    filters = { ...DEFAULT_FILTERS, anio: 2025 };
    rerender();
    await waitFor(() => expect(titles(result.current)).toEqual(AS_STORED));
    expect(await site.reads()).toBe(4);
  });

  it('is shown to a member until what is stored is here', async () => {
    take('home', lists, 1);
    take('library', lists, 1);
    const home = show(() => useHomeCards()).result;
    const library = show(() => useLibraryCards(DEFAULT_FILTERS, false)).result;
    expect([titles(home.current), titles(library.current)]).toEqual([AS_DRAWN, AS_DRAWN]);
    await waitFor(() => expect(titles(library.current)).toEqual(AS_STORED));
    await waitFor(() => expect(titles(home.current)).toEqual(AS_STORED));
    expect(yearsOffered(library.current)).toEqual([2025, 2024, 2023, 2022]);
  });

  it('stays where what is stored cannot be read, and says so', async () => {
    take('library', lists, 1);
    await site.fault({ error: 'PERMISSION_DENIED', times: 1 });
    const { result } = show(() => useLibraryCards(DEFAULT_FILTERS, false));
    await waitFor(() => expect(result.current.failed).toBe(true));
    expect(titles(result.current)).toEqual(AS_DRAWN);
    act(() => result.current.retry());
    await waitFor(() => expect(titles(result.current)).toEqual(AS_STORED));
    expect(result.current.failed).toBe(false);
  });

  it('is no more once this device published something', async () => {
    take('home', lists);
    await act(async () => showSaved('a2025', await fetchArticle(site.visitor, 'a2025')));
    const { result } = show(() => useHomeCards());
    await waitFor(() => expect(titles(result.current)).toEqual(AS_STORED));
  });

  it("of an author's articles is shown without a read, and to a member until what is stored is here", async () => {
    const [[key, data] = [[], null]] = lists.author('u1', new Set(['a2022', 'a2023', 'a2024']));
    queryClient.setQueryData(key, data);
    const visitor = show(() => useArticlesBy('u1', 'Ana Soto'));
    expect(visitor.result.current.status).toBe('ready');
    expect(titles(visitor.result.current)).toEqual(AS_DRAWN);
    expect(await site.reads()).toBe(0);
    visitor.unmount();
    queryClient.setQueryData(key, data, { updatedAt: 1 });
    const member = show(() => useArticlesBy('u1', 'Ana Soto'));
    await waitFor(() => expect(titles(member.result.current)).toEqual(AS_STORED));
  });
});
