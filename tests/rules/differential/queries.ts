import type { Random } from './random';
import { type Body, type Filter, nameOf, type StructuredQuery, type Value } from './rest';
import { anyValue, changedValue, type Pool } from './values';

type QueryChange = (query: StructuredQuery, random: Random, pool: Pool) => void;

const OPERATORS = [
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'ARRAY_CONTAINS',
  'IN',
  'NOT_IN',
  'ARRAY_CONTAINS_ANY',
];
const DECIDING = [
  'oculta',
  'estado',
  'autorId',
  'articuloPublicado',
  'temaId',
  'likes',
  'borrando',
  '__name__',
];

function filtersOf(filter: Filter | undefined): Filter[] {
  if (!filter) return [];
  return filter.compositeFilter ? filter.compositeFilter.filters.flatMap(filtersOf) : [filter];
}

function together(filters: readonly Filter[], op = 'AND'): Filter | undefined {
  return filters.length < 2 ? filters[0] : { compositeFilter: { op, filters: [...filters] } };
}

function anyFilter(random: Random, pool: Pool): Filter {
  const fieldPath = random.pick(DECIDING);
  const op = random.pick(OPERATORS);
  const single: Value =
    fieldPath === '__name__'
      ? { referenceValue: nameOf(random.pick(pool.paths)) }
      : random.pick([
          { booleanValue: false },
          { booleanValue: true },
          { stringValue: 'publicado' },
          { stringValue: 'uid-usuario' },
          { stringValue: 'abierto' },
          { integerValue: '1' },
          { nullValue: null },
        ]);
  if (random.chance(0.1))
    return { unaryFilter: { field: { fieldPath }, op: random.pick(['IS_NULL', 'IS_NAN', 'IS_NOT_NULL']) } };
  const isList = ['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'].includes(op);
  const value = isList
    ? { arrayValue: { values: [single, anyValue(random, pool)].filter((one) => !one.arrayValue) } }
    : single;
  return { fieldFilter: { field: { fieldPath }, op, value } };
}

function setWhere(query: StructuredQuery, filter: Filter | undefined): void {
  if (filter) query.where = filter;
  else delete query.where;
}

const CHANGES: Readonly<Record<string, QueryChange>> = {
  'another limit'(query, random) {
    query.limit = random.pick([0, 1, 50, 51, 100, 101, 200, 201, 1000, 1001, 100_000]);
  },
  'no limit'(query) {
    delete query.limit;
  },
  'an offset'(query, random) {
    query.offset = random.pick([1, 5, 50, 1000]);
  },
  'a cursor'(query, random, pool) {
    const values = (query.orderBy ?? []).map(() => anyValue(random, pool));
    if (values.length === 0) return;
    query[random.chance(0.5) ? 'startAt' : 'endAt'] = { values, before: random.chance(0.5) };
  },
  'another order'(query, random) {
    const fieldPath = random.pick([...DECIDING, 'fechaCreacion']);
    query.orderBy = [{ field: { fieldPath }, direction: random.pick(['ASCENDING', 'DESCENDING']) }];
    delete query.startAt;
    delete query.endAt;
  },
  'a filter less'(query, random) {
    const filters = filtersOf(query.where);
    filters.splice(random.below(filters.length), 1);
    setWhere(query, together(filters));
  },
  'a filter more'(query, random, pool) {
    setWhere(query, together([...filtersOf(query.where), anyFilter(random, pool)]));
  },
  'an alternative'(query, random, pool) {
    setWhere(query, together([...(query.where ? [query.where] : []), anyFilter(random, pool)], 'OR'));
  },
  'another operator'(query, random) {
    const [filter] = filtersOf(query.where).toSorted(() => random.next() - 0.5);
    if (filter?.fieldFilter) filter.fieldFilter.op = random.pick(OPERATORS);
  },
  'another value'(query, random, pool) {
    const [filter] = filtersOf(query.where).toSorted(() => random.next() - 0.5);
    if (filter?.fieldFilter) filter.fieldFilter.value = changedValue(filter.fieldFilter.value, random, pool);
  },
  'the group'(query) {
    for (const source of query.from ?? []) source.allDescendants = source.allDescendants !== true;
  },
  'chosen fields'(query) {
    query.select = { fields: [{ fieldPath: '__name__' }] };
  },
};

/** A query, an aggregation or a read of documents as an attacker would change it. */
export function changedRead(body: Body, random: Random, pool: Pool): { body: Body; how: string } {
  const changed = structuredClone(body);
  if (changed.documents) {
    const path = random.pick(pool.paths);
    changed.documents = random.chance(0.5) ? [nameOf(path)] : [...changed.documents, nameOf(path)];
    return { body: changed, how: `reads ${path}` };
  }
  const query = changed.structuredQuery ?? changed.structuredAggregationQuery?.structuredQuery;
  if (!query) return { body: changed, how: 'as it is' };
  const how = Array.from({ length: random.pick([1, 1, 2, 3]) }, () => {
    const [name, change] = random.pick(Object.entries(CHANGES));
    change(query, random, pool);
    return name;
  });
  return { body: changed, how: how.join(', ') };
}
