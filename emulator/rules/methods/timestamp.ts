/** https://firebase.google.com/docs/reference/rules/rules.Timestamp, always in UTC */
import { NANOS_PER_SECOND, nanosOf, span, utc } from '../time';
import { int, type Of } from '../values';
import { type MethodTable, method } from './method';

const NANOS_PER_DAY = 86_400n * NANOS_PER_SECOND;
const MILLIS_PER_DAY = 86_400_000;

export const timestampMethods: MethodTable = {
  date: method('timestamp', [], (self) => span('timestamp', nanosOf(self) - sinceMidnight(self))),
  time: method('timestamp', [], (self) => span('duration', sinceMidnight(self))),
  year: method('timestamp', [], (self) => int(BigInt(utc(self).getUTCFullYear()))),
  month: method('timestamp', [], (self) => int(BigInt(utc(self).getUTCMonth() + 1))),
  day: method('timestamp', [], (self) => int(BigInt(utc(self).getUTCDate()))),
  /** Monday is 1 and Sunday 7. */
  dayOfWeek: method('timestamp', [], (self) => int(BigInt(utc(self).getUTCDay() || 7))),
  dayOfYear: method('timestamp', [], (self) => {
    const date = utc(self);
    const newYear = new Date(date);
    newYear.setUTCMonth(0, 1);
    return int(BigInt(Math.round((date.getTime() - newYear.getTime()) / MILLIS_PER_DAY) + 1));
  }),
  hours: method('timestamp', [], (self) => int(BigInt(utc(self).getUTCHours()))),
  minutes: method('timestamp', [], (self) => int(BigInt(utc(self).getUTCMinutes()))),
  seconds: method('timestamp', [], (self) => int(BigInt(utc(self).getUTCSeconds()))),
  nanos: method('timestamp', [], (self) => int(BigInt(self.nanos))),
  toMillis: method('timestamp', [], (self) => int(BigInt(utc(self).getTime()))),
};

function sinceMidnight(timestamp: Of<'timestamp'>): bigint {
  const rest = nanosOf(timestamp) % NANOS_PER_DAY;
  return rest < 0n ? rest + NANOS_PER_DAY : rest;
}
