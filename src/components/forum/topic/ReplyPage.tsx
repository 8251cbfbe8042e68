import { heightOf, useIncrementalRender } from '@/components/articles/prose/useIncrementalRender';
import { ErrorState, LoadingRegion, Places, Skeleton } from '@/components/ui';
import type { Reply } from '@/model/forum/topic';
import * as foro from '@/model/messages/foro';
import type { ReplyPageResult } from '@/services/forum';
import { ReplyItem } from './ReplyItem';
import styles from './Topic.module.css';

interface ReplyPageProps {
  result: ReplyPageResult;
  targetId: string | undefined;
  /** Draws the first ones, and the others little by little. */
  gradual: boolean;
}

/** What a reply takes besides its text, in pixels. */
const FRAME_PX = 150;

const heightOfAll = (replies: readonly Reply[]) =>
  replies.reduce((height, { contenido }) => height + FRAME_PX + heightOf(contenido.length), 0);

export function RepliesSkeleton() {
  return (
    <LoadingRegion text={foro.forumTopic.loadingReplies} className="vstack gap-4">
      <Places count={3}>
        <div className={`card gap-3 ${styles.post}`}>
          <Skeleton width="12rem" height="2.5rem" />
          <Skeleton lines={3} />
        </div>
      </Places>
    </LoadingRegion>
  );
}

export function ReplyPage({ result, targetId, gradual }: ReplyPageProps) {
  const { status, replies, retry } = result;
  const shown = useIncrementalRender(replies.length, gradual ? 1 : Number.POSITIVE_INFINITY);
  if (status === 'loading') return <RepliesSkeleton />;
  if (status === 'error') return <ErrorState text={foro.forumTopic.repliesFailed} onRetry={retry} />;
  if (replies.length === 0) return <p className="text-soft">{foro.forumTopic.pageEmpty}</p>;
  const rest = replies.slice(shown);
  return (
    <>
      <ol className="vstack gap-4">
        {replies.slice(0, shown).map((reply) => (
          <ReplyItem key={reply.id} reply={reply} isTarget={reply.id === targetId} />
        ))}
      </ol>
      {rest.length > 0 && <div style={{ blockSize: heightOfAll(rest) }} />}
    </>
  );
}
