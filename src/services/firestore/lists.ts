import {
  type DocumentReference,
  type DocumentSnapshot,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type Query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore/lite';
import type { StoredData } from '@/model/stored-fields';
import { withServiceErrors } from './errors';
import { cursorAt, position, type TimeCursor } from './time-cursor';

/** A part of a list. */
export interface Page<Item, Cursor = TimeCursor> {
  items: Item[];
  /** Where the next page begins; null on the last one. */
  next: Cursor | null;
}

/** One document, which may not be there. Throws ServiceError. */
export const fetchDoc = (place: DocumentReference): Promise<DocumentSnapshot> =>
  withServiceErrors(() => getDoc(place));

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

/** A filter for each field that has a value here; what is null or missing filters nothing. */
export function equal(fields: Readonly<Record<string, string | null | undefined>>): QueryConstraint[] {
  return Object.entries(fields).flatMap(([field, value]) => (value ? [where(field, '==', value)] : []));
}

interface TimeOrder {
  /** The field that holds the time. */
  by: string;
  after?: TimeCursor | null | undefined;
  max: number;
}

/** One page of a list, newest first: one read each, one at least. Throws ServiceError. */
export async function fetchNewest<Item>(
  parse: (id: string, data: StoredData) => Item,
  source: Query,
  { by, after, max }: TimeOrder,
): Promise<Page<Item>> {
  const place = after ? [startAfter(...position(after))] : [];
  const order = [orderBy(by, 'desc'), orderBy(documentId(), 'desc')];
  const docs = await fetchDocs(source, ...order, ...place, limit(max));
  return {
    items: docs.map((document) => parse(document.id, document.data())),
    next: docs.length === max ? cursorAt(docs.at(-1), by) : null,
  };
}

/** Every document in the order of the ids, a page at a time: however many there are, no more are held. Throws ServiceError. */
export async function* pagesById(
  source: Query,
  size: number,
  signal?: AbortSignal,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  let last: string | undefined;
  for (;;) {
    signal?.throwIfAborted();
    const place = last === undefined ? [] : [startAfter(last)];
    const docs = await fetchDocs(source, orderBy(documentId()), ...place, limit(size));
    if (docs.length > 0) yield docs;
    last = docs.at(-1)?.id;
    if (docs.length < size) return;
  }
}
