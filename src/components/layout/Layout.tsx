import { type MouseEvent, Suspense, useRef } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Toasts } from '@/components/ui';
import { lazyWithFallback } from '@/components/ui/lazyPart';
import { SCROLL_KEY } from '@/components/ui/scroll-place';
import { messages } from '@/model/messages';
import { useSession } from '@/session';
import { Footer } from './Footer';
import { Navbar } from './Navbar';
import { PageChange } from './PageChange';
import { ReturnToPlace } from './ReturnToPlace';

const RepairNotice = lazyWithFallback(
  async () => (await import('./RepairNotice')).RepairNotice,
  () => null,
);

const SessionEnded = lazyWithFallback(
  async () => (await import('./SessionEnded')).SessionEnded,
  () => null,
);

/** The root route: header, main region and footer around every page, which Back finds where it was scrolled to. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const { status, ended } = useSession();
  // Not left to the browser: a hash in the address would be a step in the history of filters and pages.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
    main.current?.scrollIntoView();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it is a link within the page; only its trace in the history is spared */}
      <a
        className="btn btn-primary position-fixed visually-hidden-focusable"
        style={{ top: '0.5rem', left: '0.5rem', zIndex: 40 }}
        href="#contenido"
        onClick={skip}
      >
        {messages.common.skipToContent}
      </a>
      <PageChange main={main} />
      <Navbar />
      {status === 'broken' && (
        <Suspense>
          <RepairNotice />
        </Suspense>
      )}
      {ended && (
        <Suspense>
          <SessionEnded />
        </Suspense>
      )}
      {/* As high as the window: the footer never jumps into sight while a page loads. Margins of the page's stay within. */}
      <main
        id="contenido"
        ref={main}
        tabIndex={-1}
        style={{ minHeight: 'calc(100svh - var(--navbar-height))', display: 'flow-root' }}
      >
        <Outlet />
      </main>
      <Footer />
      <Toasts />
      <ScrollRestoration storageKey={SCROLL_KEY} />
      <ReturnToPlace />
    </>
  );
}
