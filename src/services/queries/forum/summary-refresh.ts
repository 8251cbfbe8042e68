import type { Account } from '@/model/account';
import { db } from '../../firestore';
import { refreshSummary } from '../../forum';
import { queryClient } from '../client';
import { forumKeys } from './lists';

/** Counts the figures of the forum's home again, and shows them. Rejects with a ServiceError. */
export async function countSummary(account: Account): Promise<void> {
  await refreshSummary(db(), account);
  await queryClient.invalidateQueries({ queryKey: forumKeys.summary });
}
