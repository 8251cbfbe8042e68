/** Changes of a topic where it is shown, by what members do: fetched for them alone. */
import type { Participant } from '@/model/forum/mentions';
import { firstNumberOf, pageOf } from '@/model/forum/reply-pages';
import type { Post, Reply, Topic } from '@/model/forum/topic';
import { keepQuery } from '../client/persistence';
import { queryClient } from '../client/query-client';
import { toServiceError } from '../firestore/errors';
import {
  forgetKeptTopic,
  hiddenOf,
  replyPagesOf,
  replyQuery,
  type ShownReplies,
  topicQuery,
} from './topic-queries';

/** What is on the device follows what is shown. */
function keep(queryKey: readonly unknown[]): void {
  keepQuery(queryKey, queryClient).catch((cause: unknown) =>
    console.debug('The device keeps nothing', cause),
  );
}

/** Readings under way would bring what was before a change and put it over it. */
export async function stopReadingTopic(topicId: string): Promise<void> {
  const { queryKey } = topicQuery(topicId);
  if (queryClient.getQueryData(queryKey)) await queryClient.cancelQueries({ queryKey });
  const known = queryClient.getQueriesData(replyPagesOf(topicId)).filter(([, data]) => data !== undefined);
  await Promise.all(known.map(([key]) => queryClient.cancelQueries({ queryKey: key })));
}

/** Changes a topic where it is shown. */
export function patchTopic(id: string, change: (topic: Topic) => Partial<Topic>): void {
  const { queryKey } = topicQuery(id);
  queryClient.setQueryData(queryKey, (topic) => topic && { ...topic, ...change(topic) });
  keep(queryKey);
}

/** The topic is gone: nothing of it stays, in memory or on the device. */
export async function forgetTopic(id: string): Promise<void> {
  await stopReadingTopic(id);
  queryClient.removeQueries({ queryKey: topicQuery(id).queryKey });
  queryClient.removeQueries(replyPagesOf(id));
  await forgetKeptTopic(id).catch(console.debug);
}

/** What was refused because the topic is not what it was is read again: it shows why. */
export function readAgainAfter(error: unknown, topicId: string): void {
  if (!['not-found', 'permission-denied', 'tema-cerrado'].includes(toServiceError(error).code)) return;
  void queryClient.invalidateQueries({ queryKey: topicQuery(topicId).queryKey });
  void queryClient.invalidateQueries(replyPagesOf(topicId));
}

type PageChange = (page: ShownReplies, number: number) => Partial<ShownReplies>;

/** A page that is changed here was not read: it is as old as it was. */
function changePages(topicId: string, change: PageChange): void {
  for (const [queryKey] of queryClient.getQueriesData<ShownReplies>(replyPagesOf(topicId))) {
    const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
    queryClient.setQueryData<ShownReplies>(
      queryKey,
      (data) => data && { ...data, ...change(data, Number(queryKey[2])) },
      { updatedAt },
    );
    keep(queryKey);
  }
}

/** Changes a reply wherever it is shown. */
export function patchReply(topicId: string, id: string, change: (reply: Reply) => Partial<Reply>): void {
  const changed = (reply: Reply) => (reply.id === id ? { ...reply, ...change(reply) } : reply);
  changePages(topicId, ({ replies }) => ({ replies: replies.map(changed) }));
  queryClient.setQueryData(replyQuery(id).queryKey, (reply) => reply && changed(reply));
  queryClient.setQueriesData<Reply[]>({ queryKey: hiddenOf(topicId) }, (all) => all?.map(changed));
}

/** Takes a reply away, which its topic then does not count. */
export function removeReply({ id, temaId }: Reply): void {
  const others = (replies: readonly Reply[]) => replies.filter((reply) => reply.id !== id);
  changePages(temaId, ({ replies }) => ({ replies: others(replies) }));
  queryClient.setQueriesData<Reply[]>({ queryKey: hiddenOf(temaId) }, (all) => all && others(all));
  patchTopic(temaId, ({ respuestas, respuestaAceptadaId: accepted }) => ({
    respuestas: Math.max(0, respuestas - 1),
    respuestaAceptadaId: accepted === id ? null : accepted,
  }));
}

/** Shows what somebody likes, or does not like any more. */
export function patchLike({ kind, item }: Post, uid: string, like: boolean): void {
  const change = ({ likes, usuariosLike }: Pick<Topic, 'likes' | 'usuariosLike'>) => {
    const others = usuariosLike.filter((one) => one !== uid);
    const known = likes - (usuariosLike.length - others.length);
    return like
      ? { likes: known + 1, usuariosLike: [...others, uid] }
      : { likes: Math.max(0, known), usuariosLike: others };
  };
  if (kind === 'tema') patchTopic(item.id, change);
  else patchReply(item.temaId, item.id, change);
}

/**
 * Shows a reply that was stored in its page, where that is shown, and on its topic; one that waits for the staff among its author's
 * hidden ones. What others wrote before it meanwhile is read: its author sees all that it stands after.
 */
export function showReply(topic: Topic, reply: Reply): void {
  const { id, numero, autorId, oculta } = reply;
  if (oculta)
    queryClient.setQueryData<Reply[]>(hiddenOf(topic.id, autorId), (others = []) => [...others, reply]);
  changePages(topic.id, ({ replies, readTo }, page) => ({
    ...(!oculta && page === pageOf(numero) && !replies.some((other) => other.id === id)
      ? { replies: [...replies, reply].sort((a, b) => a.numero - b.numero) }
      : {}),
    readTo: readTo === numero - 1 ? numero : readTo,
  }));
  const { queryKey } = topicQuery(topic.id);
  const { ultimoNumero } = queryClient.getQueryData(queryKey) ?? topic;
  patchTopic(topic.id, ({ respuestas, participantes }) => ({
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
