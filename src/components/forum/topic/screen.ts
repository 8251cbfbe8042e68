import { createContext, useContext } from 'react';
import type { Account } from '@/model/account';
import type { Reply, Topic } from '@/model/forum/topic';

/** What somebody is answered to. */
export type Quoted = Pick<Reply, 'id' | 'autorNombre' | 'contenido'>;

/** A wish to answer, told to the form: each is another object. Null quotes nothing. */
export interface ComposeRequest {
  quoted: Quoted | null;
}

interface Screen {
  topic: Topic;
  account: Account | null;
  /** Opens the form, with a quotation or without. */
  compose: (quoted: Quoted | null) => void;
}

export const TopicScreen = createContext<Screen | null>(null);

/** What every part of a topic's page knows. */
export function useTopicScreen(): Screen {
  const screen = useContext(TopicScreen);
  if (!screen) throw new Error('Not within a topic');
  return screen;
}

/** The same, for the parts that only members have. */
export function useMemberScreen(): Screen & { account: Account } {
  const { account, ...screen } = useTopicScreen();
  if (!account) throw new Error('Not of a member');
  return { ...screen, account };
}
