/** What the pages that list articles are drawn from: what they show and count, however many articles there are. */
import type { ArticleCard } from '@/model/articles/article';
import { decodeCard } from '@/model/articles/catalogue/catalogue';
import {
  AUTHOR_SHOWN,
  categoryTotals,
  facets,
  filterCards,
  homeCards,
} from '@/model/articles/library/library';
import { DEFAULT_FILTERS, libraryHref, PAGE_SIZE } from '@/model/articles/library/library-filters';
import { paths } from '@/model/shared/paths';
import { type GivenCards, type GivenHome, type GivenLibrary, givenKey } from '@/services/articles/page-cards';
import type { Shard } from '@/services/articles/shards';
import type { DrawnData } from '@/services/client/drawn-data';

/** By the pages that show them. */
export interface DrawnLists {
  home: DrawnData;
  library: DrawnData;
  category: (nombre: string) => DrawnData;
  /** Of who wrote the articles with these ids. */
  author: (uid: string, articles: ReadonlySet<string>) => DrawnData;
}

/** Every card of the catalogue, the newest first. */
function cardsOf(shards: readonly Shard[]): ArticleCard[] {
  const entries = new Map(shards.flatMap(({ entradas }) => Object.entries(entradas)));
  return filterCards(
    [...entries].flatMap(([id, entry]) => decodeCard(id, entry) ?? []),
    DEFAULT_FILTERS,
  );
}

/** The lists of a catalogue. */
export function drawnLists(shards: readonly Shard[]): DrawnLists {
  const all = cardsOf(shards);
  const given = <Given extends GivenCards>(list: string, cards: Given): DrawnData => [
    [givenKey(list), cards],
  ];
  const library = (nombre: string | null) => {
    const found = filterCards(all, { ...DEFAULT_FILTERS, categoria: nombre });
    const shown: GivenLibrary = {
      nombre,
      cards: found.slice(0, PAGE_SIZE),
      total: found.length,
      all: all.length,
      facets: facets(all),
    };
    return given(libraryHref({ categoria: nombre }), shown);
  };
  return {
    home: given<GivenHome>(paths.home.path, {
      cards: homeCards(all),
      all: all.length,
      categorias: categoryTotals(all),
    }),
    library: library(null),
    category: library,
    author: (uid, articles) => {
      const cards = all.filter(({ id }) => articles.has(id)).slice(0, AUTHOR_SHOWN);
      return given(paths.memberProfile.href(uid), { cards });
    },
  };
}
