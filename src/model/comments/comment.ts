import type { Article } from '../articles/article';
import { cleanLine, cleanText } from '../shared/text/written-text';
import type { Account } from '../users/account';
import type { Role } from '../users/roles';

/** In the place of the account on comments of a member who left; firestore.rules holds it too. */
export const DEPARTED_AUTHOR_ID = 'eliminado';

/** How many of the latest the library shows: one row. */
export const RECENT_COMMENTS = 3;

/** A reader's comment on an article: `articulos/{id}/comentarios/{id}` (spec 1, section 3). */
export interface Comment {
  id: string;
  autor: string;
  /** Null for comments brought from the old blog. */
  autorId: string | null;
  /** The picture of the account when it was written; null draws the name. */
  autorAvatar: string | null;
  /** The role of the account, of a comment under the account's own name; null under any other. */
  autorRol: Role | null;
  contenido: string;
  fechaPublicacion: Date | null;
  fechaActualizacion: Date | null;
  articuloId: string;
  articuloTitulo: string;
  /** The comment of the same article that this one answers; null when it answers none. */
  respuestaA: string | null;
}

/** Whether its addresses are drawn as links: brought from the old blog by an administrador, or under the name of an account with a role. */
export const isVouchedFor = ({ autorId, autorRol }: Pick<Comment, 'autorId' | 'autorRol'>): boolean =>
  autorId === null || (autorRol !== null && autorRol !== 'usuario');

/** What a member writes, and under which id: made before the first try and kept for every other, one text is one comment. */
export interface WrittenComment {
  id: string;
  autor: string;
  contenido: string;
  /** The comment that it answers, if any. */
  respuestaA?: string | null;
}

/** The account's name exactly as it is stored where it is the one that was typed. */
const signatureOf = (typed: string, nombre: string): string =>
  typed.trim() === nombre.trim() ? nombre : cleanLine(typed);

/** A comment as a member writes it now. */
export function newComment(
  { uid, nombre, avatar, rol }: Pick<Account, 'uid' | 'nombre' | 'avatar' | 'rol'>,
  article: Pick<Article, 'id' | 'titulo'>,
  { id, autor: typed, contenido, respuestaA = null }: WrittenComment,
) {
  const now = new Date();
  const autor = signatureOf(typed, nombre);
  return {
    ...{ id, autor, autorId: uid, autorAvatar: avatar, autorRol: autor === nombre ? rol : null },
    contenido: cleanText(contenido),
    ...{ fechaPublicacion: now, fechaActualizacion: now },
    ...{ articuloId: article.id, articuloTitulo: article.titulo, respuestaA },
  };
}

/** A comment as who moderates sees it, on whatever article it is. */
export interface ModeratedComment extends Comment {
  /** Whether readers see its article, and so the comment. */
  articuloPublicado: boolean;
}

/** A comment's name among those of every article: ids are unique only under theirs. */
export function commentKey({ articuloId, id }: Pick<Comment, 'articuloId' | 'id'>): string {
  return `${articuloId}/${id}`;
}
