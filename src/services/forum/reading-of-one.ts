import type { UseQueryResult } from '@tanstack/react-query';
import { readingOf } from '../client/paged-list';
import { toServiceError } from '../firestore/errors';

const GONE: readonly string[] = ['not-found', 'permission-denied'];

/** How the reading of one thing stands: what is gone, or not for this reader, is not shown from before either. */
export function readingOfOne<Item>(query: UseQueryResult<Item>) {
  const { error, isFetching, refetch } = query;
  const isGone = error !== null && GONE.includes(toServiceError(error).code);
  const data = isGone ? undefined : query.data;
  return { data, ...readingOf({ data, error, isFetching: isFetching && !isGone, refetch }) };
}
