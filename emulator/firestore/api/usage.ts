import type { RulesCost } from '../security/guard';

/** What one request cost, as Firestore bills it. `reads` includes `ruleReads`. */
export interface RequestUsage {
  method: string;
  path: string;
  reads: number;
  writes: number;
  deletes: number;
  /** Distinct documents that the rules read with get() and exists(). */
  ruleReads: number;
  /** What the rules evaluated, where they did. */
  rules?: RulesCost;
  status: number;
}

export interface UsageReport {
  reads: number;
  writes: number;
  deletes: number;
  requests: RequestUsage[];
}

const REMEMBERED_REQUESTS = 500;
const ENTRIES_PER_READ = 1000;

/** The reads, writes and deletes of a project since the last reset, and its last requests one by one. */
export class UsageMeter {
  #totals = { reads: 0, writes: 0, deletes: 0 };
  #requests: RequestUsage[] = [];

  record(usage: RequestUsage): void {
    this.#totals.reads += usage.reads;
    this.#totals.writes += usage.writes;
    this.#totals.deletes += usage.deletes;
    this.#requests.push(usage);
    if (this.#requests.length > 2 * REMEMBERED_REQUESTS) {
      this.#requests = this.#requests.slice(-REMEMBERED_REQUESTS);
    }
  }

  report(): UsageReport {
    return { ...this.#totals, requests: this.#requests.slice(-REMEMBERED_REQUESTS) };
  }

  reset(): void {
    this.#totals = { reads: 0, writes: 0, deletes: 0 };
    this.#requests = [];
  }
}

/** One read a document, returned or passed over by an offset; an empty answer costs one. */
export function queryReads(returned: number, skipped: number): number {
  return Math.max(1, returned + skipped);
}

/** One read for each started thousand of index entries; at least one. */
export function aggregationReads(indexEntries: number): number {
  return Math.max(1, Math.ceil(indexEntries / ENTRIES_PER_READ));
}
