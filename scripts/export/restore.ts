import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ExpectedError } from '../lib/expected-error';
import { ask, type Database, documentsOf, type StoredDocument } from './database';
import { type ExportSummary, SUMMARY } from './export';

/** What one commit takes: 500 writes, 10 MiB. */
const BATCH = 500;
const BATCH_CHARACTERS = 4_000_000;

export interface RestoreOptions {
  /** Write also where there are documents: those of the same names are replaced, others stay. */
  overwrite?: boolean;
  onProgress?: (documents: number, total: number) => void;
}

function readSummary(folder: string): ExportSummary {
  const file = join(folder, SUMMARY);
  if (!existsSync(file)) throw new ExpectedError(`${folder} holds no whole export: ${SUMMARY} is not there.`);
  const summary = JSON.parse(readFileSync(file, 'utf8')) as ExportSummary;
  if (summary.format !== 1) throw new ExpectedError(`${file} is of another format.`);
  return summary;
}

async function isEmpty(database: Database): Promise<boolean> {
  const { collectionIds } = (await ask(database, 'listCollectionIds', { pageSize: 1 })) as {
    collectionIds?: string[];
  };
  return (collectionIds ?? []).length === 0;
}

const fileOf = (folder: string, collection: string) =>
  join(folder, `${encodeURIComponent(collection)}.jsonl`);

const linesOf = (file: string) => createInterface({ input: createReadStream(file), crlfDelay: Infinity });

function isDocumentOf(collection: string, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { path, fields } = value as Partial<Record<keyof StoredDocument, unknown>>;
  return (
    typeof path === 'string' &&
    path.startsWith(`${collection}/`) &&
    path.split('/').length % 2 === 0 &&
    typeof fields === 'object' &&
    fields !== null
  );
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/**
 * Reads every file before anything is written: a copy that was cut is found here, not after the first documents. Throws
 * ExpectedError with the file and its line.
 */
async function checkFiles(folder: string, { documents }: ExportSummary): Promise<void> {
  for (const [collection, expected] of Object.entries(documents)) {
    const file = fileOf(folder, collection);
    if (!existsSync(file)) throw new ExpectedError(`${file} is not there, and ${SUMMARY} tells of it.`);
    let count = 0;
    for await (const line of linesOf(file)) {
      count += 1;
      if (!isDocumentOf(collection, parsed(line)))
        throw new ExpectedError(
          `${file}, line ${count}: no document. Was the file cut? Nothing was written.`,
        );
    }
    if (count !== expected)
      throw new ExpectedError(
        `${file} has ${count} documents, ${SUMMARY} tells of ${expected}. Nothing was written.`,
      );
  }
}

/** What names a document of the project that was exported names the one of the same path here. */
function documentIn(line: string, from: string, to: string): StoredDocument {
  return JSON.parse(line, (key, value: unknown) =>
    key === 'referenceValue' && typeof value === 'string' ? value.replace(`${from}/`, `${to}/`) : value,
  ) as StoredDocument;
}

/**
 * Puts an export back: every document as it was, in commits of at most 500. Interrupted, run it again with `overwrite`. Throws
 * ExpectedError, or Error with what Firestore says.
 */
export async function restoreDatabase(
  database: Database,
  folder: string,
  { overwrite = false, onProgress = () => {} }: RestoreOptions = {},
): Promise<number> {
  const summary = readSummary(folder);
  if (!overwrite && !(await isEmpty(database)))
    throw new ExpectedError(
      `The database of ${database.projectId} is not empty. --overwrite replaces documents of the same names; others stay.`,
    );
  await checkFiles(folder, summary);
  const total = Object.values(summary.documents).reduce((sum, count) => sum + count, 0);
  const from = documentsOf({ projectId: summary.project });
  const to = documentsOf(database);
  let done = 0;
  let writes: object[] = [];
  let characters = 0;
  const flush = async () => {
    if (writes.length > 0) await ask(database, 'commit', { writes });
    done += writes.length;
    onProgress(done, total);
    writes = [];
    characters = 0;
  };
  for (const collection of Object.keys(summary.documents)) {
    for await (const line of linesOf(fileOf(folder, collection))) {
      if (writes.length === BATCH || characters + line.length > BATCH_CHARACTERS) await flush();
      const { path, fields } = documentIn(line, from, to);
      writes.push({ update: { name: `${to}/${path}`, fields } });
      characters += line.length;
    }
  }
  await flush();
  return done;
}
