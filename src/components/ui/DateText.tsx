import { useSyncExternalStore } from 'react';
import { formatDate, inUtc, isoDate } from '@/model/dates';

/** What never changes by itself. */
export const never = () => () => {};

interface DateTextProps {
  date: Date | null;
  /** What stands around it. */
  words?: (date: string) => string;
}

/** '12 de marzo de 2024' in the reader's time zone; what the build draws, which knows none, in UTC. */
export function DateText({ date, words = (text) => text }: DateTextProps) {
  const text = useSyncExternalStore(
    never,
    () => formatDate(date),
    () => formatDate(inUtc(date)),
  );
  const dateTime = isoDate(date);
  return dateTime ? <time dateTime={dateTime}>{words(text)}</time> : <span>{words(text)}</span>;
}
