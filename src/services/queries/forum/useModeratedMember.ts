import { useQuery } from '@tanstack/react-query';
import type { Account } from '@/model/account';
import type { LogFilter, LogLine } from '@/model/forum/staff-log';
import { db } from '../../firestore';
import {
  fetchLog,
  fetchRecentPosts,
  fetchReports,
  liftSuspension,
  memberLine,
  removeAllPosts,
  suspendMember,
  writeLog,
} from '../../forum';
import { fetchAccount } from '../../users';
import { queryClient } from '../client';
import { type PagedList, readingOf, STAFF_LIST, usePagedList } from '../paged-list';
import type { TaskControl } from '../useLongTask';
import { runSerially } from '../users/member';

/** Reports of a member's content, and lines of the log about it, that its view shows. */
const SHOWN = 10;

const viewOf = (uid: string, ...part: string[]) => ['foro', 'miembro', uid, ...part];

export type Part<Data> = ReturnType<typeof usePart<Data>>;

function usePart<Data>(uid: string, what: string, read: () => Promise<Data>) {
  const query = useQuery({ queryKey: viewOf(uid, what), queryFn: read, ...STAFF_LIST, staleTime: 0 });
  return { ...readingOf(query), data: query.data };
}

/** The account of a member: one read. */
export const useModeratedMember = (uid: string) => usePart(uid, 'cuenta', () => fetchAccount(db(), uid));

/** Its latest topics and replies: 10 reads at most. */
export const useRecentPosts = (uid: string) =>
  usePart(uid, 'publicaciones', () => fetchRecentPosts(db(), uid));

/** The latest reports of its content: 10 reads at most. */
export const useReportsAbout = (uid: string) =>
  usePart(uid, 'reportes', async () => (await fetchReports(db(), { autorId: uid, max: SHOWN })).items);

/** The latest notes and decisions about it: 10 reads at most. */
export const useHistoryOf = (uid: string) =>
  usePart(uid, 'registro', async () => (await fetchLog(db(), { autorId: uid, max: SHOWN })).items);

/** Changes something about a member; then these parts of its view are read anew, or all of them. */
async function changing<Result>(work: () => Promise<Result>, key: readonly string[]): Promise<Result> {
  try {
    return await runSerially(work);
  } finally {
    await queryClient.invalidateQueries({ queryKey: key });
  }
}

/** Suspends the member, or changes its suspension. Rejects with a ServiceError. */
export const suspend = (
  actor: Account,
  member: Account,
  decision: Parameters<typeof suspendMember>[3],
): Promise<void> => changing(() => suspendMember(db(), actor, member, decision), viewOf(member.uid));

/** Rejects with a ServiceError. */
export const lift = (actor: Account, member: Account): Promise<void> =>
  changing(() => liftSuspension(db(), actor, member), viewOf(member.uid));

/** Leaves a note that only the staff reads. Rejects with a ServiceError. */
export const addNote = (actor: Account, member: Account, motivo: string): Promise<void> =>
  changing(() => writeLog(db(), actor, memberLine(member, 'nota', motivo)), viewOf(member.uid, 'registro'));

/** Removes everything it published; the forum's lists are read anew afterwards. Rejects as removeAllPosts. */
export async function removePosts(actor: Account, member: Account, control: TaskControl): Promise<number> {
  try {
    return await changing(() => removeAllPosts(db(), actor, member, control), viewOf(member.uid));
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['foro'], refetchType: 'none' });
    void queryClient.invalidateQueries({ queryKey: ['foro-respuestas'], refetchType: 'none' });
  }
}

/** The log of the staff, newest first: 25 reads a page. */
export function useStaffLog(filter: LogFilter): PagedList<LogLine> {
  return usePagedList(['foro', 'registro', filter], (after) => fetchLog(db(), { ...filter, after }), {
    staleTime: 0,
  });
}
