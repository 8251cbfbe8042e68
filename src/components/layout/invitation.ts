import { showToast } from '@/components/ui';
import { offline as texts } from '@/model/messages/offline';
import { AFTER_INVITATION, withArticleRead } from '@/model/offline';
import { queryClient } from '@/services/queries';

declare global {
  interface Window {
    /** The browser's offer to install the site, held back by src/application.tsx until ours is shown. */
    installOffer?: Event;
  }
}

const KEY = 'articulos-leidos';

function install(offer: Event): void {
  const prompt: unknown = Reflect.get(offer, 'prompt');
  if (typeof prompt === 'function') prompt.call(offer);
}

/** An article was opened: after the third one, where the browser can install the site, it is offered, and never again. */
function count(id: string): void {
  try {
    const { remembered, isTime } = withArticleRead(localStorage.getItem(KEY), id);
    localStorage.setItem(KEY, remembered);
    const offer = window.installOffer;
    if (!isTime || !offer) return;
    localStorage.setItem(KEY, AFTER_INVITATION);
    showToast(texts.install.title, {
      detail: texts.install.text,
      action: { label: texts.install.install, run: () => install(offer) },
    });
  } catch (cause) {
    console.debug('This browser remembers nothing of what was read', cause);
  }
}

/** Counts the articles that are read, to invite who comes back to them to install the site. */
export function inviteToInstall(): void {
  const cache = queryClient.getQueryCache();
  for (const query of cache.findAll({ queryKey: ['articulo'], type: 'active' }))
    count(String(query.queryKey[1]));
  cache.subscribe(({ type, query: { queryKey } }) => {
    if (type === 'observerAdded' && queryKey[0] === 'articulo') count(String(queryKey[1]));
  });
}
