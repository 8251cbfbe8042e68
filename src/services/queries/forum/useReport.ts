import { useMutation } from '@tanstack/react-query';
import type { Account } from '@/model/account';
import type { LibraryItem } from '@/model/forum/report';
import type { ItemKind } from '@/model/forum/topic';
import { db, toServiceError } from '../../firestore';
import { usePreloadedModule } from '../useSendOnce';

const reporting = () => import('../../forum/reports');

/** A topic or a reply, an article, or a comment of one. */
export type Reported = { kind: ItemKind; id: string } | LibraryItem;

/** Reports something to the moderators. */
export function useReport(account: Account, item: Reported) {
  usePreloadedModule(reporting);
  const mutation = useMutation({
    mutationFn: async (motivo: string) => {
      const { reportContent, reportInLibrary } = await reporting();
      if ('kind' in item) await reportContent(db(), account, item, motivo);
      else await reportInLibrary(db(), account, item, motivo);
    },
  });
  return {
    /** Rejects with a ServiceError. */
    send: mutation.mutateAsync,
    pending: mutation.isPending,
    error: mutation.error ? toServiceError(mutation.error) : null,
  };
}
