import type { ArticleDraft } from './article-changes';
import { articleErrors, fieldsOf, isPictureAddress } from './article-fields';
import { ARTICLE_LIMITS } from './article-limits';
import { staff } from './staff-messages';
import { isBlank } from './visible-text';

/**
 * Why a draft cannot be stored, in a sentence; undefined when it can (spec 1, section 5). What the form refuses, and what
 * only an import or a script could get wrong. The same for one that is published: only the title is required.
 */
export function draftProblem(draft: ArticleDraft): string | undefined {
  const texts = staff.articleForm.validation;
  const fields = fieldsOf({ ...draft, imagenesAlt: draft.imagenesAlt ?? {} });
  const [problem] = Object.values(articleErrors(fields));
  if (problem !== undefined) return problem;
  const { autor, categorias, imagenPrincipal, imagenes } = draft;
  if (isBlank(autor) || autor.length > ARTICLE_LIMITS.autor) return texts.authorInvalid;
  if (categorias.some((name) => name.trim() === '' || name.length > ARTICLE_LIMITS.categoria))
    return texts.categoryInvalid;
  const pictures = imagenPrincipal === null ? imagenes : [imagenPrincipal, ...imagenes];
  return pictures.every(isPictureAddress) ? undefined : texts.pictureInvalid;
}
