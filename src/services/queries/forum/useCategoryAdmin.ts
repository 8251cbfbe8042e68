import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Account } from '@/model/account';
import { type ForumCategoryValues, newPlaces } from '@/model/forum/category';
import type { ForumCategory } from '@/model/forum/topic';
import { db } from '../../firestore';
import {
  CategoryHasTopicsError,
  createForumCategory,
  deleteForumCategory,
  type ForcedDeletion,
  fetchAllCategories,
  forceDeleteForumCategory,
  newCategoryId,
  placeForumCategories,
  updateForumCategory,
} from '../../forum';
import { queryClient } from '../client';
import { STAFF_LIST } from '../paged-list';
import type { TaskControl } from '../useLongTask';
import { forgetForumLists } from './lists';

const categoriesQuery = queryOptions<ForumCategory[], Error, ForumCategory[], readonly string[]>({
  queryKey: ['foro', 'admin', 'categorias'],
  queryFn: () => fetchAllCategories(db()),
  ...STAFF_LIST,
});

/** Every category in its order: one read each. */
export function useAllForumCategories() {
  return useQuery(categoriesQuery);
}

/** What this device keeps of the categories is read again where it is shown. */
async function refresh(): Promise<void> {
  forgetForumLists();
  await queryClient.invalidateQueries({ queryKey: categoriesQuery.queryKey });
}

/** An id for a form's category, kept for every retry: one form is one category. */
export const newForumCategoryId = (): string => newCategoryId(db());

/** Rejects with a ServiceError. */
export async function addForumCategory(
  account: Account,
  id: string,
  values: ForumCategoryValues,
): Promise<void> {
  await createForumCategory(db(), account, id, values);
  await refresh();
}

/** Rejects with a ServiceError. */
export async function editForumCategory(
  account: Account,
  id: string,
  values: ForumCategoryValues,
): Promise<void> {
  await updateForumCategory(db(), account, id, values);
  await refresh();
}

/** Shows the categories in this order at once, and stores it. Rejects with a ServiceError; what is stored shows again. */
export async function orderForumCategories(
  account: Account,
  ordered: readonly ForumCategory[],
): Promise<void> {
  const places = newPlaces(ordered);
  await queryClient.cancelQueries({ queryKey: categoriesQuery.queryKey });
  queryClient.setQueryData(
    categoriesQuery.queryKey,
    ordered.map((category, orden) => ({ ...category, orden })),
  );
  try {
    await placeForumCategories(db(), account, places);
  } finally {
    await refresh();
  }
}

/** Deletes an empty category; gives the number of topics that prevent it, 0 when it is gone. Rejects with a ServiceError. */
export async function removeForumCategory(account: Account, category: ForumCategory): Promise<number> {
  try {
    await deleteForumCategory(db(), account, category);
    return 0;
  } catch (cause) {
    if (cause instanceof CategoryHasTopicsError) return cause.count;
    throw cause;
  } finally {
    await refresh();
  }
}

/** Deletes a category with all it holds. Rejects with a ServiceError, or the signal's reason. */
export async function removeForumCategoryWithTopics(
  account: Account,
  category: ForumCategory,
  control: TaskControl,
): Promise<ForcedDeletion> {
  try {
    return await forceDeleteForumCategory(db(), account, category, control);
  } finally {
    await refresh();
  }
}
