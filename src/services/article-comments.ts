import type { QueryDocumentSnapshot } from 'firebase/firestore/lite';
import {
  collection,
  type Firestore,
  getDocs,
  limit,
  type Query,
  query,
  type WriteBatch,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { ARTICLES } from './article-data';
import { COMMENTS } from './comments';

/** Comments changed in one commit; a commit takes 500 writes at most. */
const BATCH = 200;

async function inBatches(
  db: Firestore,
  some: Query,
  apply: (batch: WriteBatch, document: QueryDocumentSnapshot) => void,
): Promise<void> {
  for (;;) {
    const { docs } = await getDocs(query(some, limit(BATCH)));
    if (docs.length > 0) {
      const batch = writeBatch(db);
      for (const document of docs) apply(batch, document);
      await batch.commit();
    }
    if (docs.length < BATCH) return;
  }
}

/** Says on each comment whether its article is published. Only those that say otherwise are read and written. */
export function markComments(db: Firestore, articleId: string, published: boolean): Promise<void> {
  const comments = collection(db, ARTICLES, articleId, COMMENTS);
  const others = query(comments, where('articuloPublicado', '==', !published));
  return inBatches(db, others, (batch, { ref }) => batch.update(ref, { articuloPublicado: published }));
}

/** Deletes every comment of an article. */
export function deleteComments(db: Firestore, articleId: string): Promise<void> {
  return inBatches(db, query(collection(db, ARTICLES, articleId, COMMENTS)), (batch, { ref }) =>
    batch.delete(ref),
  );
}
