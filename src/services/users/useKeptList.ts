import type { KeptChanged } from './kept';
import { forMember, type MemberSession } from './member';
import { useOwnChange } from './useOwnChange';

export type KeptChange = { kind: 'add' | 'remove'; uid: string; id: string } | { kind: 'clear'; uid: string };

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
export function useKeptList<Code>(
  session: MemberSession,
  list: 'articulosFavoritos' | 'temasFavoritos',
  code: () => Promise<Code>,
  send: (code: Code, change: KeptChange) => Promise<KeptChanged>,
) {
  const { account, apply } = session;
  return useOwnChange(session, {
    code,
    send,
    meanwhile: (change: KeptChange) => {
      const before = account?.[list] ?? [];
      apply(forMember(change.uid, (now) => ({ [list]: after(now[list], change) })));
      return before;
    },
    failed: (_error, change, before = []) =>
      apply(forMember(change.uid, (now) => ({ [list]: undone(now[list], change, before) }))),
    earner: ({ changed }, change) => (changed && change.kind === 'add' ? change.uid : null),
  });
}
