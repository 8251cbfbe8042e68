import type { Article } from './article';
import type { ArticleDraft } from './article-changes';

/** What a published save left of an article: `articulos/{id}/revisiones/{numero}`. */
export interface ArticleRevision
  extends Pick<
    Article,
    | 'titulo'
    | 'contenido'
    | 'resumen'
    | 'categorias'
    | 'tags'
    | 'imagenPrincipal'
    | 'imagenes'
    | 'imagenesAlt'
  > {
  numero: number;
  fecha: Date | null;
  /** Who saved it, and the name they had. */
  autorId: string;
  autor: string;
}

/** The content of an article that a revision keeps. */
export function revisedContent(
  article: Article | ArticleRevision,
): Pick<
  ArticleRevision,
  'titulo' | 'contenido' | 'resumen' | 'categorias' | 'tags' | 'imagenPrincipal' | 'imagenes' | 'imagenesAlt'
> {
  const { titulo, contenido, resumen, categorias, tags, imagenPrincipal, imagenes, imagenesAlt } = article;
  return { titulo, contenido, resumen, categorias, tags, imagenPrincipal, imagenes, imagenesAlt };
}

/** The draft that brings an article back to a revision; its estado and its author stay. */
export function restoredDraft(draft: ArticleDraft, revision: ArticleRevision): ArticleDraft {
  return { ...draft, ...revisedContent(revision) };
}
