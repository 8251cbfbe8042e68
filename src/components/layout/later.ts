import { whenUsed } from '@/services/queries/visitor-services';

/** How long a page that is there is left alone before the device begins to keep things for its reader. */
const REST_MS = 4000;

/** Once the page rests and is used, and only where the site was built: a development server's files are not to be kept. */
export function startDeviceLater(): void {
  // Ours is shown instead, later and once (components/layout/device.ts).
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installOffer = event;
  });
  const begin = () => import('./device').catch(console.debug);
  if (import.meta.env.PROD) setTimeout(() => whenUsed().then(begin), REST_MS);
}

/** What stands in the place of a site that was built without its configuration. */
export const loadConfigMissing = () => import('./ConfigMissing');
