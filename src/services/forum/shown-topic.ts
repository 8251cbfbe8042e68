/** Changes of a topic where it is shown, by what members do: fetched for them alone. */
import type { Participant } from '@/model/forum/mentions';
import { firstNumberOf, pageOf } from '@/model/forum/reply-pages';
import type { Post, Reply, Topic } from '@/model/forum/topic';
import { queryClient } from '../client/query-client';
import { changeShown } from '../client/useChange';
import { toServiceError } from '../firestore/errors';
import {
  forgetKeptTopic,
  hiddenOf,
  replyPagesOf,
  replyQuery,
  type ShownReplies,
  topicQuery,
} from './topic-queries';

/** What changes when something is done to a topic or one of its replies. */
export const readOfTopic = (topicId: string) => [
  topicQuery(topicId).queryKey,
  replyPagesOf(topicId).queryKey,
];

/** Changes a topic where it is shown. */
export function showTopic(id: string, change: (topic: Topic) => Partial<Topic>): void {
  changeShown<Topic>(topicQuery(id).queryKey, (topic) => ({ ...topic, ...change(topic) }));
}

/** The topic is gone: nothing of it stays, in memory or on the device. */
export async function forgetTopic(id: string): Promise<void> {
  for (const queryKey of readOfTopic(id)) {
    await queryClient.cancelQueries({ queryKey });
    queryClient.removeQueries({ queryKey });
  }
  await forgetKeptTopic(id).catch(console.debug);
}

/** What was refused because the topic is not what it was is read again: it shows why. */
export function readAgainAfter(error: unknown, topicId: string): void {
  if (!['not-found', 'permission-denied', 'tema-cerrado'].includes(toServiceError(error).code)) return;
  for (const queryKey of readOfTopic(topicId)) void queryClient.invalidateQueries({ queryKey });
}

/** Changes the pages of a topic's replies where they are shown; `page` is its number. */
function showPages(
  topicId: string,
  change: (shown: ShownReplies, page: number) => Partial<ShownReplies>,
): void {
  changeShown<ShownReplies>(replyPagesOf(topicId).queryKey, (shown, key) => ({
    ...shown,
    ...change(shown, Number(key[2])),
  }));
}

/** Changes a reply wherever it is shown. */
export function showInReply(topicId: string, id: string, change: (reply: Reply) => Partial<Reply>): void {
  const changed = (reply: Reply) => (reply.id === id ? { ...reply, ...change(reply) } : reply);
  showPages(topicId, ({ replies }) => ({ replies: replies.map(changed) }));
  changeShown<Reply>(replyQuery(id).queryKey, changed);
  changeShown<Reply[]>(hiddenOf(topicId), (all) => all.map(changed));
}

/** Takes a reply away, which its topic then does not count. */
export function showWithoutReply({ id, temaId }: Reply): void {
  const others = (replies: readonly Reply[]) => replies.filter((reply) => reply.id !== id);
  showPages(temaId, ({ replies }) => ({ replies: others(replies) }));
  changeShown<Reply[]>(hiddenOf(temaId), others);
  showTopic(temaId, ({ respuestas, respuestaAceptadaId: accepted }) => ({
    respuestas: Math.max(0, respuestas - 1),
    respuestaAceptadaId: accepted === id ? null : accepted,
  }));
}

/** Shows what somebody likes, or does not like any more. */
export function showLike({ kind, item }: Post, uid: string, like: boolean): void {
  const change = ({ likes, usuariosLike }: Pick<Topic, 'likes' | 'usuariosLike'>) => {
    const others = usuariosLike.filter((one) => one !== uid);
    const known = likes - (usuariosLike.length - others.length);
    return like
      ? { likes: known + 1, usuariosLike: [...others, uid] }
      : { likes: Math.max(0, known), usuariosLike: others };
  };
  if (kind === 'tema') showTopic(item.id, change);
  else showInReply(item.temaId, item.id, change);
}

/**
 * Shows a reply that was stored in its page, where that is shown, and on its topic; one that waits for the staff among its author's
 * hidden ones. What others wrote before it meanwhile is read: its author sees all that it stands after.
 */
export function showStoredReply(topic: Topic, reply: Reply): void {
  const { id, numero, autorId, oculta } = reply;
  if (oculta)
    queryClient.setQueryData<Reply[]>(hiddenOf(topic.id, autorId), (others = []) => [...others, reply]);
  showPages(topic.id, ({ replies, readTo }, page) => ({
    ...(!oculta && page === pageOf(numero) && !replies.some((other) => other.id === id)
      ? { replies: [...replies, reply].sort((a, b) => a.numero - b.numero) }
      : {}),
    readTo: readTo === numero - 1 ? numero : readTo,
  }));
  const { queryKey } = topicQuery(topic.id);
  const { ultimoNumero } = queryClient.getQueryData(queryKey) ?? topic;
  showTopic(topic.id, ({ respuestas, participantes }) => ({
    respuestas: respuestas + 1,
    ultimoNumero: Math.max(ultimoNumero, numero),
    ultimaRespuestaId: id,
    participantes: [...new Set([...participantes, autorId])],
  }));
  if (numero > ultimoNumero + 1) void queryClient.invalidateQueries({ queryKey });
  for (const [key, data] of queryClient.getQueriesData<ShownReplies>(replyPagesOf(topic.id))) {
    const page = Number(key[2]);
    const end = Math.min(numero, firstNumberOf(page + 1) - 1);
    if (data && firstNumberOf(page) <= numero && data.readTo < end)
      void queryClient.invalidateQueries({ queryKey: key, exact: true });
  }
}

/** Who is seen to take part in a topic, by name: its author and those of the replies that are shown. */
export function seenPeople(topic: Topic): Participant[] {
  const pages = queryClient.getQueriesData<ShownReplies>(replyPagesOf(topic.id));
  const posts = [topic, ...pages.flatMap(([, data]) => data?.replies ?? [])];
  const people = new Map(posts.map(({ autorId, autorNombre }) => [autorId, autorNombre]));
  return [...people]
    .filter(([uid]) => topic.participantes.includes(uid))
    .map(([uid, nombre]) => ({ uid, nombre }));
}
