import { collection, doc, type Firestore } from 'firebase/firestore/lite';

/**
 * The id of a document to be stored: made before the first try and kept for every retry, so that one text is stored once.
 * It asks nothing of the server.
 */
export function newId(db: Firestore): string {
  return doc(collection(db, 'ids')).id;
}
