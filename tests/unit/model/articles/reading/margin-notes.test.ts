import { describe, expect, it } from 'vitest';
import { placeNotes } from '@/model/articles/reading/margin-notes';

const ROOM = 5000;
const at = (line: number, height = 60) => ({ line, height });

describe('the notes beside a text', () => {
  it('stand beside their lines where they have room', () => {
    expect(placeNotes([at(10), at(200)], ROOM)).toEqual([10, 200]);
  });

  it('stand below the note before them where they would overlap', () => {
    expect(placeNotes([at(10), at(30), at(40)], ROOM)).toEqual([10, 82, 154]);
  });

  it('leave out one that would stand too far below its line, and go on with the next', () => {
    expect(placeNotes([at(10, 400), at(20), at(500)], ROOM)).toEqual([10, null, 500]);
  });

  it('leave out one that would end below the text', () => {
    expect(placeNotes([at(4930), at(4950)], ROOM)).toEqual([4930, null]);
  });
});
