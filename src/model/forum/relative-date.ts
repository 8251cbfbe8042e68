import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { isValid } from 'date-fns/isValid';
import { messages } from '../messages';
import { formatDate } from '../shared/dates';
import { daysBetween } from './days-between';

const FULL_AFTER_MS = 30 * millisecondsInDay;

/**
 * 'hace 3 horas'; from 24 hours on by the reader's calendar, so that 'ayer' is the day before; after 30 days the date (spec 2,
 * section 4). Own words: Intl's take a slow phone 0.1 s.
 */
export function relativeDate(value: Date | null, now: Date): string {
  if (value === null || !isValid(value)) return formatDate(value);
  const age = Math.max(0, now.getTime() - value.getTime());
  if (age > FULL_AFTER_MS) return formatDate(value);
  const texts = messages.dates;
  if (age < millisecondsInMinute) return texts.now;
  if (age < millisecondsInHour) return texts.ago(Math.floor(age / millisecondsInMinute), 'minuto');
  const days = daysBetween(value, now);
  // A day of 25 hours is not over after 24.
  if (age < millisecondsInDay || days === 0) return texts.ago(Math.floor(age / millisecondsInHour), 'hora');
  if (days === 1) return texts.yesterday;
  return days === 2 ? texts.dayBefore : texts.ago(days, 'día');
}
