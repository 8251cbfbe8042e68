import { type QueryDocumentSnapshot, Timestamp } from 'firebase/firestore/lite';

/** Where the next page of a list in order of time begins: plain data, so that pages can be kept on the device. */
export interface TimeCursor {
  seconds: number;
  nanoseconds: number;
  id: string;
}

/** The place after a document whose time is in `field`; null when there is no such document or it has no time. */
export function cursorAt(document: QueryDocumentSnapshot | undefined, field: string): TimeCursor | null {
  const time: unknown = document?.get(field);
  if (!document || !(time instanceof Timestamp)) return null;
  return { seconds: time.seconds, nanoseconds: time.nanoseconds, id: document.id };
}

/** What startAfter() of a query ordered by the time and then by the id of the document takes. */
export function position(cursor: TimeCursor): [Timestamp, string] {
  return [new Timestamp(cursor.seconds, cursor.nanoseconds), cursor.id];
}
