import { describe, expect, it } from 'vitest';
import { GAP, pageNumbers } from '@/components/library/Pagination';

describe('the page links of the library', () => {
  it('are all there when there are few', () => {
    expect(pageNumbers(2, 3)).toEqual([1, 2, 3]);
  });

  it('leave out the far ones, with a sign of it on each side', () => {
    expect(pageNumbers(50, 834)).toEqual([1, GAP, 49, 50, 51, GAP, 834]);
  });

  it('put the page itself where a gap would stand for one only', () => {
    expect(pageNumbers(4, 10)).toEqual([1, 2, 3, 4, 5, GAP, 10]);
  });

  it('hold at both ends', () => {
    expect(pageNumbers(1, 834)).toEqual([1, 2, GAP, 834]);
    expect(pageNumbers(834, 834)).toEqual([1, GAP, 833, 834]);
    expect(pageNumbers(1, 1)).toEqual([1]);
  });
});
