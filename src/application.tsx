import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { loadConfigMissing, preloadMemberBar, startDeviceLater } from '@/components/layout';
import { asksOfList, paths } from '@/model/shared/paths';
import { forumServices, libraryServices, readOnUse, takeDrawnData } from '@/services/client';
import { type AppConfig, parseConfig, startFirebase } from '@/services/firestore';
import { session } from '@/session';
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

/** Calls when the page answers who uses it; what a drawn page reads with waits for that. */
function onUsable(isDrawn: boolean): () => void {
  let taken = () => {};
  if (isDrawn) readOnUse(new Promise<void>((done) => (taken = done)));
  return () => {
    performance.mark('usable');
    taken();
    const isForum = window.location.pathname.startsWith(paths.forum.path);
    const services: () => Promise<unknown> = isForum ? forumServices : libraryServices;
    services().catch(console.debug);
  };
}

/** The router starts on the current page as soon as it is made, so Firebase must have been started before. */
async function start(container: HTMLElement, config: AppConfig): Promise<void> {
  startFirebase(config);
  session.start();
  const { hint } = session.getState();
  if (hint) preloadMemberBar();
  nameFirstStep();
  // What the build drew is what a visitor sees; a member's page is drawn anew, and a list that is filtered or on a later page.
  const drawnFor = takeDrawnData(hint !== null);
  const isDrawn = drawnFor !== null && hint === null && !asksOfList(window.location.search);
  const usable = onUsable(isDrawn);
  const router = createBrowserRouter(routes);
  await firstPageOf(router);
  const site = (
    <Site
      name={config.siteName}
      url={drawnFor ?? window.location.origin}
      drawn={isDrawn}
      router={router}
      onUsable={usable}
    />
  );
  // In slices, so that a slow phone answers touches meanwhile.
  startTransition(() => {
    if (isDrawn) hydrateRoot(container, site);
    else createRoot(container).render(site);
  });
  watchLinks();
  startDeviceLater();
}

export function mount(container: HTMLElement): void {
  const parsed = parseConfig(import.meta.env);
  if (parsed.ok) void start(container, parsed.config);
  else
    void loadConfigMissing().then(({ ConfigMissing }) =>
      createRoot(container).render(<ConfigMissing variables={parsed.missing} />),
    );
}
