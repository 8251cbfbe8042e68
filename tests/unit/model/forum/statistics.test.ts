import { describe, expect, it } from 'vitest';
import { activeSince, dayOf, lastDays, repliesPerTopic } from '@/model/forum/statistics';

describe('the last days', () => {
  it('are seven of the calendar, today last, and meet without a gap', () => {
    const days = lastDays(new Date(2024, 2, 3, 15, 30));
    expect(days.map(({ fecha }) => fecha)).toEqual([
      '2024-02-26',
      '2024-02-27',
      '2024-02-28',
      '2024-02-29',
      '2024-03-01',
      '2024-03-02',
      '2024-03-03',
    ]);
    for (const [index, day] of days.slice(1).entries()) expect(day.from).toEqual(days[index]?.to);
    expect(days.at(-1)?.from).toEqual(new Date(2024, 2, 3));
  });

  it('have names that lead back to them', () => {
    for (const { fecha, from } of lastDays(new Date(2024, 11, 31, 23, 59)))
      expect(dayOf(fecha)).toEqual(from);
  });
});

describe('replies per topic', () => {
  it.each([
    [3, 10, 3.3],
    [2, 3, 1.5],
    [4, 0, 0],
    [0, 0, 0],
    [0, 5, 0],
  ])('of %i topics and %i replies are %d', (topics, replies, expected) => {
    expect(repliesPerTopic(topics, replies)).toBe(expected);
  });
});

it('an active member was there within 30 days', () => {
  expect(activeSince(new Date('2024-03-31T12:00:00Z'))).toEqual(new Date('2024-03-01T12:00:00Z'));
});
