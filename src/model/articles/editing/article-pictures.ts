import type { ArticleFields } from './article-fields';

type WithPictures = Pick<ArticleFields, 'contenido' | 'imagenPrincipal' | 'imagenes'>;

const PICTURE_IN_TEXT = /!\[[^\]]*\]\(\s*<?([^\s)>]+)|<img\b[^>]*?\bsrc\s*=\s*["']([^"']+)["']/gi;

/** The addresses of an article's pictures: in its text, the main one and the gallery's. */
export function picturesOf(article: WithPictures): Set<string> {
  const inText = [...article.contenido.matchAll(PICTURE_IN_TEXT)].map((found) => found[1] ?? found[2] ?? '');
  return new Set([...inText, ...article.imagenes, article.imagenPrincipal ?? ''].filter((url) => url !== ''));
}

/** Those of `candidates` that none of the articles or revisions shows or names any more. */
export function orphanPictures(candidates: Iterable<string>, keepers: readonly WithPictures[]): string[] {
  return [...new Set(candidates)].filter(
    (url) =>
      !keepers.some(
        ({ contenido, imagenPrincipal, imagenes }) =>
          contenido.includes(url) || imagenPrincipal === url || imagenes.includes(url),
      ),
  );
}
