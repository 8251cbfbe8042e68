/**
 * What each persona that must not would try with the newest writes and collections, beside near misses that are allowed, so that
 * no attempt is refused by a slip of its own. Each table is of one subject (newest/).
 */
import { describe, expect, it } from 'vitest';
import { trials } from './attempts';
import { EMAILS, PACE } from './newest/accounts';
import { CONTACT, SUMS } from './newest/counted';
import { WRITTEN_LINES } from './newest/lines';
import { LOG } from './newest/log';
import { NAMES } from './newest/names';
import { PICTURES, RESETS } from './newest/profiles';
import { PUBLISHING } from './newest/publishing';
import { REVIEWS } from './newest/reviews';
import { SAVED_TOPICS } from './newest/saved-topics';
import { NOTICES } from './newest/told';

const TABLES = [
  REVIEWS,
  EMAILS,
  RESETS,
  PICTURES,
  NAMES,
  SUMS,
  CONTACT,
  PACE,
  NOTICES,
  SAVED_TOPICS,
  LOG,
  PUBLISHING,
  WRITTEN_LINES,
];
const { refuses, allows } = trials('demo-ataques-nuevas');

describe.each(TABLES)('$what', ({ refused, allowed }) => {
  describe('is refused where it must be', () => refuses(refused));
  describe('is allowed where it may be', () => allows(allowed));
  it('is tried by each persona in as many ways as it says', () => {
    const names = [...refused, ...allowed].map(([persona, what]) => `${persona}: ${what}`);
    expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
  });
});
