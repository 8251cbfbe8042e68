import type { KeptItem } from '@/model/offline';

/** What a cache of the browser holds, the oldest first. Read by the service worker too. */
export async function keptItems(name: string): Promise<KeptItem[]> {
  const cache = await caches.open(name);
  const items: KeptItem[] = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request, { ignoreVary: true });
    if (!response) continue;
    const told = Number(response.headers.get('content-length'));
    items.push({ cache: name, key: request.url, bytes: told || (await response.blob()).size });
  }
  return items;
}

/** Where the worker and every tab say that the device keeps more or less than before. */
const CHANNEL = 'guardado';

/** Says that the device keeps more or less than before. */
export function tellKept(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls whenever the device keeps more or less than before. Gives what ends it. */
export function onKept(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
}
