import { useMutation } from '@tanstack/react-query';
import type { Account } from '@/model/account';
import { db, toServiceError } from '../../firestore';
import type { Reported } from '../../forum/reports';
import { usePreloadedModule } from '../useSendOnce';

const reporting = () => import('../../forum/reports');

export type { Reported } from '../../forum/reports';

/** Reports something to the moderators. */
export function useReport(account: Account, item: Reported) {
  usePreloadedModule(reporting);
  const mutation = useMutation({
    mutationFn: async (motivo: string) => {
      const { reportContent } = await reporting();
      await reportContent(db(), account, item, motivo);
    },
  });
  return {
    /** Rejects with a ServiceError. */
    send: mutation.mutateAsync,
    pending: mutation.isPending,
    error: mutation.error ? toServiceError(mutation.error) : null,
  };
}
