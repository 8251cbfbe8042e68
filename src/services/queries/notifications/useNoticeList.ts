import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { Account } from '@/model/account';
import { NOTICES_PAGE, type Notice } from '@/model/forum/notice';
import { db } from '../../firestore';
import { fetchNotices, type NoticeCursor, type NoticePage } from '../../notifications';
import { type PagedList, pagedList, STAFF_LIST } from '../paged-list';
import { listKey, type NoticePages } from './notice-cache';

function noticesQuery({ uid, notificacionesForo: choice }: Account, onlyUnread: boolean) {
  return infiniteQueryOptions<
    NoticePage,
    Error,
    NoticePages,
    ReturnType<typeof listKey>,
    NoticeCursor | null
  >({
    queryKey: listKey(uid, choice, onlyUnread),
    queryFn: ({ pageParam }) =>
      fetchNotices(db(), uid, { choice, onlyUnread, max: NOTICES_PAGE, after: pageParam }),
    initialPageParam: null,
    getNextPageParam: (last) => last.next,
    ...STAFF_LIST,
  });
}

/** All notices of a member that are wanted, newest first, or those unread: 25 reads a page. */
export function useNoticeList(account: Account, onlyUnread: boolean): PagedList<Notice> {
  return pagedList(useInfiniteQuery(noticesQuery(account, onlyUnread)), (page) => page.notices);
}
