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
    const file = join(folder, `${encodeURIComponent(collection)}.jsonl`);
    for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
      if (writes.length === BATCH || characters + line.length > BATCH_CHARACTERS) await flush();
      const { path, fields } = documentIn(line, from, to);
      writes.push({ update: { name: `${to}/${path}`, fields } });
      characters += line.length;
    }
  }
  await flush();
  if (done !== total)
    throw new ExpectedError(`${folder} has ${done} documents, its ${SUMMARY} tells of ${total}.`);
  return done;
}
