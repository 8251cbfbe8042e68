import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';

/** How many midnights of the reader's zone lie between two valid dates: 1 for any moment of yesterday, on days of 23 or 25 hours too. */
export function daysBetween(value: Date, now: Date): number {
  return differenceInCalendarDays(now, value);
}
