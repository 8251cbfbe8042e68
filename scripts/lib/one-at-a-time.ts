import { mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const POLL_MS = 200;
/** What holds longer was left behind by a process that is gone. */
const LEFT_BEHIND_MS = 5 * 60_000;

/** Whether the folder was made, which only one process can. */
function isOurs(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function isLeftBehind(lock: string): boolean {
  const madeAt = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  return madeAt !== undefined && Date.now() - madeAt > LEFT_BEHIND_MS;
}

/** Does work that other processes on this machine would disturb, when none of them does it: `lock` is a folder that stands meanwhile. */
export async function oneAtATime(lock: string, work: () => Promise<void>): Promise<void> {
  mkdirSync(dirname(lock), { recursive: true });
  while (!isOurs(lock)) {
    if (isLeftBehind(lock)) rmSync(lock, { recursive: true, force: true });
    else await setTimeout(POLL_MS);
  }
  try {
    await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}
