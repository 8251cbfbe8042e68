import type { Account } from '@/model/account';
import type { Topic } from '@/model/forum/topic';
import { db } from '../../firestore';
import { queryClient } from '../client';
import { type LongTask, type TaskEnd, useLongTask } from '../useLongTask';
import { usePreloadedModule } from '../usePreloadedModule';
import { awardAndSyncProfile, type MemberSession, runSerially, settling } from '../users/member';
import { forgetForumLists } from './keys';
import { forgetTopic } from './topic-patches';
import { topicQuery } from './topic-queries';

const deleting = () => import('../../forum/deletion');
const logging = () => import('../../forum/topic-log');

export interface TopicDeletion {
  task: LongTask;
  /** Deletes the topic with all its replies, or goes on where it was interrupted. Never rejects. */
  remove: (account: Account, topic: Topic) => Promise<TaskEnd<void>>;
}

/** Deletes a topic, however long, with progress and a way to stop. */
export function useTopicDeletion(session: MemberSession): TopicDeletion {
  usePreloadedModule(deleting);
  usePreloadedModule(logging);
  usePreloadedModule(settling);
  const task = useLongTask();
  const remove = async (account: Account, topic: Topic) => {
    const end = await task.run(async (control) => {
      const [{ deleteTopic }, { topicDeletionLine }] = await Promise.all([deleting(), logging()]);
      const also = topic.borrando ? {} : { also: topicDeletionLine(db(), account, topic) };
      await runSerially(() => deleteTopic(db(), account, topic.id, { ...control, ...also }));
    });
    forgetForumLists();
    if (end.how === 'done') forgetTopic(topic.id);
    else void queryClient.invalidateQueries({ queryKey: topicQuery(topic.id).queryKey });
    if (topic.autorId === account.uid && !topic.borrando) void awardAndSyncProfile(session, account.uid);
    return end;
  };
  return { task, remove };
}
