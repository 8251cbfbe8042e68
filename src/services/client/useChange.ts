import { type InfiniteData, type QueryKey, useMutation } from '@tanstack/react-query';
import type { Page } from '../firestore/lists';
import { keepQuery } from './keeping';
import { queryClient } from './query-client';

/** One change of what is stored: what is shown while it is sent, what after, and what if it fails. */
export interface Change<Input, Result, Shown> {
  /** Under what it shows where useUnderWay() looks. */
  key?: QueryKey;
  /** What was read and is changed by it: readings under way are stopped before it shows, as they would bring what was before. */
  of?: readonly QueryKey[];
  /** Stores it. Rejects with a ServiceError. */
  send: (input: Input) => Promise<Result>;
  /** While it is sent: shows it, or gives what useUnderWay() shows. */
  meanwhile?: (input: Input) => Shown;
  /** Once it is stored. */
  after?: (result: Result, input: Input, shown: Shown | undefined) => unknown;
  /** If it fails: takes back what was shown. What useUnderWay() shows is gone by itself. */
  failed?: (error: Error, input: Input, shown: Shown | undefined) => unknown;
  /** Once it has ended, stored or not. */
  settled?: () => void;
  /** How long useUnderWay() knows of it once it is stored, in milliseconds. */
  gcTime?: number;
}

/** A first reading goes on: nothing is shown of it that could be put back. */
async function stopReading(keys: readonly QueryKey[]): Promise<void> {
  const predicate = ({ state }: { state: { data: unknown } }) => state.data !== undefined;
  await Promise.all(keys.map((queryKey) => queryClient.cancelQueries({ queryKey, predicate })));
}

/** Changes what is stored, and shows it at once. */
export function useChange<Input, Result, Shown = undefined>({
  key,
  of = [],
  send,
  meanwhile,
  after,
  failed,
  settled,
  gcTime,
}: Change<Input, Result, Shown>) {
  return useMutation<Result, Error, Input, Shown | undefined>({
    ...(key && { mutationKey: key }),
    ...(gcTime !== undefined && { gcTime }),
    mutationFn: send,
    onMutate: async (input) => {
      if (!meanwhile) return undefined;
      await stopReading(of);
      return meanwhile(input);
    },
    onSuccess: async (result, input, shown) => {
      await stopReading(of);
      await after?.(result, input, shown);
    },
    onError: (error, input, shown) => failed?.(error, input, shown),
    onSettled: () => settled?.(),
  });
}

/**
 * Changes what was read under a key, wherever it is shown and where the device keeps it. It was not read: it is as old as it was.
 */
export function changeShown<Data>(queryKey: QueryKey, change: (data: Data, key: QueryKey) => Data): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey })) {
    const { data, dataUpdatedAt: updatedAt } = query.state;
    if (data === undefined) continue;
    queryClient.setQueryData<Data>(query.queryKey, (now) => now && change(now, query.queryKey), {
      updatedAt,
    });
    if (query.options.persister)
      keepQuery(query.queryKey, queryClient).catch((cause: unknown) =>
        console.debug('The device keeps nothing', cause),
      );
  }
}

/** The same of lists that are read a page at a time. */
export function changeItems<Item>(queryKey: QueryKey, change: (items: readonly Item[]) => Item[]): void {
  changeShown<InfiniteData<Page<Item, unknown>>>(queryKey, (known) => ({
    ...known,
    pages: known.pages.map((page) => ({ ...page, items: change(page.items) })),
  }));
}
