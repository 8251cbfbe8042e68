import { CONSOLE_LEVELS, type DebugEntry, debugText, withEntry } from '@/model/forum/debug-log';

let entries: readonly DebugEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly DebugEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

/** Listens to the console from now on; gives the way to stop. What is said goes on to the console as before. */
export function watchConsole(): () => void {
  const restores = CONSOLE_LEVELS.map((level) => {
    const original = console[level];
    console[level] = (...values: unknown[]) => {
      original.apply(console, values);
      lastId += 1;
      const entry = { id: lastId, level, text: debugText(values), at: new Date() };
      // Said while something is being drawn, it must not draw again at once.
      queueMicrotask(() => change(withEntry(entries, entry)));
    };
    return () => {
      console[level] = original;
    };
  });
  return () => {
    for (const restore of restores) restore();
  };
}

export const clearDebugLog = (): void => change([]);
export const debugEntries = (): readonly DebugEntry[] => entries;

export function subscribeToDebugLog(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
