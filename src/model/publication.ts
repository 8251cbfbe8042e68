import type { Article } from './article';

/** What the last publication (scripts/publish) wrote of itself: articles changed until then are in the public pages. */
export interface Publication {
  /** Milliseconds; null where nothing was ever published. */
  hasta: number | null;
}

/** Whether the public pages lack an article as it is now; they come with the next publication. */
export function awaitsPublication(
  { estado, fechaActualizacion }: Pick<Article, 'estado' | 'fechaActualizacion'>,
  { hasta }: Publication,
): boolean {
  if (estado !== 'publicado' || hasta === null || fechaActualizacion === null) return false;
  return fechaActualizacion.getTime() > hasta;
}
