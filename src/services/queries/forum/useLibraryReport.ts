import { useMutation } from '@tanstack/react-query';
import type { Account } from '@/model/account';
import type { LibraryItem } from '@/model/forum/report';
import { db, toServiceError } from '../../firestore';
import { reportInLibrary } from '../../forum';

interface Wanted {
  account: Account;
  item: LibraryItem;
  motivo: string;
}

/** Reports an article, or a comment of one, to the moderators. */
export function useLibraryReport() {
  const mutation = useMutation({
    mutationFn: ({ account, item, motivo }: Wanted) => reportInLibrary(db(), account, item, motivo),
  });
  return {
    /** Rejects with a ServiceError. */
    send: mutation.mutateAsync,
    pending: mutation.isPending,
    error: mutation.error ? toServiceError(mutation.error) : null,
  };
}
