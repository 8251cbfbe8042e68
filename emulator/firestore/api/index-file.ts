import { readFileSync } from 'node:fs';
import type { IndexConfiguration } from '../types';

type Json = Record<string, unknown>;

/** Reads firestore.indexes.json. Throws an Error that names the entry it cannot use. */
export function readIndexFile(path: string): IndexConfiguration {
  return parseIndexConfiguration(JSON.parse(readFileSync(path, 'utf8')));
}

/** The parts of firestore.indexes.json that decide which queries have an index; other settings are passed over. */
export function parseIndexConfiguration(json: unknown): IndexConfiguration {
  const { indexes, fieldOverrides } = objectAt(json, 'the file');
  return {
    indexes: listAt(indexes, 'indexes').map((index, position) => {
      const at = `indexes[${position}]`;
      const entry = objectAt(index, at);
      return {
        collectionGroup: textAt(entry.collectionGroup, `${at}.collectionGroup`),
        queryScope: scopeAt(entry.queryScope, at),
        fields: listAt(entry.fields, `${at}.fields`).map((field) => indexField(field, `${at}.fields`)),
      };
    }),
    fieldOverrides: listAt(fieldOverrides, 'fieldOverrides').map((override, position) => {
      const at = `fieldOverrides[${position}]`;
      const entry = objectAt(override, at);
      return {
        collectionGroup: textAt(entry.collectionGroup, `${at}.collectionGroup`),
        fieldPath: textAt(entry.fieldPath, `${at}.fieldPath`),
        indexes: listAt(entry.indexes, `${at}.indexes`).map((index) => ({
          ...modeAt(objectAt(index, at), at),
          queryScope: scopeAt(objectAt(index, at).queryScope, at),
        })),
      };
    }),
  };
}

function indexField(json: unknown, at: string): IndexConfiguration['indexes'][number]['fields'][number] {
  const field = objectAt(json, at);
  return { fieldPath: textAt(field.fieldPath, `${at}.fieldPath`), ...modeAt(field, at) };
}

function modeAt(
  { order, arrayConfig }: Json,
  at: string,
): { order?: 'ASCENDING' | 'DESCENDING'; arrayConfig?: 'CONTAINS' } {
  if (arrayConfig === 'CONTAINS') return { arrayConfig };
  if (order === 'ASCENDING' || order === 'DESCENDING') return { order };
  throw new Error(`${at} needs order ASCENDING or DESCENDING, or arrayConfig CONTAINS`);
}

function scopeAt(json: unknown, at: string): 'COLLECTION' | 'COLLECTION_GROUP' {
  if (json === undefined || json === 'COLLECTION') return 'COLLECTION';
  if (json === 'COLLECTION_GROUP') return json;
  throw new Error(`${at}.queryScope must be COLLECTION or COLLECTION_GROUP`);
}

function objectAt(json: unknown, at: string): Json {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new Error(`${at} must be an object`);
  return Object.fromEntries(Object.entries(json));
}

function listAt(json: unknown, at: string): unknown[] {
  if (json === undefined) return [];
  if (!Array.isArray(json)) throw new Error(`${at} must be a list`);
  return json;
}

function textAt(json: unknown, at: string): string {
  if (typeof json !== 'string' || json === '') throw new Error(`${at} must be a text`);
  return json;
}
