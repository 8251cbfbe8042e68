import type { Reply } from '@/model/forum/topic';
import type { Account } from '@/model/users/account';
import { type PagedList, usePagedList } from '../client/paged-list';
import { queryClient } from '../client/query-client';
import { changeItems } from '../client/useChange';
import { db } from '../firestore/connection';
import { useChangeInTurn } from '../users/useChangeInTurn';
import { deleteReply } from './deletion';
import { setHidden } from './moderation';
import { fetchPending } from './reviews';
import { fetchTopicsById } from './topics';

const REVIEWS_KEY = ['foro', 'pendientes'] as const;

/** A reply that waits for the staff; its topic's title is empty where that is gone. */
export interface PendingReply extends Reply {
  titulo: string;
}

async function withTitles(replies: readonly Reply[]): Promise<PendingReply[]> {
  const topics = await fetchTopicsById(db(), [...new Set(replies.map(({ temaId }) => temaId))]);
  const titles = new Map(topics.map(({ id, titulo }) => [id, titulo]));
  return replies.map((reply) => ({ ...reply, titulo: titles.get(reply.temaId) ?? '' }));
}

/** The replies that wait for the staff, the oldest first: 8 reads a page, and one for each topic they are in. */
export function useReviews(): PagedList<PendingReply> {
  return usePagedList(REVIEWS_KEY, async (after) => {
    const page = await fetchPending(db(), after);
    return { ...page, items: await withTitles(page.items) };
  });
}

/** Publishes a reply that waits, or deletes it, each with its line in the log; it leaves the list. Fails with a ServiceError. */
export const useReviewDecision = (account: Account) =>
  useChangeInTurn({
    send: ({ reply, act }: { reply: PendingReply; act: 'publish' | 'remove' }) =>
      act === 'publish'
        ? setHidden(db(), account, reply, reply, false)
        : deleteReply(db(), account, reply, { logged: true }),
    after: (_, { reply }) => {
      changeItems<PendingReply>(REVIEWS_KEY, (items) => items.filter(({ id }) => id !== reply.id));
      void queryClient.invalidateQueries({ queryKey: ['foro-respuestas', reply.temaId] });
    },
    failed: () => void queryClient.invalidateQueries({ queryKey: REVIEWS_KEY }),
  });
