import { queryOf } from '../shared/address-query';
import { QUERY_MAX_LENGTH } from '../shared/paths';
import { choiceOf } from '../shared/unknown-value';
import { can } from '../users/permissions/can';
import type { Actor } from '../users/permissions/permission-list';
import { ARTICLE_STATES, type Article, type ArticleState } from './article';
import { ARTICLE_LIMITS } from './limits';

export const MANAGED_PAGE = 25;

export const MANAGED_ORDERS = ['reciente', 'antiguo', 'titulo-asc', 'titulo-desc'] as const;
export type ManagedOrder = (typeof MANAGED_ORDERS)[number];

export type ManagedArticle = Omit<Article, 'contenido' | 'imagenes' | 'imagenesAlt'>;

export interface ManagedFilters {
  estado?: ArticleState | undefined;
  categoria?: string | undefined;
  search?: string | undefined;
  order: ManagedOrder;
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

/** What an address asks for; what it says wrongly is left out. */
export function parseManagedFilters(params: URLSearchParams): ManagedFilters {
  const textOf = (name: string, max: number) => (params.get(name) ?? '').slice(0, max).trim() || undefined;
  return {
    order: choiceOf(params.get('orden'), MANAGED_ORDERS) ?? 'reciente',
    search: textOf('buscar', QUERY_MAX_LENGTH),
    categoria: textOf('categoria', ARTICLE_LIMITS.categoria),
    estado: choiceOf(params.get('estado'), ARTICLE_STATES) ?? undefined,
  };
}

/** The query string that asks for this, without what goes without saying. */
export function managedSearch({ search, estado, categoria, order }: ManagedFilters): string {
  return queryOf({ buscar: search, estado, categoria, orden: order !== 'reciente' && order }).toString();
}

export function isFiltered({ search, estado, categoria }: ManagedFilters): boolean {
  return Boolean(search || estado || categoria);
}

/**
 * Whether the public pages lack an article as it is now; they come with the next publication. `until` (milliseconds) the last
 * one (scripts/publish) brought what had changed; null where nothing was ever published.
 */
export function awaitsPublication(
  { estado, fechaActualizacion }: Pick<Article, 'estado' | 'fechaActualizacion'>,
  until: number | null,
): boolean {
  if (estado !== 'publicado' || until === null || fechaActualizacion === null) return false;
  return fechaActualizacion.getTime() > until;
}
