import { describe, expect, it } from 'vitest';
import { isBlank } from '@/model/shared/text/blank';

describe('a text that shows nothing', () => {
  it.each([
    '',
    ' \n\t',
    '\u200b',
    '\u00ad\u202e',
    '\u3164',
    '\u115f\u1160',
    '\uffa0',
    '\u2800',
    '\u0301',
    '\u00a0',
  ])('%j', (text) => {
    expect(isBlank(text)).toBe(true);
  });
});

describe('a text that shows something', () => {
  it.each(['a', '¿', '7', '👩‍🌾', 'é', '聖', ' \u200b.'])('%j', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});
