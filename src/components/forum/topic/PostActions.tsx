import { Suspense } from 'react';
import { lazyWithFallback } from '@/components/ui/lazyPart';
import { useSession } from '@/session';
import { ActButton } from './ActButton';
import { type Act, useAskSignIn } from './pending-act';
import styles from './Topic.module.css';
import type { Post, TopicScreen } from './types';

interface PostActionsProps {
  post: Post;
  screen: TopicScreen;
}

const ACTS: Readonly<Record<Post['kind'], readonly Act[]>> = {
  tema: ['like', 'save', 'report', 'reply'],
  respuesta: ['like', 'quote', 'report'],
};

/** What everyone sees: whoever has not signed in is asked to. */
function OpenActions({ post, screen, busy }: PostActionsProps & { busy: boolean }) {
  const ask = useAskSignIn(screen.topic.id);
  const isOpen = screen.topic.estado === 'abierto';
  const acts = ACTS[post.kind].filter((act) => isOpen || (act !== 'reply' && act !== 'quote'));
  return (
    <div className={`hstack flex-wrap gap-1 ${styles.actions}`}>
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
  (props: PostActionsProps) => <OpenActions {...props} busy />,
);

/** Like, save, report, reply and quote, below a topic or a reply. */
export function PostActions({ post, screen }: PostActionsProps) {
  const { status } = useSession();
  const { account } = screen;
  if (!account) return <OpenActions post={post} screen={screen} busy={status !== 'visitor'} />;
  return (
    <Suspense fallback={<OpenActions post={post} screen={screen} busy />}>
      <MemberActions post={post} screen={screen} account={account} />
    </Suspense>
  );
}
