import { whenUsed } from '@/services/client';
import { atRest } from './rest';

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
