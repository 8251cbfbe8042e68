import { useQuery } from '@tanstack/react-query';
import type { ResetPart } from '@/model/forum/profile-reset';
import type { LogFilter, LogLine } from '@/model/forum/staff-log';
import type { Account } from '@/model/users/account';
import { type PagedList, readingOf, STAFF_LIST, usePagedList } from '../client/paged-list';
import { queryClient } from '../client/query-client';
import type { TaskControl } from '../client/useLongTask';
import { db } from '../firestore/connection';
import { runSerially } from '../users/member';
import { fetchAccount } from '../users/records';
import { useChangeInTurn } from '../users/useChangeInTurn';
import { fetchRecentPosts, liftSuspension, removeAllPosts, suspendMember } from './moderated-member';
import { resetProfile } from './profile-reset';
import { fetchReports } from './report-queue';
import { fetchLog, memberLine, writeLog } from './staff-log';

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

/** Not waited for by a decision: what is read may take away the button whose dialog still has to say that it is done. */
const reread = (key: readonly string[]) => queryClient.invalidateQueries({ queryKey: key });

/** Suspends the member, changes its suspension, or lifts it: null. Fails with a ServiceError. */
export const useSuspension = (actor: Account, member: Account) =>
  useChangeInTurn({
    send: (decision: Parameters<typeof suspendMember>[3] | null) =>
      decision ? suspendMember(db(), actor, member, decision) : liftSuspension(db(), actor, member),
    settled: () => void reread(viewOf(member.uid)),
  });

/** Takes parts of the member's profile away; gives those that went. Fails with a ServiceError. */
export const useProfileReset = (actor: Account, member: Account) =>
  useChangeInTurn({
    send: (parts: readonly ResetPart[]) => resetProfile(db(), actor, member.uid, parts),
    settled: () => void reread(viewOf(member.uid)),
  });

/** Leaves a note that only the staff reads. Fails with a ServiceError. */
export const useNote = (actor: Account, member: Account) =>
  useChangeInTurn({
    send: (motivo: string) => writeLog(db(), actor, memberLine(member, 'nota', motivo)),
    settled: () => void reread(viewOf(member.uid, 'registro')),
  });

/** Removes everything it published; the forum's lists are read anew afterwards. Rejects as removeAllPosts. */
export async function removePosts(actor: Account, member: Account, control: TaskControl): Promise<number> {
  try {
    return await runSerially(() => removeAllPosts(db(), actor, member, control));
  } finally {
    await reread(viewOf(member.uid));
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
