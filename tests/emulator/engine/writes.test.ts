import { describe, expect, it } from 'vitest';
import type { Database, Write } from '../../../emulator/firestore/types';
import { formatTimestamp } from '../../../emulator/firestore/values/timestamps';
import { clock, commit, database, fields, type Plain, put, ROOT, refusal, set, statusOf } from './fixtures';

function read(db: Database, path: string) {
  return db.get(path)?.fields;
}

function update(
  path: string,
  plain: { [field: string]: Plain },
  mask: string[][],
  more: Partial<Write> = {},
): Write {
  return set(path, plain, { mask, ...more });
}

describe('update', () => {
  it('without a mask replaces the whole document', () => {
    const db = database();
    put(db, 'c/a', { x: 1n, y: 2n });
    put(db, 'c/a', { z: 3n });
    expect(read(db, 'c/a')).toEqual(fields({ z: 3n }));
  });

  it('with a mask changes what it names, and deletes what it names but does not give', () => {
    const db = database();
    put(db, 'c/a', { keep: 1n, drop: 2n, map: { keep: 1n, drop: 2n } });
    commit(db, [update('c/a', { added: 5n, ignored: 6n }, [['added'], ['drop'], ['map', 'drop']])]);
    expect(read(db, 'c/a')).toEqual(fields({ keep: 1n, map: { keep: 1n }, added: 5n }));
  });

  it('with a nested mask path makes the maps on the way', () => {
    const db = database();
    put(db, 'c/a', { a: 'no map' });
    commit(db, [update('c/a', { a: { b: { c: 1n } } }, [['a', 'b', 'c']])]);
    expect(read(db, 'c/a')).toEqual(fields({ a: { b: { c: 1n } } }));
  });

  it('with a mask creates the document when it is missing', () => {
    const db = database();
    commit(db, [update('c/a', { x: 1n }, [['x'], ['y', 'z']])]);
    expect(read(db, 'c/a')).toEqual(fields({ x: 1n }));
  });

  it('with an empty mask makes an empty document', () => {
    const db = database();
    commit(db, [update('c/a', {}, [])]);
    expect(read(db, 'c/a')).toEqual(new Map());
  });
});

describe('times', () => {
  it('of commits increase strictly even when the clock stands still', () => {
    const db = database();
    const first = commit(db, [set('c/a', { x: 1n })]).commitTime;
    const second = commit(db, [set('c/a', { x: 2n })]).commitTime;
    expect([formatTimestamp(first), formatTimestamp(second)]).toEqual([
      '2023-11-14T22:13:20Z',
      '2023-11-14T22:13:20.000001Z',
    ]);
  });

  it('of creation stay, of update move with a change', () => {
    const time = clock();
    const db = database({ now: time.now });
    put(db, 'c/a', { x: 1n });
    const created = db.get('c/a')?.createTime;
    time.advance(10);
    put(db, 'c/a', { x: 2n });
    expect(db.get('c/a')?.createTime).toEqual(created);
    expect(db.get('c/a')?.updateTime.seconds).toBe((created?.seconds ?? 0) + 10);
  });

  it('stay as they were when a write changes nothing', () => {
    const db = database();
    put(db, 'c/a', { x: 1n });
    const before = db.get('c/a')?.updateTime;
    put(db, 'c/a', { x: 1n });
    expect(db.get('c/a')?.updateTime).toEqual(before);
    put(db, 'c/a', { x: 1 });
    expect(db.get('c/a')?.updateTime).not.toEqual(before);
  });

  it('start again for a document deleted and made anew', () => {
    const db = database();
    put(db, 'c/a', { x: 1n });
    const created = db.get('c/a')?.createTime;
    commit(db, [{ kind: 'delete', path: 'c/a' }, set('c/a', { x: 1n })]);
    expect(db.get('c/a')?.createTime).not.toEqual(created);
  });
});

