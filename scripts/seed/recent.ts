/** The demo site is as alive on every day: what is newest in it is dated back from today. */

const DAY_MS = 86_400_000;
const HOUR_MS = DAY_MS / 24;
/** The oldest words of the demo forum are of about this time ago. */
const FORUM_DAYS = 120;
/** How much more is written lately than long ago. */
const LATELY = 2;

/** The beginning of today: all who ask on one day are told the same. */
const today = (): number => Math.floor(Date.now() / DAY_MS) * DAY_MS;

const AGO = /^hace (\d{1,3}) días$/;

/** The instant of `hace 6 días`, at noon; undefined for what says no such thing. */
export function daysAgo(value: string): Date | undefined {
  const days = AGO.exec(value)?.[1];
  return days === undefined ? undefined : new Date(today() - Number(days) * DAY_MS + 12 * HOUR_MS);
}

/** In the day of who reads in America as of who draws pages by UTC: between 13 and 21 hours, in the order in which they were. */
function byDay(time: number): number {
  const start = Math.floor(time / DAY_MS) * DAY_MS;
  return start + 13 * HOUR_MS + (time - start) / 3;
}

/** Moves dates so that the last is of yesterday and the others come before it in their order, closer together the newer they are. */
export function towardsToday(dates: readonly Date[]): (date: Date) => Date {
  const newestFirst = dates.map((date) => date.getTime()).sort((a, b) => b - a);
  const end = today() - 2 * HOUR_MS;
  return (date) => {
    const place = newestFirst.indexOf(date.getTime()) / Math.max(1, newestFirst.length - 1);
    return new Date(Math.round(byDay(end - place ** LATELY * FORUM_DAYS * DAY_MS)));
  };
}
