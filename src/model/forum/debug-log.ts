/** Messages of the console kept for the debug panel (spec 2, section 9). */
export const DEBUG_ENTRIES = 50;
/** A message may hold a whole answer of the server. */
const MAX_LENGTH = 600;

export const CONSOLE_LEVELS = ['debug', 'info', 'log', 'warn', 'error'] as const;
export type ConsoleLevel = (typeof CONSOLE_LEVELS)[number];

export interface DebugEntry {
  id: number;
  level: ConsoleLevel;
  text: string;
  at: Date;
}

function word(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    // What refers to itself cannot be written out.
    return String(value);
  }
}

/** What was given to the console, as one line of at most 600 characters. */
export function debugText(values: readonly unknown[]): string {
  const text = values.map(word).join(' ');
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** The list with one more, of which only the last 50 stay. */
export function withDebugEntry(entries: readonly DebugEntry[], entry: DebugEntry): DebugEntry[] {
  return [...entries, entry].slice(-DEBUG_ENTRIES);
}
