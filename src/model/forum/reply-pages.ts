import { FORUM_PAGE } from './limits';
import type { Reply } from './topic';

/** Pages of 20 numbers, whatever is left of them: a page never changes, so addresses and caches may name it. */
export function pageOf(numero: number): number {
  return Math.max(1, Math.ceil(numero / FORUM_PAGE));
}

/** The first number of a page. */
export function firstNumberOf(page: number): number {
  return (page - 1) * FORUM_PAGE + 1;
}

/** The page an address leads to: at most one past the last known; from further, the way back would be empty. */
export function withinReach(page: number, ultimoNumero: number): number {
  return Math.min(page, pageOf(ultimoNumero) + 1);
}

/** The query parameter with the page that is shown first. */
export const PAGE_PARAMETER = 'pagina';

/** The page of an address's query; 1 where it names none. */
export function pageIn(search: string): number {
  const page = Number(new URLSearchParams(search).get(PAGE_PARAMETER));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** The pages that are shown, one after another. */
export interface PageRange {
  first: number;
  last: number;
}

/** The pages of a range, in order. */
export function pagesIn({ first, last }: PageRange): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** The replies of a page with a member's own hidden ones in their places, which the page's reading leaves out. */
export function withOwnHidden(replies: readonly Reply[], hidden: readonly Reply[], page: number): Reply[] {
  const missing = hidden.filter(
    ({ id, numero }) => pageOf(numero) === page && !replies.some((reply) => reply.id === id),
  );
  return [...replies, ...missing].sort((a, b) => a.numero - b.numero);
}
