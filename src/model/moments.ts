import { formatDate } from './dates';

const time = (value: Date) =>
  `${String(value.getHours()).padStart(2, '0')}:${String(value.getMinutes()).padStart(2, '0')}`;

/** 'a las 14:32', or on another day 'el 3 de marzo de 2026 a las 14:32'. */
export function momentWords(value: Date, now: Date): string {
  const hour = `a las ${time(value)}`;
  return value.toDateString() === now.toDateString() ? hour : `el ${formatDate(value)} ${hour}`;
}

/** '3 de marzo de 2026, 14:32'. */
export function formatMoment(value: Date | null): string {
  return value === null ? formatDate(value) : `${formatDate(value)}, ${time(value)}`;
}
