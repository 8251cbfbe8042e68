/** The library in memory: what its address says, and the list, page and filter choices that follow from it. */

import { badgeCategory, countNames } from '../../categories/category';
import { remembered } from '../../shared/remembered';
import { foldText } from '../../shared/text/fold-text';
import { queryWords, searchable, searchableMatches } from '../../shared/text/search-text';
import { slugify } from '../../shared/text/slug';
import type { ArticleCard } from '../article';
import { EVIDENCE_STATES, type EvidenceState } from '../evidence/evidence-states';
import {
  DEFAULT_FILTERS,
  type LibraryFilters,
  PAGE_SIZE,
  RELEVANCE,
  type SortOrder,
} from './library-filters';

/** A key that sorts as Spanish does (ñ after n, numbers by value), ten times faster than Intl.Collator. */
function titleKey(title: string): string {
  return foldText(title)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll('ñ', 'n\uffff')
    .replace(/\d{1,12}/g, (digits) => digits.padStart(12, '0'));
}

/** What filtering and sorting ask of a card, worked out once for each: lists of 10,000 stay instant. */
const prepare = remembered((card: ArticleCard) => {
  const date = card.fechaPublicacion;
  return {
    card,
    time: date?.getTime() ?? Number.NEGATIVE_INFINITY,
    year: date?.getFullYear() ?? 0,
    month: date ? date.getMonth() + 1 : 0,
  };
});

const searchableOf = remembered((card: ArticleCard) =>
  searchable([card.titulo, card.resumen, card.autor, ...card.tags].join('\n')),
);

const keyOf = remembered(({ titulo }: ArticleCard) => titleKey(titulo));

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Undated articles come last in either direction; equal ones keep one fixed order. */
function byDate(cards: readonly ArticleCard[], direction: 1 | -1): ArticleCard[] {
  const dated = cards.map(prepare);
  dated.sort((a, b) => {
    if (a.time === b.time) return compareText(a.card.id, b.card.id);
    if (a.time === Number.NEGATIVE_INFINITY) return 1;
    if (b.time === Number.NEGATIVE_INFINITY) return -1;
    return direction * (a.time - b.time);
  });
  return dated.map(({ card }) => card);
}

function byTitle(cards: readonly ArticleCard[]): ArticleCard[] {
  const keyed = cards.map((card) => ({ card, key: keyOf(card) }));
  keyed.sort((a, b) => compareText(a.key, b.key) || compareText(a.card.id, b.card.id));
  return keyed.map(({ card }) => card);
}

type KeptOrder = Exclude<SortOrder, typeof RELEVANCE>;

const SORT: Record<KeptOrder, (cards: readonly ArticleCard[]) => ArticleCard[]> = {
  'fecha-desc': (cards) => byDate(cards, -1),
  'fecha-asc': (cards) => byDate(cards, 1),
  'titulo-asc': byTitle,
  'titulo-desc': (cards) => [...sorted(cards, 'titulo-asc')].reverse(),
};

/** Each list is sorted once for each order; filters then only leave out. */
const ordersOf = remembered((_: readonly ArticleCard[]) => new Map<KeptOrder, ArticleCard[]>());

function sorted(cards: readonly ArticleCard[], order: KeptOrder): readonly ArticleCard[] {
  const orders = ordersOf(cards);
  const known = orders.get(order);
  if (known && known.length === cards.length) return known;
  const made = SORT[order](cards);
  orders.set(order, made);
  return made;
}

/** Thousands of articles share a few names: each is compared once. */
function sameName(name: string): (other: string) => boolean {
  const folded = foldText(name.trim());
  const known = new Map<string, boolean>();
  return (other) => {
    const answer = known.get(other);
    if (answer !== undefined) return answer;
    const same = foldText(other.trim()) === folded;
    known.set(other, same);
    return same;
  };
}

/** A card's categories: `General` for having none. */
const categoriesOf = ({ categorias }: ArticleCard): readonly string[] =>
  categorias.length === 0 ? [badgeCategory([])] : categorias;

/** The name of the category that a slug stands for, as the first card that has it writes it. */
export function categoryOfSlug(cards: readonly ArticleCard[], slug: string): string | null {
  const others = new Set<string>();
  for (const card of cards) {
    for (const name of categoriesOf(card)) {
      if (others.has(name)) continue;
      if (slugify(name) === slug) return name;
      others.add(name);
    }
  }
  return null;
}

/**
 * The cards that pass every filter, in the chosen order. `contentMatches` are the articles whose text, as the search
 * shards have it, holds every word; title, summary, author and tags are looked up here. By relevance they come newest first: the
 * model of relevance orders what was found. The given list is not changed:
 * pass the same array again and only the filtering is done again.
 */
