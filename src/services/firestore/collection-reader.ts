import { isMap } from '@/model/shared/stored/stored-fields';
import { parseStoredDocument, type StoredDocument } from '@/model/shared/stored/stored-value';
import { fieldOf, textOf } from '@/model/shared/unknown-value';
import { firestoreOrigin } from './config';
import { db as siteDatabase } from './connection';
import { ServiceError, withServiceErrors } from './errors';
import type { Page } from './lists';
import { running } from './running';

export const READER_PAGE = 50;

/** Where documents are read as Firestore stores them: the SDK would make one number of integers and doubles. */
export interface RestSource {
  /** 'https://firestore.googleapis.com', or the local one. */
  origin: string;
  projectId: string;
  apiKey: string;
  /** The token of who is signed in; null for a visitor. */
  token: () => Promise<string | null>;
}

/** The running app's database. */
export function siteSource(token: RestSource['token']): RestSource {
  const { projectId, apiKey } = siteDatabase().app.options;
  return {
    origin: firestoreOrigin(running()?.emulators ?? null),
    projectId: projectId ?? '',
    apiKey: apiKey ?? '',
    token,
  };
}

/** The error in an answer, with the code that errors.ts knows: runQuery wraps it in a list. */
function refusal(answer: unknown): Error {
  const error = fieldOf(Array.isArray(answer) ? answer[0] : answer, 'error');
  const code = textOf(error, 'status')?.toLowerCase().replaceAll('_', '-') ?? 'unavailable';
  return Object.assign(new Error(textOf(error, 'message') ?? code), { code });
}

async function runQuery(source: RestSource, parent: string, structuredQuery: object): Promise<unknown[]> {
  const { origin, apiKey } = source;
  const token = await source.token();
  const response = await fetch(`${origin}/v1/${parent}:runQuery?key=${encodeURIComponent(apiKey)}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ structuredQuery }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw refusal(answer);
  if (!Array.isArray(answer)) throw new ServiceError('unknown');
  return answer;
}

/** One page of a collection in order of id, with stored types: one read a document, one at least. Throws ServiceError. */
export function readCollection(
  source: RestSource,
  path: string,
  after: string | null = null,
): Promise<Page<StoredDocument, string>> {
  const root = `projects/${source.projectId}/databases/(default)/documents`;
  const parts = path.split('/');
  const collectionId = parts.pop();
  const place = [root, ...parts.map(encodeURIComponent)].join('/');
  const startAt = after !== null && {
    values: [{ referenceValue: `${root}/${path}/${after}` }],
    before: false,
  };
  return withServiceErrors(async () => {
    const answer = await runQuery(source, place, {
      from: [{ collectionId }],
      orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
      limit: READER_PAGE,
      ...(startAt && { startAt }),
    });
    const documents = answer
      .map((entry) => (isMap(entry) ? parseStoredDocument(entry.document) : null))
      .filter((document) => document !== null);
    const last = documents.at(-1);
    return { items: documents, next: documents.length === READER_PAGE && last ? last.id : null };
  });
}
