import { queryOf } from '../address-query';
import { choiceOf } from '../unknown-value';
import { ITEM_KINDS, type ItemKind, type TopicState } from './kinds';
import { FORUM_LIMITS } from './limits';

/** The states a category's list can be narrowed to (spec 2, section 2). */
export const FILTER_STATES = ['abierto', 'cerrado', 'resuelto'] as const satisfies readonly TopicState[];
export type FilterState = (typeof FILTER_STATES)[number];

export const TOPIC_ORDERS = ['recientes', 'populares', 'antiguos'] as const;
export type TopicOrder = (typeof TOPIC_ORDERS)[number];

/** Orders of what a search in a category found: the index does not know how often a topic was seen. */
export const FOUND_ORDERS = ['relevancia', 'recientes', 'antiguos'] as const;
export type FoundOrder = (typeof FOUND_ORDERS)[number];

/** What a category's page shows, as its address says it. */
export interface TopicListFilters {
  estado: FilterState | null;
  orden: TopicOrder | FoundOrder;
  busqueda: string;
}

const defaultOrder = (busqueda: string) => (busqueda === '' ? 'recientes' : 'relevancia');

export function parseTopicFilters(params: URLSearchParams): TopicListFilters {
  const busqueda = (params.get('q') ?? '').trim();
  const orders = busqueda === '' ? TOPIC_ORDERS : FOUND_ORDERS;
  return {
    estado: choiceOf(params.get('estado'), FILTER_STATES),
    orden: choiceOf<TopicListFilters['orden']>(params.get('orden'), orders) ?? defaultOrder(busqueda),
    busqueda,
  };
}

/** The address's query; defaults are left out, and an order that the list does not have. */
export function serializeTopicFilters({ estado, orden, busqueda }: TopicListFilters): string {
  const q = busqueda.trim();
  const orders: readonly string[] = q === '' ? TOPIC_ORDERS : FOUND_ORDERS;
  const isChosen = orders.includes(orden) && orden !== defaultOrder(q);
  return queryOf({ q, estado, orden: isChosen && orden }).toString();
}

/** What the forum's search shows, as its address says it. */
export interface ForumSearchFilters {
  busqueda: string;
  tipo: ItemKind | null;
  orden: 'relevancia' | 'recientes';
}

/** A search of the forum; null for the forum's home. */
export function parseForumSearch(params: URLSearchParams): ForumSearchFilters | null {
  const busqueda = params.get('q')?.trim();
  if (busqueda === undefined) return null;
  return {
    busqueda,
    tipo: choiceOf(params.get('tipo'), ITEM_KINDS),
    orden: params.get('orden') === 'recientes' ? 'recientes' : 'relevancia',
  };
}

export function serializeForumSearch({ busqueda, tipo, orden }: ForumSearchFilters): string {
  return queryOf({ q: busqueda.trim(), tipo, orden: orden !== 'relevancia' && orden }).toString();
}

/** What a search found in another order: found things come with the most relevant first. */
export function inOrder<T extends { fecha: Date | null }>(found: readonly T[], orden: FoundOrder): T[] {
  if (orden === 'relevancia') return [...found];
  const time = ({ fecha }: T) => fecha?.getTime() ?? 0;
  const newest = [...found].sort((a, b) => time(b) - time(a));
  return orden === 'recientes' ? newest : newest.reverse();
}

/** What the forum is searched for to find the topics with a tag; null where that is too short, or has no letter. */
export function tagQuery(tag: string): string | null {
  const query = `#${tag}`;
  return query.length >= FORUM_LIMITS.busquedaMinima && /[\p{L}\p{N}]/u.test(tag) ? query : null;
}
