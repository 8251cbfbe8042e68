import {
  collection,
  doc,
  documentId,
  type Firestore,
  limit,
  orderBy,
  type Query,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { CATEGORY_PAGE, FORUM_PAGE } from '@/model/forum/limits';
import type { TopicOrder } from '@/model/forum/list-filters';
import type { ForumSummary } from '@/model/forum/summary';
import {
  type ForumCategory,
  parseForumCategory,
  parseTopic,
  type Topic,
  type TopicState,
} from '@/model/forum/topic';
import { count, date } from '@/model/stored-fields';
import { ServiceError } from '../firestore/errors';
import { equal, fetchDoc, fetchDocs, fetchList } from '../firestore/lists';
import { FORUM_CATEGORIES, TOPICS } from './data';

/** Where the next page begins: plain data, so that pages can be kept on the device. */
export type ForumCursor = readonly (string | number | boolean | { seconds: number; nanoseconds: number })[];

export interface TopicPage {
  topics: Topic[];
  /** Null on the last page. */
  next: ForumCursor | null;
  /** The index is missing: some of the topics, sorted here (spec 2, section 7). */
  fallback?: true;
}

export interface TopicFilter {
  categoriaId: string;
  estado?: TopicState | null;
  orden?: TopicOrder;
  after?: ForumCursor | null;
}

/** The fields each order goes by: the default keeps pinned topics first (spec 2, section 7). */
const ORDERS: Readonly<Record<TopicOrder, Order>> = {
  recientes: [
    ['anclado', 'desc'],
    ['fechaActualizacion', 'desc'],
  ],
  populares: [['vistas', 'desc']],
  antiguos: [['fechaCreacion', 'asc']],
};

export function toCursor(values: readonly unknown[]): ForumCursor {
  return values.map((value) => {
    if (value instanceof Timestamp) return { seconds: value.seconds, nanoseconds: value.nanoseconds };
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : '';
  });
}

export function fromCursor(cursor: ForumCursor): unknown[] {
  return cursor.map((value) =>
    typeof value === 'object' ? new Timestamp(value.seconds, value.nanoseconds) : value,
  );
}

type Order = readonly (readonly [field: string, direction: 'asc' | 'desc'])[];

/** A page of documents in an order that ends with their ids, and where the next one begins. */
async function fetchOrdered(
  source: Query,
  order: Order,
  after: ForumCursor | null | undefined,
  size: number,
) {
  const byId = orderBy(documentId(), order.at(-1)?.[1]);
  const constraints = [...order.map(([field, direction]) => orderBy(field, direction)), byId];
  const place = after ? [startAfter(...fromCursor(after))] : [];
  const docs = await fetchDocs(source, ...constraints, ...place, limit(size));
  const last = docs.length === size ? docs.at(-1) : undefined;
  const next = last ? toCursor([...order.map(([field]): unknown => last.get(field)), last.id]) : null;
  return { docs, next };
}

/** The forum's categories in their order, ten at a time where nothing else is said: one read each. Throws ServiceError. */
export async function fetchForumCategories(
  db: Firestore,
  { after, max = CATEGORY_PAGE }: { after?: ForumCursor | null | undefined; max?: number } = {},
): Promise<{ categories: ForumCategory[]; next: ForumCursor | null }> {
  const all = collection(db, FORUM_CATEGORIES);
  const { docs, next } = await fetchOrdered(all, [['orden', 'asc']], after, max);
  return { categories: docs.map((document) => parseForumCategory(document.id, document.data())), next };
}

async function indexedTopics(db: Firestore, filter: TopicFilter): Promise<TopicPage> {
  const { categoriaId, estado, orden = 'recientes', after } = filter;
  const topics = query(collection(db, TOPICS), ...equal({ categoriaId, estado }));
  const { docs, next } = await fetchOrdered(topics, ORDERS[orden], after, FORUM_PAGE);
  return { topics: docs.map((document) => parseTopic(document.id, document.data())), next };
}

/** What a read without an index takes at most: it asks for a category's topics in no order. */
const FALLBACK_LIMIT = 50;

const time = (date: Date | null) => date?.getTime() ?? 0;
const COMPARE: Readonly<Record<TopicOrder, (a: Topic, b: Topic) => number>> = {
  recientes: (a, b) =>
    Number(b.anclado) - Number(a.anclado) || time(b.fechaActualizacion) - time(a.fechaActualizacion),
  populares: (a, b) => b.vistas - a.vistas,
  antiguos: (a, b) => time(a.fechaCreacion) - time(b.fechaCreacion),
};

async function unindexedTopics(db: Firestore, filter: TopicFilter): Promise<TopicPage> {
  const { categoriaId, estado, orden = 'recientes' } = filter;
  const ofCategory = where('categoriaId', '==', categoriaId);
  const some = await fetchList(parseTopic, collection(db, TOPICS), ofCategory, limit(FALLBACK_LIMIT));
  const topics = some.filter((topic) => !estado || topic.estado === estado);
  return { topics: topics.sort(COMPARE[orden]), next: null, fallback: true };
}

/**
 * One page of a category's topics: one read a topic, one at least. Where the index is missing, at most 50 topics of the
 * category, sorted here and marked as `fallback`. Throws ServiceError.
 */
export async function fetchTopics(db: Firestore, filter: TopicFilter): Promise<TopicPage> {
  try {
    return await indexedTopics(db, filter);
  } catch (cause) {
    if (!(cause instanceof ServiceError) || cause.code !== 'failed-precondition') throw cause;
    console.info('The index of this list is missing: some topics are read and sorted here.', cause);
    return unindexedTopics(db, filter);
  }
}

/**
 * Topics by their ids, 20 at most, in no order; those that are gone or going are left out. One read each, in one request.
 * Throws ServiceError.
 */
export async function fetchTopicsById(db: Firestore, ids: readonly string[]): Promise<Topic[]> {
  if (ids.length === 0) return [];
  const named = where(documentId(), 'in', ids);
  const topics = await fetchList(parseTopic, collection(db, TOPICS), named, limit(FORUM_PAGE));
  return topics.filter(({ borrando }) => !borrando);
}

/** The figures of the last count; null while there was none. One read. Throws ServiceError. */
export async function fetchForumSummary(db: Firestore): Promise<ForumSummary | null> {
  const document = await fetchDoc(doc(db, 'foro_estadisticas', 'resumen'));
  if (!document.exists()) return null;
  const data = document.data();
  return {
    totalTemas: count(data, 'totalTemas'),
    totalRespuestas: count(data, 'totalRespuestas'),
    usuariosActivos: count(data, 'usuariosActivos'),
    fechaActualizacion: date(data, 'fechaActualizacion'),
  };
}
