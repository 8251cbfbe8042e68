import { type ComponentType, lazy, type MouseEvent, Suspense, useRef } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Toasts } from '@/components/ui';
import { messages } from '@/model/messages';
import { useSession } from '@/session';
import { Footer } from './Footer';
import styles from './Layout.module.css';
import { Navbar } from './Navbar';
import { PageChange } from './PageChange';

const RepairNotice = lazy<ComponentType>(async () => {
  try {
    return { default: (await import('./RepairNotice')).RepairNotice };
  } catch (error) {
    console.info('The notice could not be loaded.', error);
    return { default: () => null };
  }
});

/** The root route: header, main region and footer around every page, which Back finds where it was scrolled to. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const { status } = useSession();
  // Not left to the browser: a hash in the address would be a step in the history of filters and pages.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
    main.current?.scrollIntoView();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it is a link within the page; only its trace in the history is spared */}
      <a className={styles.skip} href="#contenido" onClick={skip}>
        {messages.common.skipToContent}
      </a>
      <PageChange main={main} />
      <Navbar />
      {status === 'broken' && (
        <Suspense>
          <RepairNotice />
        </Suspense>
      )}
      <main id="contenido" ref={main} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}
