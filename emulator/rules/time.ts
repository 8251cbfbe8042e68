/** Timestamps and durations as nanoseconds, and their range (the range of google.protobuf.Timestamp). */
import { fail, type Of, type Value } from './values';

export const NANOS_PER_SECOND = 1_000_000_000n;
const MIN_SECONDS = -62_135_596_800n;
const MAX_SECONDS = 253_402_300_799n;
const MAX_DURATION_SECONDS = 315_576_000_000n;

export const nanosOf = (value: { seconds: bigint; nanos: number }): bigint =>
  value.seconds * NANOS_PER_SECOND + BigInt(value.nanos);

/** A timestamp's nanos count forward from its second; a duration's have the sign of its seconds. */
export function span(type: 'timestamp' | 'duration', total: bigint): Value {
  let seconds = total / NANOS_PER_SECOND;
  let nanos = total % NANOS_PER_SECOND;
  if (type === 'timestamp' && nanos < 0n) {
    seconds -= 1n;
    nanos += NANOS_PER_SECOND;
  }
  const [low, high] =
    type === 'timestamp' ? [MIN_SECONDS, MAX_SECONDS] : [-MAX_DURATION_SECONDS, MAX_DURATION_SECONDS];
  if (seconds < low || seconds > high) return fail(`The ${type} is out of range.`);
  return { type, seconds, nanos: Number(nanos) };
}

export function utc(timestamp: Of<'timestamp'>): Date {
  return new Date(Number(timestamp.seconds) * 1000 + Math.floor(timestamp.nanos / 1e6));
}
