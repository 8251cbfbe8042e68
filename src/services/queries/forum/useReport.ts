import { useMutation } from '@tanstack/react-query';
import type { Account } from '@/model/account';
import type { ItemKind } from '@/model/forum/topic';
import { db, toServiceError } from '../../firestore';
import { usePreloadedModule } from '../usePreloadedModule';

const reporting = () => import('../../forum/reports');

interface Report {
  account: Account;
  kind: ItemKind;
  id: string;
  motivo: string;
}

/** Reports a topic or a reply to the moderators. */
export function useReport() {
  usePreloadedModule(reporting);
  const mutation = useMutation({
    mutationFn: async ({ account, kind, id, motivo }: Report) => {
      const { reportContent } = await reporting();
      await reportContent(db(), account, { kind, id }, motivo);
    },
  });
  return {
    /** Rejects with a ServiceError. */
    send: mutation.mutateAsync,
    pending: mutation.isPending,
    error: mutation.error ? toServiceError(mutation.error) : null,
  };
}
