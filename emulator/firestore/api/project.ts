import type { Export } from '../persistence/export';
import type { Journal } from '../persistence/journal';
import { RulesetSlot } from '../security/ruleset-slot';
import { createDatabase } from '../store/database';
import type { Database, IndexConfiguration, PreparedCommit, Timestamp } from '../types';
import { compareTimestamps } from '../values/timestamps';
import { FaultList } from './faults';
import { UsageMeter } from './usage';

export interface ProjectOptions {
  id: string;
  now: () => Timestamp;
  /** The rules that hold until the project gets its own. */
  defaultRules: RulesetSlot;
  indexes?: IndexConfiguration;
  strictIndexes: boolean;
  journal?: Journal;
}

/** Everything the server keeps for one project: its database and what surrounds it. It knows no HTTP. */
export class Project {
  readonly id: string;
  readonly database: Database;
  readonly rules: RulesetSlot;
  readonly usage = new UsageMeter();
  readonly faults = new FaultList();
  readonly now: () => Timestamp;
  /** The rules judge each write of a commit by itself, also several of one document: stricter than Google's emulator. */
  judgesEachWrite = false;
  readonly #journal: Journal | undefined;

  constructor(options: ProjectOptions) {
    this.id = options.id;
    this.now = options.now;
    this.rules = new RulesetSlot(options.defaultRules);
    this.database = createDatabase({
      now: options.now,
      projectId: options.id,
      databaseId: '(default)',
      strictIndexes: options.strictIndexes,
      ...(options.indexes ? { indexes: options.indexes } : {}),
    });
    this.#journal = options.journal;
    this.#journal?.replayInto(this.database);
  }

  /** Makes a prepared commit durable, then effective. */
  commit(prepared: PreparedCommit): void {
    this.#journal?.appendCommit(prepared);
    this.database.apply(prepared);
    this.#journal?.compactIfGrown(this.database);
  }

  clear(): void {
    this.#journal?.appendClear(this.now());
    this.database.clear();
  }

  /**
   * Puts an export in place of all documents, unless something was written after it was made: then what is here is the
   * later state and stays. Says which of the two happened.
   */
  seed(data: Export): boolean {
    const lastWrite = this.#journal?.lastWrite;
    if (lastWrite && compareTimestamps(data.time, lastWrite) < 0) return false;
    this.database.clear();
    this.database.load(data.documents);
    this.#journal?.adopt(this.database, data.time);
    return true;
  }

  /** Folds the journal into a snapshot, for a shutdown or an export. */
  compact(): void {
    this.#journal?.compact(this.database);
  }

  close(): void {
    this.#journal?.close(this.database);
  }
}
