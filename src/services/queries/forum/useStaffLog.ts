import type { LogFilter, LogLine } from '@/model/forum/staff-log';
import { db, type TimeCursor } from '../../firestore';
import { fetchLog } from '../../forum';
import { type PagedList, usePagedList } from '../paged-list';

/** The log of the staff, newest first: 25 reads a page. */
export function useStaffLog(filter: LogFilter): PagedList<LogLine> {
  return usePagedList(
    ['foro', 'registro', filter],
    (after: TimeCursor | null) => fetchLog(db(), { ...filter, after }),
    (page) => page.lines,
    { staleTime: 0 },
  );
}
