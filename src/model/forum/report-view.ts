import { paths } from '../paths';
import { stripMarkup } from '../strip-markup';
import { FORUM_EXCERPT } from './limits';
import { plainWords } from './quote';
import type { Report, ReportKind } from './report';

const PLAIN: Record<ReportKind, (texto: string) => string> = {
  tema: plainWords,
  respuesta: plainWords,
  // A comment is shown as it was typed.
  comentario: (texto) => texto.trim(),
  articulo: (texto) => stripMarkup(texto),
};

/** The first 200 characters of what is reported plus '...', without markup (spec 2, section 2). */
export function reportPreview(texto: string, tipo: ReportKind): string {
  const plain = PLAIN[tipo](texto);
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
