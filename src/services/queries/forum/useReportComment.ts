import { useMutation } from '@tanstack/react-query';
import type { Account } from '@/model/account';
import type { Comment } from '@/model/comment';
import { toServiceError } from '../../errors';
import { db } from '../../firebase';
import { reportComment } from '../../forum/library-reports';

interface Wanted {
  account: Account;
  comment: Comment;
  motivo: string;
}

/** Reports a comment of an article to the moderators. */
export function useReportComment() {
  const mutation = useMutation({
    mutationFn: ({ account, comment, motivo }: Wanted) => reportComment(db(), account, comment, motivo),
  });
  return {
    /** Rejects with a ServiceError. */
    send: mutation.mutateAsync,
    pending: mutation.isPending,
    error: mutation.error ? toServiceError(mutation.error) : null,
  };
}
