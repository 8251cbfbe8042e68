import type { StoredDocument, Timestamp } from '../types';
import { decodeFields, encodeFields, type JsonValue } from '../values/json';
import { formatTimestamp, parseTimestamp } from '../values/timestamps';

/** A document as one JSON object of a journal, snapshot or export line. */
export function documentToJson(document: StoredDocument): JsonValue {
  return {
    path: document.path,
    fields: encodeFields(document.fields),
    createTime: formatTimestamp(document.createTime),
    updateTime: formatTimestamp(document.updateTime),
  };
}

/** Reads what documentToJson wrote. Throws an Error or FirestoreError that says what is wrong with anything else. */
export function documentFromJson(json: unknown): StoredDocument {
  const { path, fields, createTime, updateTime } = recordOf(json);
  if (typeof path !== 'string' || path === '') throw new Error('a stored document has no path');
  return {
    path,
    fields: decodeFields(fields, path),
    createTime: timeOf(createTime, path),
    updateTime: timeOf(updateTime, path),
  };
}

/** The own properties of a JSON object. Throws an Error for anything else. */
export function recordOf(json: unknown): Record<string, unknown> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new Error('not a JSON object');
  return Object.fromEntries(Object.entries(json));
}

function timeOf(json: unknown, path: string): Timestamp {
  const time = typeof json === 'string' ? parseTimestamp(json) : undefined;
  if (!time) throw new Error(`the stored document ${path} has no valid time`);
  return time;
}
