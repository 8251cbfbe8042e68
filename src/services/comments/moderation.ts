import {
  collectionGroup,
  documentId,
  type Firestore,
  limit,
  orderBy,
  startAfter,
} from 'firebase/firestore/lite';
import { commentKey, type ModeratedComment } from '@/model/comment';
import { type ServiceError, toServiceError } from '../firestore/errors';
import { fetchDocs, type Page } from '../firestore/lists';
import { cursorAt, position, type TimeCursor } from '../firestore/time-cursor';
import { COMMENTS, parseComment } from './reading';
import { deleteComment } from './writing';

/** Comments read at a time. */
export const MODERATION_PAGE = 25;

/**
 * One page of the comments of all articles, published or not, newest first. One read each. Only for who holds
 * moderarComentarios. Throws ServiceError.
 */
export async function listAllComments(
  db: Firestore,
  { after }: { after?: TimeCursor | null } = {},
): Promise<Page<ModeratedComment>> {
  const docs = await fetchDocs(
    collectionGroup(db, COMMENTS),
    orderBy('fechaPublicacion', 'desc'),
    orderBy(documentId(), 'desc'),
    ...(after ? [startAfter(...position(after))] : []),
    limit(MODERATION_PAGE),
  );
  const last = docs.at(-1);
  const cursor = docs.length === MODERATION_PAGE ? cursorAt(last, 'fechaPublicacion') : null;
  return {
    items: docs.map((document) => ({
      ...parseComment(document.id, document.data(), document.ref.parent.parent?.id ?? null),
      articuloPublicado: document.get('articuloPublicado') === true,
    })),
    // Comments of different articles may have one id: in a group only the whole path is a place.
    next: cursor && last ? { ...cursor, id: last.ref.path } : null,
  };
}

export interface BulkDeletion {
  /** Keys (model/moderated-comment) of those that are gone. */
  deleted: string[];
  failed: { key: string; error: ServiceError }[];
  /** It was interrupted, or the connection went: the comments that are in neither list were not tried. */
  cut: 'interrupted' | 'offline' | null;
}

export interface BulkOptions {
  onProgress?: ((progress: { done: number; total: number }) => void) | undefined;
  signal?: AbortSignal | undefined;
  /** How one comment is deleted: in turn with the member's own events, where the app runs. */
  runSerially?: (<T>(event: () => Promise<T>) => Promise<T>) | undefined;
}

/**
 * Deletes comments one by one, each in a commit with the counters of its article and its author. One that cannot be deleted
 * does not stop the others; a connection that is gone does. What was not done can be asked again. Never throws.
 */
export async function deleteComments(
  db: Firestore,
  uid: string,
  comments: readonly ModeratedComment[],
  { onProgress, signal, runSerially = (event) => event() }: BulkOptions = {},
): Promise<BulkDeletion> {
  const outcome: BulkDeletion = { deleted: [], failed: [], cut: null };
  const total = comments.length;
  onProgress?.({ done: 0, total });
  for (const comment of comments) {
    if (signal?.aborted) return { ...outcome, cut: 'interrupted' };
    const key = commentKey(comment);
    try {
      await runSerially(() => deleteComment(db, uid, comment));
      outcome.deleted.push(key);
    } catch (cause) {
      const error = toServiceError(cause);
      outcome.failed.push({ key, error });
      if (error.code === 'unavailable') return { ...outcome, cut: 'offline' };
    }
    onProgress?.({ done: outcome.deleted.length + outcome.failed.length, total });
  }
  return outcome;
}
