import * as staff from '../messages/staff';
import { found, textProblem } from '../shared/form-problems';
import { foldText } from '../shared/text/fold-text';
import { slugify } from '../shared/text/slug';
import { cleanLine, cleanText } from '../shared/text/written-text';
import { type Category, countNames, DEFAULT_CATEGORY_COLOR } from './category';
import { COLOR_PATTERN } from './color-pattern';
import { CATEGORY_LIMITS } from './limits';

/** A category with what only the staff sees of it. */
export interface ManagedCategory extends Category {
  /** While a change of name is being brought to its articles: the name they may still carry. */
  nombreAnterior: string | null;
}

export type CategoryValues = Record<'nombre' | 'descripcion' | 'color', string>;

export const NEW_CATEGORY: CategoryValues = {
  nombre: '',
  descripcion: '',
  color: DEFAULT_CATEGORY_COLOR,
};

/** Colours offered beside the free one; the first is the default (spec 1, section 9). */
export const CATEGORY_SWATCHES = Object.entries(staff.adminCategories.swatchNames).map(([color, name]) => ({
  color,
  name,
}));

export function isColor(text: string): boolean {
  return COLOR_PATTERN.test(text.trim());
}

const oneSpace = (text: string) => cleanLine(text).replace(/\s+/g, ' ');

/** The form's values as they are stored. */
export function trimCategory({ nombre, descripcion, color }: CategoryValues): CategoryValues {
  return {
    nombre: oneSpace(nombre),
    descripcion: cleanText(descripcion),
    color: color.trim().toLowerCase(),
  };
}

/** Names with the same key are the same to a reader: case, accents and repeated spaces make no difference; ñ is not n. */
const nameKey = (name: string) => foldText(oneSpace(name));

/** The keys of the names that a category has or is giving up. */
const keysOf = ({ nombre, nombreAnterior }: Pick<ManagedCategory, 'nombre' | 'nombreAnterior'>) =>
  [nombre, ...(nombreAnterior === null ? [] : [nombreAnterior])].map(nameKey);

/**
 * What is wrong with a category, field by field; an empty object when it can be stored. `others` are the categories there
 * are; the one being edited is told by `ownId`. A name that a pending change is still taking off articles is taken too.
 */
export function validateCategory(
  values: CategoryValues,
  others: readonly Pick<ManagedCategory, 'id' | 'nombre' | 'nombreAnterior'>[],
  ownId: string | null = null,
): Partial<Record<keyof CategoryValues, string>> {
  const { nombre, descripcion, color } = trimCategory(values);
  const texts = staff.adminCategories.validation;
  const taken = others.some(({ id, ...other }) => id !== ownId && keysOf(other).includes(nameKey(nombre)));
  const isLong = descripcion.length > CATEGORY_LIMITS.descripcion;
  const notOne = slugify(nombre) === '' ? texts.nameUnreadable : undefined;
  const notNew = taken ? texts.nameTaken : undefined;
  return found({
    nombre:
      textProblem(nombre, CATEGORY_LIMITS.nombre, texts.nameRequired, texts.nameTooLong) ?? notOne ?? notNew,
    descripcion: isLong ? texts.descriptionTooLong : undefined,
    color: isColor(color) ? undefined : texts.colorInvalid,
  });
}

/** How many of the published articles each category's name is on, from the catalogue: no read of its own. */
export function countByCategory(cards: readonly { categorias: readonly string[] }[]): Map<string, number> {
  return countNames(cards.map(({ categorias }) => categorias));
}

/** A name that articles carry and no category has: an imported label for which there was no room, for one. */
export interface UnlistedName {
  nombre: string;
  published: number;
}

/**
 * The names of `counts` that are no category's, most used first. One that differs from a category's only in case, accents or
 * spaces is not told, nor one that a pending change is taking off: neither could be made a category.
 */
export function unlistedNames(
  counts: ReadonlyMap<string, number>,
  categories: readonly Pick<ManagedCategory, 'nombre' | 'nombreAnterior'>[],
): UnlistedName[] {
  const taken = new Set(categories.flatMap(keysOf));
  return [...counts]
    .filter(([nombre]) => !taken.has(nameKey(nombre)))
    .map(([nombre, published]) => ({ nombre, published }))
    .sort((a, b) => b.published - a.published || a.nombre.localeCompare(b.nombre, 'es'));
}

/** An article's categories with one name in the place of another, never twice the same. */
export function replaceCategory(categorias: readonly string[], from: string, to: string): string[] {
  return [...new Set(categorias.map((name) => (name === from ? to : name)))];
}
