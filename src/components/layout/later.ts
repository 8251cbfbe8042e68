import { whenUsed } from '@/services/client';

/** How long nothing must have been asked for before the device begins to keep things for its reader. */
const REST_MS = 4000;

/** Once the page rests: whoever goes on to the next one has the line for that. */
async function atRest(): Promise<void> {
  const trace = () => `${location.href} ${performance.getEntriesByType('resource').length}`;
  for (let last = ''; last !== trace(); ) {
    last = trace();
    await new Promise((done) => setTimeout(done, REST_MS));
  }
}

/** Once the page rests and is used, and only where the site was built: a development server's files are not to be kept. */
export function startDeviceLater(): void {
  // Ours is shown instead, later and once (components/layout/device.ts).
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installOffer = event;
  });
  const begin = () => import('./device').catch(console.debug);
  if (!import.meta.env.PROD) return;
  if (navigator.serviceWorker?.controller)
    import('./newer-page').then(({ followNewer }) => followNewer(), console.debug);
  void whenUsed().then(atRest).then(begin);
}

/** What stands in the place of a site that was built without its configuration. */
export const loadConfigMissing = () => import('./ConfigMissing');
