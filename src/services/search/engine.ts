/** What answers a search. It comes with the first one: no page loads it. */
import type { ArticleCard } from '@/model/articles/article';
import { decodeCard } from '@/model/articles/catalogue/catalogue';
import { categoryTotals } from '@/model/articles/library/library';
import { badgeCategory } from '@/model/categories/category';
import { passageLabel } from '@/model/passages';
import { excerptOf, type Marked, marked } from '@/model/search/excerpt';
import { nearWords } from '@/model/search/expand';
import { type Ranking, rank } from '@/model/search/rank';
import { LOOKED_AT, reordered } from '@/model/search/reorder';
import { paths } from '@/model/shared/paths';
import { remembered } from '@/model/shared/remembered';
import { olderQuery, shardQuery } from '../articles/shard-queries';
import type { Shard, ShardSnapshot } from '../articles/shards';
import { cardsOf } from '../articles/useCatalogue';
import { queryClient } from '../client/query-client';
import { fromLibrary } from '../client/visitor-services';
import { ServiceError } from '../firestore/errors';
import { localIndex } from './local';
import { type PublishedIndex, withPublished } from './published';

/** Articles that a search of the whole site shows. */
const SHOWN = 6;

export interface FoundArticle {
  id: string;
  title: Marked[];
  excerpt: Marked[];
  categoria: string;
}

export interface SearchAnswer {
  articles: readonly FoundArticle[];
  /** How many have every word, or where none has them all, how many have some. */
  total: number;
  /** The first one has every word, or what was meant by it. */
  whole: boolean;
  passages: readonly { label: string; href: string }[];
  /** Words that were taken in the place of others that are nowhere. */
  instead: readonly { typed: string; taken: readonly string[] }[];
  /** Where nothing was found: words that begin alike, and the categories with most articles. */
  near: readonly string[];
  categorias: readonly string[];
}

/** What a search found in lists that know their articles: by id, how well each answers. */
export interface Ranked {
  matches: ReadonlyMap<string, number>;
  /** No article has every word: these have some of them. */
  partial: boolean;
  instead: SearchAnswer['instead'];
  /** Words that were looked for as they were typed, where all answers have them all. */
  sought: readonly string[];
  /** How many articles were looked in. */
  texts: number;
}

/** Where nothing has every word, what answers at least so much of the best answer is shown. */
const ENOUGH = 0.4;
const CATEGORIES_SHOWN = 6;

const insteadOf = ({ words }: Ranking): SearchAnswer['instead'] =>
  words
    .filter(({ instead }) => instead.length > 0)
    .map(({ word, instead }) => ({ typed: word, taken: instead }));

/** Those that have all, else those that have enough. */
function answersOf({ hits }: Ranking) {
  const whole = hits.filter((hit) => hit.whole);
  const least = (hits[0]?.score ?? 0) * ENOUGH;
  return whole.length > 0
    ? { answers: whole, partial: false }
    : { answers: hits.filter(({ score }) => score >= least), partial: hits.length > 0 };
}

function rankedOf(ranking: Ranking, ids: readonly string[]): Ranked {
  const { answers, partial } = answersOf(ranking);
  const matches = new Map(answers.map(({ place, score }) => [ids[place] ?? '', score]));
  const sought = ranking.words.flatMap(({ word, instead }) => (partial || instead.length > 0 ? [] : [word]));
  return { matches, partial, instead: insteadOf(ranking), sought, texts: ids.length };
}

/** Cards that the device read and the index does not know: they were published since. */
const unknownOf = remembered((cards: readonly ArticleCard[]) =>
  remembered((ids: readonly string[]) => {
    const known = new Set(ids);
    return cards.filter(({ id }) => !known.has(id));
  }),
);
/** An index of cards alone. */
const indexOfNewer = remembered((cards: readonly ArticleCard[]) => localIndex(cards, []));
/** An index of all that the device read. */
const localOf = remembered((cards: readonly ArticleCard[]) =>
  remembered((shards: readonly Shard[]) => localIndex(cards, shards)),
);

/** How the articles of the published index answer, with what the device read since; null where there is no such index. */
export const rankPublished = (typed: string): Promise<Ranked | null> =>
  withPublished(async ({ head, source, ids }) => {
    const [ranking, all] = await Promise.all([rank(source, typed), ids()]);
    const published = rankedOf(ranking, all);
    const newer = unknownOf(heldCards())(all);
    if (newer.length === 0) return published;
    const local = indexOfNewer(newer);
    const more = rankedOf(await rank({ ...local.source, size: head.textos }, typed), local.ids);
    if (more.partial || more.matches.size === 0) return published;
    const matches = new Map([...(published.partial ? [] : published.matches), ...more.matches]);
    const { sought } = published.partial ? more : published;
    return { ...published, partial: false, matches, sought, texts: all.length + newer.length };
  });

const heldCards = () => cardsOf(queryClient.getQueryData<ShardSnapshot>(shardQuery('catalogo').queryKey));

/** How the articles answer whose words are on the device. */
export async function rankLocal(typed: string, shards: readonly Shard[]): Promise<Ranked> {
  const { source, ids } = localOf(heldCards())(shards);
  return rankedOf(await rank(source, typed), ids);
}

interface Text {
  card: ArticleCard;
  titulo: string;
  texto: string;
}

