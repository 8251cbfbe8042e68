import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Database, StoredDocument, Timestamp } from '../types';
import { formatTimestamp, parseTimestamp } from '../values/timestamps';
import { documentFromJson, documentToJson, recordOf } from './document-codec';
import { readLines, writeLines } from './lines';

const FORMAT = 'firestore-documents-jsonl';
const DOCUMENTS_FILE = 'documents.jsonl';
const METADATA_SUFFIX = '.overall_export_metadata';

export interface Export {
  /** When it was made: nothing written later is in it. */
  time: Timestamp;
  documents: Iterable<StoredDocument>;
}

/**
 * Writes all documents to DIRECTORY/NAME in the layout that `firebase emulators:export` names in its own metadata:
 * NAME.overall_export_metadata (ours: JSON that names the documents' file) beside documents.jsonl.
 */
export function writeExport(database: Database, directory: string, name: string, time: Timestamp): void {
  const folder = join(directory, name);
  mkdirSync(folder, { recursive: true });
  writeLines(join(folder, DOCUMENTS_FILE), documentLines(database));
  const metadata = { format: FORMAT, version: 1, time: formatTimestamp(time), documents: DOCUMENTS_FILE };
  const path = join(folder, `${basename(name)}${METADATA_SUFFIX}`);
  writeLines(`${path}.new`, [JSON.stringify(metadata, null, 2)]);
  renameSync(`${path}.new`, path);
}

/** Opens the export whose metadata file is named. Throws an Error that says what is wrong with it. */
export function openExport(metadataPath: string): Export {
  if (!existsSync(metadataPath)) throw new Error(`there is no export at ${metadataPath}`);
  const metadata = parseMetadata(metadataPath);
  const time = typeof metadata.time === 'string' ? parseTimestamp(metadata.time) : undefined;
  if (!time || typeof metadata.documents !== 'string')
    throw new Error(`${metadataPath} lacks its time or documents`);
  const documents = join(dirname(metadataPath), basename(metadata.documents));
  return { time, documents: readDocuments(documents) };
}

function parseMetadata(path: string): Record<string, unknown> {
  try {
    const metadata = recordOf(JSON.parse(readFileSync(path, 'utf8')));
    if (metadata.format === FORMAT) return metadata;
  } catch {
    // told below: the official emulator's metadata is binary
  }
  throw new Error(
    `${path} was not exported by this server (exports of the official emulator cannot be read)`,
  );
}

function* documentLines(database: Database): Generator<string> {
  for (const document of database.allDocuments()) yield JSON.stringify(documentToJson(document));
}

function* readDocuments(path: string): Generator<StoredDocument> {
  for (const { text } of readLines(path)) yield documentFromJson(JSON.parse(text));
}
