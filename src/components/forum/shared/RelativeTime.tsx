import { useSyncExternalStore } from 'react';
import { formatDate, formatMoment, inUtc, isoDate } from '@/model/dates';
import { relativeDate } from '@/model/forum/relative-date';

const MINUTE_MS = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const told of listeners) told();
  }, MINUTE_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** 'hace 3 horas', with the full date as its title (spec 2, section 4); it grows older while it is looked at. */
export function RelativeTime({ date }: { date: Date | null }) {
  const shown = useSyncExternalStore(
    subscribe,
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
