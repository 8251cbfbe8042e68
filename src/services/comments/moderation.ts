import { collectionGroup, type Firestore } from 'firebase/firestore/lite';
import { commentKey, type ModeratedComment } from '@/model/comment';
import type { StoredData } from '@/model/stored-fields';
import { type ServiceError, toServiceError } from '../firestore/errors';
import { fetchPage, type Page, type Place } from '../firestore/lists';
import { COMMENTS, parseSnapshot } from './reading';
import { deleteComment } from './writing';

/** Comments read at a time. */
export const MODERATION_PAGE = 25;

/**
 * One page of the comments of all articles, published or not, newest first. One read each. Only for who holds
 * moderarComentarios. Throws ServiceError.
 */
export function listAllComments(
  db: Firestore,
  { after }: { after?: Place | null } = {},
): Promise<Page<ModeratedComment>> {
  const parse = (_id: string, data: StoredData, document: Place) => ({
    ...parseSnapshot(document),
    articuloPublicado: data.articuloPublicado === true,
  });
  const order = [['fechaPublicacion', 'desc']] as const;
  return fetchPage(parse, collectionGroup(db, COMMENTS), { order, after, max: MODERATION_PAGE });
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
