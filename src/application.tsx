import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { loadConfigMissing, preloadMemberBar, startDeviceLater } from '@/components/layout';
import { paths } from '@/model/shared/paths';
import { forumServices, libraryServices, readOnUse, takeDrawnData } from '@/services/client';
import { type AppConfig, parseConfig, startFirebase } from '@/services/firestore';
import { session } from '@/session';
import type { DrawnPage } from './drawn-page';
import { watchLinks } from './next-page';
import { routes } from './routes';
import { Site } from './site';

type Router = ReturnType<typeof createBrowserRouter>;

/** Settles when the first page's code is there or has failed: until then index.html's own drawing stays. */
function firstPageOf(router: Router): Promise<void> {
  return new Promise((done) => {
    if (router.state.initialized) return done();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      done();
    });
  });
}

/**
 * Names the step of the history at which this document starts, as the router names the steps that it makes. It calls the first
 * step of every document 'default', and so would open a link from outside where another page of the tab had been left.
 */
function nameFirstStep(): void {
  const { history } = window;
  const state: { key?: string } | null = history.state;
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}

/** Gives what is to be called once the page answers its user. Where it was taken over, what it reads with waits for that. */
function onUsable(isTakenOver: boolean): () => void {
  let taken = () => {};
  if (isTakenOver) readOnUse(new Promise<void>((done) => (taken = done)));
  return () => {
    performance.mark('usable');
    taken();
    const isForum = window.location.pathname.startsWith(paths.forum.path);
    const services: () => Promise<unknown> = isForum ? forumServices : libraryServices;
    services().catch(console.debug);
  };
}

/** The router starts on the current page as soon as it is made, so Firebase must have been started before. */
async function start(container: HTMLElement, config: AppConfig, page: DrawnPage): Promise<void> {
  startFirebase(config);
  session.start();
  const { hint } = session.getState();
  if (hint) preloadMemberBar();
  nameFirstStep();
  const drawnFor = takeDrawnData(page, hint !== null);
  const { isTakenOver } = page;
  const usable = onUsable(isTakenOver);
  const router = createBrowserRouter(routes);
  await firstPageOf(router);
  const site = (
    <Site name={config.siteName} url={drawnFor ?? window.location.origin} router={router} onUsable={usable} />
  );
  // In slices, so that a slow phone answers touches meanwhile.
  startTransition(() => {
    if (isTakenOver) hydrateRoot(container, site);
    else createRoot(container).render(site);
  });
  watchLinks(page);
  startDeviceLater();
}

export function mount(container: HTMLElement, page: DrawnPage): void {
  const parsed = parseConfig(import.meta.env);
  if (parsed.ok) void start(container, parsed.config, page);
  else
    void loadConfigMissing().then(({ ConfigMissing }) =>
      createRoot(container).render(<ConfigMissing variables={parsed.missing} />),
    );
}
