import { useMember } from '@/components/account/useMember';
import { showToast } from '@/components/ui';
import { failureText, type TopicChange, useTopicChange } from '@/services/forum';
import { useMemberScreen } from '../screen';

/** Changes a topic or one of its replies, and says so. Why it was not stored `problem` says in a dialog, and elsewhere a toast. */
export function useAnnouncedChange(failed: (why: string) => string, { toasts = false } = {}) {
  const { topic } = useMemberScreen();
  const { mutateAsync, isPending, error } = useTopicChange(topic, useMember());
  /** Whether it was stored. */
  const apply = async (change: TopicChange, done: string): Promise<boolean> => {
    try {
      await mutateAsync(change);
    } catch (cause) {
      console.info('The change was not stored', cause);
      if (toasts) showToast(failed(failureText(cause)), { tone: 'danger' });
      return false;
    }
    showToast(done);
    return true;
  };
  return { apply, pending: isPending, problem: error && failed(failureText(error)) };
}
