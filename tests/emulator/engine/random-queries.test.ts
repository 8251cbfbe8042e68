import { describe, expect, it } from 'vitest';
import type {
  Database,
  Filter,
  FilterOperator,
  Order,
  Query,
  StoredDocument,
  Value,
  Write,
} from '../../../emulator/firestore/types';
import { compareValues } from '../../../emulator/firestore/values/compare';
import { fieldAt } from '../../../emulator/firestore/values/fields';
import { commit, lenientDatabase, type Plain, ROOT, set, statusOf, value } from './fixtures';

/** A small generator of numbers that repeats itself for a seed (mulberry32). */
function randomness(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <T>(list: readonly [T, ...T[]]): T => list[below(list.length)] ?? list[0];
  return { below, pick, chance: (of: number) => next() < of };
}

type Random = ReturnType<typeof randomness>;

const SCALARS: readonly [Plain, ...Plain[]] = [
  null,
  true,
  1n,
  1,
  2n,
  2.5,
  -3n,
  Number.NaN,
  '',
  'a',
  'b',
  'ñ',
  { ref: 'c/d1' },
];
const FIELDS: readonly [string, ...string[]] = ['a', 'b', 'm.x', 'tags'];
const POSITIVE: readonly [FilterOperator, ...FilterOperator[]] = [
  '==',
  '<',
  '>=',
  'array-contains',
  'in',
  'array-contains-any',
];
const OPERATORS: readonly [FilterOperator, ...FilterOperator[]] = [
  '==',
  '==',
  '<',
  '<=',
  '>',
  '>=',
  'array-contains',
  'in',
  'array-contains-any',
  '!=',
  'not-in',
];

function randomDocument(random: Random): { [field: string]: Plain } {
  const content: { [field: string]: Plain } = {};
  for (const name of ['a', 'b']) if (random.chance(0.8)) content[name] = random.pick(SCALARS);
  if (random.chance(0.7)) content.m = { x: random.pick(SCALARS) };
  if (random.chance(0.7)) content.tags = Array.from({ length: random.below(4) }, () => random.pick(SCALARS));
  return content;
}

function randomLeaf(random: Random, negative: boolean): Filter {
  const op = random.pick(negative ? OPERATORS : POSITIVE);
  const isList = op === 'in' || op === 'not-in' || op === 'array-contains-any';
  const isRange = op.startsWith('<') || op.startsWith('>');
  const scalars = isRange ? SCALARS.filter((one) => one !== null && !Number.isNaN(one)) : SCALARS;
  const scalar = () => scalars[random.below(scalars.length)] ?? 1n;
  const operand = isList ? Array.from({ length: 1 + random.below(3) }, scalar) : scalar();
  return { kind: 'field', field: random.pick(FIELDS).split('.'), op, value: value(operand) };
}

function randomFilter(random: Random): Filter | undefined {
  switch (random.below(4)) {
    case 0:
      return undefined;
    case 1:
      return randomLeaf(random, true);
    case 2:
      return { kind: 'and', filters: [randomLeaf(random, true), randomLeaf(random, false)] };
    default:
      return {
        kind: 'or',
        filters: [
          randomLeaf(random, false),
          { kind: 'and', filters: [randomLeaf(random, false), randomLeaf(random, false)] },
        ],
      };
  }
}

function randomQuery(random: Random): Query {
  const where = randomFilter(random);
  const names = new Set(Array.from({ length: random.below(3) }, () => random.pick(FIELDS)));
  const orderBy = [...names].map(
    (name): Order => ({ field: name.split('.'), direction: random.pick(['asc', 'desc']) }),
  );
  const cursor = () => ({
    values: orderBy.slice(0, 1 + random.below(2)).map(() => value(random.pick(SCALARS))),
    before: random.chance(0.5),
  });
  return {
    parent: '',
    collectionId: 'c',
    allDescendants: random.chance(0.3),
    orderBy,
    offset: random.chance(0.2) ? random.below(5) : 0,
    ...(where && { where }),
    ...(orderBy.length > 0 && random.chance(0.4) && { startAt: cursor() }),
    ...(orderBy.length > 0 && random.chance(0.3) && { endAt: cursor() }),
    ...(random.chance(0.5) && { limit: 1 + random.below(10) }),
  };
}

const isNull = (one: Value) => one.kind === 'null' || (one.kind === 'double' && Number.isNaN(one.double));
const same = (one: Value, other: Value) => compareValues(one, other) === 0;
const rank = (one: Value) => (one.kind === 'integer' ? 'double' : one.kind);
const itemsOf = (one: Value) => (one.kind === 'array' ? one.items : []);

