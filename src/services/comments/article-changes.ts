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
import type { Article } from '@/model/article';
import { ARTICLES } from '../articles/reading';
import { COMMENTS } from './reading';

/** Comments changed in one commit; the rules list no more to the staff. */
const BATCH = 200;

interface BatchOptions {
  /** How many are done after each batch. */
  onProgress?: ((done: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

async function inBatches(
  db: Firestore,
  some: Query,
  apply: (batch: WriteBatch, document: QueryDocumentSnapshot) => void,
  { onProgress, signal }: BatchOptions = {},
): Promise<void> {
  let done = 0;
  for (;;) {
    signal?.throwIfAborted();
    const { docs } = await getDocs(query(some, limit(BATCH)));
    if (docs.length > 0) {
      const batch = writeBatch(db);
      for (const document of docs) apply(batch, document);
      await batch.commit();
      done += docs.length;
      onProgress?.(done);
    }
    if (docs.length < BATCH) return;
  }
}

/**
 * Says on each comment of an article whether it is published and what its title is, as the lists of comments need. Only those
 * that say otherwise are read and written (two reads when there are none); interrupted, it can be asked again.
 */
export async function markComments(
  db: Firestore,
  { id, estado, titulo }: Pick<Article, 'id' | 'estado' | 'titulo'>,
): Promise<void> {
  const comments = collection(db, ARTICLES, id, COMMENTS);
  const now = { articuloPublicado: estado === 'publicado', articuloTitulo: titulo };
  const mark = (batch: WriteBatch, { ref }: QueryDocumentSnapshot) => batch.update(ref, now);
  await inBatches(db, query(comments, where('articuloPublicado', '==', !now.articuloPublicado)), mark);
  await inBatches(db, query(comments, where('articuloTitulo', '!=', titulo)), mark);
}

/** Deletes every comment of an article that is being deleted, 200 at a time. */
export function deleteComments(db: Firestore, articleId: string, options: BatchOptions = {}): Promise<void> {
  const all = query(collection(db, ARTICLES, articleId, COMMENTS));
  return inBatches(db, all, (batch, { ref }) => batch.delete(ref), options);
}
