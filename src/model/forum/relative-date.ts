import { formatDate } from '../dates';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const FULL_AFTER_MS = 30 * DAY_MS;

/** Made when it is first needed; the browser brings the words, which date-fns' locale would add to the download. */
let words: Intl.RelativeTimeFormat | undefined;

/** 'hace 3 horas', 'ahora'; after 30 days the full date (spec 2, section 4). A moment to come counts as now. */
export function relativeDate(value: Date | null, now: Date): string {
  if (value === null || Number.isNaN(value.getTime())) return formatDate(value);
  const age = Math.max(0, now.getTime() - value.getTime());
  if (age > FULL_AFTER_MS) return formatDate(value);
  words ??= new Intl.RelativeTimeFormat('es', { numeric: 'auto' });
  if (age < MINUTE_MS) return words.format(0, 'second');
  if (age < HOUR_MS) return words.format(-Math.floor(age / MINUTE_MS), 'minute');
  if (age < DAY_MS) return words.format(-Math.floor(age / HOUR_MS), 'hour');
  return words.format(-Math.floor(age / DAY_MS), 'day');
}
