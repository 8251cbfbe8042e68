import { describe, expect, it } from 'vitest';
import { chaptersOf, coverOf, parsePassageId } from '@/model/passages';

function passage(id: string) {
  const found = parsePassageId(id);
  if (!found) throw new Error(`${id} is no passage`);
  return found;
}

describe('what a passage covers', () => {
  it.each([
    ['1-ne/16', 16, 'all'],
    ['1-ne/16/34', 16, [[34, 34]]],
    [
      '1-ne/16/34-36,38',
      16,
      [
        [34, 36],
        [38, 38],
      ],
    ],
    ['alma/36-42', 40, 'all'],
    ['alma/36-42', 43, []],
    ['1-ne/16/34', 17, []],
    ['mosiah/3:5-4:2', 3, [[5, 27]]],
    ['mosiah/3:5-4:2', 4, [[1, 2]]],
    ['mosiah/3:5-5:2', 4, 'all'],
  ] as const)('%s, of chapter %i', (id, chapter, cover) => {
    expect(coverOf(passage(id), chapter)).toEqual(cover);
  });

  it('has the chapters in order', () => {
    expect(chaptersOf(passage('alma/36-38'))).toEqual([36, 37, 38]);
    expect(chaptersOf(passage('1-ne/16/34'))).toEqual([16]);
  });
});
