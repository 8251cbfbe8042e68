import { useEffect } from 'react';
import type { Topic } from '@/model/forum/topic';
import type { Account } from '@/model/users/account';
import { queryClient } from '../client/query-client';
import { useLongTask } from '../client/useLongTask';
import { usePreloadedModule } from '../client/useSendOnce';
import { db } from '../firestore/connection';
import { awardAndSyncProfile, type MemberSession, runSerially, settling } from '../users/member';
import { useOwnChange } from '../users/useOwnChange';
import { forgetForumLists } from './list-queries';
import { signedOut } from './problem';
import { forgetTopic, readAgainAfter, readOfTopic, showLike } from './shown-topic';
import type { TopicChange } from './topic-changes';
import { topicQuery } from './topic-queries';

const deleting = () => import('./deletion');

/** Deletes a topic, however long, with progress and a way to stop. */
export function useTopicDeletion(session: MemberSession) {
  usePreloadedModule(deleting);
  usePreloadedModule(settling);
  const task = useLongTask();
  /** Deletes the topic with all its replies, or goes on where it was interrupted. Never rejects. */
  const remove = async (account: Account, topic: Topic) => {
    const end = await task.run(async (control) => {
      if (!session.account) throw signedOut('deleteTopic');
      const { deleteTopic } = await deleting();
      await runSerially(() => deleteTopic(db(), account, topic.id, { ...control, logged: true }));
    });
    forgetForumLists();
    if (end.how === 'done') await forgetTopic(topic.id);
    else void queryClient.invalidateQueries({ queryKey: topicQuery(topic.id).queryKey });
    const isOwn = session.account !== null && topic.autorId === account.uid;
    if (isOwn && !topic.borrando) void awardAndSyncProfile(session, account.uid);
    return end;
  };
  return { task, remove };
}

/** Takes away what the search still finds of a topic that is gone; what fails is done by the next who comes here. */
export function useDropLeftEntries(topicId: string): void {
  useEffect(() => {
    import('./left-entries')
      .then(({ dropLeftEntries }) => dropLeftEntries(db(), topicId))
      .catch((cause: unknown) => console.debug('The search still finds what is gone', cause));
  }, [topicId]);
}

export type { TopicChange } from './topic-changes';

const changing = () => import('./topic-changes');

/** What is said where the session ended meanwhile. */
const ACTS: Partial<Record<TopicChange['kind'], Parameters<typeof signedOut>[0]>> = {
  like: 'like',
  'delete-reply': 'deleteReply',
};

/** Likes, edits, accepts, moderates: a like shows at once, until it fails; all else once it is stored. Throws ServiceError. */
export function useTopicChange(topic: Topic, session: MemberSession) {
  const { account } = session;
  const liking = (change: TopicChange) => (change.kind === 'like' ? change : null);
  return useOwnChange(session, {
    of: readOfTopic(topic.id),
    code: changing,
    send: async ({ applyTopicChange }, change: TopicChange) => {
      if (!account) throw signedOut(ACTS[change.kind] ?? 'editTopic');
      return applyTopicChange(db(), account, topic, change);
    },
    meanwhile: (change) => {
      const liked = liking(change);
      if (liked && account) showLike(liked.post, account.uid, liked.like);
      return account?.uid;
    },
    after: (show, change) => {
      show();
      if (!liking(change)) forgetForumLists();
    },
    failed: (error, change, liker) => {
      const liked = liking(change);
      if (liked && liker) showLike(liked.post, liker, !liked.like);
      readAgainAfter(error, topic.id);
    },
    earner: (_show, change) =>
      change.kind === 'delete-reply' && change.reply.autorId === account?.uid ? account.uid : null,
  });
}
