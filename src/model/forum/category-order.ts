import type { ForumCategory } from './topic';

export interface CategoryPlace {
  id: string;
  nombre: string;
  orden: number;
}

/** The list with one of its items at another place; out of bounds it stays as it is. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const next = [...list];
  if (from < 0 || from >= list.length || to < 0 || to >= list.length) return next;
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** The places that a list in this order wants and does not have yet: 0, 1, 2… */
export function newPlaces(list: readonly Pick<ForumCategory, 'id' | 'nombre' | 'orden'>[]): CategoryPlace[] {
  return list.flatMap(({ id, nombre, orden }, place) =>
    orden === place ? [] : [{ id, nombre, orden: place }],
  );
}
