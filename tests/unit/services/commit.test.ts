import { FirebaseError } from 'firebase/app';
import { type Firestore, runTransaction } from 'firebase/firestore/lite';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '@/model/messages';
import { commit, type Look, RETRIES, raced } from '@/services/firestore/commit';
import { ServiceError, sentenceOf } from '@/services/firestore/errors';

// Files of unit tests share what they import: here it is brought anew, with the server's part in hand, and again after it.
vi.hoisted(() => vi.resetModules());
vi.mock('firebase/firestore/lite', () => ({ runTransaction: vi.fn() }));
afterAll(() => {
  vi.doUnmock('firebase/firestore/lite');
  vi.resetModules();
});

const db = {} as Firestore;
const wait = async () => {};
const server = vi.mocked(runTransaction);

/** The server answers the tries of a commit with these codes, the last of them for ever; '' takes it. */
function answers(...codes: string[]) {
  server.mockImplementation(async () => {
    const code = codes.length > 1 ? codes.shift() : codes[0];
    if (code) throw new FirebaseError(code, 'no');
    return 'written';
  });
}

const write = () => {};
const outcome = (again?: () => Look) =>
  commit(db, { write, wait, ...(again && { again }) }).catch((error: unknown) => error);

beforeEach(() => {
  server.mockReset();
});

describe('a commit that loses each of its races', () => {
  it('is tried again to the end, and says that many write at once', async () => {
    answers('aborted');
    const error = await outcome();
    expect(server).toHaveBeenCalledTimes(RETRIES + 1);
    expect(error).toMatchObject({ code: 'aborted' });
    expect(sentenceOf(error as Error, 'Otra cosa')).toBe(messages.errors.manyAtOnce);
  });
});

describe('a commit that is refused', () => {
  it('is not tried again where nothing says that it is worth it', async () => {
    answers('permission-denied');
    expect(await outcome()).toMatchObject({ code: 'permission-denied' });
    expect(server).toHaveBeenCalledOnce();
  });

  it('is tried four times where it may be a lost race', async () => {
    answers('permission-denied');
    expect(await commit(db, { write, wait, again: raced }).catch((error) => error)).toMatchObject({
      code: 'permission-denied',
    });
    expect(server).toHaveBeenCalledTimes(4);
  });

  it('is tried further while what it goes by changes', async () => {
    answers(...Array<string>(6).fill('permission-denied'), '');
    expect(await outcome(() => 'changed')).toBe('written');
    expect(server).toHaveBeenCalledTimes(7);
  });

  it('is done where what was to be written is there', async () => {
    answers('permission-denied');
    expect(await commit(db, { write: () => 1, wait, again: () => ({ stored: 2 }) })).toBe(2);
    expect(server).toHaveBeenCalledOnce();
  });

  it('ends where a look says so', async () => {
    answers('not-found');
    expect(await outcome(() => 'final')).toMatchObject({ code: 'not-found' });
    expect(server).toHaveBeenCalledOnce();
  });

  it('says what a look found instead', async () => {
    answers('permission-denied');
    const gone = new ServiceError('not-found');
    const again = () => {
      throw gone;
    };
    expect(await outcome(again)).toBe(gone);
  });
});

it('a connection that is gone ends a commit at once', async () => {
  answers('unavailable');
  expect(await outcome(() => 'changed')).toMatchObject({ code: 'unavailable' });
  expect(server).toHaveBeenCalledOnce();
});
