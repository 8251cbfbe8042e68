import type { MapFields, StoredDocument, Value } from '../types';

/**
 * Bytes a document counts for, as documented (https://firebase.google.com/docs/firestore/storage-size): its name, its
 * fields, and 32 bytes.
 */
export function sizeOfDocument(document: Pick<StoredDocument, 'path' | 'fields'>): number {
  return sizeOfName(document.path) + sizeOfFields(document.fields) + 32;
}

/** Bytes that a value counts for. */
export function sizeOfValue(value: Value): number {
  switch (value.kind) {
    case 'null':
    case 'boolean':
      return 1;
    case 'integer':
    case 'double':
    case 'timestamp':
      return 8;
    case 'string':
      return sizeOfText(value.string);
    case 'bytes':
      return value.bytes.length;
    case 'reference':
      return sizeOfName(value.name.split('/').slice(5).join('/'));
    case 'geo':
      return 16;
    case 'array':
      return value.items.reduce((sum, item) => sum + sizeOfValue(item), 0);
    case 'vector':
      return value.doubles.length * 8;
    case 'map':
      return sizeOfFields(value.fields);
  }
}

function sizeOfFields(fields: MapFields): number {
  let size = 0;
  for (const [name, value] of fields) size += sizeOfText(name) + sizeOfValue(value);
  return size;
}

function sizeOfName(path: string): number {
  return path.split('/').reduce((sum, segment) => sum + sizeOfText(segment), 16);
}

function sizeOfText(text: string): number {
  return Buffer.byteLength(text) + 1;
}
