import { describe, expect, it, vi } from 'vitest';
import { loadCode, tryAgain } from '@/services/client/missing-code';

const failing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe('trying again', () => {
  const press = () => {
    const [retry, reload] = [vi.fn(), vi.fn()];
    tryAgain(retry, reload);
    return { retries: retry.mock.calls.length, reloads: reload.mock.calls.length };
  };

  it('asks anew for what failed', () => {
    expect(press()).toEqual({ retries: 1, reloads: 0 });
  });

  it('loads the page where code is missing, until that code is here', async () => {
    const load = vi.fn(failing);
    await expect(loadCode(load)).rejects.toThrow(TypeError);
    // Other code that arrives is no help.
    await loadCode(async () => 'other');
    expect(press()).toEqual({ retries: 0, reloads: 1 });
    load.mockResolvedValueOnce('code' as never);
    expect(await loadCode(load)).toBe('code');
    expect(press()).toEqual({ retries: 1, reloads: 0 });
  });
});
