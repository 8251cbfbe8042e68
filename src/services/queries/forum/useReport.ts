import { useMutation } from '@tanstack/react-query';
import type { Account } from '@/model/account';
import type { LibraryItem } from '@/model/forum/report';
import type { ItemKind } from '@/model/forum/topic';
import { db, toServiceError } from '../../firestore';
import { usePreloadedModule } from '../useSendOnce';

const ofForum = () => import('../../forum/reports');
const ofLibrary = () => import('../../forum/library-reports');

/** A topic or a reply, an article, or a comment of one. */
export type Reported = { kind: ItemKind; id: string } | LibraryItem;

/** Reports something to the moderators. */
export function useReport(account: Account, item: Reported) {
  usePreloadedModule('kind' in item ? ofForum : ofLibrary);
  const mutation = useMutation({
    mutationFn: async (motivo: string) => {
      if ('kind' in item) await (await ofForum()).reportContent(db(), account, item, motivo);
      else await (await ofLibrary()).reportInLibrary(db(), account, item, motivo);
    },
  });
  return {
    /** Rejects with a ServiceError. */
    send: mutation.mutateAsync,
    pending: mutation.isPending,
    error: mutation.error ? toServiceError(mutation.error) : null,
  };
}
