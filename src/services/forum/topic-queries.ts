import { type MutationState, queryOptions, useMutationState } from '@tanstack/react-query';
import type { Reply, Topic } from '@/model/forum/topic';
import { forgetQuery, keepAndAsk } from '../client/keeping';
import { queryClient } from '../client/query-client';
import { forumServices } from '../client/visitor-services';
import { LIVELY_MS } from './list-queries';
import { forumProblem } from './problem';

/** All pages of a topic's replies. */
export const replyPagesOf = (topicId: string) => ({ queryKey: ['foro-respuestas', topicId] });
/** The hidden replies of a topic, of one member or of all who are known: only their author's device reads them by themselves. */
export const hiddenOf = (topicId: string, ...uid: string[]) => ['foro-ocultas', topicId, ...uid];
/** What sends replies to a topic. */
export const sendingKey = (topicId: string) => ['foro-enviando', topicId] as const;

/** A reply that is shown already, on whatever page. */
export function shownReply(topicId: string, id: string): Reply | undefined {
  const pages = queryClient.getQueriesData<ShownReplies>(replyPagesOf(topicId));
  return pages.flatMap(([, data]) => data?.replies ?? []).find((reply) => reply.id === id);
}

/** Reads a page of replies again, for everyone who sees it; `cancelRefetch` false: unless it is being read already. */
export function rereadPage(
  topicId: string,
  page: number,
  options: { cancelRefetch?: boolean } = {},
): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['foro-respuestas', topicId, page] }, options);
}

/** Takes a topic off the device, with its replies. */
export async function forgetKeptTopic(id: string): Promise<void> {
  await forgetQuery({ queryKey: ['foro-tema', id] });
  await forgetQuery(replyPagesOf(id));
}

async function readTopic(id: string): Promise<Topic> {
  const { db, fetchTopic } = await forumServices();
  try {
    return await fetchTopic(db(), id);
  } catch (error) {
    // What is gone, or not for this reader, is not shown from the device either, the next time.
    if (['notFound', 'permisos'].includes(forumProblem(error))) forgetKeptTopic(id).catch(console.debug);
    throw error;
  }
}

/** The own replies of this visit, from the moment they are sent: on their way they have no number. */
export function useSending(topicId: string): Reply[] {
  const sent = useMutationState<MutationState<Reply, Error, unknown, Reply>>({
    filters: { mutationKey: sendingKey(topicId) },
  });
  return sent.flatMap(({ status, data, context }) => (status === 'error' ? [] : (data ?? context ?? [])));
}

export function topicQuery(id: string) {
  return queryOptions<Topic, Error, Topic, readonly ['foro-tema', string]>({
    queryKey: ['foro-tema', id],
    queryFn: () => readTopic(id),
    persister: keepAndAsk,
    staleTime: LIVELY_MS / 2,
  });
}

export interface ShownReplies {
  replies: Reply[];
  /** The reading held every reply there was up to this number: what came later may be missing, also where an own one stands. */
  readTo: number;
  /** The index is missing: these are at most 50 of the whole topic, not one page of it. */
  withoutIndex: boolean;
}

async function readPage(topicId: string, page: number, withHidden: boolean): Promise<ShownReplies> {
  const { db, fetchReplies } = await forumServices();
  // Numbers are given one after another: those that are known before the reading begins are in it.
  const told = queryClient.getQueryData(topicQuery(topicId).queryKey)?.ultimoNumero ?? 0;
  const read = await fetchReplies(db(), topicId, page, withHidden);
  return { ...read, readTo: Math.max(told, ...read.replies.map(({ numero }) => numero)) };
}

/** One page of a topic's replies; moderators' holds the hidden ones too. */
export function replyPageQuery(topicId: string, page: number, withHidden: boolean) {
  return queryOptions({
    queryKey: ['foro-respuestas', topicId, page, withHidden] as const,
    queryFn: () => readPage(topicId, page, withHidden),
    persister: keepAndAsk,
    staleTime: LIVELY_MS,
  });
}

/** One reply by its id: the accepted one, or that of an address. */
export function replyQuery(id: string) {
  return queryOptions<Reply, Error, Reply, readonly ['foro-respuesta', string]>({
    queryKey: ['foro-respuesta', id],
    queryFn: () => forumServices().then(({ db, fetchReply }) => fetchReply(db(), id)),
    persister: keepAndAsk,
    staleTime: LIVELY_MS,
  });
}
