import { db } from '../../firebase';
import { createGeneralCategory } from '../../forum/categories';
import { queryClient } from '../client';
import { forumKeys } from './keys';

/** Makes the forum's first category and shows it. Rejects with a ServiceError. */
export async function addGeneralCategory(uid: string): Promise<void> {
  await createGeneralCategory(db(), uid);
  await queryClient.invalidateQueries({ queryKey: forumKeys.categories });
}
