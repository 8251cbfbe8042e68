import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { loadConfigMissing, preloadMemberBar, startDeviceLater } from '@/components/layout';
import { notePlace } from '@/components/ui/scroll-place';
import { paths } from '@/model/shared/paths';
import { drawingIsTaken, forumServices, libraryServices, readOnUse, takeDrawnData } from '@/services/client';
import { type AppConfig, parseConfig, startFirebase } from '@/services/firestore';
import { session } from '@/session';
import type { DrawnPage } from './drawn-page';
import { watchLinks } from './next-page';
import { routes } from './routes';
import { Site } from './site';
import type { PutPage } from './step';
import { stepKey } from './step-key';

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

/** What is done once a page answers its user. */
function begin(): void {
  performance.mark('usable');
  drawingIsTaken();
  const isForum = location.pathname.startsWith(paths.forum.path);
  const services: () => Promise<unknown> = isForum ? forumServices : libraryServices;
  services().catch(console.debug);
}

/** The page that stands in the document: what draws it, what leads from it, and whether and when it answers its user. */
interface Shown {
  container: HTMLElement;
  /** None where the page was left before its code came. */
  root?: Root;
  router: Router;
  isUsable: boolean;
  usable: Promise<void>;
}

/** In slices, so that a slow phone answers touches meanwhile. */
function draw(shown: Shown, site: ReactNode, isTakenOver: boolean): void {
  startTransition(() => {
    shown.root = isTakenOver ? hydrateRoot(shown.container, site) : createRoot(shown.container);
    if (!isTakenOver) shown.root.render(site);
  });
}

/**
 * Shows a page where it stands. The router starts on its address as soon as it is made. It calls the first step of every document
 * 'default', and so would open a link from outside where another page of the tab had been left: the step is named before. `put` is given
 * where the page was put in the place of another one.
 */
async function show(
  container: HTMLElement,
  { siteName }: AppConfig,
  page: DrawnPage,
  put?: PutPage,
): Promise<Shown> {
  const step = stepKey();
  const drawnFor = takeDrawnData(page, session.getState().hint !== null);
  put?.onData();
  const { isTakenOver } = page;
  let onUsable = () => {};
  const usable = new Promise<void>((done) => {
    onUsable = done;
  });
  // What a page that is taken over reads with waits for that.
  if (isTakenOver) readOnUse(usable);
  const router = createBrowserRouter(routes);
  const shown: Shown = { container, router, isUsable: false, usable };
  await Promise.race([firstPageOf(router), ...(put ? [put.left] : [])]);
  // It was left before its code came: there is nothing to take over.
  if (!container.isConnected) {
    router.dispose();
    onUsable();
    return shown;
  }
  // Its reader may have gone on in what stands there, where the browser has led them or by themselves.
  if (isTakenOver) {
    // It stays as it is: the router neither scrolls it to its beginning nor to where it was once left.
    router.state.restoreScrollPosition = false;
    router.enableScrollRestoration({}, () => 0)();
  } else if (scrollY > 0 && !location.hash) notePlace(step, scrollY);
  const onShown = () => {
    shown.isUsable = true;
    onUsable();
    begin();
    put?.onUsable();
  };
  const url = drawnFor ?? location.origin;
  const site = (
    <Site name={siteName} url={url} router={router} isStep={put !== undefined} onUsable={onShown} />
  );
  draw(shown, site, isTakenOver);
  return shown;
}

/** Ends a page; one that has ended is left alone. */
function end({ root }: Shown): void {
  root?.unmount();
  // The router gives the history back to the browser, which would scroll the page that is shown at a step back.
  history.scrollRestoration = 'manual';
}

async function start(
  container: HTMLElement,
  config: AppConfig,
  page: DrawnPage,
  nextPage: () => DrawnPage,
): Promise<void> {
  startFirebase(config);
  session.start();
  if (session.getState().hint) preloadMemberBar();
  let shown = await show(container, config, page);
  watchLinks(page, {
    shownPath: () => shown.router.state.location.pathname,
    follow: ({ pathname, search }) => void shown.router.navigate(pathname + search),
    isLeaving: () => shown.router.state.navigation.state !== 'idle',
    leave: () => shown.router.dispose(),
    // React ends no page that it is about to take over.
    end: () => {
      if (shown.isUsable) end(shown);
    },
    takeOver: async (put) => {
      await shown.usable;
      if (!put.isWaiting()) return;
      end(shown);
      put.onEnded();
      shown = await show(put.root, config, nextPage(), put);
      await shown.usable;
    },
  });
  startDeviceLater();
}

/** Starts the site on the page of the document; `nextPage` asks for the files of one that was put in its place, and gives it. */
export function mount(container: HTMLElement, page: DrawnPage, nextPage: () => DrawnPage): void {
  const parsed = parseConfig(import.meta.env);
  if (parsed.ok) void start(container, parsed.config, page, nextPage);
  else
    void loadConfigMissing().then(({ ConfigMissing }) =>
      createRoot(container).render(<ConfigMissing variables={parsed.missing} />),
    );
}
