import type { Article } from './article';
import { foldText, WORDS } from './search-text';
import { stripMarkup } from './strip-markup';

/**
 * What `buscador` keeps of an article: the different folded words of title, content without markup, summary and author,
 * joined by spaces. Searching this string finds what searching the four fields would.
 */
export function indexWords(article: Pick<Article, 'titulo' | 'contenido' | 'resumen' | 'autor'>): string {
  const text = `${article.titulo} ${article.resumen} ${article.autor} ${stripMarkup(article.contenido)}`;
  return [...new Set(foldText(text).match(WORDS) ?? [])].join(' ');
}
