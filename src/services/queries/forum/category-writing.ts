import { db } from '../../firestore';
import { createGeneralCategory } from '../../forum';
import { queryClient } from '../client';
import { forumKeys } from './lists';

/** Makes the forum's first category and shows it. Rejects with a ServiceError. */
export async function addGeneralCategory(actor: { uid: string; nombre: string }): Promise<void> {
  await createGeneralCategory(db(), actor);
  await queryClient.invalidateQueries({ queryKey: forumKeys.categories });
}
