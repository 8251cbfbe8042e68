/** What the device does once the page rests: keeps the site for offline use, and says so. A chunk of its own. */

import { showToast } from '@/components/ui';
import { offline as texts } from '@/model/messages/offline';
import { deviceNotes } from '@/model/shared/notes';
import { type FileGroup, INVITED, withArticleRead } from '@/model/shared/offline';
import { fieldOf } from '@/model/shared/unknown-value';
import type { Role } from '@/model/users/roles';
import { onDrawing, queryClient, whenUsed } from '@/services/client';
import { bringCode, isGoodConnection, isReachable, startWorker } from '@/services/offline';
import { session } from '@/session';
import { atRest } from './rest';

/** A page that the worker gave says nothing of the network, and the browser only whether there is some: it may lead nowhere. */
async function sayWhetherOffline(): Promise<void> {
  const cameByNetwork = navigator.onLine && !navigator.serviceWorker?.controller;
  if (cameByNetwork || (await isReachable())) return;
  showToast(texts.lost.title, { detail: texts.lost.text, tone: 'danger' });
}

/** Whose favourites are kept, or being kept: another list begins anew. */
let keeping = '';

async function keepForMember(): Promise<void> {
  const { account } = session.getState();
  // Who has signed out has emptied the device.
  if (!account) keeping = '';
  if (!account || !isGoodConnection()) return;
  const wanted = `${account.uid} ${account.articulosFavoritos.join()}`;
  if (wanted === keeping) return;
  keeping = wanted;
  const { keepFavourites } = await import('@/services/offline/keep');
  await keepFavourites(account.articulosFavoritos, () => keeping === wanted && isMember(account.uid));
}

const isMember = (uid: string) => session.getState().account?.uid === uid;

/** The code that somebody comes back to. */
function codeFor(role: Role | undefined): FileGroup[] {
  if (!role) return ['reading'];
  return role === 'usuario' ? ['reading', 'members'] : ['reading', 'members', 'staff'];
}

/** Keeps what was read, and at a later visit what is read next: who only looks in pays for what was shown alone. */
async function keepReading(): Promise<void> {
  const isLater = await startWorker((update) =>
    showToast(texts.newVersion.title, { action: { label: texts.newVersion.update, run: update } }),
  );
  if (isLater && isGoodConnection()) await bringCode(codeFor(session.getState().hint?.rol));
  const { keepLibrary, keepWhatCame } = await import('@/services/offline/keep');
  const keep = async () => {
    await keepWhatCame();
    if (isLater && isGoodConnection()) await keepLibrary();
  };
  // A step to the next page ends what is read meanwhile: there it goes on.
  onDrawing(() => void whenUsed().then(atRest).then(keep).catch(later));
  await keep().catch(later);
  if (!isLater) return;
  const follow = () => void keepForMember().catch(later);
  session.subscribe(follow);
  follow();
}

const later = (cause: unknown) => console.debug('The device keeps less than it could', cause);

declare global {
  interface Window {
    /** The browser's offer to install the site, held back by src/application.tsx until ours is shown. */
    installOffer?: Event;
  }
}

const KEY = 'articulos-leidos';

function install(offer: Event): void {
  const prompt = fieldOf(offer, 'prompt');
  if (typeof prompt === 'function') prompt.call(offer);
}

/** An article was opened: after the third one, where the browser can install the site, it is offered, and never again. */
function count(id: string): void {
  const { remembered, isTime } = withArticleRead(deviceNotes.read(KEY), id);
  deviceNotes.write(KEY, remembered);
  const offer = window.installOffer;
  if (!isTime || !offer) return;
  deviceNotes.write(KEY, INVITED);
  showToast(texts.install.title, {
    detail: texts.install.text,
    action: { label: texts.install.install, run: () => install(offer) },
  });
}

/** Counts the articles that are read, to invite who comes back to them to install the site. */
function inviteToInstall(): void {
  const cache = queryClient.getQueryCache();
  for (const query of cache.findAll({ queryKey: ['articulo'], type: 'active' }))
    count(String(query.queryKey[1]));
  cache.subscribe(({ type, query: { queryKey } }) => {
    if (type === 'observerAdded' && queryKey[0] === 'articulo') count(String(queryKey[1]));
  });
}

// What fails is tried again by the next visit.
void sayWhetherOffline();
addEventListener('offline', () => void sayWhetherOffline());
inviteToInstall();
keepReading().catch(later);
