import { type Target, VERBS } from '../api/routes';
import { FirestoreError } from '../errors';
import { assertCollectionPath, assertDocumentPath } from '../values/resource-path';

/** An address of the documents API taken apart. */
export interface Address {
  projectId: string;
  databaseId: string;
  /** Below …/documents, decoded. */
  path: string;
  verb: string;
  target: Target;
}

const DOCUMENTS = /^\/v1\/projects\/([^/]+)\/databases\/([^/:]+)\/documents(?=[/:]|$)(.*)$/s;
const PROJECT_ID = /^[A-Za-z0-9][A-Za-z0-9._:-]*$/;

/** Takes a raw pathname apart; undefined when it is none of the documents API. Throws INVALID_ARGUMENT for bad paths. */
export function parseAddress(pathname: string): Address | undefined {
  const match = DOCUMENTS.exec(pathname);
  if (!match) return undefined;
  const [, project = '', database = '', rest = ''] = match;
  const { plain, verb } = splitVerb(rest);
  if (plain.startsWith(':')) return undefined;
  const segments = plain === '' ? [] : plain.slice(1).split('/').map(unescaped);
  const path = segments.join('/');
  const target = segments.length === 0 ? 'root' : segments.length % 2 === 0 ? 'document' : 'collection';
  if (segments.some((segment) => segment.includes('/'))) {
    throw new FirestoreError('INVALID_ARGUMENT', `The id of "${pathname}" contains a slash.`);
  }
  if (target === 'document') assertDocumentPath(path);
  if (target === 'collection') assertCollectionPath(path);
  return {
    projectId: checkedProject(unescaped(project)),
    databaseId: unescaped(database),
    path,
    verb,
    target,
  };
}

/** A known verb after the last colon; any other colon is part of an id. */
function splitVerb(rest: string): { plain: string; verb: string } {
  const colon = rest.lastIndexOf(':');
  const verb = colon < 0 ? '' : rest.slice(colon + 1);
  return VERBS.has(verb) ? { plain: rest.slice(0, colon), verb } : { plain: rest, verb: '' };
}

/** Throws INVALID_ARGUMENT for what is no project id (it also names a directory). */
export function checkedProject(id: string): string {
  if (PROJECT_ID.test(id)) return id;
  throw new FirestoreError('INVALID_ARGUMENT', `Invalid project id "${id}".`);
}

export function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new FirestoreError('INVALID_ARGUMENT', `The path segment "${text}" is not well escaped.`);
  }
}
