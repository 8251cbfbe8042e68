import { type ForumCategoryValues, GENERAL_CATEGORY, newPlaces } from '@/model/forum/forum-category';
import type { ForumCategory } from '@/model/forum/topic';
import type { Account } from '@/model/users/account';
import { queryClient } from '../client/query-client';
import { useChange } from '../client/useChange';
import type { TaskControl } from '../client/useLongTask';
import { useSendOnce } from '../client/useSendOnce';
import { db } from '../firestore/connection';
import {
  createForumCategory,
  deleteForumCategory,
  forceDeleteForumCategory,
  placeForumCategories,
  updateForumCategory,
} from './category-admin';
import { forgetForumLists, forumKeys } from './list-queries';
import { allCategoriesQuery } from './useAllCategories';

/** What this device keeps of the categories is read again where it is shown. Rejects as the work. */
const changing = <Result>(work: Promise<Result>): Promise<Result> =>
  work.finally(() => {
    forgetForumLists();
    return queryClient.invalidateQueries({ queryKey: allCategoriesQuery.queryKey });
  });

/** Stores what a form holds: a new category, or one that is edited. One form is one category, with the words it was sent with last. */
export function useSaveForumCategory(account: Account, editedId: string | undefined) {
  const { send, ...state } = useSendOnce(
    useChange({
      send: ({ id, values }: { id: string; values: ForumCategoryValues }) =>
        changing((editedId ? updateForumCategory : createForumCategory)(db(), account, id, values)),
    }),
  );
  /** Rejects with a ServiceError. */
  const save = (values: ForumCategoryValues) =>
    send([], (id) => ({ id, values }), editedId === undefined ? {} : { id: editedId });
  return { ...state, save };
}

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
