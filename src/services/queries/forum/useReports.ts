import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Account } from '@/model/account';
import {
  type Report,
  type ReportedContent,
  type ReportedItem,
  type ReportFilter,
  reportedKey,
} from '@/model/forum/report';
import { db } from '../../firestore';
import type { Decision } from '../../forum';
import { fetchReportedContent, fetchReports, processItems } from '../../forum';
import { queryClient } from '../client';
import { type PagedList, STAFF_LIST, usePagedList } from '../paged-list';
import type { TaskControl } from '../useLongTask';
import { runSerially } from '../users/member';

const REPORTS_KEY = ['foro', 'reportes'] as const;

/** The reports of a filter, newest first: 8 reads a page. */
export function useReports(filter: ReportFilter): PagedList<Report> {
  return usePagedList([...REPORTS_KEY, filter], (after) => fetchReports(db(), { ...filter, after }));
}

const ITEM_KEY = 'contenido-reportado';
const contentKey = (item: ReportedItem) => ['foro', ITEM_KEY, reportedKey(item)];
const known = (item: ReportedItem) => queryClient.getQueryData<ReportedContent>(contentKey(item));

/** What is known of the items already, and those that are still to be read, in one go. */
async function readContent(account: Account, items: readonly ReportedItem[]) {
  const missing = items.filter((item) => known(item) === undefined);
  const read = await fetchReportedContent(db(), account, missing);
  for (const item of missing) queryClient.setQueryData(contentKey(item), read.get(reportedKey(item)));
  return new Map(items.map((item) => [reportedKey(item), known(item)]));
}

/** What the reports shown are about: one read for each item that was not read before. */
export function useReportedContent(account: Account, reports: readonly Report[]) {
  const keys = [...new Set(reports.map(reportedKey))];
  const { data, isError, refetch } = useQuery(
    queryOptions({
      queryKey: ['foro', `${ITEM_KEY}s`, keys],
      queryFn: () => readContent(account, reports),
      enabled: reports.length > 0,
      // A longer list keeps what it showed while the new ones arrive.
      placeholderData: (before) => before,
      ...STAFF_LIST,
    }),
  );
  return {
    contentOf: (report: ReportedItem) => data?.get(reportedKey(report)),
    failed: isError,
    retry: () => void refetch(),
  };
}

function forget(items: readonly ReportedItem[]): void {
  for (const item of items) queryClient.removeQueries({ queryKey: contentKey(item) });
  queryClient.removeQueries({ queryKey: ['foro', `${ITEM_KEY}s`], type: 'inactive' });
}

/** Decides about reports, and reads anew what it changes. Never rejects: the answer tells what failed. */
export async function decideReports(
  account: Account,
  reports: readonly Report[],
  decision: Decision,
  control: TaskControl,
): ReturnType<typeof processItems> {
  const outcome = await runSerially(() => processItems(db(), account, reports, decision, control));
  forget(reports);
  await queryClient.invalidateQueries({ queryKey: REPORTS_KEY });
  void queryClient.invalidateQueries({ queryKey: ['foro'], refetchType: 'none' });
  return outcome;
}
