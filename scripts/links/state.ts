/** What earlier runs found out, in a file: an interrupted run goes on from it, and what was looked at lately is not asked again. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Look } from './look';

export interface Seen extends Look {
  /** When it was looked at, in ms. */
  at: number;
  /** In how many runs in a row it did not answer. */
  failures: number;
  /** An archived copy; '' for none, null while that is not known. */
  copy: string | null;
}

const FORMAT = 1;

export class LinkState {
  readonly #file: string;
  readonly seen: Map<string, Seen>;

  constructor(file: string) {
    this.#file = file;
    this.seen = new Map(Object.entries(this.#load()));
  }

  #load(): Record<string, Seen> {
    if (!existsSync(this.#file)) return {};
    // Our own file: another format is another number.
    const kept = JSON.parse(readFileSync(this.#file, 'utf8')) as {
      format: number;
      seen: Record<string, Seen>;
    };
    return kept.format === FORMAT ? kept.seen : {};
  }

  /** Those of `addresses` that were never looked at, or before `since` (ms). */
  due(addresses: Iterable<string>, since: number): string[] {
    return [...addresses].filter(
      (address) => (this.seen.get(address)?.at ?? Number.NEGATIVE_INFINITY) < since,
    );
  }

  put(address: string, look: Look, at: number): void {
    const before = this.seen.get(address);
    const failures = look.result === 'failing' ? (before?.failures ?? 0) + 1 : 0;
    this.seen.set(address, { ...look, at, failures, copy: before?.copy ?? null });
  }

  /** Forgets what no article names any more. */
  keepOnly(addresses: ReadonlySet<string> | ReadonlyMap<string, unknown>): void {
    for (const address of this.seen.keys()) if (!addresses.has(address)) this.seen.delete(address);
  }

  /** Written whole or not at all. */
  save(): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    const part = `${this.#file}.part`;
    writeFileSync(part, JSON.stringify({ format: FORMAT, seen: Object.fromEntries(this.seen) }));
    renameSync(part, this.#file);
  }
}
