import { deviceNotes } from '@/model/shared/notes';
import {
  CACHES,
  type FileGroup,
  isCode,
  isLaterVisit,
  isPagePath,
  type WorkerMessage,
} from '@/model/shared/offline';

const SCRIPT = '/sw.js';
/** How often a tab that is come back to asks for a newer version. */
const ASK_AGAIN_MS = 30 * 60 * 1000;

function tell(worker: ServiceWorker | null, message: WorkerMessage): void {
  worker?.postMessage(message);
}

/** Calls with what takes a new version into use, once one waits beside the version that this page was loaded with. */
function whenWaiting(registration: ServiceWorkerRegistration, onNew: (update: () => void) => void): void {
  const offer = (worker: ServiceWorker | null) => {
    // The first worker of a device takes nobody's place.
    if (!worker || !navigator.serviceWorker.controller) return;
    onNew(() => {
      // Another tab has taken it into use meanwhile.
      if (worker.state !== 'installed') return location.reload();
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      tell(worker, { type: 'activate' });
    });
  };
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker);
    });
  offer(registration.waiting);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}

/** Asks for a newer version when somebody comes back to the tab. */
function askOnReturn(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < ASK_AGAIN_MS) return;
    asked = Date.now();
    registration
      .update()
      .catch((cause: unknown) => console.debug('No newer version could be asked for', cause));
  });
}

const KEY = 'primera-visita';

/** Whether this is a later visit. The first one is remembered. */
function comesBack(): boolean {
  const now = Date.now();
  const first = deviceNotes.read(KEY);
  if (first === null) deviceNotes.write(KEY, String(now));
  return isLaterVisit(first, now);
}

/** Starts the worker. `onNew` gets what loads a new version. Gives whether this is a later visit. */
export async function startWorker(onNew: (update: () => void) => void): Promise<boolean> {
  // A build that takes the worker away leaves it to the browser to ask for what stands in its place.
  if (import.meta.env.VITE_SERVICE_WORKER === 'no' || !('serviceWorker' in navigator)) return false;
  const isNew = navigator.serviceWorker.controller === null;
  if (isNew)
    await keepStyles().catch((cause: unknown) => console.debug('The worker fetches the styles', cause));
  // A browser may answer with none, where something forbids workers.
  const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register(SCRIPT, {
    updateViaCache: 'none',
  });
  if (!registration) return false;
  whenWaiting(registration, onNew);
  askOnReturn(registration);
  if (isNew) rememberLoaded().catch((cause: unknown) => console.debug('The first pages are not kept', cause));
  return comesBack();
}

/** The style sheets that stand in a drawn page itself (scripts/prerender/page.ts): the worker need not fetch their files. */
async function keepStyles(): Promise<void> {
  const code = await caches.open(CACHES.code);
  for (const link of document.querySelectorAll<HTMLLinkElement>('style + link[rel="stylesheet"][disabled]')) {
    const style = link.previousElementSibling?.textContent;
    if (!style || (await code.match(link.href))) continue;
    const rest = document.querySelector(`style[data-rest-of="${link.getAttribute('href')}"]`);
    const headers = { 'content-type': 'text/css; charset=utf-8', date: new Date().toUTCString() };
    await code.put(link.href, new Response(style + (rest?.textContent ?? ''), { headers }));
  }
}

/** Once the worker answers for this page. */
const controlled = () =>
  new Promise<void>((done) => {
    if (navigator.serviceWorker.controller) return done();
    navigator.serviceWorker.addEventListener('controllerchange', () => done(), { once: true });
  });

/** The first pages were loaded without the worker: they are kept too, as the browser has them, with what they are made of. */
async function rememberLoaded(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const entries = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
  const loaded = entries.map((entry) => ({
    url: new URL(entry.name),
    by: Reflect.get(entry, 'initiatorType'),
  }));
  const files = loaded.filter(({ url, by }) => by === 'img' || isCode(url.pathname));
  tell(active, { type: 'remember', loaded: files.map(({ url }) => url.href) });
  const pages = loaded.filter(
    ({ url, by }) =>
      (by === 'navigation' || by === 'fetch') && url.origin === location.origin && isPagePath(url.pathname),
  );
  await controlled();
  for (const { url } of pages)
    await fetch(url, { headers: { accept: 'text/html' }, mode: 'same-origin', cache: 'only-if-cached' });
}

/** Has the worker keep more of the site's code, for who needs it; and a new version its own, before it takes that one's place. */
export async function bringCode(groups: readonly FileGroup[]): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  // Without one, `ready` would be waited for without end.
  if (!registration) return;
  const { active } = await navigator.serviceWorker.ready;
  const bring = (worker: ServiceWorker | null) => tell(worker, { type: 'bring', groups });
  for (const worker of [active, registration.waiting, registration.installing]) bring(worker);
  registration.addEventListener('updatefound', () => bring(registration.installing));
}
