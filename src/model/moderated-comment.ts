import type { Comment } from './comment';

/** A comment as who moderates sees it, on whatever article it is. */
export interface ModeratedComment extends Comment {
  /** Whether readers see its article, and so the comment. */
  articuloPublicado: boolean;
}

/** A comment's name among those of every article: ids are unique only under theirs. */
export function commentKey({ articuloId, id }: Pick<Comment, 'articuloId' | 'id'>): string {
  return `${articuloId}/${id}`;
}
