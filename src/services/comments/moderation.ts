import { collectionGroup, type Firestore } from 'firebase/firestore/lite';
import { commentKey, type ModeratedComment } from '@/model/comments/comment';
import type { StoredData } from '@/model/shared/stored/stored-fields';
import { COMMENTS } from '../articles/reading';
import { fetchPage, type Page, type Place } from '../firestore/lists';
import { type Bulk, type Control, oneByOne } from '../firestore/long-work';
import { parseSnapshot } from './reading';
import { deleteComment } from './writing';

export const MODERATION_PAGE = 25;

/** One page of all comments, newest first, for who holds moderarComentarios: one read each. Throws ServiceError. */
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

/** Deletes comments, each with its counters in a commit. `runSerially`: in turn with the member's own events. Never throws. */
export const deleteComments = (
  db: Firestore,
  uid: string,
  comments: readonly ModeratedComment[],
  control: Control = {},
  runSerially: (event: () => Promise<void>) => Promise<void> = (event) => event(),
): Promise<Bulk> =>
  oneByOne(
    new Map(comments.map((comment) => [commentKey(comment), comment])),
    (comment) => runSerially(() => deleteComment(db, uid, comment)),
    control,
  );
