import { ErrorState } from '@/components/feedback';
import { withOwnHidden } from '@/model/forum/reply-pages';
import type { Reply } from '@/model/forum/topic';
import { foro } from '@/model/forum-messages';
import type { ReplyPageResult } from '@/services/queries/forum/useTopic';
import styles from './Replies.module.css';
import { RepliesSkeleton } from './RepliesSkeleton';
import replyStyles from './Reply.module.css';
import { ReplyItem } from './ReplyItem';
import type { TopicScreen } from './types';

interface ReplyPageProps {
  result: ReplyPageResult;
  ownHidden: readonly Reply[];
  screen: TopicScreen;
  /** The reply that the address leads to. */
  targetId: string | undefined;
}

/** One page of replies. */
export function ReplyPage({ result, ownHidden, screen, targetId }: ReplyPageProps) {
  const { status, page, retry } = result;
  if (status === 'loading') return <RepliesSkeleton />;
  if (status === 'error') return <ErrorState text={foro.forumTopic.repliesFailed} onRetry={retry} />;
  const replies = withOwnHidden(result.replies, ownHidden, page);
  if (replies.length === 0) return <p className={styles.empty}>{foro.forumTopic.pageEmpty}</p>;
  return (
    <ol className={replyStyles.list}>
      {replies.map((reply) => (
        <ReplyItem key={reply.id} reply={reply} screen={screen} isTarget={reply.id === targetId} />
      ))}
    </ol>
  );
}
