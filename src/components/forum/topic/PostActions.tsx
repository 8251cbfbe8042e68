import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { useSession } from '@/session';
import { ActButton } from './ActButton';
import type { MemberActions as Members } from './member';
import styles from './PostActions.module.css';
import type { Act } from './pending-act';
import type { Post, TopicScreen } from './types';
import { useAskSignIn } from './useAskSignIn';

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
    <div className={styles.actions}>
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
const MemberActions = lazy<ComponentType<ComponentProps<typeof Members>>>(async () => {
  try {
    return { default: (await import('./member')).MemberActions };
  } catch (error) {
    console.info('What members do on a topic could not be loaded.', error);
    return { default: (props: PostActionsProps) => <OpenActions {...props} busy /> };
  }
});

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
