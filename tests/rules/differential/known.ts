import type { Case } from './cases';
import type { Filter, StructuredQuery } from './rest';
import type { Outcome } from './server';

/** A kind of case that the two servers are known to decide differently, and why that stays so. */
export interface Known {
  name: string;
  why: string;
  holds: (one: Case, ours: Outcome, theirs: Outcome) => boolean;
}

const queryOf = ({ call: { body } }: Case): StructuredQuery | undefined =>
  body.structuredQuery ?? body.structuredAggregationQuery?.structuredQuery;

const filtersOf = (filter: Filter | undefined): Filter[] =>
  filter?.compositeFilter ? filter.compositeFilter.filters.flatMap(filtersOf) : filter ? [filter] : [];

const fieldOf = ({ fieldFilter, unaryFilter }: Filter): string =>
  (fieldFilter ?? unaryFilter)?.field.fieldPath ?? '';

const isOfNothing = ({ fieldFilter, unaryFilter }: Filter): boolean =>
  unaryFilter !== undefined ||
  fieldFilter?.value.nullValue !== undefined ||
  fieldFilter?.value.doubleValue === 'NaN' ||
  JSON.stringify(fieldFilter?.value.arrayValue ?? '').includes('nullValue') ||
  JSON.stringify(fieldFilter?.value.arrayValue ?? '').includes('NaN');

const says = ({ text }: Outcome, ...sentences: string[]): boolean =>
  sentences.some((sentence) => text.includes(sentence));

export const KNOWN: readonly Known[] = [
  {
    name: 'a reserved id',
    why: 'A document named `__x__` cannot exist; the service refuses the name before any rule is asked.',
    holds: ({ call }) => JSON.stringify(call.body).includes('/__id7__'),
  },
  {
    name: 'an answer too long for a header',
    why: 'The official emulator fails with INTERNAL when the reason for its denial is too long.',
    holds: (_one, _ours, { decision }) => decision === 'INTERNAL',
  },
  {
    name: 'a condition that its evaluator cannot decide',
    why: 'Of a document that one commit deletes and writes again, the official emulator fails with UNKNOWN ("ternary operator predicate is always boolean") where ours denies: nobody gets anything.',
    holds: (_one, ours, theirs) => ours.decision === 'denied' && theirs.decision === 'UNKNOWN',
  },
  {
    name: 'a query that only one of them takes for a query',
    why: 'What a query may look like apart from rules: the official emulator is no judge of the order of keys, of groups below a document, of values that no filter can have.',
    holds: (_one, ours, theirs) =>
      says(ours, 'cannot compare with null or NaN', 'inequality filter property and first sort order') ||
      says(
        theirs,
        'descending key scans',
        '__key__ filter value must be a Key',
        'only allowed at the root parent',
        'too large to be used in a query',
      ),
  },
  {
    name: 'a query that can find nothing',
    why: 'Filters that contradict each other, or compare with null or NaN: the official emulator asks the rules about no document.',
    holds: (one, _ours, { decision }) => {
      const filters = filtersOf(queryOf(one)?.where);
      const fields = filters.map(fieldOf);
      return decision === 'ok' && (filters.some(isOfNothing) || new Set(fields).size < fields.length);
    },
  },
  {
    name: 'two filters on one field that a rule reads',
    why: 'Where one says what the field is and the other what it contains, the official emulator cannot put them together ("Received: !constraint") and denies; ours goes by what it is.',
    holds: (_one, _ours, theirs) => theirs.decision === 'denied' && says(theirs, 'Received: !constraint'),
  },
  {
    name: 'a query for documents by name',
    why: 'The official emulator asks the rules of the collection that the name is in, even if another one is queried.',
    holds: (one) => filtersOf(queryOf(one)?.where).some((filter) => fieldOf(filter) === '__name__'),
  },
];
