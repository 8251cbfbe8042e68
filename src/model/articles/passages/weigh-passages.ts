import { looksLikeHtml } from '../../html/looks-like-html';
import { findPassages, passageId } from '../../passages';
import { stripMarkup } from '../../shared/text/strip-markup';
import type { Article } from '../article';
import type { Evidence } from '../evidence/evidence';
import { encodeTreating, WEIGHT, type Weighed } from './passage-entry';

/** Passages of one text that are kept, the most central ones. */
const PASSAGES_KEPT = 150;

interface Text {
  titulo: string;
  contenido: string;
  resumen?: string;
  tags?: readonly string[];
  ficha?: Pick<Evidence, 'pasajes'> | null;
}

const idsIn = (text: string) => findPassages(text).map(({ passage }) => passageId(passage));

/**
 * The passages that a text names, with how central they are to it, the most central first. `main` are those that its author calls so, as
 * ids; they are among them also where the text does not name them.
 */
export function weighPassages(
  { titulo, contenido, resumen = '', tags = [], ficha }: Text,
  main: readonly string[] = [],
): Weighed[] {
  const weights = new Map<string, number>();
  for (const id of idsIn(looksLikeHtml(contenido) ? stripMarkup(contenido) : contenido))
    weights.set(id, Math.min((weights.get(id) ?? 0) + 1, WEIGHT.most));
  const add = (ids: Iterable<string>, weight: number) => {
    for (const id of new Set(ids)) weights.set(id, (weights.get(id) ?? 0) + weight);
  };
  add([titulo, resumen, ficha?.pasajes ?? '', ...tags].flatMap(idsIn), WEIGHT.named);
  add(main, WEIGHT.main);
  return [...weights].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, PASSAGES_KEPT);
}

/** What the index of passages keeps of an article. */
export const passagesEntry = (
  article: Pick<Article, 'titulo' | 'contenido' | 'resumen' | 'tags' | 'pasajesPrincipales' | 'ficha'>,
): string =>
  encodeTreating({ titulo: article.titulo, pasajes: weighPassages(article, article.pasajesPrincipales) });
