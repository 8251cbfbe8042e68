/** One run over all links: what is due is looked at, copies of the dead are asked for, and the report is made. */
import type { LinkReport, LinkUse } from '@/model/links/link-report';
import { type CheckOptions, checkAll } from './check';
import { makeReport, problemOf } from './report';
import type { LinkState } from './state';

export interface RunOptions extends Pick<CheckOptions, 'look' | 'wait' | 'hosts' | 'pause'> {
  state: LinkState;
  /** Asks for an archived copy; '' where there is none, null where nobody answers. */
  copyOf: (address: string) => Promise<string | null>;
  /** What was looked at after this moment (ms) is not looked at again. */
  since: number;
  now: () => number;
  /** What the staff has set aside, asked for at the end: it goes on with its work meanwhile. */
  before: () => Promise<Pick<LinkReport, 'apartados'>>;
  onProgress?: (done: number, total: number) => void;
  signal?: AbortSignal;
}

/** After so many looks what was seen is kept. */
const SAVE_EVERY = 20;

export async function runLinks(
  uses: ReadonlyMap<string, readonly LinkUse[]>,
  options: RunOptions,
): Promise<Omit<LinkReport, 'fecha'>> {
  const { state, since, now, copyOf, wait, pause, signal, onProgress = () => {} } = options;
  state.keepOnly(uses);
  const due = state.due(uses.keys(), since);
  let done = 0;
  await checkAll(due, {
    ...options,
    onLook: (address, look) => {
      state.put(address, look, now());
      done += 1;
      if (done % SAVE_EVERY === 0) state.save();
      onProgress(done, due.length);
    },
  });
  state.save();
  for (const [address, seen] of state.seen) {
    if (signal?.aborted) break;
    if (problemOf(seen) !== 'muerto' || seen.copy) continue;
    state.seen.set(address, { ...seen, copy: await copyOf(address) });
    state.save();
    await wait(pause);
  }
  return makeReport(uses, state.seen, await options.before());
}
