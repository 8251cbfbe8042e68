import { invalidArgument } from '../errors';
import {
  MAX_DOCUMENT_BYTES,
  MAX_FIELD_NAME_BYTES,
  MAX_INDEX_ENTRIES_PER_DOCUMENT,
  MAX_NESTING_DEPTH,
} from '../limits';
import type { DeclaredIndexes } from '../query/declared-indexes';
import type { MapFields, StoredDocument, Value } from '../types';
import { sizeOfDocument } from '../values/size';
import { hasTooManyIndexEntries } from './index-entries';

/**
 * Refuses a document that is too big, whose fields are badly named, nested too deep or arrays right inside arrays, or
 * that needs too many index entries (https://firebase.google.com/docs/firestore/quotas). Throws INVALID_ARGUMENT.
 */
export function assertStorable(document: StoredDocument, name: string, declared: DeclaredIndexes): void {
  assertFields(document.fields, 1);
  const size = sizeOfDocument(document);
  if (size > MAX_DOCUMENT_BYTES) {
    throw invalidArgument(
      `Document '${name}' cannot be written because its size (${grouped(size)} bytes) exceeds the maximum allowed size of ${grouped(MAX_DOCUMENT_BYTES)} bytes.`,
    );
  }
  // An index entry takes a byte of the document at the very least.
  if (size > MAX_INDEX_ENTRIES_PER_DOCUMENT && hasTooManyIndexEntries(document, declared)) {
    throw invalidArgument(`too many index entries for entity ${name}`);
  }
}

function assertFields(fields: MapFields, depth: number): void {
  for (const [field, value] of fields) {
    assertFieldName(field);
    assertValue(value, field, depth);
  }
}

function assertValue(value: Value, field: string, depth: number): void {
  if (value.kind !== 'map' && value.kind !== 'array') return;
  if (depth >= MAX_NESTING_DEPTH) {
    throw invalidArgument(`Property ${field} is nested too deep: the limit is ${MAX_NESTING_DEPTH} levels.`);
  }
  if (value.kind === 'map') {
    assertFields(value.fields, depth + 1);
    return;
  }
  for (const item of value.items) {
    if (item.kind === 'array') throw invalidArgument(`Property ${field} contains an invalid nested entity.`);
    assertValue(item, field, depth + 1);
  }
}

/** Refuses what cannot be the name of a field. Throws INVALID_ARGUMENT. */
export function assertFieldName(name: string): void {
  if (name === '') throw invalidArgument('Document fields must not have an empty name.');
  if (/^__.*__$/s.test(name))
    throw invalidArgument(`Property name "${name}" is invalid because it is reserved.`);
  if (name.length * 3 > MAX_FIELD_NAME_BYTES && Buffer.byteLength(name) > MAX_FIELD_NAME_BYTES) {
    throw invalidArgument(
      `Property name is longer than ${MAX_FIELD_NAME_BYTES} bytes: "${name.slice(0, 40)}…".`,
    );
  }
}

function grouped(bytes: number): string {
  return bytes.toLocaleString('en-US');
}
