import { invalidArgument } from '../errors';
import { INT64_MAX, INT64_MIN, MAX_AGGREGATIONS } from '../limits';
import type { Aggregation, AggregationResult, FieldPath, StoredDocument, Value } from '../types';
import { fieldAt } from '../values/fields';

/** Refuses none, more than five, two of one alias, or a count up to nothing. Throws INVALID_ARGUMENT. */
export function validateAggregations(aggregations: Aggregation[]): void {
  if (aggregations.length === 0) throw invalidArgument('Aggregations can not be empty.');
  if (aggregations.length > MAX_AGGREGATIONS) {
    throw invalidArgument(
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}. Received: ${aggregations.length}`,
    );
  }
  const aliases = new Set(aggregations.map(({ alias }) => alias));
  if (aliases.size < aggregations.length)
    throw invalidArgument('Aggregation aliases contain duplicate alias.');
  for (const one of aggregations) {
    if (one.kind === 'count' && one.upTo !== undefined && one.upTo <= 0) {
      throw invalidArgument('Aggregation count up_to must be greater than zero.');
    }
  }
}

/** The fields that are summed or averaged: only documents that have all of them count. */
export function aggregatedFields(aggregations: Aggregation[]): FieldPath[] {
  return aggregations.flatMap((one) => (one.kind === 'count' ? [] : [one.field]));
}

/** How many documents are enough: counts alone, all of them bounded, stop at the greatest bound. */
export function entriesNeeded(aggregations: Aggregation[]): number {
  return Math.max(
    ...aggregations.map((one) =>
      one.kind === 'count' ? (one.upTo ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY,
    ),
  );
}

/** Counts, sums and averages (https://firebase.google.com/docs/firestore/query-data/aggregation-queries). */
export function aggregate(
  documents: Iterable<StoredDocument>,
  aggregations: Aggregation[],
): AggregationResult {
  const totals = aggregations.map((one) => ({ one, total: new Total() }));
  let indexEntries = 0;
  for (const document of documents) {
    indexEntries++;
    for (const { one, total } of totals)
      if (one.kind !== 'count') total.add(fieldAt(document.fields, one.field));
  }
  const values = new Map<string, Value>();
  for (const { one, total } of totals) {
    if (one.kind === 'count') {
      const count = Math.min(indexEntries, one.upTo ?? Number.POSITIVE_INFINITY);
      values.set(one.alias, { kind: 'integer', integer: BigInt(count) });
    } else {
      values.set(one.alias, one.kind === 'sum' ? total.sum() : total.average());
    }
  }
  return { values, indexEntries };
}

/** A sum of integers and doubles; anything else is passed over. */
class Total {
  private integers = 0n;
  private doubles = 0;
  private lost = 0;
  private hasDouble = false;
  private count = 0;

  add(value: Value | undefined): void {
    if (value?.kind === 'integer') this.integers += value.integer;
    else if (value?.kind === 'double') this.addDouble(value.double);
    else return;
    this.count++;
  }

  /** An integer while only integers that fit were added; else a double. */
  sum(): Value {
    const fits = this.integers >= INT64_MIN && this.integers <= INT64_MAX;
    return this.hasDouble || !fits
      ? { kind: 'double', double: this.asDouble() }
      : { kind: 'integer', integer: this.integers };
  }

  /** null when nothing was added. */
  average(): Value {
    return this.count === 0 ? { kind: 'null' } : { kind: 'double', double: this.asDouble() / this.count };
  }

  /** Keeps what each addition loses (Neumaier), so that the order of documents does not show in the last digits. */
  private addDouble(double: number): void {
    this.hasDouble = true;
    const sum = this.doubles + double;
    if (Number.isFinite(sum)) {
      const big = Math.abs(this.doubles) >= Math.abs(double);
      this.lost += big ? this.doubles - sum + double : double - sum + this.doubles;
    }
    this.doubles = sum;
  }

  private asDouble(): number {
    return this.doubles + this.lost + Number(this.integers);
  }
}
