/** The library's state as its address carries it: filters, order, view and page. */
import { queryOf } from '../../shared/address-query';
import { paths } from '../../shared/paths';
import { slugify } from '../../shared/text/slug';
import { choiceOf } from '../../shared/unknown-value';
import { EVIDENCE_STATES, type EvidenceState } from '../evidence/evidence-states';

export const SORT_ORDERS = ['fecha-desc', 'fecha-asc', 'titulo-asc', 'titulo-desc'] as const;
/** The order while words are typed; without words it is the newest first. */
export const RELEVANCE = 'relevancia';
export type SortOrder = (typeof SORT_ORDERS)[number] | typeof RELEVANCE;

export const LIBRARY_VIEWS = ['tarjetas', 'lista'] as const;
export type LibraryView = (typeof LIBRARY_VIEWS)[number];

export interface LibraryFilters {
  busqueda: string;
  categoria: string | null;
  anio: number | null;
  /** 1 to 12. */
  mes: number | null;
  etiqueta: string | null;
  evidencia: EvidenceState | null;
  orden: SortOrder;
  vista: LibraryView;
  pagina: number;
}

/** Articles on a page of the library (spec 1, section 9). */
export const PAGE_SIZE = 12;

export const DEFAULT_FILTERS: LibraryFilters & { orden: 'fecha-desc' } = {
  busqueda: '',
  categoria: null,
  anio: null,
  mes: null,
  etiqueta: null,
  evidencia: null,
  orden: 'fecha-desc',
  vista: 'tarjetas',
  pagina: 1,
};

/** Longer texts in an address are cut: nobody typed them. */
const MAX_TEXT = 200;
const MAX_PAGE = 100_000;

/** The order of a list for which none was chosen. */
function usualOrder(busqueda: string): SortOrder {
  return busqueda.trim() === '' ? DEFAULT_FILTERS.orden : RELEVANCE;
}

/** The filters with other words; an order that nobody chose goes with them. */
export function withWords(filters: LibraryFilters, busqueda: string): LibraryFilters {
  const chosen = filters.orden !== usualOrder(filters.busqueda) && filters.orden !== RELEVANCE;
  return { ...filters, busqueda, orden: chosen ? filters.orden : usualOrder(busqueda) };
}

function readText(params: URLSearchParams, name: string): string | null {
  const text = params.get(name)?.slice(0, MAX_TEXT) ?? '';
  return text.trim() === '' ? null : text;
}

function readInteger(params: URLSearchParams, name: string, min: number, max: number): number | null {
  const text = params.get(name) ?? '';
  if (!/^\d{1,6}$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}

/** The filters of an address's query; whatever is missing or makes no sense takes its default. */
export function parseFilters(params: URLSearchParams): LibraryFilters {
  const busqueda = readText(params, 'q') ?? '';
  return {
    busqueda,
    categoria: readText(params, 'categoria'),
    anio: readInteger(params, 'anio', 1000, 9999),
    mes: readInteger(params, 'mes', 1, 12),
    etiqueta: readText(params, 'etiqueta'),
    evidencia: choiceOf(params.get('evidencia'), EVIDENCE_STATES),
    orden: choiceOf(params.get('orden'), SORT_ORDERS) ?? usualOrder(busqueda),
    vista: choiceOf(params.get('vista'), LIBRARY_VIEWS) ?? DEFAULT_FILTERS.vista,
    pagina: readInteger(params, 'pagina', 1, MAX_PAGE) ?? 1,
  };
}

/** The query of an address for these filters; defaults are left out, so the plain library is /biblioteca. */
export function serializeFilters(filters: LibraryFilters): URLSearchParams {
  const { busqueda, categoria, anio, mes, etiqueta, evidencia, orden, vista, pagina } = filters;
  return queryOf({
    q: busqueda.trim() && busqueda,
    categoria,
    anio,
    mes,
    etiqueta,
    evidencia,
    orden: orden !== usualOrder(busqueda) && orden,
    vista: vista !== DEFAULT_FILTERS.vista && vista,
    pagina: pagina > 1 && pagina,
  });
}

/** Where the first page of a category stands on which nothing else is chosen; null for any other filters. */
export function categoryHref(filters: LibraryFilters): string | null {
  const { categoria } = filters;
  const slug = categoria === null ? '' : slugify(categoria);
  const isAlone = serializeFilters({ ...filters, categoria: null }).size === 0;
  return slug !== '' && isAlone ? paths.libraryCategory.href(slug) : null;
}

/** The library's address with these filters; those not named are as they are without a choice. */
export function libraryHref(chosen: Partial<LibraryFilters>): string {
  const filters = { ...DEFAULT_FILTERS, ...chosen };
  return categoryHref(filters) ?? paths.library.href(serializeFilters(filters).toString());
}

/** How many of the articles, the newest first, the list is made from: those up to its page, or all for any other choice. */
export function articlesNeeded(filters: LibraryFilters): number {
  const { pagina, vista } = DEFAULT_FILTERS;
  const newestFirst = serializeFilters({ ...filters, vista, pagina }).toString() === '';
  return newestFirst ? filters.pagina * PAGE_SIZE : Number.POSITIVE_INFINITY;
}
