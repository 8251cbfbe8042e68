import { useMutation, useQuery } from '@tanstack/react-query';
import { type LinkReport, linkMark, type ReportedLink } from '@/model/links/link-report';
import { showSaved } from '../articles/useManagedArticles';
import { type Reading, readingOf } from '../client/paged-list';
import { queryClient } from '../client/query-client';
import { db } from '../firestore/connection';
import type { StaffSession } from '../users/member';
import { fetchLinkReport, replaceLink, setLinkAside } from './links';

const KEY = ['admin', 'enlaces'] as const;

/** Shows on this device what was set aside, or is told of again. */
function mark(address: string, aside: boolean): void {
  queryClient.setQueryData<LinkReport | null>(KEY, (report) => {
    if (!report) return report;
    const others = report.apartados.filter((one) => one !== linkMark(address));
    return { ...report, apartados: aside ? [...others, linkMark(address)] : others };
  });
}

/** What the last look at all links told: one read. Undefined report: not read yet; null: nobody has looked. */
export function useLinkReport(): Reading & { report: LinkReport | null | undefined } {
  const query = useQuery({ queryKey: KEY, queryFn: () => fetchLinkReport(db()) });
  return { ...readingOf(query), report: query.data };
}

/** What the desk does with an address. Both reject with a ServiceError; `take` gives how many articles changed. */
export function useLinkChanges({ account }: StaffSession) {
  const aside = useMutation({
    mutationFn: ({ direccion, away }: { direccion: string; away: boolean }) =>
      setLinkAside(db(), direccion, away),
    onSuccess: (_, { direccion, away }) => mark(direccion, away),
  });
  const take = useMutation({
    mutationFn: async ({ direccion, propuesta, usos }: ReportedLink) => {
      let changed = 0;
      // One after another: each commit writes the same shards.
      for (const { articulo } of usos) {
        const saved = await replaceLink(db(), articulo, { from: direccion, to: propuesta }, account);
        if (saved === null) continue;
        changed += 1;
        showSaved(saved.id, saved);
      }
      await setLinkAside(db(), direccion, true);
      return changed;
    },
    onSuccess: (_, { direccion }) => mark(direccion, true),
  });
  return { setAside: aside.mutateAsync, take: take.mutateAsync };
}
