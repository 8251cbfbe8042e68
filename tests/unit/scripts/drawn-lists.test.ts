import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { ArticleCard } from '@/model/articles/article';
import { encodeCard } from '@/model/articles/catalogue/catalogue';
import { facets } from '@/model/articles/library/library';
import { writeDatedJson } from '@/model/shared/stored/dated-json';
import type { GivenLibrary } from '@/services/articles/page-cards';
import type { Shard } from '@/services/articles/shards';
import type { DrawnData } from '@/services/client/drawn-data';
import { type DrawnLists, drawnLists } from '../../../scripts/prerender/lists';
import { aCard } from '../model/fixtures';

const DAY_MS = 86_400_000;
const START = Date.UTC(2000, 0, 1);

/** So many articles, one a day: the newest has the greatest number. */
function library(count: number): ArticleCard[] {
  return Array.from({ length: count }, (_, i) =>
    aCard({
      id: `articulo-${i}`,
      titulo: `Artículo número ${i}`,
      resumen: 'Qué se sabe de los caminos de piedra y de quienes los hicieron. '.repeat(3),
      categorias: [i % 3 === 0 ? 'Historia' : 'Arqueología'],
      tags: [`etiqueta ${i % 60}`],
      esSimposio: i % 50 === 0,
      fechaPublicacion: new Date(START + i * DAY_MS),
    }),
  );
}

/** In shards of 300. */
function shardsOf(cards: readonly ArticleCard[]): Shard[] {
  return Array.from({ length: Math.ceil(cards.length / 300) }, (_, part) => ({
    id: String(2000 + part),
    anio: 2000 + part,
    version: { seconds: 1, nanoseconds: 0 },
    entradas: Object.fromEntries(
      cards.slice(part * 300, part * 300 + 300).map((card) => [card.id, encodeCard(card)]),
    ),
  }));
}

const listsOf = (count: number) => drawnLists(shardsOf(library(count)));
const drawnIn = (data: DrawnData) => data[0]?.[1] as GivenLibrary;
const idsIn = (data: DrawnData) => drawnIn(data).cards.map(({ id }) => Number(id.replace('articulo-', '')));

const OF_AUTHOR = new Set(Array.from({ length: 30 }, (_, i) => `articulo-${i * 10}`));
const authored = (lists: DrawnLists) => lists.author('u1', OF_AUTHOR);

describe('what a page that lists articles is drawn from', () => {
  const few = listsOf(300);
  const many = listsOf(10_000);
  const pages = [
    ['/', few.home, many.home],
    ['/biblioteca', few.library, many.library],
    ['a category', few.category('Historia'), many.category('Historia')],
    ['an author', authored(few), authored(many)],
  ] as const;

  it.each(pages)('does not grow with the number of articles: %s', (_, ofFew, ofMany) => {
    const bytes = (data: DrawnData) => writeDatedJson(data).length;
    // Longer numbers, and more years to choose from.
    expect(bytes(ofMany) - bytes(ofFew)).toBeLessThan(600);
    expect(gzipSync(writeDatedJson(ofMany)).length).toBeLessThan(3000);
  });

  it('is for the home page its newest articles and symposia', () => {
    expect(idsIn(many.home)).toEqual([9999, 9998, 9997, 9950, 9900, 9850, 9800]);
  });

  it('is for the home page how many articles each category has, of all', () => {
    expect(many.home[0]?.[1]).toMatchObject({
      all: 10_000,
      categorias: [
        { nombre: 'Arqueología', total: 6666 },
        { nombre: 'Historia', total: 3334 },
      ],
    });
  });

  it('is for the library its first page, and what it counts of all', () => {
    const { cards, total, all, facets: offered } = drawnIn(many.library);
    expect(cards.map(({ titulo }) => titulo)).toEqual(
      Array.from({ length: 12 }, (_, i) => `Artículo número ${9999 - i}`),
    );
    expect([total, all]).toEqual([10_000, 10_000]);
    expect(offered).toEqual(facets(library(10_000)));
    expect(offered.categorias).toEqual([
      { nombre: 'Arqueología', total: 6666 },
      { nombre: 'Historia', total: 3334 },
    ]);
  });

  it('is for a category its newest articles, and what the filters offer of all', () => {
    const { cards, nombre, total, all, facets: offered } = drawnIn(many.category('Historia'));
    expect(nombre).toBe('Historia');
    expect(cards.map(({ categorias }) => categorias)).toEqual(Array(12).fill(['Historia']));
    expect([total, all]).toEqual([3334, 10_000]);
    expect(offered).toEqual(drawnIn(many.library).facets);
  });

  it('is for an author their newest articles', () => {
    expect(idsIn(authored(many))).toEqual([290, 280, 270, 260, 250, 240]);
  });
});
