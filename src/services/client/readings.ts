/** What was read on the pages before this one, in a document whose pages come one in the place of the other. */
import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from './query-client';

/** What was read, with its time in milliseconds. */
export type Readings = readonly { queryKey: QueryKey; data: unknown; updatedAt: number }[];

/** Empties the cache of a page that has ended; gives what it held. */
export function endReadings(): Readings {
  const readings = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.data !== undefined })
    .map(({ queryKey, state }) => ({ queryKey, data: state.data, updatedAt: state.dataUpdatedAt }));
  queryClient.clear();
  return readings;
}

/**
 * Makes what a page was drawn from as new as the readings that are put back once the page is taken over: until then it stands as it was
 * drawn, and is not read again.
 */
export function dateDrawing(readings: Readings): void {
  for (const { queryKey, updatedAt } of readings) {
    const drawn = queryClient.getQueryCache().find({ queryKey });
    if (drawn && drawn.state.dataUpdatedAt < updatedAt) drawn.setState({ dataUpdatedAt: updatedAt });
  }
}

/** Puts readings back that are not there, or older, or a drawing that was dated like them. */
export function putBackReadings(readings: Readings): void {
  for (const { queryKey, data, updatedAt } of readings)
    if ((queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0) <= updatedAt)
      queryClient.setQueryData(queryKey, data, { updatedAt });
}
