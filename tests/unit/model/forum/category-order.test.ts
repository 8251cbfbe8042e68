import { describe, expect, it } from 'vitest';
import { newPlaces } from '@/model/forum/forum-category';
import { moved } from '@/model/shared/moved';

describe('a category that is moved', () => {
  it.each([
    [0, 1, ['b', 'a', 'c']],
    [2, 0, ['c', 'a', 'b']],
    [0, 2, ['b', 'c', 'a']],
    [0, -1, ['a', 'b', 'c']],
    [2, 3, ['a', 'b', 'c']],
  ])('from %i to %i', (from, to, expected) => {
    expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected);
  });
});

it('only what stands elsewhere gets a new place', () => {
  const list = [
    { id: 'a', nombre: 'A', orden: 0 },
    { id: 'b', nombre: 'B', orden: 5 },
    { id: 'c', nombre: 'C', orden: 5 },
    { id: 'd', nombre: 'D', orden: 3 },
  ];
  expect(newPlaces(list)).toEqual([
    { id: 'b', nombre: 'B', orden: 1 },
    { id: 'c', nombre: 'C', orden: 2 },
  ]);
});
