import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Account } from '@/model/account';
import { NOTICES_PAGE, type Notice, type NoticeType, seenOnTopic } from '@/model/forum/notice';
import { db } from '../../firestore';
import {
  chooseNotice,
  deleteNotice,
  fetchNotices,
  fetchUnreadOf,
  markAllNoticesRead,
  markNoticeRead,
  markNoticesRead,
  type NoticeCursor,
} from '../../notifications';
import { queryClient } from '../client';
import { type PagedList, usePagedList } from '../paged-list';
import { forMember, type MemberSession, runSerially } from '../users/member';
import { changeShown, everyList, listKey, stopReading, takeOut } from './notice-cache';
import { useNoticeBell } from './useNoticeBell';

const NONE: readonly Notice[] = [];

/**
 * Who reads a topic has read what the notices tell of it: those of the topic and of the replies that are shown are marked.
 * The bell knows the latest; only where there are older ones the topic's are asked for, once a visit.
 */
export function useSeenNotices(account: Account, topicId: string, replyIds: readonly string[]): void {
  const { uid } = account;
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
  const due = seen.map(({ id, fecha }) => ({ id, key: `${id} ${fecha?.getTime() ?? 0}` }));
  useEffect(() => {
    if (document.visibilityState === 'hidden') return;
    const fresh = due.filter(({ key }) => !marked.current.has(key));
    if (fresh.length === 0) return;
    for (const { key } of fresh) marked.current.add(key);
    markSeen(
      uid,
      fresh.map(({ id }) => id),
    ).catch((cause: unknown) => console.info('The notices of this topic stay unread', cause));
  });
}

/** Marks what is shown as read; gives the way to take that back, without what others changed meanwhile. */
function showRead(uid: string, applies: (notice: Notice) => boolean): () => void {
  const marked = new Set<string>();
  changeShown(uid, (notices) =>
    notices.map((notice) => {
      if (notice.leida || !applies(notice)) return notice;
      marked.add(notice.id);
      return { ...notice, leida: true };
    }),
  );
  return () =>
    changeShown(uid, (notices) =>
      notices.map((notice) => (marked.has(notice.id) ? { ...notice, leida: false } : notice)),
    );
}

/** Marks what was just seen in its place as read. Rejects with a ServiceError. */
export async function markSeen(uid: string, ids: readonly string[]): Promise<void> {
  await stopReading(uid);
  const undo = showRead(uid, ({ id }) => ids.includes(id));
  try {
    await markNoticesRead(db(), uid, ids);
  } catch (cause) {
    undo();
    throw cause;
  }
}

interface ShownChange<Asked, Result> {
  mutationFn: (asked: Asked) => Promise<Result>;
  /** Gives the way to take back what is shown. */
  show: (asked: Asked) => () => void;
  onSuccess?: () => void;
}

/** A change of notices that shows at once and is undone when it fails. */
function useShownChange<Asked, Result>(uid: string, { show, ...options }: ShownChange<Asked, Result>) {
  const { mutateAsync } = useMutation({
    ...options,
    onMutate: async (asked: Asked) => {
      await stopReading(uid);
      return show(asked);
    },
    onError: (_error, _asked, undo) => undo?.(),
  });
  return mutateAsync;
}

/** What a member does with their notices, in the bell and on their page. They reject with a ServiceError. */
export function useNoticeChanges(uid: string) {
  const markRead = useShownChange<Notice, void>(uid, {
    mutationFn: ({ id }) => markNoticeRead(db(), uid, id),
    show: ({ id }) => showRead(uid, (notice) => notice.id === id),
  });
  const markAll = useShownChange<void, number>(uid, {
    mutationFn: () => markAllNoticesRead(db(), uid),
    show: () => showRead(uid, () => true),
    // Those that are not shown were marked too.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: everyList(uid), refetchType: 'none' }),
  });
  const remove = useShownChange<Notice, void>(uid, {
    mutationFn: ({ id }) => deleteNotice(db(), uid, id),
    show: (notice) => takeOut(uid, notice),
  });
  return { markRead, markAll, remove };
}

/** All notices of a member that are wanted, newest first, or those unread: 25 reads a page. */
export function useNoticeList(account: Account, onlyUnread: boolean): PagedList<Notice> {
  const { uid, notificacionesForo: choice } = account;
  return usePagedList(listKey(uid, choice, onlyUnread), (after: NoticeCursor | null) =>
    fetchNotices(db(), uid, { choice, onlyUnread, max: NOTICES_PAGE, after }),
  );
}

interface Choice {
  uid: string;
  tipo: NoticeType;
  wanted: boolean;
}

/** Which notices a member wants: each choice shows at once and is undone when it fails, with a ServiceError. */
export function useNoticeChoice({ account, apply }: MemberSession) {
  const show = ({ uid, tipo, wanted }: Choice) =>
    apply(
      forMember(uid, ({ notificacionesForo }) => ({
        notificacionesForo: { ...notificacionesForo, [tipo]: wanted },
      })),
    );
  const { mutateAsync } = useMutation({
    // Each names its own type, so that of two in a row neither takes back the other.
    mutationFn: ({ uid, tipo, wanted }: Choice) => runSerially(() => chooseNotice(db(), uid, tipo, wanted)),
    onMutate: show,
    onError: (_error, choice) => show({ ...choice, wanted: !choice.wanted }),
  });
  return async (tipo: NoticeType, wanted: boolean): Promise<void> => {
    if (account) await mutateAsync({ uid: account.uid, tipo, wanted });
  };
}
