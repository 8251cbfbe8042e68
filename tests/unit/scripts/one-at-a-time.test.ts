import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { oneAtATime } from '../../../scripts/lib/one-at-a-time';

let folder = '';
let lock = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'uno-'));
  lock = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('lets nobody else begin before the work is done', async () => {
  const done: string[] = [];
  const work = (name: string) => async () => {
    done.push(`${name} begins`);
    await Promise.resolve();
    done.push(`${name} ends`);
  };
  await Promise.all([oneAtATime(lock, work('a')), oneAtATime(lock, work('b'))]);
  expect(done).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

it('lets the next one begin where the work fails', async () => {
  const failed = oneAtATime(lock, () => Promise.reject(new Error('no')));
  await expect(failed).rejects.toThrow('no');
  expect(existsSync(lock)).toBe(false);
});

it('goes past what a process that is gone left behind', async () => {
  mkdirSync(lock);
  const long = new Date(Date.now() - 10 * 60_000);
  utimesSync(lock, long, long);
  await oneAtATime(lock, () => Promise.resolve());
  expect(existsSync(lock)).toBe(false);
});
