import { describe, expect, it } from 'vitest';
import { readingParts } from '@/model/articles/reading/reading-parts';

const long = 'palabra '.repeat(150).trim();
const texts = (markdown: string) => readingParts(markdown).map((part) => part.markdown);

describe('the parts of a text', () => {
  it('begin at headings and, in long stretches, at paragraphs', () => {
    expect(texts(`${long}\n\n## Uno\n\n${long}\n\nDos\n\n${long}\n\n- tres`)).toEqual([
      `${long}\n`,
      `## Uno\n\n${long}\n`,
      `Dos\n\n${long}\n\n- tres`,
    ]);
  });

  it('hold short stretches together', () => {
    expect(texts('Uno\n\n## Dos\n\nTres\n\n## Cuatro')).toHaveLength(1);
    expect(texts('')).toEqual(['']);
  });

  it('stay the same when another part is edited', () => {
    const text = (edited: string) => `${edited}\n\n## Uno\n\n${long}\n\n## Dos\n\n${long}`;
    const before = readingParts(text(long));
    const after = readingParts(text(`${long} más ${long}`));
    expect(after.slice(-2)).toEqual(before.slice(-2));
  });

  it('know which of their anchors earlier parts have taken', () => {
    const parts = readingParts(`## Marib\n\n${long}\n\n## Marib\n\n${long}\n\n# Marib\n\n## Otro\n\n${long}`);
    expect(parts.map(({ taken }) => taken)).toEqual(['', 'marib:1', 'marib:2']);
  });

  it('are one where definitions, footnotes or HTML may reach over', () => {
    for (const line of ['[1]: https://ejemplo.org', '[^1]: Nota', '<div>', '<!-- nota -->'])
      expect(texts(`${long}\n\n## Uno\n\n${long}\n\n${line}`)).toHaveLength(1);
  });
});
