import { hashKey, type QueryKey } from '@tanstack/react-query';
import { PREFIX, SHAPE, storage } from '../persistence';

/** What the device keeps under a key: the data and when it was read; null when nothing is. */
export async function keptData<T>(key: QueryKey): Promise<{ data: T; readAt: number } | null> {
  const kept = await storage.getItem(`${PREFIX}-${hashKey(key)}`);
  if (kept?.buster !== SHAPE || kept.state.data === undefined) return null;
  // Written by the query of that key (persistence.ts).
  return { data: kept.state.data as T, readAt: kept.state.dataUpdatedAt };
}

/** How many bytes what is kept takes, as text. */
export async function keptDataBytes(): Promise<number> {
  const all = await storage.entries();
  return all.reduce((sum, [, { state }]) => sum + JSON.stringify(state.data ?? null).length, 0);
}

/** Takes all of it off the device. */
export async function forgetData(): Promise<void> {
  for (const [key] of await storage.entries()) await storage.removeItem(key);
}
