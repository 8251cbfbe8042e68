import { describe, expect, it, vi } from 'vitest';
import { askedOnce } from '@/model/shared/asked-once';

describe('what is asked once for each key', () => {
  it('is not asked again, also while the answer is on its way', async () => {
    const ask = vi.fn(async (key: string) => `answer to ${key}`);
    const once = askedOnce(ask);
    expect(await Promise.all([once('a'), once('a'), once('b')])).toEqual([
      'answer to a',
      'answer to a',
      'answer to b',
    ]);
    expect(await once('a')).toBe('answer to a');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is asked again after it failed', async () => {
    const ask = vi.fn(async (_key: string) => 'there').mockRejectedValueOnce(new Error('lost'));
    const once = askedOnce(ask);
    await expect(once('a')).rejects.toThrow('lost');
    expect(await once('a')).toBe('there');
  });
});
