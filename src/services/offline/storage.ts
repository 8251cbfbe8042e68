import { bytesOf, CACHES } from '@/model/offline';
import { keptItems, tellKept } from './kept-items';

/** All but the site's code, which every visit would bring again. */
const READ = [CACHES.pages, CACHES.pictures, CACHES.favourites] as const;

/** How many bytes of pages and pictures the device keeps. */
export async function keptBytes(): Promise<number> {
  if (typeof caches === 'undefined') return 0;
  return bytesOf((await Promise.all(READ.map(keptItems))).flat());
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
