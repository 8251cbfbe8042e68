import { hashKey, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PREFIX, SHAPE, storage } from '../client/persistence';
import { keepReadings } from '../device/readings';
import { dropKept, keptBytes, onKept, tellKept } from './kept-items';

/** What the device keeps under a key: the data and when it was read; null when nothing is. */
export async function keptData<T>(key: QueryKey): Promise<{ data: T; readAt: number } | null> {
  const kept = await storage.getItem(`${PREFIX}-${hashKey(key)}`);
  if (kept?.buster !== SHAPE || kept.state.data === undefined) return null;
  // Written by the query of that key (persistence.ts).
  return { data: kept.state.data as T, readAt: kept.state.dataUpdatedAt };
}

/** How many bytes what is kept takes, as text. */
async function keptDataBytes(): Promise<number> {
  const all = await storage.entries();
  return all.reduce((sum, [, { state }]) => sum + JSON.stringify(state.data ?? null).length, 0);
}

/** Takes all of it off the device, and what says how far articles were read. */
async function forgetData(): Promise<void> {
  keepReadings([]);
  for (const [key] of await storage.entries()) await storage.removeItem(key);
}

/** How many bytes the device keeps of what was read: pages and pictures, which have a limit, and data; measured whenever that changes. */
export function useDeviceUse(): { files: number; data: number } {
  const [use, setUse] = useState({ files: 0, data: 0 });
  useEffect(() => {
    let measuring = Promise.resolve();
    let isDue = false;
    const measure = async () => {
      isDue = false;
      setUse({ files: await keptBytes(), data: await keptDataBytes() });
    };
    const measureAgain = () => {
      if (isDue) return;
      isDue = true;
      measuring = measuring
        .then(measure)
        .catch((cause: unknown) => console.info('What is kept cannot be measured', cause));
    };
    measureAgain();
    return onKept(measureAgain);
  }, []);
  return use;
}

/** Takes what was read off the device. What was written and not sent stays. */
export async function emptyDevice(): Promise<void> {
  await Promise.all([dropKept(), forgetData()]);
  tellKept();
}
