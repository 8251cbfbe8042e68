import { parseTimestamp } from '../firestore/values/timestamps';
import type { RulesMap, RulesValue } from '../rules/types';
import { objectOf } from './protocol';

/** Reads a typed value of firebase-tools ({string_value: 'a'}, {map_value: {fields}}…). Throws an Error for any other. */
export function fromExpressionValue(json: unknown): RulesValue {
  const [entry] = Object.entries(objectOf(json));
  if (!entry) throw new Error('an expression value is empty');
  const [kind, content] = entry;
  const read = READERS[kind];
  if (!read) throw new Error(`the expression value ${kind} is unknown`);
  return read(content);
}

/** The entries of a map value; null for a null one. */
export function mapOf(value: RulesValue | undefined): RulesMap | null {
  return value?.type === 'map' ? value.entries : null;
}

const READERS: Record<string, (content: unknown) => RulesValue> = {
  null_value: () => ({ type: 'null' }),
  bool_value: (content) => ({ type: 'bool', value: content === true }),
  int_value: (content) => ({ type: 'int', value: BigInt(Number(content)) }),
  float_value: (content) => ({ type: 'float', value: Number(content) }),
  string_value: (content) => ({ type: 'string', value: String(content) }),
  timestamp_value: readTimestamp,
  list_value: (content) => ({ type: 'list', items: itemsOf(content) }),
  set_value: (content) => ({ type: 'set', items: itemsOf(content) }),
  map_value: readMap,
  path_value: readPath,
};

function itemsOf(content: unknown): RulesValue[] {
  const { values = [] } = objectOf(content);
  return Array.isArray(values) ? values.map(fromExpressionValue) : [];
}

function readMap(content: unknown): RulesValue {
  const { fields = {} } = objectOf(content);
  const entries = Object.entries(objectOf(fields)).map(([key, value]): [string, RulesValue] => [
    key,
    fromExpressionValue(value),
  ]);
  return { type: 'map', entries: new Map(entries) };
}

function readPath(content: unknown): RulesValue {
  const { segments = [] } = objectOf(content);
  const list: unknown[] = Array.isArray(segments) ? segments : [];
  return { type: 'path', segments: list.map((segment) => String(objectOf(segment).simple)) };
}

function readTimestamp(content: unknown): RulesValue {
  const time = typeof content === 'string' ? parseTimestamp(content) : undefined;
  if (!time) throw new Error(`the time ${JSON.stringify(content)} cannot be read`);
  return { type: 'timestamp', seconds: BigInt(time.seconds), nanos: time.nanos };
}
