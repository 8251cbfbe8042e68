import type { Account } from '@/model/account';
import { db } from '../../firestore';
import { createGeneralCategory, refreshSummary } from '../../forum';
import { queryClient } from '../client';
import { forumKeys } from './lists';

/** Makes the forum's first category and shows it. Rejects with a ServiceError. */
export async function addGeneralCategory(actor: { uid: string; nombre: string }): Promise<void> {
  await createGeneralCategory(db(), actor);
  await queryClient.invalidateQueries({ queryKey: forumKeys.categories });
}

/** Counts the figures of the forum's home again, and shows them. Rejects with a ServiceError. */
export async function countSummary(account: Account): Promise<void> {
  await refreshSummary(db(), account);
  await queryClient.invalidateQueries({ queryKey: forumKeys.summary });
}
