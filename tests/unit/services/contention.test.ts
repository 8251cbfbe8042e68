import { FirebaseError } from 'firebase/app';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '@/model/messages';
import { RETRIES, withContention } from '@/services/firestore/contention';
import { sentenceOf } from '@/services/firestore/errors';

const failing = (code: string) =>
  vi.fn(async () => {
    throw new FirebaseError(code, 'no');
  });
const wait = async () => {};
const outcome = (commit: () => Promise<never>) =>
  withContention(commit, { wait }).catch((error: unknown) => error);

describe('a commit that loses each of its races', () => {
  it('is tried again to the end, and says that many write at once', async () => {
    const commit = failing('aborted');
    const error = await outcome(commit);
    expect(commit).toHaveBeenCalledTimes(RETRIES + 1);
    expect(error).toMatchObject({ code: 'aborted' });
    expect(sentenceOf(error as Error, 'Otra cosa')).toBe(messages.errors.manyAtOnce);
  });

  it('is not one that fails otherwise, which is said as it is', async () => {
    const commit = failing('permission-denied');
    expect(await outcome(commit)).toMatchObject({ code: 'permission-denied' });
    expect(commit).toHaveBeenCalledOnce();
  });
});
