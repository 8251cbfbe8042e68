import { foldText } from '../shared/text/fold-text';

/** An article category: `categorias/{id}` (spec 1, section 3). */
export interface Category {
  id: string;
  nombre: string;
  descripcion: string;
  slug: string;
  color: string;
}

export const DEFAULT_CATEGORY_COLOR = '#3498db';
/** What a card shows when its article has no category (spec 1, section 2). */
export const DEFAULT_CATEGORY_NAME = 'General';

/** The category shown on a card's badge: the one whose list it stands in, else the first one, or 'General'. */
export function badgeCategory(categorias: readonly string[], listed: string | null = null): string {
  const folded = listed === null ? null : foldText(listed.trim());
  const own = folded === null ? undefined : categorias.find((name) => foldText(name.trim()) === folded);
  return own ?? categorias[0] ?? DEFAULT_CATEGORY_NAME;
}

/** How many of the lists each name is in. */
export function countNames(lists: readonly (readonly string[])[]): Map<string, number> {
  const totals = new Map<string, number>();
  for (const names of lists) for (const name of new Set(names)) totals.set(name, (totals.get(name) ?? 0) + 1);
  return totals;
}
