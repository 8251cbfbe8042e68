import { type DehydratedState, dehydrate, hydrate } from '@tanstack/react-query';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { loadConfigMissing, notePlace, preloadMemberBar, startDeviceLater } from '@/components/layout';
import { paths } from '@/model/shared/paths';
import {
  drawingIsTaken,
  forumServices,
  libraryServices,
  queryClient,
  readOnUse,
  takeDrawnData,
} from '@/services/client';
import { type AppConfig, parseConfig, startFirebase } from '@/services/firestore';
import { session } from '@/session';
import type { DrawnPage } from './drawn-page';
import { watchLinks } from './next-page';
import { takeHead } from './page-file';
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
 * Names the step of the history at which a page starts, as the router names the steps that it makes. It calls the first
 * step of every document 'default', and so would open a link from outside where another page of the tab had been left.
 */
function nameFirstStep(): string {
  const { history } = window;
  const state: { key?: string } | null = history.state;
  if (state?.key) return state.key;
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...state, key }, '');
  return key;
}

/** Gives what is to be called once the page answers its user. Where it was taken over, what it reads with waits for that. */
function onUsable(isTakenOver: boolean, known: DehydratedState | undefined): () => void {
  let taken = () => {};
  if (isTakenOver) readOnUse(new Promise<void>((done) => (taken = done)));
  return () => {
    performance.mark('usable');
    taken();
    drawingIsTaken();
    // What was read on the pages before need not be read again: also of what this one shows, where it is newer than the drawing.
    if (known) hydrate(queryClient, known);
    const isForum = window.location.pathname.startsWith(paths.forum.path);
    const services: () => Promise<unknown> = isForum ? forumServices : libraryServices;
    services().catch(console.debug);
  };
}

/** The page that stands in the document: what draws it, what leads from it, and whether and when it answers its user. */
interface Shown {
  root: Root;
  router: Router;
  isUsable: boolean;
  usable: Promise<void>;
}

/** In slices, so that a slow phone answers touches meanwhile. */
function draw(container: HTMLElement, site: ReactNode, isTakenOver: boolean): Root {
  let root: Root | undefined;
  startTransition(() => {
    root = isTakenOver ? hydrateRoot(container, site) : createRoot(container);
    if (!isTakenOver) root.render(site);
  });
  if (!root) throw new Error('A transition begins at once');
  return root;
}

/** How a page came into the document. */
interface Step {
  /** What was read on the pages before. */
  known?: DehydratedState | undefined;
  /** When another one is put in its place. */
  left?: Promise<void>;
}

/** Shows a page where it stands. The router starts on its address as soon as it is made. */
async function show(
  container: HTMLElement,
  { siteName }: AppConfig,
  page: DrawnPage,
  { known, left }: Step = {},
): Promise<Shown> {
  const key = nameFirstStep();
  const drawnFor = takeDrawnData(page, session.getState().hint !== null);
  const { isTakenOver } = page;
  const begin = onUsable(isTakenOver, known);
  const router = createBrowserRouter(routes);
  await Promise.race([firstPageOf(router), ...(left ? [left] : [])]);
  // It was left before its code came: there is nothing to take over.
  if (!container.isConnected)
    return { root: createRoot(container), router, isUsable: true, usable: Promise.resolve() };
  // Its reader may have gone on in what stands there: the router would lead back to its beginning.
  if (left || window.scrollY > 0) notePlace(key, isTakenOver ? null : window.scrollY);
  if (isTakenOver) router.state.restoreScrollPosition = false;
  let onShown = () => {};
  const usable = new Promise<void>((done) => {
    onShown = () => {
      begin();
      shown.isUsable = true;
      done();
    };
  });
  const url = drawnFor ?? window.location.origin;
  const site = (
    <Site name={siteName} url={url} router={router} isStep={left !== undefined} onUsable={onShown} />
  );
  const shown = { router, usable, isUsable: false, root: draw(container, site, isTakenOver) };
  return shown;
}

/** Ends a page; gives what was read on it. */
function end({ root, router }: Shown): DehydratedState {
  root.unmount();
  router.dispose();
  const known = dehydrate(queryClient);
  // The next page is taken over as it was drawn, as the first one of a document.
  queryClient.clear();
  return known;
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
  let known: DehydratedState | undefined;
  watchLinks(page, {
    shownPath: () => shown.router.state.location.pathname,
    isLeaving: () => shown.router.state.navigation.state !== 'idle',
    leave: () => {
      shown.router.dispose();
      if (shown.isUsable && !known) known = end(shown);
    },
    takeOver: async (root, file, left) => {
      // React ends no page that it is about to take over.
      await shown.usable;
      const read = end(shown);
      known ??= read;
      // Another page was put in its place meanwhile.
      if (!root.isConnected) return;
      performance.clearMarks('usable');
      takeHead(file);
      const step = { known, left };
      known = undefined;
      shown = await show(root, config, nextPage(), step);
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