describe('preconditions', () => {
  const name = `${ROOT}/c/a`;

  it('exists: true on a missing document is NOT_FOUND', () => {
    const db = database();
    const write = set('c/a', {}, { precondition: { exists: true } });
    expect(refusal(() => commit(db, [write]))).toBe(`NOT_FOUND: No document to update: ${name}`);
    expect(
      statusOf(() => commit(db, [{ kind: 'delete', path: 'c/a', precondition: { exists: true } }])),
    ).toBe('NOT_FOUND');
  });

  it('exists: false on a document is ALREADY_EXISTS', () => {
    const db = database();
    put(db, 'c/a', {});
    const write = set('c/a', { x: 1n }, { precondition: { exists: false } });
    expect(refusal(() => commit(db, [write]))).toBe(`ALREADY_EXISTS: Document already exists: ${name}`);
  });

  it('updateTime lets the version pass that was read, and no other', () => {
    const db = database();
    put(db, 'c/a', { x: 1n });
    const updateTime = db.get('c/a')?.updateTime ?? { seconds: 0, nanos: 0 };
    commit(db, [set('c/a', { x: 2n }, { precondition: { updateTime } })]);
    expect(refusal(() => commit(db, [set('c/a', { x: 3n }, { precondition: { updateTime } })]))).toBe(
      'FAILED_PRECONDITION: the stored version (1700000000000001) does not match the required base version (1700000000000000)',
    );
  });

  it('updateTime fails for a document that is gone', () => {
    const write = set('c/a', {}, { precondition: { updateTime: { seconds: 1, nanos: 0 } } });
    expect(statusOf(() => commit(database(), [write]))).toBe('FAILED_PRECONDITION');
  });

  it('of a verify are checked though it writes nothing', () => {
    const db = database();
    expect(
      statusOf(() => commit(db, [{ kind: 'verify', path: 'c/a', precondition: { exists: true } }])),
    ).toBe('NOT_FOUND');
    const { changes } = commit(db, [{ kind: 'verify', path: 'c/a', precondition: { exists: false } }]);
    expect(changes[0]?.after).toBeUndefined();
  });

  it('that fail leave nothing of the commit behind', () => {
    const db = database();
    const writes = [set('c/a', {}), set('c/b', {}, { precondition: { exists: true } })];
    expect(statusOf(() => commit(db, writes))).toBe('NOT_FOUND');
    expect(db.get('c/a')).toBeUndefined();
  });
});

describe('a commit', () => {
  it('sees its own earlier writes, one change each', () => {
    const db = database();
    const { changes } = commit(db, [
      set('c/a', { x: 1n }, { precondition: { exists: false } }),
      update('c/a', { y: 2n }, [['y']], { precondition: { exists: true } }),
    ]);
    expect(changes.map(({ before, after }) => [before?.fields.size, after?.fields.size])).toEqual([
      [undefined, 1],
      [1, 2],
    ]);
    expect(read(db, 'c/a')).toEqual(fields({ x: 1n, y: 2n }));
  });

  it('can be looked at before it is applied', () => {
    const db = database();
    put(db, 'c/b', { x: 1n });
    const prepared = db.prepare([set('c/a', { x: 1n }), { kind: 'delete', path: 'c/b' }]);
    expect(prepared.readAfter('c/a')?.fields).toEqual(fields({ x: 1n }));
    expect(prepared.readAfter('c/b')).toBeUndefined();
    expect([db.get('c/a'), db.get('c/b')?.path]).toEqual([undefined, 'c/b']);
  });

  it('takes 500 writes and refuses 501', () => {
    const db = database();
    const writes = Array.from({ length: 501 }, (_, index) => set(`c/d${index}`, {}));
    expect(statusOf(() => commit(db, writes.slice(0, 500)))).toBe('nothing thrown');
    expect(refusal(() => commit(db, writes))).toBe(
      'INVALID_ARGUMENT: maximum 500 writes allowed per request',
    );
  });
});

