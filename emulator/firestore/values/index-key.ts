import type { Value } from '../types';
import { sortedEntries } from './compare';

/**
 * Keys of the ordered indexes: strings of characters 0 to 255 whose order under `<` is the order of the values. No key
 * is the beginning of another, so keys can be put one after the other, and a descending part is the complement of
 * its characters.
 */

/** Above every character of a key: `prefix + AFTER` stands after everything that begins with prefix. */
export const AFTER = '\u0100';

const TAGS = {
  null: '\x02',
  boolean: '\x03',
  nan: '\x04',
  number: '\x05',
  timestamp: '\x06',
  string: '\x07',
  bytes: '\x08',
  reference: '\x09',
  geo: '\x0a',
  array: '\x0b',
  vector: '\x0c',
  map: '\x0d',
} as const;

const END_OF_TEXT = '\x00\x01';
const END_OF_LIST = '\x00\x00';
const EXACT = 0x8000;

const scratch = Buffer.alloc(10);

/** The key of one value. */
export function valueKey(value: Value): string {
  switch (value.kind) {
    case 'null':
      return TAGS.null;
    case 'boolean':
      return TAGS.boolean + (value.boolean ? '\x01' : '\x00');
    case 'integer':
      return integerKey(value.integer);
    case 'double':
      return Number.isNaN(value.double) ? TAGS.nan : TAGS.number + numberKey(value.double, 0);
    case 'timestamp':
      return TAGS.timestamp + doubleKey(value.seconds) + doubleKey(value.nanos);
    case 'string':
      return TAGS.string + textKey(value.string);
    case 'bytes':
      return TAGS.bytes + escapeZeros(Buffer.from(value.bytes).toString('latin1')) + END_OF_TEXT;
    case 'reference':
      return TAGS.reference + pathKey(value.name);
    case 'geo':
      return TAGS.geo + doubleKey(value.latitude) + doubleKey(value.longitude);
    case 'array':
      return TAGS.array + value.items.map(valueKey).join('') + END_OF_LIST;
    case 'vector':
      return TAGS.vector + doubleKey(value.doubles.length) + value.doubles.map(doubleKey).join('');
    case 'map': {
      const entries = sortedEntries(value.fields).map(
        ([name, field]) => TAGS.string + textKey(name) + valueKey(field),
      );
      return TAGS.map + entries.join('') + END_OF_LIST;
    }
  }
}

/** The key of a resource path, ordered segment by segment. */
export function pathKey(path: string): string {
  return pathKeyPrefix(path) + END_OF_LIST;
}

/** What the keys of the path and of everything below it begin with; '' for the root. */
export function pathKeyPrefix(path: string): string {
  return path === '' ? '' : path.split('/').map(textKey).join('');
}

/** The tag of the value's type: a range filter finds only values of its own type, and never NaN. */
export function typeTag({ kind }: Value): string {
  return kind === 'integer' || kind === 'double' ? TAGS.number : TAGS[kind];
}

/** The same key for a descending part. */
export function complement(key: string): string {
  const bytes = Buffer.from(key, 'latin1');
  for (let index = 0; index < bytes.length; index++) bytes[index] = ~(bytes[index] ?? 0);
  return bytes.toString('latin1');
}

/** The same key in one piece: JavaScript keeps a sum of strings as a tree, which takes several times the memory. */
export function compact(key: string): string {
  return Buffer.from(key, 'latin1').toString('latin1');
}

/** An int64 and a double stand in one exact order: by the nearest double, then by how far the integer lies from it. */
function integerKey(integer: bigint): string {
  const nearest = Number(integer);
  const rest = Number.isSafeInteger(nearest) ? 0 : Number(integer - BigInt(nearest));
  return TAGS.number + numberKey(nearest, rest);
}

function numberKey(double: number, rest: number): string {
  scratch.writeUInt16BE(EXACT + rest, 8);
  writeDouble(double);
  return scratch.toString('latin1', 0, 10);
}

function doubleKey(double: number): string {
  writeDouble(double);
  return scratch.toString('latin1', 0, 8);
}

/** Eight bytes in numeric order: the sign bit is turned for positive numbers, every bit for negative ones. */
function writeDouble(double: number): void {
  scratch.writeDoubleBE(double === 0 ? 0 : double, 0);
  const first = scratch[0] ?? 0;
  if (first < 0x80) scratch[0] = first | 0x80;
  else for (let index = 0; index < 8; index++) scratch[index] = ~(scratch[index] ?? 0);
}

function textKey(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: plain ASCII is its own UTF-8.
  const utf8 = /^[\x01-\x7f]*$/.test(text) ? text : escapeZeros(Buffer.from(text, 'utf8').toString('latin1'));
  return utf8 + END_OF_TEXT;
}

function escapeZeros(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', '\x00\xff') : text;
}
