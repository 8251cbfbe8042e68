import { FirestoreError } from '../errors';
import type { Cursor, Order, StoredDocument, Value } from '../types';
import { decodeValue, encodeValue } from '../values/json';
import { documentName } from './names';

/** A token from which the next page of a list goes on: the place of its last document in the list's order. */
export function pageTokenAfter(projectId: string, document: StoredDocument, orderBy: Order[]): string {
  const values = orderBy.map(({ field }) => encodeValue(valueAt(projectId, document, field)));
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** The cursor a token stands for. Throws INVALID_ARGUMENT for one that did not come from pageTokenAfter. */
export function cursorOfToken(token: string): Cursor {
  try {
    const values: unknown = JSON.parse(Buffer.from(token, 'base64url').toString('utf8'));
    if (Array.isArray(values)) {
      return { values: values.map((value) => decodeValue(value, 'page_token')), before: false };
    }
  } catch (error) {
    throw new FirestoreError('INVALID_ARGUMENT', `Invalid page token "${token}": ${String(error)}`);
  }
  throw new FirestoreError('INVALID_ARGUMENT', `Invalid page token "${token}".`);
}

function valueAt(projectId: string, document: StoredDocument, field: string[]): Value {
  if (field.length === 1 && field[0] === '__name__') {
    return { kind: 'reference', name: documentName(projectId, document.path) };
  }
  let value: Value = { kind: 'map', fields: document.fields };
  for (const name of field) {
    const next: Value | undefined = value.kind === 'map' ? value.fields.get(name) : undefined;
    value = next ?? { kind: 'null' };
  }
  return value;
}