export function filterCards(
  cards: readonly ArticleCard[],
  filters: LibraryFilters,
  contentMatches?: Pick<ReadonlySet<string>, 'has'>,
): ArticleCard[] {
  const words = queryWords(filters.busqueda);
  const isCategory = filters.categoria === null ? null : sameName(filters.categoria);
  const isTag = filters.etiqueta === null ? null : sameName(filters.etiqueta);
  const order = filters.orden === RELEVANCE ? DEFAULT_FILTERS.orden : filters.orden;
  return sorted(cards, order).filter((card) => {
    if (filters.anio !== null && prepare(card).year !== filters.anio) return false;
    if (filters.mes !== null && prepare(card).month !== filters.mes) return false;
    if (isCategory && !categoriesOf(card).some(isCategory)) return false;
    if (isTag && !card.tags.some(isTag)) return false;
    if (filters.evidencia !== null && card.evidencia !== filters.evidencia) return false;
    if (words.length === 0) return true;
    return contentMatches?.has(card.id) === true || searchableMatches(searchableOf(card), words);
  });
}

export interface CardPage {
  items: ArticleCard[];
  /** The page shown: the asked one, or the last when there are not that many. */
  pagina: number;
  paginas: number;
  /** Articles on later pages. */
  restantes: number;
  /** Articles on this page. */
  mostrados: number;
}

/** One page of a filtered list; there is always at least one, perhaps empty. `unread` more follow that are not here yet. */
export function cardPage(cards: readonly ArticleCard[], pagina: number, unread = 0): CardPage {
  const total = cards.length + unread;
  const paginas = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const shown = Math.min(Math.max(1, Math.trunc(pagina) || 1), paginas);
  const end = shown * PAGE_SIZE;
  const items = cards.slice(end - PAGE_SIZE, end);
  return {
    items,
    pagina: shown,
    paginas,
    restantes: Math.max(0, total - end),
    mostrados: items.length,
  };
}

export interface Counted {
  nombre: string;
  total: number;
}

export interface Facets {
  categorias: Counted[];
  /** Newest first. */
  anios: number[];
  /** The most used tags. */
  etiquetas: Counted[];
  /** How the evidence of articles stands, in the order of the states. */
  evidencias: { estado: EvidenceState; total: number }[];
}

/** A select with every tag ever used is no help: the most used ones, and the rest by search. */
const TAGS_OFFERED = 80;

function counted(lists: readonly (readonly string[])[]): Counted[] {
  return [...countNames(lists)].map(([nombre, total]) => ({ nombre, total }));
}

function inAlphabet(names: readonly Counted[]): Counted[] {
  const keyed = names.map((one) => ({ one, key: titleKey(one.nombre) }));
  return keyed.sort((a, b) => compareText(a.key, b.key)).map(({ one }) => one);
}

/** The categories of articles, in their alphabet, with how many each has. */
export const categoryTotals = (cards: readonly ArticleCard[]): Counted[] =>
  inAlphabet(counted(cards.map(categoriesOf)));

/** What the filters can offer: categories and tags with their totals, and years that have articles. */
export const facets = remembered((cards: readonly ArticleCard[]): Facets => {
  const dated = cards.filter(({ fechaPublicacion }) => fechaPublicacion !== null);
  const tags = counted(cards.map((card) => card.tags)).sort((a, b) => b.total - a.total);
  return {
    categorias: categoryTotals(cards),
    anios: [...new Set(dated.map((card) => prepare(card).year))].sort((a, b) => b - a),
    etiquetas: inAlphabet(tags.slice(0, TAGS_OFFERED)),
    evidencias: EVIDENCE_STATES.map((estado) => {
      return { estado, total: cards.filter(({ evidencia }) => evidencia === estado).length };
    }).filter(({ total }) => total > 0),
  };
});

/** What the home page shows (spec 1, section 9). */
export const HOME_LATEST = 3;
export const HOME_SYMPOSIA = 4;
/** Of the forum's topics, the latest. */
export const HOME_TOPICS = 3;

/** Of cards that come newest first, those that the home page shows. */
export function homeCards(cards: readonly ArticleCard[]): ArticleCard[] {
  const symposia = cards.filter(({ esSimposio }) => esSimposio).slice(0, HOME_SYMPOSIA);
  return cards.filter((card, place) => place < HOME_LATEST || symposia.includes(card));
}

/** Articles shown on a member's profile. */
export const AUTHOR_SHOWN = 6;

/** The first cards that name somebody as their author, at most as many as a profile shows. */
export function cardsBy(cards: readonly ArticleCard[], nombre: string): ArticleCard[] {
  const isTheirs = sameName(nombre);
  return cards.filter(({ autor }) => isTheirs(autor)).slice(0, AUTHOR_SHOWN);
}
