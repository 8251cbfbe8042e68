import { useMutation } from '@tanstack/react-query';
import type { Account } from '@/model/users/account';
import { usePreloadedModule } from '../client/useSendOnce';
import { db } from '../firestore/connection';
import { runSerially } from '../users/member';
import type { Reported } from './reports';

const reporting = () => import('./reports');

export type { Reported } from './reports';

/** Reports something to the moderators. Rejects with a ServiceError. */
export function useReport(account: Account, item: Reported, proof: { isVerified: boolean }) {
  usePreloadedModule(reporting);
  return useMutation({
    mutationFn: async (motivo: string) => {
      const { reportContent } = await reporting();
      await runSerially(() => reportContent(db(), account, item, motivo, proof));
    },
  });
}
