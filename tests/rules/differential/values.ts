import type { Random } from './random';
import { type Fields, nameOf, type Value } from './rest';

/** What an attacker finds at hand: uids, ids, words and paths that the site uses. */
export interface Pool {
  strings: readonly string[];
  paths: readonly string[];
  fields: readonly string[];
  /** What is stored, for who would write plainly what a transform does. */
  stored?: (path: string) => Fields | null;
}

/** Texts that are empty, invisible, of unusual characters, or look like something else. */
const ODD_TEXTS = [
  '',
  ' ',
  '\n',
  '\t\u00a0\u2003',
  '\u200b',
  '\u3164',
  '\u2800',
  '\u202e',
  '\u0000',
  'a\nb',
  'ñandú',
  '😀',
  '__proto__',
  'constructor',
  'a/b',
  '../x',
  'true',
  '0',
  'null',
];

const SIZES = [2, 41, 81, 101, 151, 301, 501, 1001, 3001, 5001, 10_001, 20_001];

const text = (value: string): Value => ({ stringValue: value });

/** A value of any type. */
export function anyValue(random: Random, pool: Pool): Value {
  return random.pick<() => Value>([
    () => ({ nullValue: null }),
    () => ({ booleanValue: random.chance(0.5) }),
    () => ({ integerValue: String(random.pick([-1, 0, 1, 2, 5, 99, 2 ** 40])) }),
    () => ({ doubleValue: random.pick([-1, 0, 0.5, 1, 2, 1e300]) }),
    () => ({ doubleValue: random.pick(['NaN', 'Infinity', '-Infinity', -0]) }),
    () => text(random.pick(pool.strings)),
    () => text(random.pick(ODD_TEXTS)),
    () => text('x'.repeat(random.pick(SIZES))),
    () => ({ bytesValue: 'AAEC' }),
    () => ({
      timestampValue: random.pick(['1970-01-01T00:00:00Z', '2024-02-01T00:00:00Z', '2999-01-01T00:00:00Z']),
    }),
    () => ({ referenceValue: nameOf(random.pick(pool.paths)) }),
    () => ({ geoPointValue: { latitude: 1, longitude: 2 } }),
    () => ({ arrayValue: { values: [text(random.pick(pool.strings))] } }),
    () => ({ arrayValue: {} }),
    () => ({ mapValue: { fields: { [random.pick(pool.fields)]: text(random.pick(pool.strings)) } } }),
    () => ({ mapValue: {} }),
  ])();
}

/** Another value in the place of this one: mostly of its own kind, nearly right. */
export function changedValue(value: Value, random: Random, pool: Pool): Value {
  if (random.chance(0.3)) return anyValue(random, pool);
  if (value.integerValue !== undefined) return changedNumber(Number(value.integerValue), random);
  if (value.stringValue !== undefined) return text(changedText(value.stringValue, random, pool));
  if (value.booleanValue !== undefined) return { booleanValue: !value.booleanValue };
  if (value.arrayValue)
    return { arrayValue: { values: changedList(value.arrayValue.values ?? [], random, pool) } };
  if (value.mapValue) return { mapValue: { fields: changedMap(value.mapValue.fields ?? {}, random, pool) } };
  return anyValue(random, pool);
}

/** The same number as a double, or another one. */
export function changedNumber(number: number, random: Random): Value {
  return random.pick<Value>([
    { doubleValue: number },
    { doubleValue: number + 0.5 },
    { integerValue: String(number + 1) },
    { integerValue: String(number - 1) },
    { integerValue: String(-number) },
    { integerValue: String(number * 2) },
    { integerValue: '0' },
    { integerValue: String(random.pick([50, 10_000, 2 ** 52])) },
    text(String(number)),
  ]);
}

function changedText(before: string, random: Random, pool: Pool): string {
  return random.pick<() => string>([
    () => random.pick(pool.strings),
    () => random.pick(ODD_TEXTS),
    () => before + random.pick([' ', '\n', 'x', '\u200b']),
    () => before.slice(0, -1),
    () => before.toUpperCase(),
    () => before.repeat(2),
    () => before + 'x'.repeat(random.pick(SIZES)),
  ])();
}

function changedList(items: readonly Value[], random: Random, pool: Pool): Value[] {
  const place = random.below(items.length);
  return random.pick<() => Value[]>([
    () => [],
    () => [...items, ...items.slice(-1)],
    () => [...items, text(random.pick(pool.strings))],
    () => [...items, anyValue(random, pool)].filter(({ arrayValue }) => !arrayValue),
    () => items.filter((_item, index) => index !== place),
    () => items.toReversed(),
    () =>
      Array.from({ length: random.pick([6, 31, 61, 501, 1001]) }, () => items[place] ?? text('uid-usuario')),
    () =>
      items
        .map((item, index) => (index === place ? changedValue(item, random, pool) : item))
        .filter(({ arrayValue }) => !arrayValue),
  ])();
}

function changedMap(fields: Fields, random: Random, pool: Pool): Fields {
  const keys = Object.keys(fields);
  const key = keys.length > 0 ? random.pick(keys) : random.pick(pool.fields);
  const { [key]: before, ...rest } = fields;
  return random.pick<() => Fields>([
    () => rest,
    () => ({ ...fields, [random.pick(pool.fields)]: anyValue(random, pool) }),
    () => ({ ...fields, [key]: before ? changedValue(before, random, pool) : anyValue(random, pool) }),
    () => ({ ...fields, [key]: before ? changedValue(before, random, pool) : anyValue(random, pool) }),
  ])();
}