describe('limits of a document', () => {
  it('are 1 MiB, name and field names counted', () => {
    const db = database();
    const overhead = 16 + 2 + 2 + 32 + 2 + 1; // name of c/a, 32 bytes, field x, end of the string
    const room = 1_048_576 - overhead;
    expect(statusOf(() => put(db, 'c/a', { x: 'a'.repeat(room) }))).toBe('nothing thrown');
    expect(refusal(() => put(db, 'c/a', { x: 'a'.repeat(room + 1) }))).toBe(
      `INVALID_ARGUMENT: Document '${ROOT}/c/a' cannot be written because its size (1,048,577 bytes) exceeds the maximum allowed size of 1,048,576 bytes.`,
    );
  });

  it('allow 20 levels of maps and refuse 21', () => {
    const nested = (levels: number): { [field: string]: Plain } =>
      levels === 1 ? { x: 1n } : { x: nested(levels - 1) };
    expect(statusOf(() => put(database(), 'c/a', nested(20)))).toBe('nothing thrown');
    expect(statusOf(() => put(database(), 'c/a', nested(21)))).toBe('INVALID_ARGUMENT');
  });

  it('refuse arrays right inside arrays', () => {
    expect(statusOf(() => put(database(), 'c/a', { x: [[1n]] }))).toBe('INVALID_ARGUMENT');
    expect(statusOf(() => put(database(), 'c/a', { x: [{ y: [1n] }] }))).toBe('nothing thrown');
  });

  for (const name of ['', '__x__', 'a'.repeat(1501)]) {
    it(`refuse the field name '${name.slice(0, 8)}' (${name.length} characters)`, () => {
      expect(statusOf(() => put(database(), 'c/a', { [name]: 1n }))).toBe('INVALID_ARGUMENT');
    });
  }

  it('are 40,000 index entries, unless the field is exempt', () => {
    const many = { x: Array.from({ length: 40_000 }, (_, index) => BigInt(index)) };
    expect(refusal(() => put(database(), 'c/a', many))).toBe(
      `INVALID_ARGUMENT: too many index entries for entity ${ROOT}/c/a`,
    );
    const exempt = { indexes: [], fieldOverrides: [{ collectionGroup: 'c', fieldPath: 'x', indexes: [] }] };
    expect(statusOf(() => put(database({ indexes: exempt }), 'c/a', many))).toBe('nothing thrown');
  });
});

describe('document paths', () => {
  for (const path of ['c/a', 'c/.a', 'c/____', 'c/__a', 'c/ñ 🌃', `c/${'a'.repeat(1500)}`, 'a/b/c/d']) {
    it(`'${path.slice(0, 20)}' (${path.length}) is one`, () => {
      expect(statusOf(() => put(database(), path, {}))).toBe('nothing thrown');
    });
  }
  for (const path of [
    '',
    'c',
    'c/d/e',
    'c/',
    '/c',
    'c/.',
    'c/..',
    '__c__/a',
    'c/__a__',
    'c/\ud83c',
    `c/${'a'.repeat(1501)}`,
  ]) {
    it(`'${path.slice(0, 20)}' (${path.length}) is refused`, () => {
      expect(statusOf(() => put(database(), path, {}))).toBe('INVALID_ARGUMENT');
    });
  }
});

describe('collections', () => {
  it('are listed below the root and below a document, even one that does not exist', () => {
    const db = database();
    for (const path of ['b/1', 'a/1', 'a/2/y/1', 'a/2/x/1/z/1', 'a/20/w/1', 'ab/1']) put(db, path, {});
    expect(db.listCollectionIds('')).toEqual(['a', 'ab', 'b']);
    expect(db.listCollectionIds('a/2')).toEqual(['x', 'y']);
    expect(db.listCollectionIds('a/1')).toEqual([]);
  });

  it('come out whole for export, in path order, and go in again as they were', () => {
    const db = database();
    for (const path of ['b/1', 'a/2/y/1', 'a/2']) put(db, path, { path });
    const exported = [...db.allDocuments()];
    expect(exported.map((document) => document.path)).toEqual(['a/2', 'a/2/y/1', 'b/1']);
    const other = database();
    other.load(exported);
    expect([...other.allDocuments()]).toEqual(exported);
    other.discard('a/2');
    expect(other.get('a/2')).toBeUndefined();
    other.clear();
    expect([...other.allDocuments()]).toEqual([]);
  });

  it('loaded with later times push the next commit past them', () => {
    const db = database();
    const late = { seconds: 1_800_000_000, nanos: 0 };
    db.load([{ path: 'c/a', fields: new Map(), createTime: late, updateTime: late }]);
    expect(commit(db, [set('c/a', { x: 1n })]).commitTime).toEqual({ seconds: 1_800_000_000, nanos: 1000 });
  });
});
