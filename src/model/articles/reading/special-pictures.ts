import { foldText } from '../../shared/text/fold-text';
import type { Article } from '../article';

/** Design decision 10: one row for each figure with pictures of its own; words are folded. The featured one is for titles that say both. */
const SPECIAL_PICTURES = [
  {
    figure: /\bismael\b/,
    titleAlso: /\b(?:entierro|sepultura|sepultado|tumba|nahom)\b/,
    featured: {
      src: '/img/ismael-nahom.svg',
      alt: 'La región de Nihm, al noreste de Saná. Fuente: Natural Earth, dominio público.',
    },
    illustration: {
      src: '/img/ismael-ilustracion.svg',
      alt: 'La familia de Ismael en el desierto. Dibujo: elaboración propia.',
    },
  },
] as const;

/** The featured picture of an article: its own, or the special one its title calls for; null for most. */
export function featuredPicture(article: Pick<Article, 'titulo' | 'imagenDestacada'>): string | null {
  if (article.imagenDestacada !== null) return article.imagenDestacada;
  const title = foldText(article.titulo);
  return (
    SPECIAL_PICTURES.find((row) => row.figure.test(title) && row.titleAlso.test(title))?.featured.src ?? null
  );
}

/** What is to be seen in a special featured picture, and whose it is. */
export const featuredText = (src: string): string | undefined =>
  SPECIAL_PICTURES.find(({ featured }) => featured.src === src)?.featured.alt;

/** The illustration that goes with an article whose content mentions a figure of the table. */
export function illustration(article: Pick<Article, 'contenido'>): { src: string; alt: string } | null {
  const content = foldText(article.contenido);
  return SPECIAL_PICTURES.find((row) => row.figure.test(content))?.illustration ?? null;
}
