import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  NOTICES_PAGE,
  type Notice,
  type NoticeChange,
  seenOnTopic,
  withChange,
} from '@/model/notifications/notice';
import type { Account } from '@/model/users/account';
import { type NoticeChoice, type NoticeType, wantedTypes } from '@/model/users/notice-choice';
import { type PagedList, readingOf, usePagedList } from '../client/paged-list';
import { queryClient } from '../client/query-client';
import { changeItems, changeShown, useChange } from '../client/useChange';
import { useUnderWay } from '../client/useUnderWay';
import { db } from '../firestore/connection';
import { forMember, type MemberSession } from '../users/member';
import { useChangeInTurn } from '../users/useChangeInTurn';
import {
  type Bell,
  chooseNotice,
  deleteNotice,
  fetchNotices,
  fetchUnreadOf,
  markAllNoticesRead,
  markNoticesRead,
  paceOnceDone,
  readBell,
} from './notices';

const everything = (uid: string) => ['avisos', uid] as const;
const everyBell = (uid: string) => ['avisos', uid, 'campana'] as const;
const everyList = (uid: string) => ['avisos', uid, 'lista'] as const;
/** Other types are another list: who changes the choice reads it anew. */
const typesKey = (choice: NoticeChoice) => wantedTypes(choice).join(' ');

const NONE: readonly Notice[] = [];

/** Notices as they will be once the changes on their way are stored; what fails was never there. */
function useShown(uid: string): (notices: readonly Notice[]) => readonly Notice[] {
  const changes = useUnderWay<NoticeChange>(everything(uid));
  return (notices) => changes.reduce<readonly Notice[]>(withChange, notices);
}

/** What a member does with their notices: it shows at once, and no more when it fails. Rejects with a ServiceError. */
export function useNoticeChange(uid: string): (change: NoticeChange) => Promise<unknown> {
  const { mutateAsync } = useChange({
    key: everything(uid),
    of: [everything(uid)],
    send: async (change: NoticeChange) => {
      if ('removed' in change) await deleteNotice(db(), uid, change.removed);
      else if (change.read === 'all') await markAllNoticesRead(db(), uid);
      else await markNoticesRead(db(), uid, change.read);
    },
    meanwhile: (change) => change,
    after: (_stored, change) => {
      const changed = (notices: readonly Notice[]) => withChange(notices, change);
      changeShown<Bell>(everyBell(uid), (bell) => ({ ...bell, notices: changed(bell.notices) }));
      changeItems<Notice>(everyList(uid), changed);
      // Those that are not shown were marked too.
      if ('read' in change && change.read === 'all')
        void queryClient.invalidateQueries({ queryKey: everyList(uid), refetchType: 'none' });
    },
  });
  return mutateAsync;
}

/** Spec 2, section 9. */
const POLL_MS = 60_000;
/** The cache is not kept longer than somebody may come back. */
const KEEP_MS = 5 * 60_000;

export type NoticeBell = ReturnType<typeof useNoticeBell>;

/**
 * The ten latest notices of a member, asked for every minute while the page is looked at, and at once when it is looked at
 * again after a minute; `more`: there are older ones. A poll costs one read while nothing happens. Null: the account is on
 * its way.
 */
export function useNoticeBell(account: Account | null) {
  const uid = account?.uid ?? '';
  const choice = account?.notificacionesForo ?? {};
  const queryKey = [...everyBell(uid), typesKey(choice)];
  const query = useQuery<Bell>({
    queryKey,
    queryFn: () => readBell(db(), uid, choice, queryClient.getQueryData<Bell>(queryKey)),
    enabled: account !== null,
    // A little less than the interval: the clock of what is old begins when the answer is there.
    staleTime: POLL_MS - 5_000,
    gcTime: KEEP_MS,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
  });
  const { notices = NONE, more = false } = query.data ?? {};
  return { ...readingOf(query), notices: useShown(uid)(notices), more };
}

/** All notices of a member that are wanted, newest first, or those unread: 25 reads a page. */
export function useNoticeList(account: Account, onlyUnread: boolean): PagedList<Notice> {
  const { uid, notificacionesForo: choice } = account;
  const list = usePagedList([...everyList(uid), typesKey(choice), onlyUnread], (after) =>
    fetchNotices(db(), uid, { choice, onlyUnread, max: NOTICES_PAGE, after }),
  );
  return { ...list, items: [...useShown(uid)(list.items)] };
}

/**
 * Who reads a topic has read what the notices tell of it: those of the topic and of the replies that are shown are marked.
 * The bell knows the latest; only where there are older ones the topic's are asked for, once a visit.
 */
export function useSeenNotices(account: Account, topicId: string, replyIds: readonly string[]): void {
  const { uid } = account;
  const change = useNoticeChange(uid);
  const { notices, more } = useNoticeBell(account);
  const { data: older = NONE } = useQuery({
    queryKey: ['avisos-de-tema', uid, topicId],
    queryFn: () => fetchUnreadOf(db(), uid, topicId),
    enabled: more,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const marked = useRef(new Set<string>());
  const shown = new Set(replyIds);
  // Of the same notice the bell's is the newer one: likes come again in it.
  const known = new Map([...older, ...notices].map((notice) => [notice.id, notice]));
  const seen = [...known.values()].filter((notice) => seenOnTopic(notice, topicId, shown));
  useEffect(() => {
    if (document.visibilityState === 'hidden') return;
    const keyOf = ({ id, fecha }: Notice) => `${id} ${fecha?.getTime() ?? 0}`;
    const fresh = seen.filter((notice) => !marked.current.has(keyOf(notice)));
    if (fresh.length === 0) return;
    for (const notice of fresh) marked.current.add(keyOf(notice));
    change({ read: fresh.map(({ id }) => id) }).catch((cause: unknown) =>
      console.info('The notices of this topic stay unread', cause),
    );
  });
}

interface Choice {
  account: Account;
  tipo: NoticeType;
  wanted: boolean;
}

/** Which notices a member wants: each choice shows at once and is undone when it fails, with a ServiceError. */
export function useNoticeChoice({ account, apply }: MemberSession) {
  const show = ({ account: { uid }, tipo, wanted }: Choice) =>
    apply(
      forMember(uid, ({ notificacionesForo }) => ({
        notificacionesForo: { ...notificacionesForo, [tipo]: wanted },
      })),
    );
  const { mutateAsync } = useChangeInTurn({
    // Each names its own type, so that of two in a row neither takes back the other.
    send: ({ account: member, tipo, wanted }: Choice) => chooseNotice(db(), member, tipo, wanted),
    meanwhile: show,
    // The account is not read again: the next choice goes on from here.
    after: (_nothing, { account: { uid } }) =>
      apply(forMember(uid, (member) => ({ ritmo: paceOnceDone(member, 'avisos') }))),
    failed: (_error, choice) => show({ ...choice, wanted: !choice.wanted }),
  });
  return async (tipo: NoticeType, wanted: boolean): Promise<void> => {
    if (account) await mutateAsync({ account, tipo, wanted });
  };
}
