import {
  collection,
  documentId,
  type Firestore,
  limit,
  orderBy,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import {
  MANAGED_PAGE,
  type ManagedActor,
  type ManagedArticle,
  type ManagedCursor,
  type ManagedFilters,
  type ManagedOrder,
} from '@/model/article-list';
import { titleMatches, titleSearchKey } from '@/model/article-title';
import { can } from '@/model/permissions';
import { fetchDocs } from '../firestore/lists';
import { ARTICLES, parseArticle } from './reading';

export interface ManagedQuery extends ManagedFilters {
  actor: ManagedActor;
  cursor?: ManagedCursor | null | undefined;
}

export interface ManagedPage {
  articles: ManagedArticle[];
  /** Null where there is nothing more. */
  next: ManagedCursor | null;
}

/** Pages read at most for one that is checked on the device; the rest is asked for with `next`. */
const MAX_PAGES = 3;

const ORDERS: Readonly<Record<ManagedOrder, readonly [field: string, direction: 'asc' | 'desc']>> = {
  reciente: ['fechaActualizacion', 'desc'],
  antiguo: ['fechaActualizacion', 'asc'],
  'titulo-asc': ['tituloOrden', 'asc'],
  'titulo-desc': ['tituloOrden', 'desc'],
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

function position({ at, id }: ManagedCursor): [Timestamp | string, string] {
  return [typeof at === 'string' ? at : new Timestamp(at[0], at[1]), id];
}

function cursorAt(document: QueryDocumentSnapshot, order: ManagedOrder): ManagedCursor | null {
  const value: unknown = document.get(ORDERS[order][0]);
  if (typeof value === 'string') return { at: value, id: document.id };
  return value instanceof Timestamp ? { at: [value.seconds, value.nanoseconds], id: document.id } : null;
}

function managed(document: QueryDocumentSnapshot): ManagedArticle {
  const {
    contenido: _,
    imagenes: _gallery,
    imagenesAlt: _texts,
    ...article
  } = parseArticle(document.id, document.data());
  return article;
}

/** Fills one page, reading at most MAX_PAGES times its size. */
async function fillPage(all: Query, asked: ManagedQuery): Promise<ManagedPage> {
  const articles: ManagedArticle[] = [];
  let next = asked.cursor ?? null;
  for (let page = 0; page < MAX_PAGES; page++) {
    const docs = await fetchDocs(all, ...(next ? [startAfter(...position(next))] : []), limit(MANAGED_PAGE));
    for (const document of docs) {
      next = cursorAt(document, asked.order);
      const article = managed(document);
      if (passes(article, asked)) articles.push(article);
      if (articles.length === MANAGED_PAGE) return { articles, next };
    }
    if (docs.length < MANAGED_PAGE) return { articles, next: null };
  }
  return { articles, next };
}

/**
 * One page of the articles that somebody may manage: all of them with editarTodosArticulos, otherwise one's own (spec 1,
 * section 6). One read an article and one of the rules. A search finds titles by their words (all of them, each a part of
 * one); where more than its longest word must be checked it may read up to three pages, and may give a page that is not full
 * with a `next`. Throws ServiceError; the screen then shows the error catalogue's sentence.
 */
export function listManagedArticles(db: Firestore, asked: ManagedQuery): Promise<ManagedPage> {
  const [field, direction] = ORDERS[asked.order];
  const all = query(
    collection(db, ARTICLES),
    ...filtersOf(asked),
    orderBy(field, direction),
    orderBy(documentId(), direction),
  );
  return fillPage(all, asked);
}
