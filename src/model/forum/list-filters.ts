import { queryOf } from '../shared/address-query';
import { choiceOf } from '../shared/unknown-value';
import { ITEM_KINDS, type ItemKind, type TopicState } from './kinds';
import { FORUM_LIMITS } from './limits';

/** The states a category's list can be narrowed to (spec 2, section 2). */
export const FILTER_STATES = ['abierto', 'cerrado', 'resuelto'] as const satisfies readonly TopicState[];
export type FilterState = (typeof FILTER_STATES)[number];

export const TOPIC_ORDERS = ['recientes', 'populares', 'antiguos'] as const;
export type TopicOrder = (typeof TOPIC_ORDERS)[number];

/** Orders of what a search in a category found. */
export const FOUND_ORDERS = ['relevancia', 'recientes', 'populares', 'antiguos'] as const;
export type FoundOrder = (typeof FOUND_ORDERS)[number];

/** What a category's page, or a search of the forum, shows, as its address says it. */
export interface ForumFilters {
  busqueda: string;
  estado: FilterState | null;
  tipo: ItemKind | null;
  /** Null: nobody chose one, so the first of those there are. */
  orden: TopicOrder | FoundOrder | null;
}

/** The orders that there are, the usual one first. */
export const ordersOf = (
  busqueda: string,
): readonly [TopicOrder | FoundOrder, ...(TopicOrder | FoundOrder)[]] =>
  busqueda.trim() === '' ? TOPIC_ORDERS : FOUND_ORDERS;

export function parseForumFilters(params: URLSearchParams): ForumFilters {
  const busqueda = (params.get('q') ?? '').trim();
  return {
    busqueda,
    estado: choiceOf(params.get('estado'), FILTER_STATES),
    tipo: choiceOf(params.get('tipo'), ITEM_KINDS),
    orden: choiceOf(params.get('orden'), ordersOf(busqueda)),
  };
}

/** The address's query; the usual order is left out, and one that the list does not have. */
export function serializeForumFilters({ busqueda, estado, tipo, orden }: ForumFilters): string {
  const q = busqueda.trim();
  const [, ...others] = ordersOf(q);
  return queryOf({ q, estado, tipo, orden: choiceOf(orden, others) }).toString();
}

/** What the forum is searched for to find the topics with a tag; null where that is too short, or has no letter. */
export function tagQuery(tag: string): string | null {
  const query = `#${tag}`;
  return query.length >= FORUM_LIMITS.busquedaMinima && /[\p{L}\p{N}]/u.test(tag) ? query : null;
}