/** The meaning of a filter, said as plainly as possible. */
function holds(filter: Filter, document: StoredDocument): boolean {
  if ('filters' in filter) {
    const hold = filter.filters.map((inner) => holds(inner, document));
    return filter.kind === 'and' ? !hold.includes(false) : hold.includes(true);
  }
  const found = fieldAt(document.fields, filter.field);
  if (!found || filter.kind === 'unary') return false;
  const { op, value: operand } = filter;
  const listed = itemsOf(operand);
  const comparison =
    rank(found) === rank(operand) && !isNull(found) ? compareValues(found, operand) : Number.NaN;
  const contains = (sought: Value) => !isNull(sought) && itemsOf(found).some((item) => same(item, sought));
  const table: Record<FilterOperator, () => boolean> = {
    '==': () => same(found, operand),
    '!=': () => found.kind !== 'null' && !same(found, operand),
    '<': () => comparison < 0,
    '<=': () => comparison <= 0,
    '>': () => comparison > 0,
    '>=': () => comparison >= 0,
    'array-contains': () => contains(operand),
    'array-contains-any': () => listed.some(contains),
    in: () => listed.some((item) => !isNull(item) && same(item, found)),
    'not-in': () =>
      found.kind !== 'null' && listed.every((item) => item.kind !== 'null' && !same(item, found)),
  };
  return table[op]();
}

function inequalityFields(filter: Filter | undefined): string[] {
  if (!filter) return [];
  if (filter.kind === 'and' || filter.kind === 'or') return filter.filters.flatMap(inequalityFields);
  const isInequality = filter.kind === 'field' && ['<', '<=', '>', '>=', '!=', 'not-in'].includes(filter.op);
  return isInequality ? [filter.field.join('.')] : [];
}

/** Filters, sorts and cuts the whole collection. */
function naive(documents: StoredDocument[], asked: Query): string[] {
  const direction = asked.orderBy.at(-1)?.direction ?? 'asc';
  const orders = [...asked.orderBy];
  for (const name of [...new Set(inequalityFields(asked.where))].sort()) {
    if (!orders.some((order) => order.field.join('.') === name))
      orders.push({ field: name.split('.'), direction });
  }
  orders.push({ field: ['__name__'], direction });
  const read = (document: StoredDocument, order: Order): Value | undefined =>
    order.field[0] === '__name__'
      ? { kind: 'reference', name: `${ROOT}/${document.path}` }
      : fieldAt(document.fields, order.field);
  const row = (document: StoredDocument) => orders.flatMap((order) => read(document, order) ?? []);
  const compareRows = (left: Value[], right: Value[]) => {
    for (let index = 0; index < Math.min(left.length, right.length); index++) {
      const [one, other, order] = [left[index], right[index], orders[index]];
      const difference = one && other ? compareValues(one, other) : 0;
      if (difference !== 0) return order?.direction === 'desc' ? -difference : difference;
    }
    return 0;
  };
  const { startAt, endAt } = asked;
  return documents
    .filter((document) => asked.allDescendants || document.path.split('/').length === 2)
    .filter(
      (document) =>
        (asked.where ? holds(asked.where, document) : true) && row(document).length === orders.length,
    )
    .filter(
      (document) => !startAt || compareRows(row(document), startAt.values) >= (startAt.before ? 0 : 1e-9),
    )
    .filter((document) => !endAt || compareRows(row(document), endAt.values) <= (endAt.before ? -1e-9 : 0))
    .sort((one, other) => compareRows(row(one), row(other)))
    .slice(asked.offset, asked.limit === undefined ? undefined : asked.offset + asked.limit)
    .map((document) => document.path);
}

/** Writes, overwrites and deletes at random. */
function change(db: Database, random: Random, times: number): void {
  for (let index = 0; index < times; index++) {
    const path = random.chance(0.8)
      ? `c/d${random.below(120)}`
      : `x/${random.below(3)}/c/d${random.below(20)}`;
    const write: Write = random.chance(0.2) ? { kind: 'delete', path } : set(path, randomDocument(random));
    commit(db, [write]);
  }
}

function described(asked: Query): string {
  return JSON.stringify(asked, (_, one) => (typeof one === 'bigint' ? `${one}n` : one));
}

describe('queries served by indexes', () => {
  for (const seed of [1, 2, 3, 4]) {
    it(`find what filtering and sorting everything finds (seed ${seed})`, () => {
      const random = randomness(seed);
      const db = lenientDatabase();
      change(db, random, 200);
      let checked = 0;
      let fruitful = 0;
      while (checked < 150) {
        const asked = randomQuery(random);
        if (statusOf(() => db.runQuery(asked)) === 'INVALID_ARGUMENT') continue; // a combination that is not allowed
        checked++;
        const found = db.runQuery(asked).documents.map((document) => document.path);
        const documents = [...db.allDocuments()].filter(
          (document) => document.path.split('/').at(-2) === 'c',
        );
        expect(found, described(asked)).toEqual(naive(documents, asked));
        if (found.length > 1) fruitful++;
        change(db, random, 3);
      }
      expect(fruitful).toBeGreaterThan(50);
    });
  }
});
