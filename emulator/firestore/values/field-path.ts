import { type FirestoreError, invalidArgument } from '../errors';
import type { FieldPath } from '../types';

const SIMPLE_NAME = /^[a-zA-Z_][a-zA-Z_0-9]*$/;

/** The field path that stands for the document's own name in queries and indexes. */
export const NAME_FIELD: FieldPath = ['__name__'];

export function isNameField(path: FieldPath): boolean {
  return path.length === 1 && path[0] === '__name__';
}

/**
 * Reads a field path: names joined by dots; a name that is not a plain identifier stands between backticks, where
 * \` and \\ stand for themselves (https://firebase.google.com/docs/firestore/reference/rest/v1/StructuredQuery#FieldReference).
 * Throws INVALID_ARGUMENT when the text is no field path.
 */
export function parseFieldPath(text: string): FieldPath {
  const names: string[] = [];
  let position = 0;
  for (;;) {
    const [name, end] = text[position] === '`' ? quotedName(text, position) : plainName(text, position);
    names.push(name);
    if (end === text.length) return names;
    if (text[end] !== '.') throw invalidPath(text);
    position = end + 1;
  }
}

/** The text that parseFieldPath reads back to the same path. */
export function formatFieldPath(path: FieldPath): string {
  return path.map((name) => (SIMPLE_NAME.test(name) ? name : quote(name))).join('.');
}

export function fieldPathsEqual(a: FieldPath, b: FieldPath): boolean {
  return a.length === b.length && a.every((name, index) => name === b[index]);
}

function quote(name: string): string {
  return `\`${name.replace(/[\\`]/g, '\\$&')}\``;
}

function plainName(text: string, start: number): [string, number] {
  const dot = text.indexOf('.', start);
  const end = dot < 0 ? text.length : dot;
  const name = text.slice(start, end);
  if (!SIMPLE_NAME.test(name)) throw invalidPath(text);
  return [name, end];
}

function quotedName(text: string, start: number): [string, number] {
  let name = '';
  for (let position = start + 1; position < text.length; position++) {
    const char = text.charAt(position);
    if (char === '`') {
      if (name === '') break;
      return [name, position + 1];
    }
    if (char === '\\') position++;
    name += text.charAt(position);
  }
  throw invalidPath(text);
}

function invalidPath(text: string): FirestoreError {
  return invalidArgument(`Invalid property path "${text}".`);
}
