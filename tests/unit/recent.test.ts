import { describe, expect, it, vi } from 'vitest';
import { loadContent } from '../../scripts/seed/content';
import { loadForum } from '../../scripts/seed/forum-content';
import { daysAgo, towardsToday } from '../../scripts/seed/recent';

const DAY_MS = 86_400_000;
const NOON = new Date('2031-05-20T12:34:00Z');

/** Runs on another day. */
function on<Result>(day: Date, run: () => Result): Result {
  vi.useFakeTimers({ now: day, toFake: ['Date'] });
  try {
    return run();
  } finally {
    vi.useRealTimers();
  }
}

describe('the demo content on whatever day', () => {
  it('counts days back from today', () => {
    expect(on(NOON, () => daysAgo('hace 6 días'))?.toISOString()).toBe('2031-05-14T12:00:00.000Z');
    expect(daysAgo('2020-01-02T03:04:05Z')).toBeUndefined();
  });

  it('keeps the order of dates, ends yesterday and begins some months ago', () => {
    const dates = ['2026-03-02', '2026-07-01', '2026-08-31', '2026-09-01'].map((date) => new Date(date));
    const moved = on(NOON, () => dates.map(towardsToday(dates)));
    expect([...moved].sort((a, b) => a.getTime() - b.getTime())).toEqual(moved);
    expect(moved.at(-1)?.toISOString()).toBe('2031-05-19T20:20:00.000Z');
    expect(moved[0]?.getUTCFullYear()).toBe(2031);
  });

  it('has a new article of the last days, and none that is still to come', () => {
    const { articles, comments } = on(NOON, () => loadContent());
    const published = articles.flatMap(({ fechaPublicacion }) => fechaPublicacion ?? []);
    const ages = published.map((date) => (NOON.getTime() - date.getTime()) / DAY_MS);
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.min(...ages)).toBeLessThan(10);
    const later = comments.filter(({ fechaPublicacion }) => Number(fechaPublicacion) > NOON.getTime());
    expect(later).toEqual([]);
  });

  it('has topics and replies on most of the last seven days, each reply after what it answers', () => {
    const { topics } = on(NOON, () => loadForum());
    const all = topics.flatMap((topic) => [topic.date, ...topic.replies.map(({ date }) => date)]);
    const days = new Set(
      all.filter((date) => NOON.getTime() - date.getTime() < 7 * DAY_MS).map((date) => date.getUTCDate()),
    );
    expect(days.size).toBeGreaterThanOrEqual(4);
    // Drawn by UTC, they are of the same day to who reads in America.
    for (const date of all) expect(date.getUTCHours(), date.toISOString()).toBeGreaterThanOrEqual(13);
    for (const { date, replies } of topics)
      for (const reply of replies) expect(reply.date.getTime()).toBeGreaterThan(date.getTime());
  });
});
