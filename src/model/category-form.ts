import type { ArticleCard } from './article';
import { type Category, DEFAULT_CATEGORY_COLOR } from './category';
import { foldText } from './fold-text';
import { CATEGORY_LIMITS } from './limits';
import * as staff from './messages/staff';
import { slugify } from './slug';
import { isBlank } from './visible-text';

/** A category with what only the staff sees of it. */
export interface ManagedCategory extends Category {
  /** While a change of name is being brought to its articles: the name they may still carry. */
  nombreAnterior: string | null;
}

export interface CategoryValues {
  nombre: string;
  descripcion: string;
  color: string;
}

export type CategoryErrors = Partial<Record<keyof CategoryValues, string>>;

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

const COLOR = /^#[\da-f]{6}$/i;

export function isColor(text: string): boolean {
  return COLOR.test(text.trim());
}

const oneSpace = (text: string) => text.trim().replace(/\s+/g, ' ');

/** The form's values as they are stored. */
export function trimCategory({ nombre, descripcion, color }: CategoryValues): CategoryValues {
  return {
    nombre: oneSpace(nombre),
    descripcion: descripcion.trim(),
    color: color.trim().toLowerCase(),
  };
}

/** Whether two names are the same to a reader: case, accents and repeated spaces make no difference; ñ is not n. */
export function isSameName(one: string, other: string): boolean {
  return foldText(oneSpace(one)) === foldText(oneSpace(other));
}

/**
 * What is wrong with a category, field by field; an empty object when it can be stored. `others` are the categories there
 * are; the one being edited is told by `ownId`. A name that a pending change is still taking off articles is taken too.
 */
export function validateCategory(
  values: CategoryValues,
  others: readonly Pick<ManagedCategory, 'id' | 'nombre' | 'nombreAnterior'>[],
  ownId: string | null = null,
): CategoryErrors {
  const { nombre, descripcion, color } = trimCategory(values);
  const texts = staff.adminCategories.validation;
  const errors: CategoryErrors = {};
  const taken = others.some(
    (other) =>
      other.id !== ownId &&
      (isSameName(other.nombre, nombre) ||
        (other.nombreAnterior !== null && isSameName(other.nombreAnterior, nombre))),
  );
  if (isBlank(nombre)) errors.nombre = texts.nameRequired;
  else if (nombre.length > CATEGORY_LIMITS.nombre) errors.nombre = texts.nameTooLong;
  else if (slugify(nombre) === '') errors.nombre = texts.nameUnreadable;
  else if (taken) errors.nombre = texts.nameTaken;
  if (descripcion.length > CATEGORY_LIMITS.descripcion) errors.descripcion = texts.descriptionTooLong;
  if (!COLOR.test(color)) errors.color = texts.colorInvalid;
  return errors;
}

/** How many of the published articles each category's name is on, from the catalogue: no read of its own. */
export function countByCategory(cards: readonly Pick<ArticleCard, 'categorias'>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { categorias } of cards) {
    for (const name of new Set(categorias)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
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
  const key = (name: string) => foldText(oneSpace(name));
  const taken = new Set(
    categories.flatMap(({ nombre, nombreAnterior }) =>
      nombreAnterior === null ? [key(nombre)] : [key(nombre), key(nombreAnterior)],
    ),
  );
  return [...counts]
    .filter(([nombre]) => !taken.has(key(nombre)))
    .map(([nombre, published]) => ({ nombre, published }))
    .sort((a, b) => b.published - a.published || a.nombre.localeCompare(b.nombre, 'es'));
}

/** An article's categories with one name in the place of another, never twice the same. */
export function replaceCategory(categorias: readonly string[], from: string, to: string): string[] {
  return [...new Set(categorias.map((name) => (name === from ? to : name)))];
}
