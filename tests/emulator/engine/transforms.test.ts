import { describe, expect, it } from 'vitest';
import type { Transform } from '../../../emulator/firestore/types';
import { commit, database, type Plain, put, set, statusOf, value } from './fixtures';

const MAX = 2n ** 63n - 1n;

/** The field after the transform, and the result the write answers. */
function transformed(before: Plain | undefined, transform: Omit<Transform, 'field'> & object) {
  const db = database();
  put(db, 'c/a', before === undefined ? {} : { f: before });
  const one = { field: ['f'], ...transform } as Transform;
  const write = set('c/a', {}, { mask: [], transforms: [one] });
  const { changes } = commit(db, [write]);
  return { field: db.get('c/a')?.fields.get('f'), result: changes[0]?.transformResults[0] };
}

function number(kind: 'increment' | 'minimum' | 'maximum', before: Plain | undefined, operand: Plain) {
  return transformed(before, { kind, operand: value(operand) } as Omit<Transform, 'field'>);
}

const NUMBERS: [
  kind: 'increment' | 'minimum' | 'maximum',
  before: Plain | undefined,
  operand: Plain,
  after: Plain,
][] = [
  ['increment', 5n, 3n, 8n],
  ['increment', 5n, -8n, -3n],
  ['increment', 5n, 0.5, 5.5],
  ['increment', 0.5, 2n, 2.5],
  ['increment', undefined, 3n, 3n],
  ['increment', 'text', 3n, 3n],
  ['increment', MAX, 1n, MAX],
  ['increment', -MAX, -5n, -MAX - 1n],
  ['increment', Number.NaN, 1n, Number.NaN],
  ['minimum', 5n, 3n, 3n],
  ['minimum', 3n, 5n, 3n],
  ['minimum', 3n, 3, 3n],
  ['minimum', 3n, 2.5, 2.5],
  ['minimum', undefined, 7n, 7n],
  ['minimum', 'text', 7n, 7n],
  ['minimum', 3n, Number.NaN, Number.NaN],
  ['maximum', 5n, 3n, 5n],
  ['maximum', 3n, 5.5, 5.5],
  ['maximum', 0, -0, 0],
  ['maximum', null, 7n, 7n],
  ['maximum', 3n, Number.NaN, Number.NaN],
];

describe('numeric transforms', () => {
  for (const [kind, before, operand, after] of NUMBERS) {
    it(`${kind} of ${String(before)} by ${String(operand)} gives ${String(after)}`, () => {
      expect(number(kind, before, operand)).toEqual({ field: value(after), result: value(after) });
    });
  }

  it('refuse an operand that is no number', () => {
    expect(statusOf(() => number('increment', 1n, 'x'))).toBe('INVALID_ARGUMENT');
  });
});

describe('array transforms', () => {
  const array = (kind: 'arrayUnion' | 'arrayRemove', before: Plain | undefined, elements: Plain[]) =>
    transformed(before, { kind, elements: elements.map(value) } as Omit<Transform, 'field'>);

  const ARRAYS: ['arrayUnion' | 'arrayRemove', Plain | undefined, Plain[], Plain][] = [
    ['arrayUnion', ['a'], ['a', 'b', 'b'], ['a', 'b']],
    ['arrayUnion', [1n, Number.NaN, null], [1, Number.NaN, null, 2], [1n, Number.NaN, null, 2]],
    ['arrayUnion', undefined, ['a'], ['a']],
    ['arrayUnion', 'text', ['a'], ['a']],
    ['arrayRemove', ['a', 'b', 'a'], ['a', 'x'], ['b']],
    ['arrayRemove', [1n, { m: 1n }], [1, { m: 1 }], []],
    ['arrayRemove', undefined, ['a'], []],
    ['arrayRemove', 'text', ['a'], []],
  ];
  for (const [index, [kind, before, elements, after]] of ARRAYS.entries()) {
    it(`${kind} case ${index + 1} leaves what it should and answers null`, () => {
      expect(array(kind, before, elements)).toEqual({ field: value(after), result: { kind: 'null' } });
    });
  }
});

describe('serverTimestamp', () => {
  it('is the commit time, the same in every field, also deep in maps', () => {
    const db = database();
    const transforms: Transform[] = [
      { kind: 'serverTimestamp', field: ['at'] },
      { kind: 'serverTimestamp', field: ['deep', 'at'] },
    ];
    const { commitTime, changes } = commit(db, [set('c/a', { deep: { x: 1n } }, { transforms })]);
    const time = { kind: 'timestamp', ...commitTime };
    expect(changes[0]?.transformResults).toEqual([time, time]);
    expect(db.get('c/a')?.fields).toEqual(
      new Map<string, unknown>([
        [
          'deep',
          {
            kind: 'map',
            fields: new Map<string, unknown>([
              ['x', value(1n)],
              ['at', time],
            ]),
          },
        ],
        ['at', time],
      ]),
    );
  });
});

describe('several transforms', () => {
  it('of one field apply in order, after the update', () => {
    const db = database();
    const increment: Transform = { kind: 'increment', field: ['n'], operand: value(2n) };
    const maximum: Transform = { kind: 'maximum', field: ['n'], operand: value(100n) };
    commit(db, [set('c/a', { n: 10n }, { transforms: [increment, increment, maximum] })]);
    expect(db.get('c/a')?.fields.get('n')).toEqual(value(100n));
  });
});
