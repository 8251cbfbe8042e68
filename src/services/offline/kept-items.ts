import { beyondLimit, bytesOf, CACHES, type KeptItem, STORAGE_LIMIT } from '@/model/shared/offline';

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

/** All but the site's code, which every visit would bring again. */
const READ = [CACHES.pages, CACHES.pictures, CACHES.favourites, CACHES.index] as const;

/** How many bytes of pages and pictures the device keeps. */
export async function keptBytes(): Promise<number> {
  if (typeof caches === 'undefined') return 0;
  return bytesOf((await Promise.all(READ.map(keptItems))).flat());
}

/** Keeps to the limit. A member's favourites stay: what was seen by the way goes before them. The service worker does so too. */
export async function trim(): Promise<void> {
  const saved = bytesOf(await keptItems(CACHES.favourites));
  const others = (await Promise.all([CACHES.pictures, CACHES.index, CACHES.pages].map(keptItems))).flat();
  for (const { cache, key } of beyondLimit(others, STORAGE_LIMIT - saved))
    await (await caches.open(cache)).delete(key, { ignoreVary: true });
  tellKept();
}

/** Takes pages and pictures off the device. */
export async function dropKept(): Promise<void> {
  if (typeof caches === 'undefined') return;
  await Promise.all(READ.map((name) => caches.delete(name)));
}

/** Keeps a member's favourite picture; gives the bytes it took: 0 where the device held it, `room` is too little, or its site refuses. */
export async function keepPicture(url: string, room: number): Promise<number> {
  const cache = await caches.open(CACHES.favourites);
  if (await cache.match(url, { ignoreVary: true })) return 0;
  const answer = await fetch(url, { mode: 'cors', credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (!answer.ok) return 0;
  const { size } = await answer.clone().blob();
  if (size > room) return 0;
  await cache.put(url, answer);
  tellKept();
  return size;
}

/** Lets go of the pictures of what is no favourite any more. */
export async function dropPicturesBut(wanted: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(CACHES.favourites);
  for (const { url } of await cache.keys())
    if (!wanted.has(url)) await cache.delete(url, { ignoreVary: true });
}
