import { useQuery } from '@tanstack/react-query';
import type { Account } from '@/model/account';
import type { Notice } from '@/model/forum/notice';
import { db } from '../../firestore';
import { type Bell, readBell } from '../../notifications';
import { queryClient } from '../client';
import { type Reading, readingOf } from '../paged-list';
import { bellKey } from './notice-cache';

/** Spec 2, section 9. */
const POLL_MS = 60_000;
/** The cache is not kept longer than somebody may come back. */
const KEEP_MS = 5 * 60_000;

export interface NoticeBell extends Reading {
  notices: readonly Notice[];
  /** There are older ones. */
  more: boolean;
}

const NONE: readonly Notice[] = [];

/**
 * The ten latest notices of a member, asked for every minute while the page is looked at, and at once when it is looked at
 * again after a minute. A poll costs one read while nothing happens. Null: the account is on its way.
 */
export function useNoticeBell(account: Account | null): NoticeBell {
  const uid = account?.uid ?? '';
  const choice = account?.notificacionesForo ?? {};
  const queryKey = bellKey(uid, choice);
  const query = useQuery<Bell>({
    queryKey,
    queryFn: () => readBell(db(), uid, choice, queryClient.getQueryData<Bell>(queryKey)),
    enabled: account !== null,
    // A little less than the interval: the clock of what is old begins when the answer is there.
    staleTime: POLL_MS - 5_000,
    gcTime: KEEP_MS,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
  });
  const { notices = NONE, more = false } = query.data ?? {};
  return { ...readingOf(query), notices, more };
}
