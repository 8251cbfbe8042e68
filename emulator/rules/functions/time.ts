/** https://firebase.google.com/docs/reference/rules/rules.duration_ and rules.timestamp_ */
import { callable, type FunctionTable } from '../methods/method';
import { NANOS_PER_SECOND, nanosOf, span } from '../time';
import { fail } from '../values';

const UNITS: Record<string, bigint> = {
  w: 604_800n * NANOS_PER_SECOND,
  d: 86_400n * NANOS_PER_SECOND,
  h: 3_600n * NANOS_PER_SECOND,
  m: 60n * NANOS_PER_SECOND,
  s: NANOS_PER_SECOND,
  ms: 1_000_000n,
  ns: 1n,
};
const NANOS_PER_MILLI = 1_000_000n;

export const durationFunctions: FunctionTable = {
  value: callable(['int', 'string'], (magnitude, unit) => {
    const nanos = Object.hasOwn(UNITS, unit.value) ? UNITS[unit.value] : undefined;
    if (nanos === undefined) return fail(`Unknown unit '${unit.value}' of a duration.`);
    return span('duration', magnitude.value * nanos);
  }),
  time: callable(['int', 'int', 'int', 'int'], (hours, minutes, seconds, nanos) => {
    const whole = hours.value * 3_600n + minutes.value * 60n + seconds.value;
    return span('duration', whole * NANOS_PER_SECOND + nanos.value);
  }),
  abs: callable(['duration'], (duration) => {
    const nanos = nanosOf(duration);
    return span('duration', nanos < 0n ? -nanos : nanos);
  }),
};

export const timestampFunctions: FunctionTable = {
  /** From milliseconds since the epoch. */
  value: callable(['int'], (millis) => span('timestamp', millis.value * NANOS_PER_MILLI)),
  date: callable(['int', 'int', 'int'], (year, month, day) => {
    const [y, m, d] = [Number(year.value), Number(month.value), Number(day.value)];
    const date = new Date(0);
    date.setUTCFullYear(y, m - 1, d);
    const isReal = date.getUTCFullYear() === y && date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
    return isReal
      ? span('timestamp', BigInt(date.getTime()) * NANOS_PER_MILLI)
      : fail('There is no such date.');
  }),
};
