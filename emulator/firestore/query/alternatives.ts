import { invalidArgument } from '../errors';
import { MAX_DISJUNCTIONS } from '../limits';
import type { Filter, Value } from '../types';

export type LeafFilter = Extract<Filter, { kind: 'field' | 'unary' }>;

/**
 * The disjunctive normal form of a filter: lists of filters that must all hold, of which one list must. `in` and
 * `array-contains-any` become one alternative a value. Throws INVALID_ARGUMENT beyond 30 alternatives
 * (https://firebase.google.com/docs/firestore/query-data/queries#query_limitations).
 */
export function alternativesOf(filter: Filter | undefined): LeafFilter[][] {
  if (!filter) return [[]];
  const found = expand(filter);
  for (const alternative of found) {
    if (alternative.filter((leaf) => leaf.kind === 'field' && leaf.op === 'array-contains').length > 1) {
      throw invalidArgument("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
    }
  }
  return found;
}

function expand(filter: Filter): LeafFilter[][] {
  switch (filter.kind) {
    case 'unary':
      return [[filter]];
    case 'field':
      if (filter.op === 'in')
        return limited(itemsOf(filter.value).map((value) => [{ ...filter, op: '==', value }]));
      if (filter.op !== 'array-contains-any') return [[filter]];
      return limited(itemsOf(filter.value).map((value) => [{ ...filter, op: 'array-contains', value }]));
    case 'or':
      return limited(filter.filters.flatMap(expand));
    case 'and':
      return filter.filters
        .map(expand)
        .reduce<LeafFilter[][]>(
          (left, right) => limited(left.flatMap((a) => right.map((b) => [...a, ...b]))),
          [[]],
        );
  }
}

function limited(alternatives: LeafFilter[][]): LeafFilter[][] {
  if (alternatives.length > MAX_DISJUNCTIONS) {
    throw invalidArgument(
      `The query has too many disjunctions: its disjunctive normal form may have at most ${MAX_DISJUNCTIONS}.`,
    );
  }
  return alternatives;
}

function itemsOf(value: Value): Value[] {
  return value.kind === 'array' ? value.items : [];
}
