import {
  closeSync,
  copyFileSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Database, PreparedCommit, StoredDocument, Timestamp } from '../types';
import { formatTimestamp, parseTimestamp } from '../values/timestamps';
import { documentFromJson, documentToJson, recordOf } from './document-codec';
import { readLines, writeAll, writeLines } from './lines';

/** A journal is folded into a snapshot when it is larger than this and than the snapshot itself. */
const COMPACT_BYTES = 16 << 20;
/** At a shutdown already a journal of this size is folded: the next start is quicker. */
const COMPACT_AT_CLOSE_BYTES = 1 << 20;

/**
 * The durable side of one project: a snapshot of all documents and a journal of every commit since. Each line is written
 * before its commit is answered, so a killed process loses nothing that was answered; a torn last line is dropped.
 *
 * Files in DIR: snapshot.jsonl, whose first line holds its generation, and journal-GENERATION.jsonl. A new snapshot is
 * written aside and renamed; a journal of another generation is already inside it and is ignored.
 */
export class Journal {
  readonly #directory: string;
  #generation = 0;
  #snapshotBytes = 0;
  #journalBytes = 0;
  #file: number | undefined;
  #lastWrite: Timestamp | undefined;

  constructor(directory: string) {
    this.#directory = directory;
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  }

  /** The time of the last commit it holds; undefined when it is empty. */
  get lastWrite(): Timestamp | undefined {
    return this.#lastWrite;
  }

  /** Loads everything into an empty database and stands ready to append. */
  replayInto(database: Database): void {
    if (existsSync(this.#snapshotPath)) this.#loadSnapshot(database);
    let end = 0;
    if (existsSync(this.#journalPath)) {
      for (const line of readLines(this.#journalPath)) {
        if (!this.#replayLine(database, line.text)) break;
        end = line.end;
      }
    }
    this.#open(end);
    this.#removeOtherGenerations();
  }

  appendCommit(commit: PreparedCommit): void {
    const outcome = new Map<string, StoredDocument | undefined>();
    for (const { path, after, write } of commit.changes) {
      if (write.kind !== 'verify') outcome.set(path, after);
    }
    if (outcome.size === 0) return;
    const set = [...outcome.values()].flatMap((document) => (document ? [documentToJson(document)] : []));
    const removed = [...outcome].filter(([, document]) => !document).map(([path]) => path);
    this.#append({ time: formatTimestamp(commit.commitTime), set, delete: removed });
    this.#lastWrite = commit.commitTime;
  }

  appendClear(time: Timestamp): void {
    this.#append({ time: formatTimestamp(time), clear: true });
    this.#lastWrite = time;
  }

  compactIfGrown(database: Database): void {
    if (this.#journalBytes > Math.max(COMPACT_BYTES, this.#snapshotBytes)) this.compact(database);
  }

  /** Writes a snapshot of the database and begins an empty journal. */
  compact(database: Database): void {
    const aside = `${this.#snapshotPath}.new`;
    writeLines(aside, snapshotLines(database, this.#generation + 1, this.#lastWrite));
    renameSync(aside, this.#snapshotPath);
    this.#generation += 1;
    this.#snapshotBytes = statSync(this.#snapshotPath).size;
    this.#closeFile();
    this.#open(0);
    this.#removeOtherGenerations();
  }

  /** Makes durable what an import put into the database in place of everything before. */
  adopt(database: Database, time: Timestamp): void {
    this.#lastWrite = time;
    this.compact(database);
  }

  close(database: Database): void {
    if (this.#journalBytes > COMPACT_AT_CLOSE_BYTES) this.compact(database);
    this.#closeFile();
  }

  get #snapshotPath(): string {
    return join(this.#directory, 'snapshot.jsonl');
  }

  get #journalPath(): string {
    return join(this.#directory, `journal-${this.#generation}.jsonl`);
  }

  #loadSnapshot(database: Database): void {
    const path = this.#snapshotPath;
    try {
      const lines = readLines(path);
      const header = recordOf(JSON.parse(lines.next().value?.text ?? ''));
      if (typeof header.generation !== 'number') throw new Error('it has no generation');
      this.#generation = header.generation;
      this.#lastWrite = typeof header.lastWrite === 'string' ? parseTimestamp(header.lastWrite) : undefined;
      this.#snapshotBytes = statSync(path).size;
      database.load(parseDocuments(lines));
    } catch (cause) {
      throw new Error(`${path} cannot be read; move its directory away to begin empty (${String(cause)})`, {
        cause,
      });
    }
  }

  /** False for a line that is no JSON object: something else has written to the file, and the replay ends. */
  #replayLine(database: Database, text: string): boolean {
    const entry = parseEntry(text);
    if (!entry) {
      const copy = `${this.#journalPath}.damaged`;
      copyFileSync(this.#journalPath, copy);
      console.error(
        `${this.#journalPath}: a damaged line and what follows it are left out (kept in ${copy})`,
      );
      return false;
    }
    if (entry.clear === true) database.clear();
    if (Array.isArray(entry.delete)) for (const path of entry.delete) database.discard(String(path));
    if (Array.isArray(entry.set)) database.load(entry.set.map(documentFromJson));
    this.#lastWrite = typeof entry.time === 'string' ? parseTimestamp(entry.time) : this.#lastWrite;
    return true;
  }

  #append(entry: object): void {
    if (this.#file === undefined) throw new Error('the journal is closed');
    const bytes = Buffer.from(`${JSON.stringify(entry)}\n`);
    try {
      writeAll(this.#file, bytes);
    } catch (error) {
      // A half-written line (a full disk) must not stand before the next one.
      ftruncateSync(this.#file, this.#journalBytes);
      throw error;
    }
    this.#journalBytes += bytes.length;
  }

  #open(length: number): void {
    this.#file = openSync(this.#journalPath, 'a', 0o600);
    ftruncateSync(this.#file, length);
    this.#journalBytes = length;
  }

  #closeFile(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }

  #removeOtherGenerations(): void {
    for (const name of readdirSync(this.#directory)) {
      const stale = /^journal-\d+\.jsonl$/.test(name) && join(this.#directory, name) !== this.#journalPath;
      if (stale || name === 'snapshot.jsonl.new') rmSync(join(this.#directory, name));
    }
  }
}

function* snapshotLines(
  database: Database,
  generation: number,
  lastWrite: Timestamp | undefined,
): Generator<string> {
  yield JSON.stringify({ generation, ...(lastWrite ? { lastWrite: formatTimestamp(lastWrite) } : {}) });
  for (const document of database.allDocuments()) yield JSON.stringify(documentToJson(document));
}

function* parseDocuments(lines: Iterable<{ text: string }>): Generator<StoredDocument> {
  for (const { text } of lines) yield documentFromJson(JSON.parse(text));
}

function parseEntry(text: string): Record<string, unknown> | undefined {
  try {
    return recordOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}
