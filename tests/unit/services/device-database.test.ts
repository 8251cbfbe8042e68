import { get, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceDatabase, tryDevice } from '@/services/device/database';

const LIMIT = 20;
const open = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.stubGlobal('indexedDB', { open });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  open.mockReset();
});

it('A database that never opens is waited for once', async () => {
  open.mockReturnValue({});
  const inDatabase = deviceDatabase('muda', 'tabla', LIMIT);
  expect(await inDatabase((store) => get('a', store), 'nothing')).toBe('nothing');
  // At once: it would stay open for another `limit` otherwise.
  const again = await Promise.race([inDatabase((store) => set('a', 1, store), 'nothing'), soon()]);
  expect(again).toBe('nothing');
});

it('A device is told apart that refuses and that never answers', async () => {
  open.mockReturnValue({});
  expect(await tryDevice(LIMIT)).toBe('silent');
  open.mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(await tryDevice(LIMIT)).toBe('refuses');
});

const soon = () => new Promise((done) => setTimeout(() => done('it was waited for'), LIMIT / 2));
