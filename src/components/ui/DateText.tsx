import { formatDate, inUtc, isoDate } from '@/model/shared/dates';
import { useDrawnFirst } from './site';

interface DateTextProps {
  date: Date | null;
  words?: (date: string) => string;
}

/** '12 de marzo de 2024' in the reader's time zone; what the build draws, which knows none, in UTC. */
export function DateText({ date, words = (text) => text }: DateTextProps) {
  const text = useDrawnFirst(
    () => formatDate(inUtc(date)),
    () => formatDate(date),
  );
  const dateTime = isoDate(date);
  return dateTime ? <time dateTime={dateTime}>{words(text)}</time> : <span>{words(text)}</span>;
}
