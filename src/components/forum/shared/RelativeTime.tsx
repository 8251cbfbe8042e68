import { useSyncExternalStore } from 'react';
import { relativeDate } from '@/model/forum/relative-date';
import { formatDate, formatMoment, inUtc, isoDate } from '@/model/shared/dates';

const MINUTE_MS = 60_000;

function eachMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
}

/** 'hace 3 horas', with the full date as its title (spec 2, section 4); it grows older while it is looked at. */
export function RelativeTime({ date }: { date: Date | null }) {
  const shown = useSyncExternalStore(
    eachMinute,
    () => relativeDate(date, new Date()),
    // What the build draws is read at another time, and in another time zone.
    () => null,
  );
  return (
    <time dateTime={isoDate(date)} title={shown === null ? undefined : formatMoment(date)}>
      {shown ?? formatDate(inUtc(date))}
    </time>
  );
}
