import type { ConstraintOperator, ListConstraint, ListQuery, RulesValue } from '../../rules/types';
import type { Database, Filter, Query } from '../types';
import { toRulesValue } from './values';

const NULL: RulesValue = { type: 'null' };
const NAN: RulesValue = { type: 'float', value: Number.NaN };

const UNARY: Record<
  'is-null' | 'is-not-null' | 'is-nan' | 'is-not-nan',
  { op: ConstraintOperator; value: RulesValue }
> = {
  'is-null': { op: '==', value: NULL },
  'is-not-null': { op: '!=', value: NULL },
  'is-nan': { op: '==', value: NAN },
  'is-not-nan': { op: '!=', value: NAN },
};

/** What the rules may know of a query: its alternatives, one for each value of an `in` too, and its bounds. */
export function toListQuery(database: Database, query: Query): ListQuery {
  return {
    ...(query.limit === undefined ? {} : { limit: query.limit }),
    offset: query.offset,
    orderBy: query.orderBy,
    alternatives: database.alternatives(query.where).flatMap(splitAlternative),
  };
}

function splitAlternative(filters: Filter[]): ListConstraint[][] {
  return filters.reduce<ListConstraint[][]>(
    (alternatives, filter) =>
      choices(filter).flatMap((choice) => alternatives.map((alternative) => [...alternative, choice])),
    [[]],
  );
}

/** The constraints a filter stands for, any of which may hold: several only for `in`. */
function choices(filter: Filter): ListConstraint[] {
  if (filter.kind === 'unary') return [{ field: filter.field, ...UNARY[filter.op] }];
  if (filter.kind !== 'field') return filter.filters.flatMap(choices);
  const { field, op, value } = filter;
  if (op !== 'in') return [{ field, op, value: toRulesValue(value) }];
  const items = value.kind === 'array' ? value.items : [value];
  return items.map((item) => ({ field, op: '==', value: toRulesValue(item) }));
}
