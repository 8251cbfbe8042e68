import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../emulator/firestore/types';
import { clock, commit, database, ids, put, query, refusal, set, statusOf, where } from './fixtures';

let db: Database;
let time: ReturnType<typeof clock>;
beforeEach(() => {
  time = clock();
  db = database({ now: time.now });
  put(db, 'c/a', { n: 1n });
});

const begin = (readOnly = false) => db.beginTransaction({ readOnly });
const addB = [set('c/b', { n: 1n })];

describe('a transaction commits', () => {
  it('when what it read has not changed', () => {
    const id = begin();
    db.noteTransactionRead(id, 'c/a');
    db.noteTransactionRead(id, 'c/missing');
    put(db, 'c/other', {});
    expect(statusOf(() => commit(db, addB, id))).toBe('nothing thrown');
    expect(db.get('c/b')?.path).toBe('c/b');
  });

  it('when a write left what it read exactly as it was', () => {
    const id = begin();
    db.noteTransactionRead(id, 'c/a');
    put(db, 'c/a', { n: 1n });
    expect(statusOf(() => commit(db, addB, id))).toBe('nothing thrown');
  });
});

describe('a transaction is ABORTED', () => {
  const CHANGES: Record<string, () => void> = {
    'a document it read changed': () => put(db, 'c/a', { n: 2n }),
    'a document it read was deleted': () => commit(db, [{ kind: 'delete', path: 'c/a' }]),
    'a document it read changed and changed back': () => {
      put(db, 'c/a', { n: 2n });
      put(db, 'c/a', { n: 1n });
    },
    'a document it missed was created': () => put(db, 'c/missing', {}),
  };
  for (const [title, change] of Object.entries(CHANGES)) {
    it(`when ${title}, and writes nothing`, () => {
      const id = begin();
      db.noteTransactionRead(id, 'c/a');
      db.noteTransactionRead(id, 'c/missing');
      change();
      expect(statusOf(() => commit(db, addB, id))).toBe('ABORTED');
      expect(db.get('c/b')).toBeUndefined();
    });
  }

  it('when a query it ran would now find another document', () => {
    const id = begin();
    expect(db.runQuery(query('c', { where: where('n', '==', 1n) }), id).documents).toHaveLength(1);
    put(db, 'c/new', { n: 1n });
    expect(statusOf(() => commit(db, addB, id))).toBe('ABORTED');
  });

  it('when a document changed between two reads of it', () => {
    const id = begin();
    db.noteTransactionRead(id, 'c/a');
    put(db, 'c/a', { n: 2n });
    db.noteTransactionRead(id, 'c/a');
    expect(statusOf(() => commit(db, addB, id))).toBe('ABORTED');
  });

  it('the second of two that read and write one document', () => {
    const [first, second] = [begin(), begin()];
    for (const id of [first, second]) db.noteTransactionRead(id, 'c/a');
    expect(statusOf(() => commit(db, [set('c/a', { n: 2n })], first))).toBe('nothing thrown');
    expect(statusOf(() => commit(db, [set('c/a', { n: 2n })], second))).toBe('ABORTED');
  });
});

describe('a read-only transaction', () => {
  it('reads, and ends without writes', () => {
    const id = begin(true);
    expect(db.runQuery(query('c'), id).documents).toHaveLength(1);
    put(db, 'c/a', { n: 5n });
    expect(statusOf(() => commit(db, [], id))).toBe('nothing thrown');
  });

  it('refuses to write', () => {
    expect(refusal(() => commit(db, addB, begin(true)))).toBe(
      'INVALID_ARGUMENT: Cannot modify entities in a read-only transaction.',
    );
  });
});

describe('a transaction is over', () => {
  const over = (id: string) => {
    expect(statusOf(() => db.noteTransactionRead(id, 'c/a'))).toBe('INVALID_ARGUMENT');
    expect(statusOf(() => db.runQuery(query('c'), id))).toBe('INVALID_ARGUMENT');
    expect(statusOf(() => commit(db, addB, id))).toBe('INVALID_ARGUMENT');
    expect(statusOf(() => db.rollback(id))).toBe('INVALID_ARGUMENT');
    expect(ids(db, query('c'))).not.toContain('x');
  };

  it('when it was never begun', () => over('bm9uZQ=='));
  it('after its commit', () => {
    const id = begin();
    commit(db, [], id);
    over(id);
  });
  it('after a rollback', () => {
    const id = begin();
    db.rollback(id);
    over(id);
  });
  it('after a minute without a call', () => {
    const id = begin();
    time.advance(61);
    over(id);
  });
  it('after 270 seconds in all', () => {
    const id = begin();
    for (let call = 0; call < 6; call++) {
      time.advance(45);
      db.noteTransactionRead(id, 'c/a');
    }
    time.advance(45);
    over(id);
  });
});
