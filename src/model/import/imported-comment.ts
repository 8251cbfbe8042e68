import type { Comment } from '../comments/comment';
import { COMMENT_LIMITS } from '../comments/limits';
import { decodeEntities } from '../shared/text/entities';
import { truncate } from '../shared/text/truncate';
import { withoutHarm } from '../shared/text/written-text';
import type { BloggerEntry } from './entry';
import type { ImportProblem, ProblemCode } from './problems';

/** What the rules take of a comment that is imported: all that Blogger allowed, which is more than the form does here. */
const IMPORTED_COMMENT_MAX = 5000;

/** A comment of the old blog; the one that it answers need not be among those that are brought. */
export interface ImportedComment
  extends Pick<Comment, 'id' | 'articuloId' | 'autor' | 'contenido' | 'respuestaA'> {
  fecha: Date | null;
}

const ANONYMOUS = /^(?:an[oó]nimo|anonymous|unknown)?$/i;
const BREAK = /<br\s*\/?>|<\/(?:p|div|li|blockquote)>/gi;
const LINK = /<a\s[^>]*href\s*=\s*["']?(https?:[^"'\s>]+)[^>]*>(.*?)<\/a>/gis;
const TAG = /<\/?[a-z][^<>]*>/gi;

/** A comment's HTML as the plain text that comments are here; a link keeps its address. */
export function commentText(html: string): string {
  const linked = html.replace(LINK, (_, href: string, text: string) => {
    const shown = text.replace(TAG, '').trim();
    return shown === '' || decodeEntities(shown) === decodeEntities(href) ? href : `${shown} (${href})`;
  });
  return withoutHarm(decodeEntities(linked.replace(BREAK, '\n').replace(TAG, '')))
    .replace(/[ \t\u00a0]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The comment that an entry becomes; null when it cannot be brought, and the problems say why. */
export function makeComment(
  entry: BloggerEntry,
  anonymous: string,
): { comment: ImportedComment | null; problems: ImportProblem[] } {
  const contenido = commentText(entry.html);
  const nombre = contenido.slice(0, 60) || entry.titulo || entry.id || '';
  const lost = (codigo: ProblemCode) => ({
    comment: null,
    problems: [{ codigo, nombre, id: entry.id }],
  });
  if (entry.id === null) return lost('sin-id');
  if (entry.estado === 'papelera') return lost('papelera');
  if (entry.estado === 'retenido' || entry.estado === 'borrador') return lost('comentario-retenido');
  if (entry.padre === null) return lost('comentario-huerfano');
  if (contenido === '') return lost('comentario-vacio');
  const isLong = contenido.length > IMPORTED_COMMENT_MAX;
  const comment: ImportedComment = {
    id: entry.id,
    articuloId: entry.padre,
    autor: ANONYMOUS.test(entry.autor) ? anonymous : fitted(entry.autor, COMMENT_LIMITS.autor),
    contenido: fitted(contenido, IMPORTED_COMMENT_MAX),
    fecha: entry.publicado,
    respuestaA: entry.respondeA,
  };
  return { comment, problems: isLong ? [{ codigo: 'comentario-largo', nombre, id: entry.id }] : [] };
}

/** A text no longer than `max`, the ellipsis of what was cut included. */
export function fitted(text: string, max: number): string {
  return text.length <= max ? text : truncate(text, max - 1);
}
