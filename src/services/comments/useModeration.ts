import { commentKey, type ModeratedComment } from '@/model/comments/comment';
import { type PagedList, usePagedList } from '../client/paged-list';
import { queryClient } from '../client/query-client';
import { changeItems } from '../client/useChange';
import type { TaskControl } from '../client/useLongTask';
import { db } from '../firestore/connection';
import { awardAndSyncProfile, runSerially, type StaffSession } from '../users/member';
import { deleteComments, listAllComments } from './moderation';

const KEY = ['admin', 'comentarios'] as const;

/** The comments of every article, newest first: 25 reads a page. */
export function useModeratedComments(): PagedList<ModeratedComment> {
  return usePagedList(KEY, (after) => listAllComments(db(), { after }));
}

/** Deletes comments with their counters and off every list. Never rejects: the answer tells what failed. */
export async function removeComments(
  session: StaffSession,
  comments: readonly ModeratedComment[],
  control: TaskControl,
): ReturnType<typeof deleteComments> {
  const { uid } = session.account;
  const outcome = await deleteComments(db(), uid, comments, control, runSerially);
  const gone = new Set(outcome.done);
  const removed = comments.filter((one) => gone.has(commentKey(one)));
  changeItems<ModeratedComment>(KEY, (all) => all.filter((one) => !gone.has(commentKey(one))));
  for (const articleId of new Set(removed.map(({ articuloId }) => articuloId))) {
    void queryClient.invalidateQueries({ queryKey: ['comentarios-de', articleId] });
    void queryClient.invalidateQueries({ queryKey: ['articulo', articleId] });
  }
  if (removed.length > 0) void queryClient.invalidateQueries({ queryKey: ['comentarios-recientes'] });
  if (removed.some(({ autorId }) => autorId === uid)) void awardAndSyncProfile(session, uid);
  return outcome;
}
