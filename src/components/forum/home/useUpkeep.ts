import { useEffect, useRef } from 'react';
import type { Account } from '@/model/account';
import { forumCan } from '@/model/forum/permissions';
import { type ForumSummary, isSummaryOld } from '@/model/forum/summary';
import { useSession } from '@/session';

/** Does what no server does, once, in the name of a member of staff; without it the forum stays as it was. */
function useOnce(actor: Account | null, task: (actor: Account) => Promise<unknown>, failure: string): void {
  const tried = useRef(false);
  const latest = useRef(task);
  useEffect(() => {
    if (actor === null || tried.current) return;
    tried.current = true;
    latest.current(actor).catch((cause: unknown) => console.info(failure, cause));
  }, [actor, failure]);
}

/** Has the public figures counted once a day, when somebody who sees the statistics opens the forum. */
export function useFreshSummary(summary: ForumSummary | null | undefined): void {
  const { account } = useSession();
  const isDue = summary !== undefined && isSummaryOld(summary, new Date());
  useOnce(
    isDue && forumCan.seeStatistics(account) ? account : null,
    async (actor) => (await import('@/services/queries/forum/summary-refresh')).countSummary(actor),
    'The figures of the forum stay as they were',
  );
}

/** Gives a forum without categories its first one, when a member of staff who may opens it (spec 2, section 4). */
export function useGeneralCategory(isEmpty: boolean): void {
  const { account } = useSession();
  useOnce(
    isEmpty && forumCan.createCategory(account) ? account : null,
    async (actor) => (await import('@/services/queries/forum/category-writing')).addGeneralCategory(actor),
    'The forum is still without categories',
  );
}
