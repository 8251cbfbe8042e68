import {
  type DocumentReference,
  type DocumentSnapshot,
  doc,
  documentId,
  type Firestore,
  getCount,
  getDoc,
  getDocs,
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
import { isDocumentId } from '@/model/articles/article-ids';
import type { StoredData } from '@/model/shared/stored/stored-fields';
import { ServiceError, withServiceErrors } from './errors';

/** The last document of a page. */
export type Place = QueryDocumentSnapshot;

/** A part of a list. */
export interface Page<Item, Cursor = Place> {
  items: Item[];
  /** Where the next page begins; null on the last one. */
  next: Cursor | null;
}

/** One document, which may not be there. Throws ServiceError. */
export const fetchDoc = (place: DocumentReference): Promise<DocumentSnapshot> =>
  withServiceErrors(() => getDoc(place));

/** One document that has to be there, whatever an address gave as its id. Throws ServiceError: 'not-found' with the sentence. */
export async function fetchExisting(
  db: Firestore,
  path: string,
  id: string,
  missing: string,
): Promise<QueryDocumentSnapshot> {
  const document = isDocumentId(id) ? await fetchDoc(doc(db, path, id)) : null;
  if (document?.exists()) return document;
  throw new ServiceError('not-found', { message: missing });
}

/** Whether a document is there: one read. Throws ServiceError. */
export const isStored = async (place: DocumentReference): Promise<boolean> =>
  (await fetchDoc(place)).exists();

/** The documents of a collection, or of a query, under these constraints. Throws ServiceError. */
export async function fetchDocs(
  source: Query,
  ...constraints: QueryConstraint[]
): Promise<QueryDocumentSnapshot[]> {
  return (await withServiceErrors(() => getDocs(query(source, ...constraints)))).docs;
}

/** The same, each read by `parse`. Throws ServiceError. */
export async function fetchList<Item>(
  parse: (id: string, data: StoredData) => Item,
  source: Query,
  ...constraints: QueryConstraint[]
): Promise<Item[]> {
  const docs = await fetchDocs(source, ...constraints);
  return docs.map((document) => parse(document.id, document.data()));
}

/** How many documents there are, without reading them: one read for each thousand. Throws ServiceError. */
export async function countOf(source: Query, ...constraints: QueryConstraint[]): Promise<number> {
  return (await withServiceErrors(() => getCount(query(source, ...constraints)))).data().count;
}

/** A filter for each field that has a value here; what is null or missing filters nothing. */
export function equal(fields: Readonly<Record<string, string | null | undefined>>): QueryConstraint[] {
  return Object.entries(fields).flatMap(([field, value]) => (value ? [where(field, '==', value)] : []));
}

/** The fields that a list goes by; its documents' ids come after the last of them. */
export type Order = readonly (readonly [field: string, direction: 'asc' | 'desc'])[];

/** One page of a list: one read each, one at least. Throws ServiceError. */
export async function fetchPage<Item>(
  parse: (id: string, data: StoredData, document: QueryDocumentSnapshot) => Item,
  source: Query,
  { order, after, max }: { order: Order; after?: Place | KeptPlace | null | undefined; max: number },
): Promise<Page<Item>> {
  const byId = orderBy(documentId(), order.at(-1)?.[1]);
  const docs = await fetchDocs(
    source,
    ...order.map(([field, direction]) => orderBy(field, direction)),
    byId,
    ...(after ? [isKept(after) ? startAfter(...after.map(stored)) : startAfter(after)] : []),
    limit(max),
  );
  return {
    items: docs.map((document) => parse(document.id, document.data(), document)),
    next: docs.length === max ? (docs.at(-1) ?? null) : null,
  };
}

/** A place in a list as plain data, for pages that are kept on the device: the values of its order, and the id. */
export type KeptPlace = readonly (string | number | boolean | { seconds: number; nanoseconds: number })[];

const isKept = (place: Place | KeptPlace): place is KeptPlace => Array.isArray(place);

/** A place as it can be kept. */
export function keptPlace(place: Place | null, order: Order): KeptPlace | null {
  if (place === null) return null;
  const values = order.map(([field]): unknown => place.get(field));
  return [...values, place.id].map((value) => {
    if (value instanceof Timestamp) return { seconds: value.seconds, nanoseconds: value.nanoseconds };
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : '';
  });
}

const stored = (value: KeptPlace[number]) =>
  typeof value === 'object' ? new Timestamp(value.seconds, value.nanoseconds) : value;

/**
 * Every document of a query in its order, a page at a time: no more than one page is held. One read each; the signal is looked at
 * before each page. Throws ServiceError, or the signal's reason.
 */
export async function* pagesOf(
  source: Query,
  size: number,
  signal?: AbortSignal,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  let page = query(source, limit(size));
  for (;;) {
    signal?.throwIfAborted();
    const docs = await fetchDocs(page);
    if (docs.length > 0) yield docs;
    if (docs.length < size) return;
    page = query(page, startAfter(docs.at(-1)));
  }
}

/** Every document of a collection, or of a query, in the order of the ids (pagesOf). */
export const pagesById = (source: Query, size: number, signal?: AbortSignal) =>
  pagesOf(query(source, orderBy(documentId())), size, signal);

/** Every document of a query that has few, read a page at a time (pagesOf). Throws ServiceError. */
export async function fetchAll(source: Query, size: number): Promise<QueryDocumentSnapshot[]> {
  const all: QueryDocumentSnapshot[] = [];
  for await (const docs of pagesOf(source, size)) all.push(...docs);
  return all;
}
