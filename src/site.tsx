import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect } from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AppErrorBoundary } from '@/components/layout';
import { SiteProvider } from '@/components/ui';
import { queryClient } from '@/services/client';
import { picturesPlace } from '@/services/firestore';
import { SessionProvider, session } from '@/session';

interface SiteProps {
  name: string;
  /** Where it stands, without a slash at its end. */
  url: string;
  router: ReturnType<typeof createBrowserRouter>;
  /** The page is shown in the place of another one. */
  isStep?: boolean;
  /** Called once what is shown answers who uses it. */
  onUsable?: () => void;
}

/** The whole site: what the browser shows, and what the build draws before (scripts/prerender). */
export function Site({ name, url, router, isStep = false, onUsable }: SiteProps) {
  useEffect(() => onUsable?.(), [onUsable]);
  return (
    <StrictMode>
      <SiteProvider value={{ name, url, pictures: picturesPlace(), isStep }}>
        <AppErrorBoundary>
          <QueryClientProvider client={queryClient}>
            <SessionProvider value={session}>
              <RouterProvider router={router} />
            </SessionProvider>
          </QueryClientProvider>
        </AppErrorBoundary>
      </SiteProvider>
    </StrictMode>
  );
}
