import { type MutationState, type QueryKey, useMutationState } from '@tanstack/react-query';

/** What the changes under a key show while they are sent (`meanwhile` of useChange); what fails was never there. */
export function useUnderWay<Shown>(key: QueryKey): Shown[] {
  const changes = useMutationState<MutationState<unknown, Error, unknown, Shown>>({
    filters: { mutationKey: key, status: 'pending' },
  });
  return changes.flatMap(({ context }) => context ?? []);
}
