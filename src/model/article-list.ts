import { queryOf } from './address-query';
import { ARTICLE_STATES, type Article, type ArticleState } from './article';
import { ARTICLE_LIMITS } from './limits';
import { QUERY_MAX_LENGTH } from './paths';
import { type Actor, can } from './permissions';
import { choiceOf } from './unknown-value';

/** Articles on one page of the staff's list. */
export const MANAGED_PAGE = 25;

export const MANAGED_ORDERS = ['reciente', 'antiguo', 'titulo-asc', 'titulo-desc'] as const;
export type ManagedOrder = (typeof MANAGED_ORDERS)[number];

/** An article as the staff's list shows it: without its content. */
export type ManagedArticle = Omit<Article, 'contenido' | 'imagenes' | 'imagenesAlt'>;

/** What the list can be asked for. */
export interface ManagedFilters {
  estado?: ArticleState | undefined;
  categoria?: string | undefined;
  search?: string | undefined;
  order: ManagedOrder;
}

/** Where a page begins, after the article named: plain data, so that an address can carry it. */
export interface ManagedCursor {
  /** The article's own place in the order: its time of change in seconds and nanoseconds, or its title as it is ordered. */
  at: [seconds: number, nanoseconds: number] | string;
  id: string;
}

export interface ManagedActor extends Actor {
  uid: string;
}

/** Who may do what with an article (spec 1, section 6); the rules hold the same. */
export function articlePowers(
  actor: ManagedActor | null,
  article: Pick<Article, 'autorId'>,
): { edit: boolean; remove: boolean } {
  const own = actor !== null && actor.uid === article.autorId;
  return {
    edit: can(actor, 'editarTodosArticulos') || (own && can(actor, 'editarPropiosArticulos')),
    remove: can(actor, 'eliminarTodosArticulos') || (own && can(actor, 'eliminarPropiosArticulos')),
  };
}

/** A cursor as the address carries it. */
export function encodeCursor({ at, id }: ManagedCursor): string {
  return typeof at === 'string' ? `t~${id}~${at}` : `f~${id}~${at[0]}~${at[1]}`;
}

/** The cursor of an address, or null when it is none, or of another order. */
export function decodeCursor(text: string | null, order: ManagedOrder): ManagedCursor | null {
  const byTitle = order === 'titulo-asc' || order === 'titulo-desc';
  if (byTitle) {
    const [, id, at] = /^t~([A-Za-z0-9_-]{1,128})~(.{0,200})$/su.exec(text ?? '') ?? [];
    return id === undefined || at === undefined ? null : { id, at };
  }
  const [, id, seconds, nanoseconds] =
    /^f~([A-Za-z0-9_-]{1,128})~(\d{1,11})~(\d{1,9})$/.exec(text ?? '') ?? [];
  return id === undefined ? null : { id, at: [Number(seconds), Number(nanoseconds)] };
}

/** What the staff's list shows, as its address says it. */
export interface ManagedView {
  filters: ManagedFilters;
  cursor: ManagedCursor | null;
}

/** The view of an address; what it says wrongly is left out. */
export function parseManagedView(params: URLSearchParams): ManagedView {
  const order = choiceOf(params.get('orden'), MANAGED_ORDERS) ?? 'reciente';
  const search = (params.get('buscar') ?? '').slice(0, QUERY_MAX_LENGTH).trim();
  const categoria = (params.get('categoria') ?? '').slice(0, ARTICLE_LIMITS.categoria);
  return {
    filters: {
      order,
      search: search || undefined,
      categoria: categoria || undefined,
      estado: choiceOf(params.get('estado'), ARTICLE_STATES) ?? undefined,
    },
    cursor: decodeCursor(params.get('desde'), order),
  };
}

/** The query string of a view, without what goes without saying. */
export function managedSearch({ filters, cursor }: ManagedView): string {
  const { search, estado, categoria, order } = filters;
  const orden = order !== 'reciente' && order;
  return queryOf({
    buscar: search,
    estado,
    categoria,
    orden,
    desde: cursor && encodeCursor(cursor),
  }).toString();
}

export function isFiltered({ search, estado, categoria }: ManagedFilters): boolean {
  return Boolean(search || estado || categoria);
}

/** What the last publication (scripts/publish) wrote of itself: articles changed until then are in the public pages. */
export interface Publication {
  /** Milliseconds; null where nothing was ever published. */
  hasta: number | null;
}

/** Whether the public pages lack an article as it is now; they come with the next publication. */
export function awaitsPublication(
  { estado, fechaActualizacion }: Pick<Article, 'estado' | 'fechaActualizacion'>,
  { hasta }: Publication,
): boolean {
  if (estado !== 'publicado' || hasta === null || fechaActualizacion === null) return false;
  return fechaActualizacion.getTime() > hasta;
}
