import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AppErrorBoundary, ConfigMissing, preloadMemberBar } from '@/components/layout';
import { SiteNameProvider } from '@/components/ui';
import { type AppConfig, parseConfig, startFirebase } from '@/services/firestore';
import { queryClient } from '@/services/queries';
import { SessionProvider, session } from '@/session';
import { routes } from './routes';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * The code of the first page has arrived, or has failed to. Until then index.html's own drawing stays: taking it away
 * for a placeholder would only flicker.
 */
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

/** The router starts on the current page as soon as it is made, so Firebase must have been started before. */
async function start(root: Root, config: AppConfig): Promise<void> {
  startFirebase(config);
  session.start();
  if (session.getState().hint) preloadMemberBar();
  nameFirstStep();
  const router = createBrowserRouter(routes);
  await firstPageOf(router);
  // In slices, so that a slow phone answers touches meanwhile.
  startTransition(() =>
    root.render(
      <StrictMode>
        <SiteNameProvider value={config.siteName}>
          <AppErrorBoundary>
            <QueryClientProvider client={queryClient}>
              <SessionProvider value={session}>
                <RouterProvider router={router} />
              </SessionProvider>
            </QueryClientProvider>
          </AppErrorBoundary>
        </SiteNameProvider>
      </StrictMode>,
    ),
  );
}

/** Draws the application in the page's root: the site, or what its build lacks. */
export function mount(container: HTMLElement): void {
  const root = createRoot(container);
  const parsed = parseConfig(import.meta.env);
  if (parsed.ok) void start(root, parsed.config);
  else root.render(<ConfigMissing variables={parsed.missing} />);
}
