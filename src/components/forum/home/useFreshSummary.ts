import { useEffect, useRef } from 'react';
import { forumCan } from '@/model/forum/permissions';
import { type ForumSummary, isSummaryOld } from '@/model/forum/summary';
import { useSession } from '@/session';

/** Has the public figures counted once a day, when somebody who sees the statistics opens the forum: no server does. */
export function useFreshSummary(summary: ForumSummary | null | undefined): void {
  const { account } = useSession();
  const isDue = summary !== undefined && isSummaryOld(summary, new Date());
  const actor = isDue && forumCan.seeStatistics(account) ? account : null;
  const tried = useRef(false);
  useEffect(() => {
    if (actor === null || tried.current) return;
    tried.current = true;
    import('@/services/queries/forum/summary-refresh')
      .then(({ countSummary }) => countSummary(actor))
      .catch((cause: unknown) => console.info('The figures of the forum stay as they were', cause));
  }, [actor]);
}
