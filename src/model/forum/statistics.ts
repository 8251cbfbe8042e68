import { millisecondsInDay } from 'date-fns/constants';
import { lightFormat } from 'date-fns/lightFormat';

const short = new Intl.DateTimeFormat('es', { weekday: 'short', day: 'numeric' });
const long = new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', month: 'long' });

/** 'lun 3', for the foot of a chart. */
export const formatDayName = (day: Date): string => short.format(day).replace(',', '');

/** 'Lunes, 3 de marzo'. */
export function formatLongDay(day: Date): string {
  const text = long.format(day);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Windows and lengths of the statistics (spec 2, section 9). */
export const STATISTICS = { activeDays: 30, chartDays: 7, topMembers: 10 } as const;

export type Day = ReturnType<typeof lastDays>[number];

/** The last days of the calendar, oldest first, today included: days of 23 or 25 hours too. Each ends where the next begins. */
export function lastDays(now: Date, count: number = STATISTICS.chartDays) {
  const dayAt = (offset: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset);
  return Array.from({ length: count }, (_, index) => {
    const from = dayAt(index - count + 1);
    return { fecha: lightFormat(from, 'yyyy-MM-dd'), from, to: dayAt(index - count + 2) };
  });
}

/** A day of `lastDays` as a moment of the reader's calendar. */
export const dayOf = (fecha: string): Date => new Date(`${fecha}T00:00`);

export function activeSince(now: Date): Date {
  return new Date(now.getTime() - STATISTICS.activeDays * millisecondsInDay);
}

/** Replies for each topic, to one decimal; 0 where there is nothing to divide (spec 2, section 2). */
export function repliesPerTopic(topics: number, replies: number): number {
  const share = Math.round((replies / topics) * 10) / 10;
  return Number.isFinite(share) ? share : 0;
}

/** A forum in which nothing was ever written has nothing to show. */
export const isEmptyForum = (
  figures: Record<'totalCategorias' | 'totalTemas' | 'totalRespuestas', number>,
): boolean => figures.totalCategorias + figures.totalTemas + figures.totalRespuestas === 0;
