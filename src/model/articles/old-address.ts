import { paths } from '../shared/paths';
import { foldText } from '../shared/text/fold-text';
import type { ArticleCard } from './article';
import { DEFAULT_FILTERS, libraryHref, withWords } from './library/library-filters';

const ARTICLE = /^\/(?:\d{4}\/\d{2}|p)\/([\w.-]+)\.html$/;
const LABEL = /^\/search\/label\/([^/]+)\/?$/;
const MONTH = /^\/(\d{4})(?:\/(\d{2}))?\/?$/;
const SEARCH = /^\/search\/?$/;

/** Whether an address is one that the old blog had. */
export function isOldAddress(pathname: string): boolean {
  return [ARTICLE, LABEL, MONTH, SEARCH].some((form) => form.test(pathname));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // not encoded as addresses are
  }
}

/** A label became a category, or past an article's tenth a tag. */
function placeOfLabel(label: string, cards: readonly ArticleCard[]): string | null {
  const wanted = foldText(label);
  const named = (names: readonly string[]) => names.find((name) => foldText(name) === wanted);
  const categoria = named(cards.flatMap(({ categorias }) => categorias));
  if (categoria !== undefined) return libraryHref({ categoria });
  const etiqueta = named(cards.flatMap(({ tags }) => tags));
  return etiqueta === undefined ? null : libraryHref({ etiqueta });
}

/**
 * Where an address of the old blog leads, by the articles that are known: an article by the last part of its old address, a
 * label, a month, a search. Null where none of them is it. Hosting redirects most of them before (docs/publishing.md).
 */
export function placeOfOldAddress(
  pathname: string,
  search: string,
  cards: readonly ArticleCard[],
): string | null {
  const slug = ARTICLE.exec(pathname)?.[1]?.toLowerCase();
  if (slug !== undefined) {
    const card = cards.find((one) => one.slug === slug);
    return card ? paths.article.href(card.id) : null;
  }
  const label = LABEL.exec(pathname)?.[1];
  if (label !== undefined) return placeOfLabel(decoded(label), cards);
  const [, year, month] = MONTH.exec(pathname) ?? [];
  if (year !== undefined) return libraryHref({ anio: Number(year), mes: month ? Number(month) : null });
  if (!SEARCH.test(pathname)) return null;
  return libraryHref(withWords(DEFAULT_FILTERS, new URLSearchParams(search).get('q') ?? ''));
}
