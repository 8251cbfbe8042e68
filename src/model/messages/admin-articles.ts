import { ARTICLE_LIMITS } from '../article-limits';

/** What a save refuses besides the form, and who may not do what (spec 1, sections 5 and 6). */
export const articleForm = {
  validation: {
    categoryInvalid: `El nombre de una categoría debe tener entre 1 y ${ARTICLE_LIMITS.categoria} caracteres`,
    pictureInvalid: 'La dirección de una imagen debe empezar por https://',
    authorInvalid: `El nombre del autor debe tener entre 1 y ${ARTICLE_LIMITS.autor} caracteres`,
  },
  missing: 'El artículo no existe',
  conflict: 'Otra persona guardó este artículo mientras lo editabas',
  denied: {
    create: 'No tienes permisos para crear artículos',
    view: 'No tienes permisos para ver este artículo',
    edit: 'No tienes permisos para editar este artículo',
    remove: 'No tienes permisos para eliminar este artículo',
  },
  revisionMissing: 'Esa versión del artículo ya no está guardada',
} as const;
