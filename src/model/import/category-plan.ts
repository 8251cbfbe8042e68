import { ARTICLE_LIMITS } from '../articles/limits';
import { foldText } from '../shared/text/fold-text';
import { slugify } from '../shared/text/slug';

/** A category that the site has, or is to have. */
export interface NamedCategory {
  id: string;
  nombre: string;
}

export interface CategoryPlan {
  /** Label of the blog → name of the category. */
  names: Record<string, string>;
  /** Those to create, most used first. */
  missing: NamedCategory[];
  /** Labels for which there is no room among the site's categories; articles carry their names all the same. */
  unplaced: string[];
}

const key = (name: string) => foldText(name.trim().replace(/\s+/g, ' '));

/** Each label's category, most used first: one that equals it when folded, or a new one while there is room. */
export function planCategories(
  labels: readonly string[],
  existing: readonly NamedCategory[],
  max: number,
): CategoryPlan {
  const known = new Map(existing.map(({ nombre }) => [key(nombre), nombre]));
  const ids = new Set(existing.map(({ id }) => id));
  const plan: CategoryPlan = { names: {}, missing: [], unplaced: [] };
  for (const label of labels) {
    const nombre = label.trim().replace(/\s+/g, ' ').slice(0, ARTICLE_LIMITS.categoria).trim();
    const same = known.get(key(nombre));
    plan.names[label] = same ?? nombre;
    const id = slugify(nombre);
    if (same !== undefined || id === '') continue;
    known.set(key(nombre), nombre);
    if (ids.has(id) || ids.size >= max) {
      plan.unplaced.push(nombre);
      continue;
    }
    ids.add(id);
    plan.missing.push({ id, nombre });
  }
  return plan;
}
