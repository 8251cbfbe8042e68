import { useQuery } from '@tanstack/react-query';
import type { Account } from '@/model/account';
import type { ForumStatistics, RecalculationResult } from '@/model/forum/statistics';
import { db } from '../../firestore';
import { fetchForumStatistics, fixCounters, recalculateStatistics } from '../../forum';
import { queryClient } from '../client';
import { STAFF_LIST } from '../paged-list';
import type { TaskControl } from '../useLongTask';
import { forumKeys } from './lists';

const KEY = ['foro', 'admin', 'estadisticas'] as const;

/** The forum in figures, counted when the screen opens and when it is asked to. */
export function useForumStatistics(account: Account) {
  return useQuery<ForumStatistics, Error>({
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
export const recalculate = (account: Account, control: TaskControl): Promise<RecalculationResult> =>
  afterCounting(recalculateStatistics(db(), account, control));

/** Rejects with a ServiceError, or the signal's reason. */
export const correctCounters = (account: Account, control: TaskControl): Promise<RecalculationResult> =>
  afterCounting(fixCounters(db(), account, control));
