import { useMutation } from '@tanstack/react-query';
import type { Account } from '@/model/account';
import type { Post, Topic } from '@/model/forum/topic';
import { db } from '../../firestore';
import { runSerially } from '../users/member';
import { usePreloadedModule } from '../useSendOnce';
import { patchReply, patchTopic, stopReadingTopic } from './topic-patches';

const liking = () => import('../../forum/likes');

interface Change {
  liked: Post;
  account: Account;
  like: boolean;
}

const withLike = (uid: string, like: boolean) => (item: { likes: number; usuariosLike: string[] }) => {
  const others = item.usuariosLike.filter((one) => one !== uid);
  const had = others.length < item.usuariosLike.length;
  if (had === like) return {};
  return { likes: Math.max(0, item.likes + (like ? 1 : -1)), usuariosLike: like ? [...others, uid] : others };
};

function show({ liked, account }: Change, like: boolean): void {
  const change = withLike(account.uid, like);
  if (liked.kind === 'tema') patchTopic(liked.item.id, change);
  else patchReply(liked.item.temaId, liked.item.id, change);
}

/** Gives and takes back likes of a topic and its replies: they show at once, and are undone when they fail. */
export function useLike(topic: Pick<Topic, 'id' | 'titulo'>) {
  usePreloadedModule(liking);
  const mutation = useMutation({
    mutationFn: async ({ liked, account, like }: Change) => {
      const { setLike } = await liking();
      const what = liked.kind === 'tema' ? liked : { ...liked, titulo: topic.titulo };
      await runSerially(() => setLike(db(), account, what, like));
    },
    onMutate: async (change) => {
      await stopReadingTopic(topic.id);
      show(change, change.like);
    },
    onError: (_error, change) => show(change, !change.like),
  });
  return {
    /** Rejects with a ServiceError that says why it was undone. */
    setLike: (liked: Post, account: Account, like: boolean) => mutation.mutateAsync({ liked, account, like }),
  };
}
