import type { Account } from '@/model/account';
import { type ForumCategoryValues, GENERAL_CATEGORY, newPlaces } from '@/model/forum/category';
import type { ForumCategory } from '@/model/forum/topic';
import { db, newId } from '../../firestore';
import {
  createForumCategory,
  deleteForumCategory,
  forceDeleteForumCategory,
  placeForumCategories,
  updateForumCategory,
} from '../../forum';
import { queryClient } from '../client';
import type { TaskControl } from '../useLongTask';
import { forgetForumLists, forumKeys } from './lists';
import { allCategoriesQuery } from './useAllCategories';

/** What this device keeps of the categories is read again where it is shown. Rejects as the work. */
async function changing<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } finally {
    forgetForumLists();
    await queryClient.invalidateQueries({ queryKey: allCategoriesQuery.queryKey });
  }
}

/** An id for a form's category, kept for every retry: one form is one category. */
export const newForumCategoryId = newId;

/** Rejects with a ServiceError. */
export const addForumCategory = (account: Account, id: string, values: ForumCategoryValues): Promise<void> =>
  changing(createForumCategory(db(), account, id, values));

/** Rejects with a ServiceError. */
export const editForumCategory = (account: Account, id: string, values: ForumCategoryValues): Promise<void> =>
  changing(updateForumCategory(db(), account, id, values));

/** Makes the forum's first category and shows it. Rejects with a ServiceError. */
export async function addGeneralCategory(account: Account): Promise<void> {
  // One id: two who open the forum at once make one.
  await createForumCategory(db(), account, 'general', GENERAL_CATEGORY);
  await queryClient.invalidateQueries({ queryKey: forumKeys.categories });
}

/** Shows the categories in this order at once, and stores it. Rejects with a ServiceError; what is stored shows again. */
export async function orderForumCategories(
  account: Account,
  ordered: readonly ForumCategory[],
): Promise<void> {
  await queryClient.cancelQueries({ queryKey: allCategoriesQuery.queryKey });
  queryClient.setQueryData(
    allCategoriesQuery.queryKey,
    ordered.map((category, orden) => ({ ...category, orden })),
  );
  await changing(placeForumCategories(db(), account, newPlaces(ordered)));
}

/**
 * Deletes a category: an empty one, and gives the number of topics that prevent it, 0 when it is gone; or, `forced`, with all it
 * holds, and gives how much that was. Rejects with a ServiceError, or the signal's reason.
 */
export const removeForumCategory = (
  account: Account,
  category: ForumCategory,
  forced: boolean,
  control: TaskControl,
) =>
  changing<number | Awaited<ReturnType<typeof forceDeleteForumCategory>>>(
    forced
      ? forceDeleteForumCategory(db(), account, category, control)
      : deleteForumCategory(db(), account, category),
  );
