import type { RulesMap, RulesValue } from '../../rules/types';
import type { MapFields, StoredDocument, Timestamp, Value } from '../types';

const rendered = new WeakMap<StoredDocument, RulesMap>();

/** The data of a document as the rules see it; the same document is translated once. */
export function rulesData(document: StoredDocument): RulesMap {
  const known = rendered.get(document);
  if (known) return known;
  const data = toRulesMap(document.fields);
  rendered.set(document, data);
  return data;
}

export function toRulesMap(fields: MapFields): RulesMap {
  return new Map([...fields].map(([name, value]) => [name, toRulesValue(value)]));
}

export function toRulesTime({ seconds, nanos }: Timestamp): { seconds: bigint; nanos: number } {
  return { seconds: BigInt(seconds), nanos };
}

/** A stored value as a value of the rules language (https://firebase.google.com/docs/reference/rules/rules). */
export function toRulesValue(value: Value): RulesValue {
  switch (value.kind) {
    case 'null':
      return { type: 'null' };
    case 'boolean':
      return { type: 'bool', value: value.boolean };
    case 'integer':
      return { type: 'int', value: value.integer };
    case 'double':
      return { type: 'float', value: value.double };
    case 'timestamp':
      return { type: 'timestamp', ...toRulesTime(value) };
    case 'string':
      return { type: 'string', value: value.string };
    case 'bytes':
      return { type: 'bytes', value: value.bytes };
    case 'reference':
      return { type: 'path', segments: value.name.split('/').slice(2) };
    case 'geo':
      return { type: 'latlng', latitude: value.latitude, longitude: value.longitude };
    case 'array':
      return { type: 'list', items: value.items.map(toRulesValue) };
    case 'vector':
      return { type: 'vector', doubles: value.doubles };
    case 'map':
      return { type: 'map', entries: toRulesMap(value.fields) };
  }
}

/** Plain JSON (the claims of a token) as rules values. */
export function jsonToRules(json: unknown): RulesValue {
  if (typeof json === 'string') return { type: 'string', value: json };
  if (typeof json === 'boolean') return { type: 'bool', value: json };
  if (typeof json === 'number') {
    return Number.isInteger(json) ? { type: 'int', value: BigInt(json) } : { type: 'float', value: json };
  }
  if (Array.isArray(json)) return { type: 'list', items: json.map(jsonToRules) };
  if (typeof json === 'object' && json !== null) {
    return {
      type: 'map',
      entries: new Map(Object.entries(json).map(([key, item]) => [key, jsonToRules(item)])),
    };
  }
  return { type: 'null' };
}
