import { foldText } from '../../shared/text/fold-text';
import { WORDS } from '../../shared/text/search-text';
import { excerpt, stripMarkup } from '../../shared/text/strip-markup';
import { truncate } from '../../shared/text/truncate';
import { referenceText } from '../../sources/reference';
import type { Article, ArticleCard } from '../article';
import { evidenceWords } from '../evidence/evidence';
import { EXCERPT } from '../library/excerpt-lengths';
import { passagesEntry } from '../passages/weigh-passages';
import { sourcesEntry } from '../sources/sources-entry';
import { DEFAULT_SYMPOSIUM_PLACE, encodeCard } from './catalogue';

/** What `buscador` takes of one article (firestore.rules): one of 400,000 characters has 62,000 of different words. */
const WORDS_MAX = 65_000;

/** Lengths that keep one entry small whatever its author wrote. */
const LIMITS = { titulo: 300, autor: 120, nombre: 60, nombres: 12, direccion: 1000 } as const;

/** The card of an article, as the catalogue keeps it. */
export function cardFromArticle(article: Article): ArticleCard {
  const symposium = isSymposium(article);
  return {
    id: article.id,
    titulo: truncate(article.titulo, LIMITS.titulo),
    slug: article.slug.slice(0, LIMITS.titulo),
    resumen: excerpt(
      stripMarkup(article.resumen) === '' ? article.contenido : article.resumen,
      EXCERPT.library,
    ),
    autor: truncate(article.autor, LIMITS.autor),
    categorias: shortNames(article.categorias),
    tags: shortNames(article.tags),
    fechaPublicacion: article.fechaPublicacion,
    imagenPrincipal:
      article.imagenPrincipal && article.imagenPrincipal.length <= LIMITS.direccion
        ? article.imagenPrincipal
        : null,
    esSimposio: symposium,
    lugar: symposium ? symposiumPlace(`${article.titulo}\n${article.resumen}\n${article.contenido}`) : null,
    evidencia: article.ficha?.estado ?? null,
  };
}

function shortNames(names: readonly string[]): string[] {
  return names.slice(0, LIMITS.nombres).map((name) => name.slice(0, LIMITS.nombre));
}

/** What `buscador` keeps: the different folded words of title, summary, author, record, text and sources, joined by spaces, as many as fit. */
export function indexWords(
  article: Pick<Article, 'titulo' | 'contenido' | 'resumen' | 'autor' | 'fuentes'> &
    Partial<Pick<Article, 'ficha'>>,
): string {
  const { titulo, resumen, autor, contenido } = article;
  const sources = article.fuentes.map((source) => `${source.autores.join(' ')} ${referenceText(source)}`);
  const record = evidenceWords(article.ficha ?? null);
  const text = `${titulo} ${resumen} ${autor} ${record} ${stripMarkup(contenido)} ${sources.join(' ')}`;
  const words = [...new Set(foldText(text).match(WORDS) ?? [])].join(' ');
  return words.length <= WORDS_MAX ? words : words.slice(0, words.lastIndexOf(' ', WORDS_MAX));
}

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

/**
 * What an article shows in the library's lists, the words by which it is found, the passages that it treats, and what it cites: null where
 * it cites nothing, and has no entry.
 */
export const entriesOf = (article: Article) => ({
  catalogo: encodeCard(cardFromArticle(article)),
  buscador: indexWords(article),
  pasajes: passagesEntry(article),
  fuentes: sourcesEntry(article),
});
