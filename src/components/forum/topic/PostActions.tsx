import { Suspense } from 'react';
import { lazyWithFallback } from '@/components/ui/lazyPart';
import type { Post } from '@/model/forum/topic';
import { useSession } from '@/session';
import { ActButton } from './ActButton';
import { type PendingAct, useAskSignIn } from './pending-act';
import { useTopicScreen } from './screen';
import styles from './Topic.module.css';

const ACTS: Readonly<Record<Post['kind'], readonly PendingAct[]>> = {
  tema: ['like', 'save', 'report', 'reply'],
  respuesta: ['like', 'quote', 'report'],
};

function OpenActions({ post, busy }: { post: Post; busy: boolean }) {
  const { topic } = useTopicScreen();
  const ask = useAskSignIn(topic.id);
  const isOpen = topic.estado === 'abierto';
  const acts = ACTS[post.kind].filter((act) => isOpen || (act !== 'reply' && act !== 'quote'));
  return (
    <div className={`hstack flex-wrap gap-1 nums-tabular ${styles.actions}`}>
      {acts.map((act) => (
        <ActButton
          key={act}
          act={act}
          count={post.item.likes}
          busy={busy}
          onPress={() => ask(act, post.kind === 'tema' ? null : post.item.id)}
        />
      ))}
    </div>
  );
}

/** Members' parts are a chunk of their own, which visitors never download. Without it the topic is read all the same. */
const MemberActions = lazyWithFallback(
  async () => (await import('./member')).MemberActions,
  ({ post }: { post: Post }) => <OpenActions post={post} busy />,
);

export function PostActions({ post }: { post: Post }) {
  const { status } = useSession();
  const { account } = useTopicScreen();
  if (!account) return <OpenActions post={post} busy={status !== 'visitor'} />;
  return (
    <Suspense fallback={<OpenActions post={post} busy />}>
      <MemberActions post={post} />
    </Suspense>
  );
}
