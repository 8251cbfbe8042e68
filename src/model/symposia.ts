import type { Article } from './article';
import { foldText } from './search-text';

/** Places the spec recognises (section 9), as they are shown. */
export const SYMPOSIUM_PLACES = [
  'Concepción',
  'Santiago',
  'Talcahuano',
  'Valparaíso',
  'Viña del Mar',
  'Antofagasta',
  'Chillán',
] as const;
export const DEFAULT_SYMPOSIUM_PLACE = 'Varios lugares';

const CATEGORY = /^(?:simposios?|charlas?)$/;
/** Whole words: 'charlatán' announces no talk. */
const TALK = /\b(?:simposios?|charlas?)\b/;
const EVENT = /\beventos?\b/;
const WARD = /\b(?:barrios?|estacas?)\b/;

/** Whether an article tells of a symposium or talk: by category, or by what it says (spec 1, section 9). */
export function isSymposium(article: Pick<Article, 'titulo' | 'contenido' | 'categorias'>): boolean {
  if (article.categorias.some((name) => CATEGORY.test(foldText(name.trim())))) return true;
  const text = foldText(`${article.titulo} ${article.contenido}`);
  return TALK.test(text) || (EVENT.test(text) && WARD.test(text));
}

const PLACE_PATTERNS = SYMPOSIUM_PLACES.map((place) => ({
  place,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])${foldText(place)}(?![\\p{L}\\p{N}])`, 'u'),
}));

/** The recognised place that the text names first, or 'Varios lugares'. */
export function symposiumPlace(text: string): string {
  const folded = foldText(text);
  let first = Number.POSITIVE_INFINITY;
  let named: string = DEFAULT_SYMPOSIUM_PLACE;
  for (const { place, pattern } of PLACE_PATTERNS) {
    const at = folded.search(pattern);
    if (at !== -1 && at < first) {
      first = at;
      named = place;
    }
  }
  return named;
}
