import { type CategoryValues, isColor, trimCategory } from '../categories/category-form';
import { messages } from '../messages';
import { found, textProblem } from '../shared/form-problems';
import { isBlank } from '../shared/text/blank';
import { FORUM_ICONS } from './kinds';
import { FORUM_LIMITS } from './limits';
import type { ForumCategory } from './topic';

export interface ForumCategoryValues extends CategoryValues {
  /** One of the presets, as it is stored. */
  icono: string;
  orden: number;
}

/** What a new category begins with (spec 2, section 5); its order is the number of categories there are. */
export const NEW_FORUM_CATEGORY: ForumCategoryValues = {
  nombre: '',
  descripcion: '',
  icono: 'bi bi-chat-square-text',
  color: '#3498db',
  orden: 0,
};

/** The category a forum without any is given (spec 2, section 4). */
export const GENERAL_CATEGORY: ForumCategoryValues = {
  ...NEW_FORUM_CATEGORY,
  nombre: 'General',
  descripcion: 'Discusiones generales sobre el Libro de Mormón',
};

/** The values as they are stored: trimmed, the order a whole number of at least 0. */
export function trimForumCategory(values: ForumCategoryValues): ForumCategoryValues {
  const orden = Math.trunc(values.orden);
  return {
    ...trimCategory(values),
    icono: values.icono.trim(),
    orden: Number.isFinite(orden) ? Math.max(0, orden) : 0,
  };
}

/** What is wrong with a category, field by field, and as a whole where something is missing; empty when it can be stored (spec 2, section 5). */
export function validateForumCategory(values: ForumCategoryValues) {
  const { nombre, descripcion, icono, color } = trimForumCategory(values);
  const { required, empty, ...texts } = messages.forumWriting.validation;
  const max = FORUM_LIMITS;
  return found({
    nombre: textProblem(nombre, max.nombreCategoria, empty.nombre, texts.categoryNameTooLong),
    descripcion: textProblem(
      descripcion,
      max.descripcionCategoria,
      empty.descripcion,
      texts.categoryDescriptionTooLong,
    ),
    icono: FORUM_ICONS.some((icon) => icon === icono) ? undefined : texts.iconInvalid,
    color: isColor(color) ? undefined : texts.colorInvalid,
    form: isBlank(nombre) || isBlank(descripcion) ? required : undefined,
  });
}

export type CategoryPlace = Pick<ForumCategory, 'id' | 'nombre' | 'orden'>;

/** The places that a list in this order wants and does not have yet: 0, 1, 2… */
export function newPlaces(list: readonly CategoryPlace[]): CategoryPlace[] {
  return list.flatMap(({ id, nombre, orden }, place) =>
    orden === place ? [] : [{ id, nombre, orden: place }],
  );
}
