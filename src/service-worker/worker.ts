/**
 * The service worker: what was read can be read without a connection (docs/offline.md). It decides nothing about data, which
 * the site keeps itself (services/client/persistence.ts): it holds code, drawn pages and pictures.
 */
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { samePicture } from '@/model/images/picture-sizes';
import {
  CACHES,
  FIRST_PART,
  type FileGroup,
  isCode,
  isIndexHead,
  isOfIndex,
  isOldCode,
  isPagePath,
  type PageMessage,
  pageKey,
  REPLACED_AT,
  SHELL,
  type WorkerMessage,
} from '@/model/shared/offline';
import { firstPart, isPageOf, saysOtherwise } from '@/model/shared/stored/drawn-file';
import { trim } from '@/services/offline/kept-items';
import { KeptFirst } from './kept-first';
import { pageAsked, untilPagesRest } from './page-rest';

declare const self: ServiceWorkerGlobalScope;
/** By scripts/service-worker.ts. */
declare const FILES: Readonly<Record<FileGroup, readonly string[]>>;

/** Code that is brought ahead waits until no page, and none of its code, was asked for during so long. */
const REST_MS = 3000;
const ANY_VARIANT = { ignoreVary: true };
/** Where pictures are read from that may be read by scripts: only of these is the size known. */
const PICTURE_HOSTS =
  /^(127\.0\.0\.1|firebasestorage\.googleapis\.com|[\w.-]+\.blogspot\.com|[\w.-]+\.googleusercontent\.com)$/;

/** An address that has no file is answered with the application's page, also where code was asked for that is gone. */
const isPage = (response: Response) => response.headers.get('content-type')?.startsWith('text/html') === true;

/** Fetches what the device lacks of the code, one file after another so that who reads goes first; all of it or an error. */
async function bring(files: readonly string[], turn: () => Promise<void> = async () => {}): Promise<void> {
  const cache = await caches.open(CACHES.code);
  for (const file of files) {
    if (await cache.match(file, ANY_VARIANT)) continue;
    await turn();
    const response = await fetch(file, { priority: 'low' });
    if (!response.ok || isPage(response)) throw new Error(`${file}: ${response.status}`);
    await cache.put(file, response);
  }
}

/** The shell comes last: whatever shell is kept, its code is too. */
async function install(): Promise<void> {
  await bring(FILES.start);
  const shell = await fetch(SHELL, { cache: 'no-cache', priority: 'low' });
  if (!shell.ok) throw new Error(`${SHELL}: ${shell.status}`);
  await (await caches.open(CACHES.code)).put(SHELL, shell);
}

/** A file of the code that no version needs from now on. */
function replaced({ body, headers }: Response, now: number): Response {
  const marked = new Headers(headers);
  marked.set(REPLACED_AT, String(now));
  return new Response(body, { headers: marked });
}

/** Takes the place of the version before. Tabs that are open on that one keep what they may still ask for. */
async function activate(): Promise<void> {
  // They name the code that they were drawn for.
  await caches.delete(CACHES.pages);
  const current = new Set([SHELL, ...Object.values(FILES).flat()]);
  const files = await caches.open(CACHES.code);
  const now = Date.now();
  for (const request of await files.keys()) {
    if (current.has(new URL(request.url).pathname)) continue;
    const kept = await files.match(request, ANY_VARIANT);
    const replacedAt = kept?.headers.get(REPLACED_AT);
    // On a full device it stays without a mark.
    if (kept && !replacedAt) await files.put(request, replaced(kept, now)).catch(console.debug);
    else if (!replacedAt || isOldCode(replacedAt, now)) await files.delete(request);
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
clientsClaim();
self.addEventListener('message', (event) => {
  const message: WorkerMessage = event.data;
  if (message.type === 'activate') event.waitUntil(self.skipWaiting());
  else if (message.type === 'bring') {
    const files = message.groups.flatMap((group) => FILES[group]);
    event.waitUntil(bring(files, () => untilPagesRest(REST_MS)));
  } else event.waitUntil(remember(message.loaded, event));
});

let trimming = Promise.resolve();

const limited = {
  cacheDidUpdate: async () => {
    // One that failed, as where a cache was just emptied, is followed by the next.
    trimming = trimming.catch(() => undefined).then(trim);
    await trimming;
  },
};
/** Where a file is gone an answer may be the site's page. */
const filesOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.ok && !isPage(response) ? response : null),
};
const code = new CacheFirst({
  cacheName: CACHES.code,
  matchOptions: ANY_VARIANT,
  plugins: [filesOnly],
});
const ownPictures = new KeptFirst({
  cacheName: CACHES.pictures,
  matchOptions: ANY_VARIANT,
  plugins: [
    limited,
    filesOnly,
    // The code brings the picture of those that have none.
    { handlerDidError: ({ request }) => caches.match(request, { cacheName: CACHES.code, ...ANY_VARIANT }) },
  ],
});
const pictures = new CacheFirst({
  cacheName: CACHES.pictures,
  matchOptions: ANY_VARIANT,
  plugins: [limited, { cacheWillUpdate: async ({ response }) => (response.ok ? response : null) }],
});
/** Those of an edition are good for ever; with the next one they go. */
const indexFiles = new CacheFirst({
  cacheName: CACHES.index,
  matchOptions: ANY_VARIANT,
  plugins: [limited, filesOnly],
});
const indexHead = new NetworkFirst({
  cacheName: CACHES.index,
  matchOptions: ANY_VARIANT,
  networkTimeoutSeconds: 2,
  plugins: [
    filesOnly,
    {
      cacheDidUpdate: async ({ oldResponse, newResponse }) => {
        if (!oldResponse || (await oldResponse.text()) === (await newResponse.clone().text())) return;
        const cache = await caches.open(CACHES.index);
        for (const { url } of await cache.keys())
          if (!isIndexHead(new URL(url).pathname)) await cache.delete(url, ANY_VARIANT);
      },
    },
  ],
});

