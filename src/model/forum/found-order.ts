import type { FoundOrder } from './list-filters';

/** Orders of a search of the whole forum: nobody sees a reply by itself. */
export const SEARCH_ORDERS = ['relevancia', 'recientes', 'antiguos'] as const satisfies readonly FoundOrder[];

/** What a search found in another order: found things come with the most relevant first. `vistas` is of topics, by id. */
export function inOrder<T extends { fecha: Date | null; id: string }>(
  found: readonly T[],
  orden: FoundOrder,
  vistas: Readonly<Record<string, number>> = {},
): T[] {
  if (orden === 'relevancia') return [...found];
  const seen = ({ id }: T) => vistas[id] ?? 0;
  if (orden === 'populares') return [...found].sort((a, b) => seen(b) - seen(a));
  const time = ({ fecha }: T) => fecha?.getTime() ?? 0;
  const newest = [...found].sort((a, b) => time(b) - time(a));
  return orden === 'recientes' ? newest : newest.reverse();
}
