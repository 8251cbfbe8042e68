import { paths } from '../paths';
import { stripMarkup } from '../strip-markup';
import { FORUM_EXCERPT } from './limits';
import type { Report } from './report';

/** The first 200 characters of what is reported plus '...', without markup (spec 2, section 2). */
export function reportPreview(texto: string): string {
  const plain = stripMarkup(texto).trim();
  return plain.length <= FORUM_EXCERPT.report
    ? plain
    : `${plain.slice(0, FORUM_EXCERPT.report).trimEnd()}...`;
}

/** Where what is reported can be seen in its place: the topic, the exact reply, the article. */
export function reportContext({ tipo, itemId, temaId }: Pick<Report, 'tipo' | 'itemId' | 'temaId'>): string {
  if (tipo === 'tema') return paths.forumTopic.href(itemId);
  if (tipo === 'respuesta') return paths.forumTopic.href(temaId, itemId);
  return `${paths.article.href(temaId)}${tipo === 'comentario' ? '#comentarios' : ''}`;
}
