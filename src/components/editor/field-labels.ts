import type { ArticleFields } from '@/model/article-fields';
import { staff } from '@/model/staff-messages';

const { fields } = staff.editor;

/** What each field of an article is called on the screen. */
export const FIELD_LABELS: Readonly<Record<keyof ArticleFields, string>> = {
  titulo: fields.title,
  contenido: fields.content,
  resumen: fields.summary,
  categorias: fields.categories,
  tags: fields.tags,
  estado: fields.state,
  imagenPrincipal: fields.mainPicture,
  imagenes: fields.gallery,
  imagenesAlt: fields.alternatives,
};
