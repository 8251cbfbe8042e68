import { type InfiniteData, infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { LogFilter, LogLine } from '@/model/forum/staff-log';
import type { TimeCursor } from '../../firestore';
import { db } from '../../firestore';
import { fetchLog, type LogPage } from '../../forum';
import { type PagedList, pagedList, STAFF_LIST } from '../paged-list';

type Pages = InfiniteData<LogPage, TimeCursor | null>;

const logQuery = (filter: LogFilter) =>
  infiniteQueryOptions<LogPage, Error, Pages, readonly [string, string, LogFilter], TimeCursor | null>({
    queryKey: ['foro', 'registro', filter],
    queryFn: ({ pageParam }) => fetchLog(db(), { ...filter, after: pageParam }),
    initialPageParam: null,
    getNextPageParam: (last) => last.next,
    ...STAFF_LIST,
    staleTime: 0,
  });

/** The log of the staff, newest first: 25 reads a page. */
export function useStaffLog(filter: LogFilter): PagedList<LogLine> {
  return pagedList(useInfiniteQuery(logQuery(filter)), (page) => page.lines);
}
