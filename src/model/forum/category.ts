import { messages } from '../messages';
import { isBlank } from '../visible-text';
import { FORUM_ICONS, storedIcon } from './category-icons';
import { FORUM_LIMITS } from './limits';
import type { ForumCategory } from './topic';

export { FORUM_ICONS, iconOf, storedIcon } from './category-icons';

export interface ForumCategoryValues {
  nombre: string;
  descripcion: string;
  /** One of the presets, as it is stored. */
  icono: string;
  color: string;
  orden: number;
}

export type ForumCategoryErrors = Partial<Record<keyof ForumCategoryValues, string>>;

/** What a new category begins with (spec 2, section 5); its order is the number of categories there are. */
export const NEW_FORUM_CATEGORY: ForumCategoryValues = {
  nombre: '',
  descripcion: '',
  icono: storedIcon(FORUM_ICONS[0]),
  color: '#3498db',
  orden: 0,
};

/** The category a forum without any is given (spec 2, section 4). */
export const GENERAL_CATEGORY: ForumCategoryValues = {
  ...NEW_FORUM_CATEGORY,
  nombre: 'General',
  descripcion: 'Discusiones generales sobre el Libro de Mormón',
};

const COLOR = /^#[\da-f]{6}$/;

/** The values as they are stored: trimmed, the order a whole number of at least 0. */
export function trimForumCategory(values: ForumCategoryValues): ForumCategoryValues {
  const orden = Math.trunc(values.orden);
  return {
    nombre: values.nombre.trim().replace(/\s+/g, ' '),
    descripcion: values.descripcion.trim(),
    icono: values.icono.trim(),
    color: values.color.trim().toLowerCase(),
    orden: Number.isFinite(orden) ? Math.max(0, orden) : 0,
  };
}

/** What is wrong with a category, field by field; empty when it can be stored (spec 2, section 5). */
export function validateForumCategory(values: ForumCategoryValues): ForumCategoryErrors {
  const { nombre, descripcion, icono, color } = trimForumCategory(values);
  const texts = messages.forumWriting.validation;
  const errors: ForumCategoryErrors = {};
  if (isBlank(nombre)) errors.nombre = texts.required;
  else if (nombre.length > FORUM_LIMITS.nombreCategoria) errors.nombre = texts.categoryNameTooLong;
  if (isBlank(descripcion)) errors.descripcion = texts.required;
  else if (descripcion.length > FORUM_LIMITS.descripcionCategoria)
    errors.descripcion = texts.categoryDescriptionTooLong;
  if (!FORUM_ICONS.some((icon) => storedIcon(icon) === icono)) errors.icono = texts.iconInvalid;
  if (!COLOR.test(color)) errors.color = texts.colorInvalid;
  return errors;
}

export type CategoryPlace = Pick<ForumCategory, 'id' | 'nombre' | 'orden'>;

/** The list with one of its items at another place; out of bounds it stays as it is. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const next = [...list];
  if (from < 0 || from >= list.length || to < 0 || to >= list.length) return next;
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** The places that a list in this order wants and does not have yet: 0, 1, 2… */
export function newPlaces(list: readonly CategoryPlace[]): CategoryPlace[] {
  return list.flatMap(({ id, nombre, orden }, place) =>
    orden === place ? [] : [{ id, nombre, orden: place }],
  );
}
