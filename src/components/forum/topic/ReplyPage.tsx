import { heightOf, useIncrementalRender } from '@/components/articles/prose/useIncrementalRender';
import { ErrorState, LoadingRegion, Skeleton } from '@/components/ui';
import { withOwnHidden } from '@/model/forum/reply-pages';
import type { Reply } from '@/model/forum/topic';
import { foro } from '@/model/forum-messages';
import type { ReplyPageResult } from '@/services/queries/forum/useTopic';
import { ReplyItem } from './ReplyItem';
import styles from './Topic.module.css';
import type { TopicScreen } from './types';

interface ReplyPageProps {
  result: ReplyPageResult;
  ownHidden: readonly Reply[];
  screen: TopicScreen;
  /** The reply that the address leads to. */
  targetId: string | undefined;
  /** Draws the first ones, and the others little by little. */
  gradual: boolean;
}

/** What a reply takes besides its text, in pixels. */
const FRAME_PX = 150;

const heightOfAll = (replies: readonly Reply[]) =>
  replies.reduce((height, { contenido }) => height + FRAME_PX + heightOf(contenido.length), 0);

/** The place of replies that are on their way. */
export function RepliesSkeleton() {
  return (
    <LoadingRegion text={foro.forumTopic.loadingReplies} className="vstack gap-4">
      {Array.from({ length: 3 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
        <div key={place} className={`card gap-3 ${styles.post}`}>
          <Skeleton width="12rem" height="2.5rem" />
          <Skeleton lines={3} />
        </div>
      ))}
    </LoadingRegion>
  );
}

/** One page of replies. */
export function ReplyPage({ result, ownHidden, screen, targetId, gradual }: ReplyPageProps) {
  const { status, page, retry } = result;
  const shown = useIncrementalRender(result.replies.length, gradual ? 1 : Number.POSITIVE_INFINITY);
  if (status === 'loading') return <RepliesSkeleton />;
  if (status === 'error') return <ErrorState text={foro.forumTopic.repliesFailed} onRetry={retry} />;
  const replies = withOwnHidden(result.replies, ownHidden, page);
  if (replies.length === 0) return <p className="text-soft">{foro.forumTopic.pageEmpty}</p>;
  const rest = replies.slice(shown);
  return (
    <>
      <ol className="vstack gap-4">
        {replies.slice(0, shown).map((reply) => (
          <ReplyItem key={reply.id} reply={reply} screen={screen} isTarget={reply.id === targetId} />
        ))}
      </ol>
      {rest.length > 0 && <div style={{ blockSize: heightOfAll(rest) }} />}
    </>
  );
}
