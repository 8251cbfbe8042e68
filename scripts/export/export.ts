import { once } from 'node:events';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  type WriteStream,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ExpectedError } from '../lib/expected-error';
import { ask, type Database, documentsOf, type StoredDocument } from './database';

/** What an export says of itself, in export.json. It is written last: a folder without it is no whole export. */
export interface ExportSummary {
  format: 1;
  project: string;
  /** The moment of the database that it holds. */
  readTime: string;
  /** Documents in the file of each collection, with all below it. */
  documents: Record<string, number>;
}

export const SUMMARY = 'export.json';
const PAGE = 300;

interface Page {
  documents: StoredDocument[];
  readTime: string | undefined;
}

interface Answered {
  document?: { name: string; fields?: Record<string, unknown> };
  readTime?: string;
}

/** Documents of every collection, whatever its depth, in order of their names. */
async function readPage(
  database: Database,
  after: string | null,
  readTime: string | undefined,
): Promise<Page> {
  const root = documentsOf(database);
  const answer = (await ask(database, 'runQuery', {
    structuredQuery: {
      from: [{ allDescendants: true }],
      orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
      limit: PAGE,
      ...(after !== null && {
        startAt: { values: [{ referenceValue: `${root}/${after}` }], before: false },
      }),
    },
    ...(database.hasPast && readTime !== undefined && { readTime }),
  })) as Answered[];
  const documents = answer.flatMap(({ document }) =>
    document ? [{ path: document.name.slice(root.length + 1), fields: document.fields ?? {} }] : [],
  );
  return { documents, readTime: answer.find((part) => part.readTime)?.readTime };
}

/** The files of an export: one a collection, a document a line. */
class ExportFiles {
  readonly counts: Record<string, number> = {};
  readonly #folder: string;
  #open: { collection: string; stream: WriteStream } | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Resolves when there is room for more: what waits to be written never grows. */
  async add(document: StoredDocument): Promise<void> {
    const [collection = ''] = document.path.split('/');
    if (this.#open?.collection !== collection) {
      await this.close();
      const stream = createWriteStream(join(this.#folder, `${encodeURIComponent(collection)}.jsonl`));
      this.#open = { collection, stream };
    }
    this.counts[collection] = (this.counts[collection] ?? 0) + 1;
    const { stream } = this.#open;
    if (!stream.write(`${JSON.stringify(document)}\n`)) await once(stream, 'drain');
  }

  async close(): Promise<void> {
    const stream = this.#open?.stream;
    this.#open = undefined;
    if (!stream) return;
    stream.end();
    await once(stream, 'close');
  }
}

/**
 * Writes every document of a database, subcollections included, into a folder that is new or empty: as it was when the export
 * began, which Firestore tells for an hour. One read a document. Throws ExpectedError, or Error with what Firestore says.
 */
export async function exportDatabase(
  database: Database,
  folder: string,
  onProgress: (documents: number) => void = () => {},
): Promise<ExportSummary> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new ExpectedError(`${folder} is not empty: name another folder.`);
  mkdirSync(folder, { recursive: true });
  const files = new ExportFiles(folder);
  let after: string | null = null;
  let readTime: string | undefined;
  let done = 0;
  for (;;) {
    const page: Page = await readPage(database, after, readTime);
    readTime ??= page.readTime;
    for (const document of page.documents) await files.add(document);
    done += page.documents.length;
    onProgress(done);
    after = page.documents.at(-1)?.path ?? null;
    if (page.documents.length < PAGE) break;
  }
  await files.close();
  const summary: ExportSummary = {
    ...{ format: 1, project: database.projectId, readTime: readTime ?? new Date().toISOString() },
    documents: files.counts,
  };
  writeFileSync(join(folder, SUMMARY), `${JSON.stringify(summary, null, 2)}\n`);
  return summary;
}
