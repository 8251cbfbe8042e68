import type { Article } from './article';
import { slugify } from './slug';

/** What a writer decides of an article; everything else follows from it and from what was there. */
export type ArticleDraft = Pick<
  Article,
  | 'titulo'
  | 'contenido'
  | 'resumen'
  | 'autorId'
  | 'autor'
  | 'categorias'
  | 'tags'
  | 'imagenPrincipal'
  | 'imagenes'
  | 'imagenDestacada'
  | 'estado'
> & {
  /** Only for articles that were published elsewhere before: the spec's rule decides otherwise. */
  fechaPublicacion?: Date;
};

/**
 * When the article counts as published: from the moment it becomes so, kept while it stays so, and left alone while it is
 * a draft or archived (spec 1, section 4).
 */
function publicationDate(before: Article | null, draft: ArticleDraft, now: Date): Date | null {
  if (draft.fechaPublicacion) return draft.fechaPublicacion;
  const kept = before?.fechaPublicacion ?? null;
  if (draft.estado !== 'publicado') return kept;
  return before?.estado === 'publicado' && kept !== null ? kept : now;
}

/** The article that results from a draft: a new title makes a new slug; counters and shards stay as they were. */
export function nextArticle(id: string, before: Article | null, draft: ArticleDraft, now: Date): Article {
  const { fechaPublicacion: _, ...decided } = draft;
  const sameTitle = before !== null && before.titulo === draft.titulo && before.slug !== '';
  return {
    ...decided,
    id,
    slug: sameTitle ? before.slug : slugify(draft.titulo),
    fechaCreacion: before?.fechaCreacion ?? now,
    fechaActualizacion: now,
    fechaPublicacion: publicationDate(before, draft, now),
    visitas: before?.visitas ?? 0,
    comentariosCount: before?.comentariosCount ?? 0,
    fragmentos: before?.fragmentos ?? null,
  };
}
