import { describe, expect, it } from 'vitest';
import { headingId, readingMinutes, tableOfContents } from '@/model/articles/reading/reading';

describe('reading', () => {
  it('takes a minute at least, and grows with the words', () => {
    expect(readingMinutes('')).toBe(1);
    expect(readingMinutes('palabra '.repeat(1100))).toBe(5);
  });

  it('lists the second and third level headings', () => {
    const markdown =
      '# No\n## Uno **fuerte**\ntexto\n### Dos `x` ##\n#### No\n```\n## No\n```\n## Uno fuerte';
    expect(tableOfContents(markdown)).toEqual([
      { id: 'uno-fuerte', text: 'Uno fuerte', level: 2 },
      { id: 'dos-x', text: 'Dos x', level: 3 },
      { id: 'uno-fuerte-2', text: 'Uno fuerte', level: 2 },
    ]);
  });

  it('counts the headings it does not list', () => {
    const ids = tableOfContents('# Olivo\n## Olivo\n#### Olivo\n## Olivo\n## \n##\n##No').map(({ id }) => id);
    expect(ids).toEqual(['olivo-2', 'olivo-4']);
  });

  it('gives every heading an anchor of its own', () => {
    const seen = new Map<string, number>();
    expect(['Más', 'Mas', '¿?', '!'].map((text) => headingId(text, seen))).toEqual([
      'mas',
      'mas-2',
      'seccion',
      'seccion-2',
    ]);
  });
});
