import { type QueryDocumentSnapshot, Timestamp } from 'firebase/firestore/lite';
import { isMap } from '@/model/shared/stored/stored-fields';

/** Stored data as JSON can hold it: moments are ISO texts. */
export function plainData(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(plainData);
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, plainData(item)]));
}

/** A document as JSON can hold it, with its id. */
export const plainDocument = (document: QueryDocumentSnapshot): Record<string, unknown> => ({
  ...Object(plainData(document.data())),
  id: document.id,
});
