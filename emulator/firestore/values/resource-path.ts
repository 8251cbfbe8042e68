import { invalidArgument } from '../errors';
import { MAX_COLLECTION_DEPTH, MAX_ID_BYTES, MAX_PATH_BYTES } from '../limits';

const RESERVED = /^__.+__$/s;
/** How the service writes a number that is a document's id. */
const NUMERIC_ID = /^__id(-?[1-9]\d{0,18})__$/;
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Refuses a path below …/documents that does not name a document
 * (https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields). Throws INVALID_ARGUMENT.
 */
export function assertDocumentPath(path: string): void {
  const segments = path.split('/');
  if (path === '' || segments.length % 2 !== 0) {
    throw invalidArgument(`Document name "${path}" lacks "/" at index ${path.length}.`);
  }
  assertSegments(path, segments);
}

/** Refuses a path below …/documents that does not name a collection. Throws INVALID_ARGUMENT. */
export function assertCollectionPath(path: string): void {
  const segments = path.split('/');
  if (segments.length % 2 === 0) throw invalidArgument(`Collection path "${path}" names a document.`);
  assertSegments(path, segments);
}

/** Refuses what cannot be the id of a collection or, by default, of a document. Throws INVALID_ARGUMENT. */
export function assertId(id: string, what: 'Resource' | 'Collection' = 'Resource'): void {
  if (id === '') throw invalidArgument(`${what} id must not be empty.`);
  if (id === '.' || id === '..')
    throw invalidArgument(`${what} id "${id}" is invalid: it cannot be a single or double period.`);
  if (id.includes('/')) throw invalidArgument(`${what} id "${id}" is invalid because it contains "/".`);
  if (RESERVED.test(id) && !(what === 'Resource' && isNumericId(id)))
    throw invalidArgument(`${what} id "${id}" is invalid because it is reserved.`);
  if (Buffer.byteLength(id) > MAX_ID_BYTES) {
    throw invalidArgument(`${what} id is longer than ${MAX_ID_BYTES} bytes: "${id.slice(0, 40)}…".`);
  }
  if (LONE_SURROGATE.test(id)) throw invalidArgument(`${what} id is not valid UTF-8.`);
}

function isNumericId(id: string): boolean {
  const digits = NUMERIC_ID.exec(id)?.[1];
  return digits !== undefined && BigInt.asIntN(64, BigInt(digits)) === BigInt(digits);
}

/** 'a/b/c' for 'a/b/c/d'; '' for a root collection. */
export function parentOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash < 0 ? '' : path.slice(0, slash);
}

/** The id of the collection a document lies in. */
export function collectionIdOf(documentPath: string): string {
  const collection = parentOf(documentPath);
  return collection.slice(collection.lastIndexOf('/') + 1);
}

/** The path below …/documents that a full resource name names. */
export function pathOfName(name: string): string {
  return name.split('/').slice(5).join('/');
}

function assertSegments(path: string, segments: string[]): void {
  for (const [index, segment] of segments.entries())
    assertId(segment, index % 2 === 0 ? 'Collection' : 'Resource');
  if (segments.length > MAX_COLLECTION_DEPTH * 2) {
    throw invalidArgument(`Document name has more than ${MAX_COLLECTION_DEPTH} collections.`);
  }
  if (Buffer.byteLength(path) > MAX_PATH_BYTES) {
    throw invalidArgument(`The key path is longer than ${MAX_PATH_BYTES} bytes.`);
  }
}
