// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { deleteField, doc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { fetchArticle } from '@/services/articles/reading';
import {
  HOME_PART,
  partOf,
  prefetchCatalogue,
  useCatalogue,
  useCatalogueTotal,
} from '@/services/articles/useCatalogue';
import { useRecommended } from '@/services/articles/useSelectedCards';
import { queryClient } from '@/services/client/query-client';
import { useContentSearch } from '@/services/search/useContentSearch';
import { itOnOurs } from './backend';
import { save } from './fixtures';
import { inYear, openHookSite, show } from './hooks';

const site = openHookSite('demo-services-catalogue');

async function publishYears(...years: number[]): Promise<void> {
  for (const year of years)
    await save(site.admin, `a${year}`, { titulo: `Artículo de ${year}`, ...inYear(year) });
  await site.resetMeter();
}

describe('the catalogue', () => {
  itOnOurs('shows the newest year at once and the older ones behind it, one read a shard', async () => {
    await publishYears(2021, 2022, 2023, 2024);
    const seen = new Set<string>();
    const { result } = show(() => {
      const catalogue = useCatalogue();
      seen.add(catalogue.cards.map((card) => card.id).join(' '));
      return catalogue;
    });
    await waitFor(() => expect(result.current.complete).toBe(true));
    expect([...seen]).toEqual(['', 'a2024', 'a2024 a2023 a2022 a2021']);
    expect(result.current).toMatchObject({ status: 'ready', error: null });
    expect(await site.reads()).toBe(4);
  });

  it('is read once for the home page, the library and the way back', async () => {
    await publishYears(2022, 2023, 2024);
    prefetchCatalogue();
    const home = show(() => useCatalogue(HOME_PART));
    await waitFor(() => expect(home.result.current.complete).toBe(true));
    home.unmount();
    const library = show(() => useCatalogue());
    await waitFor(() => expect(library.result.current.complete).toBe(true));
    const { cards } = library.result.current;
    library.unmount();
    const back = show(() => useCatalogue(HOME_PART));
    expect(back.result.current.cards).toBe(cards);
    expect(await site.reads()).toBe(3);
  });

  itOnOurs('stops for the home page when it has three articles and four symposia', async () => {
    for (const n of [1, 2, 3, 4]) {
      await save(site.admin, `s${n}`, {
        titulo: `Simposio ${n}`,
        categorias: ['Simposios'],
        ...inYear(2024),
      });
    }
    await publishYears(2020, 2021, 2022, 2023);
    const { result } = show(() => useCatalogue(HOME_PART));
    await waitFor(() => expect(result.current.complete).toBe(true));
    expect(result.current.cards).toHaveLength(4);
    expect(await site.reads()).toBe(1);
  });

  itOnOurs('never reads more than nine shards for the home page', async () => {
    await publishYears(...Array.from({ length: 14 }, (_, i) => 2005 + i));
    const { result } = show(() => useCatalogue(HOME_PART));
    await waitFor(() => expect(result.current.complete).toBe(true));
    expect(await site.reads()).toBe(9);
  });

  itOnOurs(
    'of very many years is read up to the budget of a first visit, and further for who needs more',
    async () => {
      await publishYears(...Array.from({ length: 22 }, (_, i) => 2003 + i));
      let atLeast = 12;
      const { result, rerender } = show(() => {
        const catalogue = useCatalogue(partOf(atLeast));
        return { ...catalogue, total: useCatalogueTotal(catalogue) };
      });
      await waitFor(() => expect(result.current).toMatchObject({ complete: true, hasOlder: true }));
      expect(result.current.cards).toHaveLength(17);
      // With the colours and the six latest comments, the 25 documents of the library.
      await waitFor(() => expect(result.current.total).toBe(22));
      expect(await site.reads()).toBe(18);
      atLeast = Number.POSITIVE_INFINITY;
      rerender();
      await waitFor(() => expect(result.current).toMatchObject({ complete: true, hasOlder: false }));
      expect(result.current.cards).toHaveLength(22);
      expect(result.current.total).toBe(22);
      expect(await site.reads()).toBe(5);
    },
  );

  it('whose shards do not tell how many articles they have counts those that were read', async () => {
    await publishYears(...Array.from({ length: 20 }, (_, i) => 2003 + i));
    for (let year = 2003; year < 2023; year++)
      await updateDoc(doc(site.admin, 'catalogo', String(year)), { total: deleteField() });
    const { result } = show(() => {
      const catalogue = useCatalogue(partOf(12));
      return { hasOlder: catalogue.hasOlder, total: useCatalogueTotal(catalogue) };
    });
    await waitFor(() => expect(result.current).toEqual({ hasOlder: true, total: 17 }));
  });

  it('read again brings only what changed', async () => {
    await publishYears(2022, 2023, 2024);
    const { result } = show(() => useCatalogue());
    await waitFor(() => expect(result.current.complete).toBe(true));
    await save(site.admin, 'a2022', { titulo: 'Corregido', ...inYear(2022) });
    await site.resetMeter();
    await act(() => queryClient.invalidateQueries({ queryKey: ['catalogo'], exact: true }));
    await waitFor(() => expect(result.current.cards.at(-1)?.titulo).toBe('Corregido'));
    expect(await site.reads()).toBe(1);
  });

  it('without articles is ready and empty', async () => {
    const { result } = show(() => useCatalogue());
    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', complete: true, cards: [] }));
  });

  it('that cannot be read says so, and is there after a retry', async () => {
    await publishYears(2024);
    await site.fault({ error: 'PERMISSION_DENIED', times: 1 });
    const { result } = show(() => useCatalogue());
    await waitFor(() => expect(result.current.status).toBe('error'));
    expect(result.current.error?.code).toBe('permission-denied');
    act(() => result.current.retry());
    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', complete: true }));
  });

  it('whose older years fail keeps the newest, and completes after a retry', async () => {
    await publishYears(2023, 2024);
    prefetchCatalogue();
    await waitFor(() => expect(queryClient.getQueryData(['catalogo'])).toBeDefined());
    await site.fault({ error: 'PERMISSION_DENIED', times: 1 });
    const { result } = show(() => useCatalogue());
    await waitFor(() => expect(result.current.error?.code).toBe('permission-denied'));
    expect(result.current).toMatchObject({ status: 'ready', complete: false });
    expect(result.current.cards).toHaveLength(1);
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.complete).toBe(true));
    expect(result.current.cards).toHaveLength(2);
  });

  it('whose refresh fails keeps what it shows', async () => {
    await publishYears(2024);
    const { result } = show(() => useCatalogue());
    await waitFor(() => expect(result.current.complete).toBe(true));
    await site.fault({ error: 'PERMISSION_DENIED' });
    await act(() => queryClient.invalidateQueries({ queryKey: ['catalogo'], exact: true }));
    expect(result.current).toMatchObject({ status: 'ready', complete: true, error: null });
    expect(result.current.cards).toHaveLength(1);
  });
});

