import { describe, expect, it } from 'vitest';
import { diffLines, foldSame } from '@/model/articles/editing/text-diff';
import { momentWords } from '@/model/shared/dates';
import { countWords } from '@/model/shared/text/count-words';

const drawn = (mine: string, theirs: string) =>
  diffLines(mine, theirs).map((row) =>
    row.mine === row.theirs ? ` ${row.mine}` : `${row.mine ?? '∅'}|${row.theirs ?? '∅'}`,
  );

describe('two texts side by side', () => {
  it.each([
    ['a\nb', 'a\nb', [' a', ' b']],
    ['a\nb\nc', 'a\nc', [' a', 'b|∅', ' c']],
    ['a\nc', 'a\nb\nc', [' a', '∅|b', ' c']],
    ['a\nb\nc', 'a\nx\nc', [' a', 'b|x', ' c']],
    ['a\nb\nc\nd', 'b\nd\ne', ['a|∅', ' b', 'c|∅', ' d', '∅|e']],
    ['', 'a', ['|a']],
  ])('%j and %j', (mine, theirs, expected) => {
    expect(drawn(mine, theirs)).toEqual(expected);
  });

  it('never lose a line of either, however long and different they are', () => {
    const mine = Array.from({ length: 3000 }, (_, n) => `mía ${n}`);
    const theirs = Array.from({ length: 3000 }, (_, n) => `suya ${n}`);
    const rows = diffLines(mine.join('\n'), theirs.join('\n'));
    expect(rows.map((row) => row.mine)).toEqual(mine);
    expect(rows.map((row) => row.theirs)).toEqual(theirs);
  });

  it('leave out what is the same, but for two lines around a difference', () => {
    const lines = Array.from({ length: 20 }, (_, n) => `línea ${n}`);
    const changed = lines.with(10, 'otra');
    const folded = foldSame(diffLines(lines.join('\n'), changed.join('\n')));
    expect(folded.map((row) => ('skipped' in row ? row.skipped : row.theirs))).toEqual([
      8,
      'línea 8',
      'línea 9',
      'otra',
      'línea 11',
      'línea 12',
      7,
    ]);
  });
});

describe('words', () => {
  it.each([
    ['', 0],
    ['  \n ', 0],
    ['una', 1],
    [' una  dos\n\ntres\ttres ', 4],
  ])('of %j are %i', (text, expected) => {
    expect(countWords(text)).toBe(expected);
  });
});

describe('a moment', () => {
  const now = new Date(2026, 2, 3, 18, 0);

  it('of today is told by the hour, any other with its day', () => {
    expect(momentWords(new Date(2026, 2, 3, 9, 5), now)).toBe('a las 09:05');
    expect(momentWords(new Date(2026, 2, 2, 23, 59), now)).toBe('el 2 de marzo de 2026 a las 23:59');
  });
});
