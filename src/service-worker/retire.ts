/**
 * Takes the service worker away from the devices that have one: built in its place with VITE_SERVICE_WORKER=no
 * (docs/offline.md). Open tabs go on without it.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(forget());
});

export {};
