import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Account } from '@/model/account';
import { type Notice, seenOnTopic } from '@/model/forum/notice';
import { db } from '../../firestore';
import { fetchUnreadOf } from '../../notifications';
import { useNoticeBell } from './useNoticeBell';
import { markSeen } from './useNoticeChanges';

const NONE: readonly Notice[] = [];

/**
 * Who reads a topic has read what the notices tell of it: those of the topic and of the replies that are shown are marked.
 * The bell knows the latest; only where there are older ones the topic's are asked for, once a visit.
 */
export function useSeenNotices(account: Account, topicId: string, replyIds: readonly string[]): void {
  const { uid } = account;
  const { notices, more } = useNoticeBell(account);
  const { data: older = NONE } = useQuery({
    queryKey: ['avisos-de-tema', uid, topicId],
    queryFn: () => fetchUnreadOf(db(), uid, topicId),
    enabled: more,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const marked = useRef(new Set<string>());
  const shown = new Set(replyIds);
  // Of the same notice the bell's is the newer one: likes come again in it.
  const known = new Map([...older, ...notices].map((notice) => [notice.id, notice]));
  const seen = [...known.values()].filter((notice) => seenOnTopic(notice, topicId, shown));
  const due = seen.map(({ id, fecha }) => ({ id, key: `${id} ${fecha?.getTime() ?? 0}` }));
  useEffect(() => {
    if (document.visibilityState === 'hidden') return;
    const fresh = due.filter(({ key }) => !marked.current.has(key));
    if (fresh.length === 0) return;
    for (const { key } of fresh) marked.current.add(key);
    markSeen(
      uid,
      fresh.map(({ id }) => id),
    ).catch((cause: unknown) => console.info('The notices of this topic stay unread', cause));
  });
}