/** Where the page of an address says something else than when it was kept, its windows are told, of which one may show it. */
async function tellChange(kept: Response, fresh: Response, url: string): Promise<void> {
  if (!saysOtherwise(await kept.text(), await fresh.text())) return;
  const message: PageMessage = { type: 'page', pathname: new URL(url).pathname };
  for (const window of await self.clients.matchAll({ type: 'window' })) window.postMessage(message);
}

/** Here they are at once, so that no other letters are seen before them. A first visit's text does not wait for them. */
const FONTS = FILES.start
  .filter((file) => file.endsWith('.woff2'))
  .map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`)
  .join('');

/** A page as it is kept: it asks for its fonts, and says what of it is a first screen. */
function keptPage(page: string, { headers }: Response): Response {
  const html = page.replace('</head>', `${FONTS}</head>`);
  const said = new Headers(headers);
  said.set(FIRST_PART, String(firstPart(html)));
  return new Response(html, { headers: said });
}

/** Pages as they were kept, and then anew. */
const pages = new KeptFirst({
  cacheName: CACHES.pages,
  matchOptions: ANY_VARIANT,
  plugins: [
    limited,
    {
      cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
      // Only this version's pages have their code here.
      cacheWillUpdate: async ({ request, response }) => {
        // A browser that goes to an address takes no answer of another one.
        if (response.redirected) return null;
        const { ok, status } = response;
        const page = ok ? await response.text() : '';
        if (isPageOf(page, FILES.start)) return keptPage(page, response);
        // What was kept is the site's no more; a server that fails says nothing about that.
        if (ok || status === 404)
          await (await caches.open(CACHES.pages)).delete(pageKey(request.url), ANY_VARIANT);
        return null;
      },
      cacheDidUpdate: async ({ request, oldResponse, newResponse }) => {
        if (oldResponse) await tellChange(oldResponse, newResponse, request.url);
      },
      handlerDidError: () => caches.match(SHELL, { cacheName: CACHES.code, ...ANY_VARIANT }),
    },
  ],
});

/** Without a connection any size of a picture serves. */
async function keptPicture(url: string): Promise<Response | undefined> {
  for (const cacheName of [CACHES.favourites, CACHES.pictures]) {
    const cache = await caches.open(cacheName);
    const kept = (await cache.keys()).find((one) => samePicture(one.url, url));
    if (kept) return cache.match(kept, ANY_VARIANT);
  }
  return undefined;
}

async function outsidePicture(request: Request, event: ExtendableEvent): Promise<Response> {
  const favourite = await caches.match(request.url, { cacheName: CACHES.favourites, ...ANY_VARIANT });
  if (favourite) return favourite;
  // So that its size is known: of an answer that may not be read nothing is.
  const readable = new Request(request.url, {
    mode: 'cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  try {
    return await pictures.handle({ event, request: readable });
  } catch {
    return (await keptPicture(request.url)) ?? fetch(request);
  }
}

/** Keeps code and pictures that the page loaded before it had a worker; the browser still has them. */
async function remember(urls: readonly string[], event: ExtendableEvent): Promise<void> {
  for (const url of urls) {
    const { origin, hostname, pathname } = new URL(url);
    const request = new Request(url);
    if (origin === self.location.origin)
      await (isCode(pathname) ? code : ownPictures).handle({ event, request });
    else if (PICTURE_HOSTS.test(hostname)) await outsidePicture(request, event);
  }
}

/** By the browser, or by the application that puts it in the place of the one before (src/coming-page.ts). */
const asksForPage = ({ mode, headers }: Request) =>
  mode === 'navigate' || headers.get('accept') === 'text/html';

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && asksForPage(request) && isPagePath(url.pathname),
  (options) => {
    pageAsked();
    return pages.handle(options);
  },
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isCode(url.pathname),
  (options) => {
    // A member's next page is no file: it begins with its code.
    pageAsked();
    return code.handle(options);
  },
);
registerRoute(({ url, sameOrigin }) => sameOrigin && isIndexHead(url.pathname), indexHead);
registerRoute(({ url, sameOrigin }) => sameOrigin && isOfIndex(url.pathname), indexFiles);
registerRoute(({ request, sameOrigin }) => sameOrigin && request.destination === 'image', ownPictures);
registerRoute(
  ({ request, url, sameOrigin }) =>
    !sameOrigin && request.destination === 'image' && PICTURE_HOSTS.test(url.hostname),
  ({ request, event }) => outsidePicture(request, event),
);
// A device whose storage fails still has the site.
setCatchHandler(({ request }) => fetch(request));
