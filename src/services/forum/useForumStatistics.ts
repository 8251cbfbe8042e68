import { useQuery } from '@tanstack/react-query';
import type { Account } from '@/model/users/account';
import { STAFF_LIST } from '../client/paged-list';
import { queryClient } from '../client/query-client';
import type { TaskControl } from '../client/useLongTask';
import { db } from '../firestore/connection';
import { bringViewsOnceADay } from '../firestore/daily-view-sums';
import { forumKeys } from './list-queries';
import { fixCounters, recalculateStatistics } from './recounting';
import { fetchForumStatistics, refreshSummary } from './statistics';

const KEY = ['foro', 'admin', 'estadisticas'] as const;

export type ForumStatistics = Awaited<ReturnType<typeof fetchForumStatistics>>;
export type Recount = Awaited<ReturnType<typeof fixCounters>>;

/** The forum in figures, counted when the screen opens and when it is asked to. */
export function useForumStatistics(account: Account) {
  return useQuery({
    queryKey: [...KEY, account.uid],
    queryFn: () => fetchForumStatistics(db(), account),
    ...STAFF_LIST,
  });
}

/** What the whole forum shows of its counters is read again, these figures first. */
async function afterCounting<Result>(work: Promise<Result>): Promise<Result> {
  const result = await work;
  void queryClient.invalidateQueries({ queryKey: forumKeys.summary });
  void queryClient.invalidateQueries({ queryKey: forumKeys.categories });
  await queryClient.invalidateQueries({ queryKey: KEY });
  return result;
}

/** Rejects with a ServiceError, or the signal's reason. */
export const recalculate = (account: Account, control: TaskControl) =>
  afterCounting(recalculateStatistics(db(), account, control));

/** Rejects with a ServiceError, or the signal's reason. */
export const correctCounters = (account: Account, control: TaskControl) =>
  afterCounting(fixCounters(db(), account, control));

/** Counts the figures of the forum's home again, brings views to their topics, and shows them. Rejects with a ServiceError. */
export async function countSummary(account: Account): Promise<void> {
  await refreshSummary(db(), account);
  await bringViewsOnceADay('tema');
  await queryClient.invalidateQueries({ queryKey: forumKeys.summary });
}
