import { useMutation } from '@tanstack/react-query';
import type { Account } from '@/model/account';
import { db } from '../../firestore';
import type { Reported } from '../../forum/reports';
import { runSerially } from '../users/member';
import { usePreloadedModule } from '../useSendOnce';

const reporting = () => import('../../forum/reports');

export type { Reported } from '../../forum/reports';

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
