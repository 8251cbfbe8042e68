import { describe, expect, it } from 'vitest';
import { passageInWords, spokenText } from '@/model/articles/listening/spoken';
import { labelOfId } from '@/model/passages';

describe('a passage in words', () => {
  it.each([
    ['1-ne/16/34', 'primer Nefi 16, versículo 34'],
    ['3-ne/11', 'tercer Nefi 11'],
    ['1-ne/16/34-36,38', 'primer Nefi 16, versículos 34 a 36 y 38'],
    ['alma/36-42', 'Alma, capítulos 36 a 42'],
    ['mosiah/3:5-4:2', 'Mosíah 3, versículo 5, a 4, versículo 2'],
    ['1-cor/15/29', 'primera de Corintios 15, versículo 29'],
    ['2-sam/7', 'segundo de Samuel 7'],
  ])('of %s', (id, words) => {
    expect(passageInWords(labelOfId(id))).toBe(words);
  });

  it('is what was written where that is no name of one', () => {
    expect(passageInWords('Nahom')).toBe('Nahom');
  });
});

describe('a sentence as it is said', () => {
  it('has its passages in words', () => {
    const text = 'Antes. Lo dice 1 Ne. 16:34 de Nahom.';
    const start = text.indexOf('1 Ne.');
    const saidAs = [{ start, end: start + '1 Ne. 16:34'.length, words: 'primer Nefi 16, versículo 34' }];
    expect(spokenText(text, { start: 7, end: text.length }, saidAs)).toBe(
      'Lo dice primer Nefi 16, versículo 34 de Nahom.',
    );
  });

  it('has its abbreviations in words', () => {
    const text = 'En 600\u00a0a.\u00a0C. y 34 d. C., p. 12';
    expect(spokenText(text, { start: 0, end: text.length })).toBe(
      'En 600 antes de Cristo y 34 después de Cristo, página 12',
    );
  });
});
