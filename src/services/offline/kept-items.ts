import type { KeptItem } from '@/model/offline';

/** What a cache of the browser holds, the oldest first. Read by the service worker too. */
export async function keptItems(name: string): Promise<KeptItem[]> {
  const cache = await caches.open(name);
  const items: KeptItem[] = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request, { ignoreVary: true });
    if (!response) continue;
    const told = Number(response.headers.get('content-length'));
    items.push({ key: request.url, bytes: told || (await response.blob()).size });
  }
  return items;
}
