import type { Article, ArticleCard } from './article';
import { EXCERPT, truncate } from './excerpt';
import { foldText, WORDS } from './search-text';
import { excerpt, stripMarkup } from './strip-markup';
import { isSymposium, symposiumPlace } from './symposia';

/** Lengths that keep one entry small whatever its author wrote. */
const LIMITS = { titulo: 300, autor: 120, nombre: 60, nombres: 12, direccion: 1000 } as const;

/** The card of an article, as the catalogue keeps it. */
export function cardFromArticle(article: Article): ArticleCard {
  const symposium = isSymposium(article);
  return {
    id: article.id,
    titulo: truncate(article.titulo, LIMITS.titulo),
    slug: article.slug.slice(0, LIMITS.titulo),
    resumen: excerpt(
      stripMarkup(article.resumen) === '' ? article.contenido : article.resumen,
      EXCERPT.library,
    ),
    autor: truncate(article.autor, LIMITS.autor),
    categorias: shortNames(article.categorias),
    tags: shortNames(article.tags),
    fechaPublicacion: article.fechaPublicacion,
    imagenPrincipal:
      article.imagenPrincipal && article.imagenPrincipal.length <= LIMITS.direccion
        ? article.imagenPrincipal
        : null,
    esSimposio: symposium,
    lugar: symposium ? symposiumPlace(`${article.titulo}\n${article.resumen}\n${article.contenido}`) : null,
  };
}

function shortNames(names: readonly string[]): string[] {
  return names.slice(0, LIMITS.nombres).map((name) => name.slice(0, LIMITS.nombre));
}

/**
 * What `buscador` keeps of an article: the different folded words of title, content without markup, summary and author,
 * joined by spaces. Searching this string finds what searching the four fields would.
 */
export function indexWords(article: Pick<Article, 'titulo' | 'contenido' | 'resumen' | 'autor'>): string {
  const text = `${article.titulo} ${article.resumen} ${article.autor} ${stripMarkup(article.contenido)}`;
  return [...new Set(foldText(text).match(WORDS) ?? [])].join(' ');
}