describe('recommended articles', () => {
  itOnOurs('are three others, the same while the page is open, from the catalogue alone', async () => {
    const article = await save(site.admin, 'a0');
    for (let n = 1; n < 9; n++) await save(site.admin, `a${n}`);
    await site.resetMeter();
    const { result, rerender } = show(() => useRecommended(article));
    await waitFor(() => expect(result.current.status).toBe('ready'));
    const chosen = result.current.cards;
    expect(new Set(chosen.map(({ card }) => card.id)).size).toBe(3);
    expect(chosen.map(({ card }) => card.id)).not.toContain('a0');
    rerender();
    await act(() => queryClient.invalidateQueries({ queryKey: ['catalogo'], exact: true }));
    expect(result.current.cards).toBe(chosen);
    expect(await site.reads()).toBe(2);
  });

  itOnOurs('come from older years when the newest has too few', async () => {
    await publishYears(2021, 2022, 2023, 2024);
    for (const id of ['b', 'c']) await save(site.admin, id, inYear(2023));
    await site.resetMeter();
    const article = await fetchArticle(site.admin, 'a2024');
    const { result } = show(() => useRecommended(article));
    await waitFor(() => expect(result.current.cards).toHaveLength(3));
    // The article, and two shards at most: the rest of the budget is for its comments, the face and the colours.
    expect(await site.reads()).toBeLessThanOrEqual(3);
  });
});

describe('the search in the text of articles', () => {
  it('finds every word in any field, accents and case apart, and then reads nothing more', async () => {
    await save(site.admin, 'a1', { titulo: 'Uno', contenido: 'La ÁNFORA rota', autor: 'Íñigo' });
    await save(site.admin, 'a2', { titulo: 'Dos', contenido: 'Un ánfora entera', ...inYear(2020) });
    await site.resetMeter();
    const { result } = show(() => useContentSearch('anfora inigo'));
    await waitFor(() => expect(result.current.status).toBe('ready'));
    expect([...result.current.matches.keys()]).toEqual(['a1']);
    expect(result.current.loaded).toBe(2);
    await site.resetMeter();
    const second = show(() => useContentSearch('ánfora'));
    await waitFor(() => expect(second.result.current.status).toBe('ready'));
    expect([...second.result.current.matches.keys()].sort()).toEqual(['a1', 'a2']);
    expect(await site.reads()).toBe(0);
  });

  it('without words reads nothing', async () => {
    await publishYears(2024);
    const { result } = show(() => useContentSearch('  ¿? '));
    expect(result.current).toMatchObject({ status: 'idle', loaded: 0 });
    expect(await site.reads()).toBe(0);
  });
});

it('a library of junk still shows its good entries', async () => {
  await setDoc(doc(site.admin, 'catalogo/2024'), {
    anio: 2024,
    entradas: { bien: '[1,"Bien","bien","","",[],[],null,null,null]', mal: 'basura' },
    fechaActualizacion: new Date(),
  });
  const { result } = show(() => useCatalogue());
  await waitFor(() => expect(result.current.cards.map((card) => card.titulo)).toEqual(['Bien']));
});
