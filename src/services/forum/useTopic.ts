import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { type PageRange, pageIn, pagesIn, withOwnHidden } from '@/model/forum/reply-pages';
import type { ForumCategory, Reply, Topic } from '@/model/forum/topic';
import { tabNotes } from '@/model/shared/notes';
import { paths } from '@/model/shared/paths';
import type { Account } from '@/model/users/account';
import { forumCan } from '@/model/users/permissions/forum-permissions';
import type { Role } from '@/model/users/roles';
import { type Reading, readingOf } from '../client/paged-list';
import { queryClient } from '../client/query-client';
import { forumServices } from '../client/visitor-services';
import { forumCategoryQuery } from './list-queries';
import { readingOfOne } from './reading-of-one';
import { hiddenOf, replyPageQuery, replyQuery, shownReply, topicQuery } from './topic-queries';

/** Counts one view a visit, which ends with its tab, once the page is used; a failure is no concern of the reader's. */
export function useTopicVisit(topic: Pick<Topic, 'id' | 'vistasContadas'>): void {
  const record = useEffectEvent(async (id: string) => {
    const key = `tema-visto:${id}`;
    const { db, recordTopicView } = await forumServices();
    if (tabNotes.read(key) !== null) return;
    tabNotes.write(key, '1');
    await recordTopicView(db(), topic);
  });
  useEffect(() => {
    record(topic.id).catch((cause: unknown) => console.debug('The view was not counted', cause));
  }, [topic.id]);
}

/** How often a topic that is being looked at is read again: one document (spec 2, section 7). */
export const POLL_MS = 60_000;

/** One topic and when it was read, again every minute while the page is in sight. A failed refresh keeps what is shown. */
export function useTopic(id: string) {
  const query = useQuery({
    ...topicQuery(id),
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: false,
  });
  return { readAt: query.dataUpdatedAt, ...readingOfOne(query) };
}

/** The category of a topic, for the breadcrumb; null while it is not known. */
export function useTopicCategory(id: string | undefined): ForumCategory | null {
  const { data } = useQuery({ ...forumCategoryQuery(id ?? ''), enabled: id !== undefined && id !== '' });
  return data ?? null;
}

export interface ReplyPageResult extends Reading {
  page: number;
  replies: Reply[];
  /** Every reply up to this number was read, as far as it is of this page. */
  readTo: number;
  /** When the replies shown were read. */
  readAt: number;
}

/** The pages of replies that are shown, once it is known who looks. `withoutIndex`: they are one, of 50 replies at most. */
export function useReplyPages(
  topic: Topic,
  range: PageRange | null,
  account: Account | null,
  enabled: boolean,
) {
  // Only who may see hidden ones is waited for: what others see would stand there until then, and be swapped.
  const withHidden = !enabled || forumCan.seeHidden(account);
  const ownHidden = useOwnHidden(topic, withHidden ? undefined : account?.uid);
  const numbers = range ? pagesIn(range) : [];
  const results = useQueries({
    queries: numbers.map((page) => ({ ...replyPageQuery(topic.id, page, withHidden), enabled })),
  });
  const alone = results.findIndex(({ data }) => data?.withoutIndex);
  const pages = results.map((result, index): ReplyPageResult => {
    const page = numbers[index] ?? 1;
    return {
      ...readingOf(result),
      page,
      replies: result.data ? withOwnHidden(result.data.replies, ownHidden, page) : [],
      readTo: result.data?.readTo ?? 0,
      readAt: result.dataUpdatedAt,
    };
  });
  const only = pages[alone];
  return { pages: only ? [only] : pages, withoutIndex: alone >= 0 };
}

/** The first page as the build drew it, or this device holds it already; it asks for nothing. */
export function useKeptFirstPage(topicId: string): ReplyPageResult[] {
  const query = useQuery({ ...replyPageQuery(topicId, 1, false), enabled: false });
  return query.data ? [{ ...readingOf(query), ...query.data, page: 1, readAt: query.dataUpdatedAt }] : [];
}

/** A reply by its id, or 'missing'; one that its topic shows already is not read. */
export function useReply(topicId: string, id: string | null) {
  const known = id === null ? undefined : shownReply(topicId, id);
  const { data, error } = useQuery({ ...replyQuery(id ?? ''), enabled: id !== null && !known });
  const reply = known ?? data;
  if (id === null) return { reply: null, status: 'missing' } as const;
  if (reply && reply.id === id) return { reply, status: 'ready' } as const;
  return { reply: null, status: error ? 'missing' : 'loading' } as const;
}

const NONE: Reply[] = [];

/** A member's own replies that moderators hid: nobody else sees them. Read only for who takes part in the topic. */
function useOwnHidden({ id, participantes }: Topic, uid = ''): Reply[] {
  const { data } = useQuery({
    queryKey: hiddenOf(id, uid),
    queryFn: () => forumServices().then(({ db, fetchOwnHidden }) => fetchOwnHidden(db(), id, uid)),
    enabled: participantes.includes(uid),
  });
  return data ?? NONE;
}

/** Whose pages hold the hidden replies, as far as the device remembers. */
export function readsHidden(role: Role | undefined): boolean {
  return role === 'moderador' || role === 'administrador';
}

/** Reads a topic and its first replies while the page's code comes; who sees hidden ones waits for own pages. */
export function prefetchTopic(id: string, role: Role | undefined): void {
  void queryClient.prefetchQuery(topicQuery(id));
  // Where the build draws the page, its drawing asks for the replies.
  if (typeof window === 'undefined') return;
  const { pathname, search, hash } = window.location;
  // Where the address names a reply, its page is known only once that is read.
  if (pathname === paths.forumTopic.href(id) && hash === '' && !readsHidden(role))
    void queryClient.prefetchQuery(replyPageQuery(id, pageIn(search), false));
}
