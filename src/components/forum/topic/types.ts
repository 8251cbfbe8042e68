import type { Account } from '@/model/account';
import type { Reply, Topic } from '@/model/forum/topic';

/** What can be liked, reported and answered: the topic itself or one of its replies. */
export type Post = { kind: 'tema'; item: Topic } | { kind: 'respuesta'; item: Reply };

/** What somebody is answered to. */
export type Quoted = Pick<Reply, 'id' | 'autorNombre' | 'contenido'>;

/** A wish to answer, told to the form: each has another number. Null quotes nothing. */
export interface ComposeRequest {
  turn: number;
  quoted: Quoted | null;
}

/** What every part of the page knows. */
export interface TopicScreen {
  topic: Topic;
  account: Account | null;
  /** Opens the form, with a quotation or without. */
  compose: (quoted: Quoted | null) => void;
}
