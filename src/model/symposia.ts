import type { Article } from './article';
import { DEFAULT_SYMPOSIUM_PLACE } from './catalogue';
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

/** Whole names; made when it is first needed, because it takes a slow phone a while. */
let placePattern: RegExp | undefined;

/** The recognised place that the text names first, or 'Varios lugares'. */
export function symposiumPlace(text: string): string {
  placePattern ??= new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${SYMPOSIUM_PLACES.map(foldText).join('|')})(?![\\p{L}\\p{N}])`,
    'u',
  );
  const named = placePattern.exec(foldText(text))?.[0];
  return SYMPOSIUM_PLACES.find((place) => foldText(place) === named) ?? DEFAULT_SYMPOSIUM_PLACE;
}
