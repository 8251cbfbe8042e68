import { useMutation } from '@tanstack/react-query';
import { usePreloadedModule } from '../client/useSendOnce';
import { awardAndSyncProfile, forMember, type MemberSession, runSerially, settling } from './member';

export type KeptChange = { kind: 'add' | 'remove'; uid: string; id: string } | { kind: 'clear'; uid: string };

/** What became of a change. */
export interface KeptChanged {
  /** False when there was nothing to change. */
  changed: boolean;
  /** Points earned by it. */
  points: number;
}

function after(ids: readonly string[], change: KeptChange): string[] {
  if (change.kind === 'clear') return [];
  const others = ids.filter((id) => id !== change.id);
  return change.kind === 'add' ? [...others, change.id] : others;
}

/** The list without a change that failed: others made meanwhile stay. */
function undone(ids: readonly string[], change: KeptChange, before: readonly string[]): string[] {
  if (change.kind === 'add')
    return before.includes(change.id) ? [...ids] : after(ids, { ...change, kind: 'remove' });
  const back = change.kind === 'clear' ? before : before.filter((id) => id === change.id);
  return [...back, ...ids.filter((id) => !back.includes(id))];
}

/** Changes a list that a member keeps, in turn: they show at once, are undone when they fail, and reject with a ServiceError. */
export function useKeptList(
  session: MemberSession,
  list: 'articulosFavoritos' | 'temasFavoritos',
  save: (change: KeptChange) => Promise<KeptChanged>,
) {
  usePreloadedModule(settling);
  const { account, apply } = session;
  return useMutation({
    mutationFn: (change: KeptChange) => runSerially(() => save(change)),
    onMutate: (change) => {
      const before = account?.[list] ?? [];
      apply(forMember(change.uid, (now) => ({ [list]: after(now[list], change) })));
      return before;
    },
    onError: (_error, change, before = []) =>
      apply(forMember(change.uid, (now) => ({ [list]: undone(now[list], change, before) }))),
    onSuccess: ({ changed }, change) => {
      if (changed && change.kind === 'add') void awardAndSyncProfile(session, change.uid);
    },
  });
}
