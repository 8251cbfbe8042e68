import type { Timestamp } from '../types';

const RFC3339 = /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(?:[Zz]|([+-])(\d\d):(\d\d))$/;
const MIN_SECONDS = -62135596800; // 0001-01-01T00:00:00Z
const MAX_SECONDS = 253402300799; // 9999-12-31T23:59:59Z

/** Reads an RFC 3339 time with nanoseconds; undefined when the text is none or lies outside years 1 to 9999. */
export function parseTimestamp(text: string): Timestamp | undefined {
  const match = RFC3339.exec(text);
  if (!match) return undefined;
  const [, year = '', month = '', day = '', hour = '', minute = '', second = '', fraction = ''] = match;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  date.setUTCHours(Number(hour), Number(minute), Number(second));
  const wellFormed =
    date.getUTCMonth() === Number(month) - 1 &&
    date.getUTCDate() === Number(day) &&
    date.getUTCHours() === Number(hour) &&
    date.getUTCMinutes() === Number(minute);
  if (!wellFormed) return undefined;
  const seconds = date.getTime() / 1000 - offsetSeconds(match[8], match[9], match[10]);
  if (seconds < MIN_SECONDS || seconds > MAX_SECONDS) return undefined;
  return { seconds, nanos: Number(fraction.padEnd(9, '0')) };
}

/** RFC 3339 in UTC with as many fraction digits (0, 3, 6 or 9) as the value needs, as the service writes it. */
export function formatTimestamp({ seconds, nanos }: Timestamp): string {
  const whole = new Date(seconds * 1000).toISOString().slice(0, 19);
  if (nanos === 0) return `${whole}Z`;
  const digits = String(nanos).padStart(9, '0');
  return `${whole}.${digits.replace(/(000){1,2}$/, '')}Z`;
}

/** Stored times have microseconds: anything finer is cut off (https://firebase.google.com/docs/firestore/manage-data/data-types). */
export function toMicroseconds({ seconds, nanos }: Timestamp): Timestamp {
  return { seconds, nanos: nanos - (nanos % 1000) };
}

export function compareTimestamps(a: Timestamp, b: Timestamp): number {
  return a.seconds - b.seconds || a.nanos - b.nanos;
}

/** The time one microsecond later. */
export function nextMicrosecond({ seconds, nanos }: Timestamp): Timestamp {
  return nanos >= 999_999_000 ? { seconds: seconds + 1, nanos: 0 } : { seconds, nanos: nanos + 1000 };
}

function offsetSeconds(
  sign: string | undefined,
  hours: string | undefined,
  minutes: string | undefined,
): number {
  if (!sign) return 0;
  const seconds = Number(hours) * 3600 + Number(minutes) * 60;
  return sign === '-' ? -seconds : seconds;
}
