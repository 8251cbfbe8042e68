import { formatDate } from '../dates';
import { messages } from '../messages';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const FULL_AFTER_MS = 30 * DAY_MS;

/** 'hace 3 horas'; after 30 days the date (spec 2, section 4). Own words: Intl's take a slow phone 0.1 s. */
export function relativeDate(value: Date | null, now: Date): string {
  if (value === null || Number.isNaN(value.getTime())) return formatDate(value);
  const age = Math.max(0, now.getTime() - value.getTime());
  if (age > FULL_AFTER_MS) return formatDate(value);
  const texts = messages.dates;
  if (age < MINUTE_MS) return texts.now;
  if (age < HOUR_MS) return texts.ago(Math.floor(age / MINUTE_MS), 'minuto');
  if (age < DAY_MS) return texts.ago(Math.floor(age / HOUR_MS), 'hora');
  const days = Math.floor(age / DAY_MS);
  if (days === 1) return texts.yesterday;
  return days === 2 ? texts.dayBefore : texts.ago(days, 'día');
}
