/** What the device kept of a page was shown at once. What the site has newer of it is taken in here. A chunk of its own. */

import { showToast } from '@/components/ui';
import { offline as texts } from '@/model/messages/offline';
import { CACHES, type PageMessage, pageKey } from '@/model/shared/offline';
import { drawing, onDrawing, takeNewerFile, whenUsed } from '@/services/client';
import { session } from '@/session';

/** The path of a page that somebody uses. */
let used = '';

function noteUse(): void {
  const { path } = drawing;
  void whenUsed().then(() => {
    used = path;
  });
}

/** Takes in what is newer. What may be being read, or pressed, changes only as its reader likes. */
async function takeNewer(): Promise<void> {
  const { path } = drawing;
  // A member's page is read anew by itself.
  if (location.pathname !== path || session.getState().hint) return;
  const kept = await caches.match(pageKey(location.href), { cacheName: CACHES.pages, ignoreVary: true });
  const file = await kept?.text();
  if (file === undefined || drawing.path !== path || !takeNewerFile(file, used === path)) return;
  showToast(texts.newVersion.title, {
    action: { label: texts.newVersion.update, run: () => location.reload() },
  });
}

function take(): void {
  takeNewer().catch((cause: unknown) => console.debug('Nothing newer could be taken', cause));
}

/** Takes in what is newer now, which may have come before, and whenever the worker tells of it. */
export function followNewer(): void {
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
    if (data.type === 'page' && data.pathname === drawing.path) take();
  });
  const follow = () => {
    noteUse();
    take();
  };
  onDrawing(follow);
  follow();
}
