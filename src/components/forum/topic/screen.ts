import { createContext, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Reply, Topic } from '@/model/forum/topic';
import { OpenStore } from '@/model/shared/store';
import type { Account } from '@/model/users/account';

export type Quoted = Pick<Reply, 'id' | 'autorNombre' | 'contenido'>;

/** A wish to answer, told to the form: each is another object. Null quotes nothing. */
export interface ComposeRequest {
  quoted: Quoted | null;
}

interface Screen {
  topic: Topic;
  account: Account | null;
  compose: (quoted: Quoted | null) => void;
}

/** Always the same store: below a context that changes React would draw anew the texts that it has not taken over yet. */
export const TopicScreen = createContext<OpenStore<Screen> | null>(null);

export function useScreenStore(screen: Screen): OpenStore<Screen> {
  const [store] = useState(() => new OpenStore(screen));
  useLayoutEffect(() => store.show(screen), [store, screen]);
  return store;
}

export function useTopicScreen(): Screen {
  const store = useContext(TopicScreen);
  if (!store) throw new Error('Not within a topic');
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}

export function useMemberScreen(): Screen & { account: Account } {
  const { account, ...screen } = useTopicScreen();
  if (!account) throw new Error('Not of a member');
  return { ...screen, account };
}
