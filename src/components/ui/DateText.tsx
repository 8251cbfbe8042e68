import { formatDate, inUtc, isoDate } from '@/model/shared/dates';
import { useBrowserValue } from './useBrowserValue';

interface DateTextProps {
  date: Date | null;
  words?: (date: string) => string;
}

/** '12 de marzo de 2024' in the reader's time zone; in UTC until that is known. */
export function DateText({ date, words = (text) => text }: DateTextProps) {
  const text = useBrowserValue(
    () => formatDate(inUtc(date)),
    () => formatDate(date),
  );
  const dateTime = isoDate(date);
  return dateTime ? <time dateTime={dateTime}>{words(text)}</time> : <span>{words(text)}</span>;
}
