import type { Account } from '@/model/account';
import { useSeenNotices } from '@/services/queries/notifications/useSeenNotices';

interface SeenNoticesProps {
  account: Account;
  topicId: string;
  /** The replies that are shown. */
  replyIds: readonly string[];
}

/** Marks the notices of what is read here as read. */
export function SeenNotices({ account, topicId, replyIds }: SeenNoticesProps) {
  useSeenNotices(account, topicId, replyIds);
  return null;
}
