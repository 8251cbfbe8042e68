import { FORUM_PAGE } from '@/model/forum/limits';
import type { Topic } from '@/model/forum/topic';
import { type PagedList, usePagedList } from '../client/paged-list';
import { db } from '../firestore/connection';
import type { MemberSession } from '../users/member';
import { useKeptList } from '../users/useKeptList';
import { signedOut } from './problem';
import { fetchTopicsById } from './topics';

const saving = () => import('./saved-topics');

/** Whether a topic is among the member's saved ones, and the way to change it. */
export function useSavedTopic(topic: Pick<Topic, 'id' | 'autorId'>, session: MemberSession) {
  const { account } = session;
  const { mutateAsync } = useKeptList(session, 'temasFavoritos', saving, ({ saveTopic }, { uid, kind }) =>
    saveTopic(db(), uid, topic, kind === 'add'),
  );
  const isSaved = account?.temasFavoritos.includes(topic.id) ?? false;
  return {
    isSaved,
    /** Shows at once, is undone when it fails, and rejects with a ServiceError then. Gives the points earned. */
    toggle: async () => {
      if (!account) throw signedOut('save');
      return mutateAsync({ kind: isSaved ? 'remove' : 'add', uid: account.uid, id: topic.id });
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
