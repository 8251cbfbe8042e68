import { replyAnchor } from '../shared/paths';
import { FORUM_PAGE } from './limits';
import type { Reply, Topic } from './topic';

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

/** What an address's hash leads to: a reply by its id or its number, the place to reply, or nothing. */
export type Target = { id: string } | { numero: number } | null;

const REPLY = new RegExp(`^#${replyAnchor('')}([A-Za-z0-9]{1,40})$`);

export function targetIn(hash: string): Target {
  const id = REPLY.exec(hash)?.[1];
  if (id !== undefined) return { id };
  const numero = /^#(\d{1,7})$/.exec(hash)?.[1];
  return numero === undefined || Number(numero) === 0 ? null : { numero: Number(numero) };
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

type Counted = Pick<Topic, 'ultimoNumero' | 'respuestas' | 'ultimaRespuestaId'>;

/**
 * The replies that a topic got since it was seen up to the number `seen`, when it counted `respuestas`, besides those of one's own.
 * Those that were deleted meanwhile left a number: there are none where the last reply that is visible is one of the `shown`,
 * and no more than the topic counts.
 */
export function newReplies(
  topic: Counted,
  { seen, respuestas, shown }: { seen: number; respuestas: number; shown: readonly Reply[] },
  own: ReadonlySet<number>,
): { count: number; first: number } {
  const mine = [...own].filter((numero) => numero > seen && numero <= topic.ultimoNumero);
  let first = seen + 1;
  while (mine.includes(first)) first += 1;
  const last = shown.find(({ id }) => id === topic.ultimaRespuestaId);
  const numbers = Math.max(0, topic.ultimoNumero - seen - mine.length);
  if (topic.respuestas === 0 || (last && last.numero <= seen) || numbers === 0) return { count: 0, first };
  return { count: Math.min(numbers, Math.max(1, topic.respuestas - respuestas - mine.length)), first };
}
