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
import { type PagedList, type Reading, readingOf, STAFF_LIST, usePagedList } from '../paged-list';
import type { TaskControl } from '../useLongTask';
import { runSerially } from '../users/member';

/** Reports of a member's content, and lines of the log about it, that its view shows. */
const SHOWN = 10;

export interface Part<Data> extends Reading {
  data: Data | undefined;
}

const keyOf = (uid: string, what: string) => ['foro', 'miembro', uid, what] as const;

function usePart<Data>(uid: string, what: string, read: () => Promise<Data>): Part<Data> {
  const query = useQuery({ queryKey: keyOf(uid, what), queryFn: read, ...STAFF_LIST, staleTime: 0 });
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

async function refresh(uid: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['foro', 'miembro', uid] });
}

/** Suspends the member, or changes its suspension. Rejects with a ServiceError. */
export async function suspend(
  actor: Account,
  member: Account,
  decision: { hasta: Date | null; motivo: string },
): Promise<void> {
  await runSerially(() => suspendMember(db(), actor, member, decision));
  await refresh(member.uid);
}

/** Rejects with a ServiceError. */
export async function lift(actor: Account, member: Account): Promise<void> {
  await runSerially(() => liftSuspension(db(), actor, member));
  await refresh(member.uid);
}

/** Leaves a note that only the staff reads. Rejects with a ServiceError. */
export async function addNote(actor: Account, member: Account, motivo: string): Promise<void> {
  await runSerially(() => writeLog(db(), actor, memberLine(member, 'nota', motivo)));
  await queryClient.invalidateQueries({ queryKey: keyOf(member.uid, 'registro') });
}

/** Removes everything it published; the forum's lists are read anew afterwards. Rejects as removeAllPosts. */
export async function removePosts(actor: Account, member: Account, control: TaskControl): Promise<number> {
  try {
    return await runSerially(() => removeAllPosts(db(), actor, member, control));
  } finally {
    await refresh(member.uid);
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