const textOf = (card: ArticleCard | null | undefined, texto = ''): Text | null =>
  card ? { card, titulo: card.titulo, texto: `${card.resumen}\n${texto}` } : null;

function shown({ card, titulo, texto }: Text, terms: ReadonlySet<string>): FoundArticle {
  const inText = excerptOf(texto, terms);
  return {
    id: card.id,
    title: marked(titulo, terms),
    excerpt: inText.length > 0 ? inText : marked(card.resumen, terms),
    categoria: badgeCategory(card.categorias),
  };
}

async function foundOf(
  ranking: Ranking,
  source: PublishedIndex['source'],
  textAt: (place: number) => Promise<Text | null>,
  categorias: readonly (readonly [string, number])[],
): Promise<SearchAnswer> {
  const { hits, query, terms } = ranking;
  const { answers } = answersOf(ranking);
  const texts = await Promise.all(hits.slice(0, LOOKED_AT).map(({ place }) => textAt(place)));
  // Without a connection the device may hold the parts of an index and none of its texts.
  if (hits.length > 0 && texts.every((text) => text === null)) throw new ServiceError('unavailable');
  const articles = reordered(ranking, texts).slice(0, SHOWN);
  const isEmpty = articles.length === 0;
  const near = isEmpty ? await Promise.all(query.words.map((word) => nearWords(source, word))) : [];
  return {
    articles: articles.map(({ text }) => shown(text, terms)),
    total: answers.length,
    whole: hits[0]?.whole ?? false,
    passages: query.passages.map((passage) => {
      const [{ chapter, from }] = passage.ranges;
      const href = paths.passageChapter.href(passage.book, chapter, from);
      return { label: passageLabel(passage), href };
    }),
    instead: insteadOf(ranking),
    near: [...new Set(near.flat())],
    categorias: [...categorias]
      .sort(([, a], [, b]) => b - a)
      .slice(0, CATEGORIES_SHOWN)
      .map(([nombre]) => nombre),
  };
}

/** Every shard, as far as the index of the device can hold them: for a site that was not published. */
async function readShards(name: 'catalogo' | 'buscador'): Promise<ShardSnapshot> {
  const { queryKey } = shardQuery(name);
  let held = await queryClient.fetchQuery(shardQuery(name));
  for (let times = 0; !held.complete && times < 2; times += 1) {
    await queryClient.fetchQuery(olderQuery(name, held, 4));
    held = queryClient.getQueryData<ShardSnapshot>(queryKey) ?? held;
  }
  return held;
}

async function findLocal(typed: string): Promise<SearchAnswer> {
  const [, { shards }] = await Promise.all([readShards('catalogo'), readShards('buscador')]);
  const cards = heldCards();
  const { source, ids, cards: byId } = localOf(cards)(shards);
  const totals = categoryTotals(cards).map(({ nombre, total }) => [nombre, total] as const);
  return foundOf(
    await rank(source, typed),
    source,
    async (place) => textOf(byId.get(ids[place] ?? '')),
    totals,
  );
}

/**
 * The articles that answer, and the passages that were named. Of a published site no document is read; of another the newest years'
 * shards, once. Throws ServiceError, or the signal's reason: whoever types on needs no texts for the letters before.
 */
export async function searchArticles(typed: string, signal?: AbortSignal): Promise<SearchAnswer> {
  const found = await withPublished(async ({ source, head, textAt }) => {
    const place = async (at: number) => {
      const text = await textAt(at);
      return text && textOf(decodeCard(text.id, text.tarjeta), text.texto);
    };
    const ranking = await rank(source, typed);
    signal?.throwIfAborted();
    return foundOf(ranking, source, place, head.categorias);
  }, signal);
  return found ?? findLocal(typed);
}

/** Shards that may be read for what was published since the site was. */
const NEWER_SHARDS = 2;

const newerCards = ({ hasta: [seconds, nanoseconds], edicion }: PublishedIndex['head']) =>
  queryClient.fetchQuery({
    queryKey: ['catalogo', 'nuevos', edicion],
    queryFn: async () => {
      const shards = await fromLibrary(({ fetchNewestShards }, db) =>
        fetchNewestShards(db, 'catalogo', { seconds, nanoseconds }, NEWER_SHARDS),
      );
      const entries = new Map(shards.flatMap(({ entradas }) => Object.entries(entradas)));
      const isNewer = ({ fechaPublicacion }: ArticleCard) =>
        (fechaPublicacion?.getTime() ?? 0) > seconds * 1000;
      return [...entries].flatMap(([id, entry]) => decodeCard(id, entry) ?? []).filter(isNewer);
    },
  });

/** Articles that answer and were published after the site was: one read for all searches of five minutes, two where there are some. */
export async function findNewer(typed: string): Promise<FoundArticle[]> {
  const found = await withPublished(async ({ head }) => {
    const cards = await newerCards(head);
    if (cards.length === 0) return [];
    const { source, ids, cards: byId } = indexOfNewer(cards);
    const ranking = await rank({ ...source, size: head.textos }, typed);
    return answersOf(ranking).answers.flatMap(({ place }) => {
      const text = textOf(byId.get(ids[place] ?? ''));
      return text ? [shown(text, ranking.terms)] : [];
    });
  });
  return (found ?? []).slice(0, SHOWN);
}

/** Begins to bring what a search needs first. */
export const prepareSearch = (): Promise<unknown> => withPublished(async ({ head }) => head);
