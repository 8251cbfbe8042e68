import { useQuery } from '@tanstack/react-query';
import type { Reply } from '@/model/forum/topic';
import { queryClient } from '../client';
import type { ShownReplies } from './topic-queries';

/** All pages of a topic's replies. */
export const pagesOf = (topicId: string) => ({ queryKey: ['foro-respuestas', topicId] });
export const sendingKey = (topicId: string) => ['foro-enviando', topicId] as const;

/** A reply that is shown already, on whatever page. */
export function shownReply(topicId: string, id: string): Reply | undefined {
  const pages = queryClient.getQueriesData<ShownReplies>(pagesOf(topicId));
  return pages.flatMap(([, data]) => data?.replies ?? []).find((reply) => reply.id === id);
}

/** Reads a page of replies again, for everyone who sees it. */
export function rereadPage(topicId: string, page: number): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['foro-respuestas', topicId, page] });
}

const NONE: Reply[] = [];

/** The own replies of this visit, from the moment they are sent. */
export function useSending(topicId: string): Reply[] {
  const { data } = useQuery<Reply[]>({
    queryKey: sendingKey(topicId),
    queryFn: () => NONE,
    enabled: false,
    initialData: NONE,
  });
  return data;
}
