import { describe, expect, test } from 'vitest';
import { isOneOff, soundOf } from '@/model/search/likeness';
import { readQuery } from '@/model/search/query';
import { stem } from '@/model/search/stem';
import { keepsTilde } from '@/model/search/words';

describe('a stem', () => {
  test.each([
    ['volcanes', 'volcan'],
    ['altares', 'altar'],
    ['planchas', 'plancha'],
    ['luces', 'luz'],
    ['hebreas', 'hebreo'],
    ['torres', 'torre'],
    ['reyes', 'rey'],
    ['antiguamente', 'antiguas'],
  ])('is the same for %s and %s', (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });

  test.each([
    ['maya', 'mayo'],
    ['oro', 'ora'],
    ['alma', 'almendra'],
    ['nefi', 'nefita'],
  ])('is another for %s and %s', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });
});

test.each([
  ['quiasmo', 'quisamo', true],
  ['altar', 'altr', true],
  ['hinom', 'hinnom', true],
  ['nahon', 'nahom', true],
  ['altar', 'atlra', false],
  ['lehi', 'nefi', false],
])('%s and %s differ by one letter: %s', (one, other, expected) => {
  expect(isOneOff(one, other)).toBe(expected);
  expect(isOneOff(other, one)).toBe(expected);
});

test.each([
  ['sevada', 'cebada'],
  ['insienso', 'incienso'],
  ['teotiuacan', 'teotihuacan'],
  ['rei', 'rey'],
  ['kiasmo', 'quiasmo'],
  ['jerusalen', 'gerusalen'],
])('%s sounds as %s', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other));
});

test.each([
  ['ano', 'ano', true],
  ['año', 'ano', true],
  ['ano', 'año', false],
  ['año', 'año', true],
])('%s answers who asks for %s: %s', (term, asked, expected) => {
  expect(keepsTilde(term, asked)).toBe(expected);
});

describe('a query', () => {
  test('asks for what says something, without what asks', () => {
    expect(readQuery('¿Dónde están los altares de Nahom?').words).toEqual(['altares', 'nahom']);
  });

  test('names passages in small letters and short forms', () => {
    const { words, passages } = readQuery('quiasmo alma 36 y 1 ne 16:34');
    expect(words).toEqual(['quiasmo']);
    expect(passages).toEqual([
      { book: 'alma', ranges: [{ chapter: 36 }] },
      { book: '1-ne', ranges: [{ chapter: 16, from: 34 }] },
    ]);
  });

  test('of small words alone is taken by them', () => {
    expect(readQuery('el que es').words).toEqual(['el', 'que', 'es']);
  });

  test('is open while its last word may go on', () => {
    expect([readQuery('altar').open, readQuery('altar ').open]).toEqual([true, false]);
  });

  test('asks once for a word and its plural, and for no more than twelve', () => {
    expect(readQuery('altar altares').words).toHaveLength(1);
    expect(readQuery(Array.from({ length: 30 }, (_, n) => `palabra${n}`).join(' ')).words).toHaveLength(12);
  });
});
