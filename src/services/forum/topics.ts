import {
  collection,
  doc,
  documentId,
  type Firestore,
  limit,
  type Query,
  query,
  where,
} from 'firebase/firestore/lite';
import type { TopicState } from '@/model/forum/kinds';
import { CATEGORY_PAGE, FORUM_PAGE } from '@/model/forum/limits';
import type { TopicOrder } from '@/model/forum/list-filters';
import { type ForumSummary, parseSummary } from '@/model/forum/summary';
import { type ForumCategory, parseForumCategory, parseTopic, type Topic } from '@/model/forum/topic';
import { messages } from '@/model/messages';
import type { StoredData } from '@/model/shared/stored/stored-fields';
import { toServiceError } from '../firestore/errors';
import {
  equal,
  fetchDoc,
  fetchExisting,
  fetchList,
  fetchPage,
  type KeptPlace,
  keptPlace,
  type Order,
  type Page,
} from '../firestore/lists';
import { recordView, type ViewOptions } from '../firestore/views';
import { FORUM_CATEGORIES, TOPICS } from './data';

/** One category: one read. Throws ServiceError: 'not-found' with the spec's sentence. */
export async function fetchForumCategory(db: Firestore, id: string): Promise<ForumCategory> {
  const { categoryUnavailable } = messages.forum.errors;
  const stored = await fetchExisting(db, FORUM_CATEGORIES, id, categoryUnavailable);
  return parseForumCategory(id, stored.data());
}

/** One topic: one read. Throws ServiceError: 'not-found' ('El tema no existe'). */
export async function fetchTopic(db: Firestore, id: string): Promise<Topic> {
  const stored = await fetchExisting(db, TOPICS, id, messages.forum.errors.topicMissing);
  return parseTopic(id, stored.data());
}

/** Counts one view of a topic (recordView). Throws ServiceError. */
export const recordTopicView = (
  db: Firestore,
  { id, vistasContadas }: Pick<Topic, 'id' | 'vistasContadas'>,
  options?: ViewOptions,
): Promise<void> => recordView(db, 'tema', id, vistasContadas, options);

/** A page that visitors' devices keep. */
export type KeptPage<Item> = Page<Item, KeptPlace>;

export interface TopicListPage extends KeptPage<Topic> {
  /** The index is missing: some of the topics, sorted here (spec 2, section 7). */
  fallback?: true;
}

export interface TopicFilter {
  categoriaId: string;
  estado?: TopicState | null;
  orden?: TopicOrder;
  after?: KeptPlace | null;
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

async function fetchKept<Item>(
  parse: (id: string, data: StoredData) => Item,
  source: Query,
  asked: { order: Order; after?: KeptPlace | null | undefined; max: number },
): Promise<KeptPage<Item>> {
  const { items, next } = await fetchPage(parse, source, asked);
  return { items, next: keptPlace(next, asked.order) };
}

/** The forum's categories in their order, ten at a time: one read each. Throws ServiceError. */
export const fetchForumCategories = (
  db: Firestore,
  after?: KeptPlace | null,
): Promise<KeptPage<ForumCategory>> =>
  fetchKept(parseForumCategory, collection(db, FORUM_CATEGORIES), {
    order: [['orden', 'asc']],
    after,
    max: CATEGORY_PAGE,
  });

/** What a read without an index takes at most: it asks for a category's topics in no order. */
const FALLBACK_LIMIT = 50;

const time = (date: Date | null) => date?.getTime() ?? 0;
const COMPARE: Readonly<Record<TopicOrder, (a: Topic, b: Topic) => number>> = {
  recientes: (a, b) =>
    Number(b.anclado) - Number(a.anclado) || time(b.fechaActualizacion) - time(a.fechaActualizacion),
  populares: (a, b) => b.vistas - a.vistas,
  antiguos: (a, b) => time(a.fechaCreacion) - time(b.fechaCreacion),
};

/** A page of a category's topics: a read each, one at least. Without the index 50 at most, sorted here. Throws ServiceError. */
export async function fetchTopics(
  db: Firestore,
  { categoriaId, estado, orden = 'recientes', after }: TopicFilter,
): Promise<TopicListPage> {
  const topics = collection(db, TOPICS);
  const wanted = query(topics, ...equal({ categoriaId, estado }));
  try {
    return await fetchKept(parseTopic, wanted, { order: ORDERS[orden], after, max: FORUM_PAGE });
  } catch (cause) {
    if (toServiceError(cause).code !== 'failed-precondition') throw cause;
    console.info('The index of this list is missing: some topics are read and sorted here.', cause);
    const some = await fetchList(parseTopic, topics, ...equal({ categoriaId }), limit(FALLBACK_LIMIT));
    const items = some.filter((topic) => !estado || topic.estado === estado).sort(COMPARE[orden]);
    return { items, next: null, fallback: true };
  }
}

/** Topics by their ids, 20 at most, in no order, without those that are gone or going: one read each. Throws ServiceError. */
export async function fetchTopicsById(db: Firestore, ids: readonly string[]): Promise<Topic[]> {
  if (ids.length === 0) return [];
  const named = where(documentId(), 'in', ids);
  const topics = await fetchList(parseTopic, collection(db, TOPICS), named, limit(FORUM_PAGE));
  return topics.filter(({ borrando }) => !borrando);
}

/** The figures of the last count; null while there was none. One read. Throws ServiceError. */
export async function fetchForumSummary(db: Firestore): Promise<ForumSummary | null> {
  const document = await fetchDoc(doc(db, 'foro_estadisticas', 'resumen'));
  return document.exists() ? parseSummary(document.data()) : null;
}
