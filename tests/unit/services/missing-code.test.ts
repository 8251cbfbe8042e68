import { describe, expect, it, vi } from 'vitest';
import { bringCode, tryAgain } from '@/services/client/missing-code';

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
    await expect(bringCode(failing)).rejects.toThrow(TypeError);
    expect(press()).toEqual({ retries: 0, reloads: 1 });
    expect(await bringCode(async () => 'code')).toBe('code');
    expect(press()).toEqual({ retries: 1, reloads: 0 });
  });
});
