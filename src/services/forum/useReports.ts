import {
  type Report,
  type ReportedContent,
  type ReportedItem,
  type ReportFilter,
  reportedKey,
} from '@/model/forum/report';
import type { Account } from '@/model/users/account';
import { type PagedList, usePagedList } from '../client/paged-list';
import { queryClient } from '../client/query-client';
import type { TaskControl } from '../client/useLongTask';
import { db } from '../firestore/connection';
import { runSerially } from '../users/member';
import { forgetForumLists } from './list-queries';
import { type Decision, processItems } from './report-processing';
import { fetchReportedContent, fetchWholeReports } from './report-queue';

const REPORTS_KEY = ['foro', 'reportes'] as const;
const contentKey = (item: ReportedItem) => ['foro', 'contenido-reportado', reportedKey(item)];

/** A report with what it is about, as that stands now; undefined where it could not be read. */
export type QueuedReport = Report & { content: ReportedContent | undefined };

/** The reports with what they are about: one read for each item that was not read before, in one go. */
async function withContent(account: Account, reports: readonly Report[]): Promise<QueuedReport[]> {
  const known = (item: ReportedItem) => queryClient.getQueryData<ReportedContent>(contentKey(item));
  const missing = reports.filter((item) => known(item) === undefined);
  try {
    const read = await fetchReportedContent(db(), account, missing);
    for (const item of missing) queryClient.setQueryData(contentKey(item), read.get(reportedKey(item)));
  } catch (cause) {
    console.info('What is reported could not be read', cause);
  }
  return reports.map((report) => ({ ...report, content: known(report) }));
}

/** The reports of a filter, newest first, none twice: 8 reads a page, what is older of the same items, and what they are about. */
export function useReports(account: Account, filter: ReportFilter): PagedList<QueuedReport> {
  const list = usePagedList<QueuedReport>([...REPORTS_KEY, filter], async (after) => {
    const { rest, ...page } = await fetchWholeReports(db(), { ...filter, after });
    return { ...page, items: await withContent(account, [...page.items, ...rest]) };
  });
  return { ...list, items: [...new Map(list.items.map((report) => [report.id, report])).values()] };
}

/** Decides about reports, and reads anew what it changes. Never rejects: the answer tells what failed. */
export async function decideReports(
  account: Account,
  reports: readonly Report[],
  decision: Decision,
  control: TaskControl,
): ReturnType<typeof processItems> {
  const outcome = await runSerially(() => processItems(db(), account, reports, decision, control));
  for (const report of reports) queryClient.removeQueries({ queryKey: contentKey(report) });
  await queryClient.invalidateQueries({ queryKey: REPORTS_KEY });
  void queryClient.invalidateQueries({ queryKey: ['foro'], refetchType: 'none' });
  // What is hidden, closed or deleted by now is read again where it is next shown.
  for (const name of ['foro-tema', 'foro-respuestas', 'foro-respuesta'])
    void queryClient.invalidateQueries({ queryKey: [name] });
  forgetForumLists();
  return outcome;
}
