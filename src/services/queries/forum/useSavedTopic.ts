import { useMutation } from '@tanstack/react-query';
import { db } from '../../firestore';
import { usePreloadedModule } from '../usePreloadedModule';
import { awardAndSyncProfile, forMember, type MemberSession, runSerially, settling } from '../users/member';
import { signedOut } from './signed-out';

const saving = () => import('../../forum/saved-topics');

interface Change {
  uid: string;
  save: boolean;
}

export interface SavedTopic {
  isSaved: boolean;
  /** Shows at once, is undone when it fails, and rejects with a ServiceError then. Gives the points earned. */
  toggle: () => Promise<{ points: number }>;
}

/** Whether a topic is among the member's saved ones, and the way to change it. */
export function useSavedTopic(topicId: string, session: MemberSession): SavedTopic {
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
      return runSerially(() => saveTopic(db(), uid, topicId, save));
    },
    onMutate: show,
    onError: (_error, { uid, save }) => show({ uid, save: !save }),
    onSuccess: ({ points, temasFavoritos }, { uid }) => {
      apply(forMember(uid, () => ({ temasFavoritos })));
      if (points > 0) void awardAndSyncProfile(session, uid);
    },
  });
  const isSaved = account?.temasFavoritos.includes(topicId) ?? false;
  return {
    isSaved,
    toggle: async () => {
      if (!account) throw signedOut('save');
      return mutation.mutateAsync({ uid: account.uid, save: !isSaved });
    },
  };
}
