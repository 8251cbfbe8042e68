import { useMember } from '@/components/account/useMember';
import { showToast } from '@/components/ui';
import type { Topic } from '@/model/forum/topic';
import { failureText } from '@/services/queries/forum/problem';
import { type TopicChange, useTopicChange } from '@/services/queries/forum/useTopicChange';

/** Changes a topic or one of its replies, and says so. */
export function useAnnouncedChange(topic: Topic, failed: (why: string) => string) {
  const { run, pending, error, reset } = useTopicChange(topic, useMember());
  /** Whether it was stored. `inDialog`: the dialog that is open says why not, by `problem`; otherwise a toast does. */
  const apply = async (change: TopicChange, done: string, inDialog: boolean): Promise<boolean> => {
    try {
      await run(change);
    } catch (cause) {
      console.info('The change was not stored', cause);
      if (!inDialog) showToast(failed(failureText(cause)), { tone: 'danger' });
      return false;
    }
    showToast(done);
    return true;
  };
  return { apply, pending, reset, problem: error && !pending ? failed(failureText(error)) : null };
}
