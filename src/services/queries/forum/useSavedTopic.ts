import { useMutation } from '@tanstack/react-query';
import { FORUM_PAGE } from '@/model/forum/limits';
import type { Topic } from '@/model/forum/topic';
import { db } from '../../firestore';
import { fetchTopicsById } from '../../forum';
import { type PagedList, usePagedList } from '../paged-list';
import { awardAndSyncProfile, forMember, type MemberSession, runSerially, settling } from '../users/member';
import { usePreloadedModule } from '../useSendOnce';
import { signedOut } from './problem';

const saving = () => import('../../forum/saved-topics');

interface Change {
  uid: string;
  save: boolean;
}

/** Whether a topic is among the member's saved ones, and the way to change it. */
export function useSavedTopic(topic: Pick<Topic, 'id' | 'autorId'>, session: MemberSession) {
  const { id: topicId } = topic;
  usePreloadedModule(saving);
  usePreloadedModule(settling);
  const { account, apply } = session;
  const show = ({ uid, save }: Change) =>
    apply(
      forMember(uid, ({ temasFavoritos }) => {
        const others = temasFavoritos.filter((id) => id !== topicId);
        return { temasFavoritos: save ? [...others, topicId] : others };
      }),
    );
  const mutation = useMutation({
    mutationFn: async ({ uid, save }: Change) => {
      const { saveTopic } = await saving();
      return runSerially(() => saveTopic(db(), uid, topic, save));
    },
    onMutate: show,
    onError: (_error, { uid, save }) => show({ uid, save: !save }),
    onSuccess: ({ points, account: { temasFavoritos } }, { uid }) => {
      apply(forMember(uid, () => ({ temasFavoritos })));
      if (points > 0) void awardAndSyncProfile(session, uid);
    },
  });
  const isSaved = account?.temasFavoritos.includes(topicId) ?? false;
  return {
    isSaved,
    /** Shows at once, is undone when it fails, and rejects with a ServiceError then. Gives the points earned. */
    toggle: async () => {
      if (!account) throw signedOut('save');
      return mutation.mutateAsync({ uid: account.uid, save: !isSaved });
    },
  };
}

/** A saved topic, or what is left of one: its id. */
export type SavedEntry = { id: string; topic: Topic | null };

/** The topics of these ids, in their order, 20 at a time: one read each. */
export function useSavedTopics(uid: string, ids: readonly string[]): PagedList<SavedEntry> {
  return usePagedList(['temas-guardados', uid, ids], async (after: number | null) => {
    const [from, to] = [after ?? 0, (after ?? 0) + FORUM_PAGE];
    const page = ids.slice(from, to);
    const found = new Map((await fetchTopicsById(db(), page)).map((topic) => [topic.id, topic]));
    const items = page.map((id): SavedEntry => ({ id, topic: found.get(id) ?? null }));
    return { items, next: to < ids.length ? to : null };
  });
}
