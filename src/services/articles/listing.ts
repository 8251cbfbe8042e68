import {
  collection,
  type Firestore,
  type Query,
  type QueryConstraint,
  query,
  where,
} from 'firebase/firestore/lite';
import {
  MANAGED_PAGE,
  type ManagedActor,
  type ManagedArticle,
  type ManagedFilters,
  type ManagedOrder,
} from '@/model/articles/article-list';
import { titleMatches, titleSearchKey } from '@/model/articles/article-title';
import type { StoredData } from '@/model/shared/stored/stored-fields';
import { can } from '@/model/users/permissions/can';
import { fetchPage, type KeptPlace, keptPlace, type Order, type Page } from '../firestore/lists';
import { ARTICLES, parseArticle } from './reading';

export interface ManagedQuery extends ManagedFilters {
  actor: ManagedActor;
  after?: KeptPlace | null;
}

/** Its `next` is plain data, which the history can keep. */
export type ManagedPage = Page<ManagedArticle, KeptPlace>;

/** Pages read at most for one that is checked on the device; the rest is asked for with `next`. */
const MAX_PAGES = 3;

const ORDERS: Readonly<Record<ManagedOrder, Order>> = {
  reciente: [['fechaActualizacion', 'desc']],
  antiguo: [['fechaActualizacion', 'asc']],
  'titulo-asc': [['tituloOrden', 'asc']],
  'titulo-desc': [['tituloOrden', 'desc']],
};

/** The filters that the database answers: it takes one question about a list, and a search of titles goes before a category. */
function filtersOf({ actor, estado, categoria, search = '' }: ManagedQuery): QueryConstraint[] {
  const key = titleSearchKey(search);
  const filters: QueryConstraint[] = [];
  if (!can(actor, 'editarTodosArticulos')) filters.push(where('autorId', '==', actor.uid));
  if (estado) filters.push(where('estado', '==', estado));
  if (key !== null) filters.push(where('tituloClaves', 'array-contains', key));
  else if (categoria) filters.push(where('categorias', 'array-contains', categoria));
  return filters;
}

/** What the database could not answer. */
function passes(article: ManagedArticle, { categoria, search = '' }: ManagedQuery): boolean {
  if (titleSearchKey(search) === null) return true;
  return titleMatches(article.titulo, search) && (!categoria || article.categorias.includes(categoria));
}

function managed(id: string, data: StoredData): ManagedArticle {
  const { contenido: _, imagenes: _gallery, imagenesAlt: _texts, ...article } = parseArticle(id, data);
  return article;
}

/** Fills one page, reading at most MAX_PAGES times its size. */
async function fillPage(all: Query, asked: ManagedQuery): Promise<ManagedPage> {
  const order = ORDERS[asked.order];
  const items: ManagedArticle[] = [];
  let after = asked.after ?? null;
  for (let page = 0; page < MAX_PAGES; page++) {
    const read = await fetchPage(
      (id, data, document) => ({ article: managed(id, data), place: keptPlace(document, order) }),
      all,
      { order, after, max: MANAGED_PAGE },
    );
    for (const { article, place } of read.items) {
      after = place;
      if (passes(article, asked)) items.push(article);
      if (items.length === MANAGED_PAGE) return { items, next: after };
    }
    if (read.next === null) return { items, next: null };
  }
  return { items, next: after };
}

/**
 * One page of the articles that somebody may manage: all of them with editarTodosArticulos, otherwise one's own (spec 1,
 * section 6). One read an article and one of the rules. A search finds titles by their words (all of them, each a part of
 * one); where more than its longest word must be checked it may read up to three pages, and may give a page that is not full
 * with a `next`. Throws ServiceError; the screen then shows the error catalogue's sentence.
 */
export const listManagedArticles = (db: Firestore, asked: ManagedQuery): Promise<ManagedPage> =>
  fillPage(query(collection(db, ARTICLES), ...filtersOf(asked)), asked);
