import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router-dom';
import { isSamePage } from '@/components/ui/same-page';
import { useIsStep } from '@/components/ui/site';
import styles from './Layout.module.css';

/** What a page load does by itself: a sign that the next page comes, the focus at its start, its title read out. Filters move nothing. */
export function PageChange({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname, state } = useLocation();
  const type = useNavigationType();
  const navigation = useNavigation();
  const title = useTitle();
  const shown = useRef(pathname);
  const [moved, setMoved] = useState(false);
  const isStep = useIsStep();

  // The focus is at its start by then (src/step.ts).
  useEffect(() => setMoved(isStep), [isStep]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (type !== 'POP' && isSamePage(state)) return;
    setMoved(true);
    main.current?.focus({ preventScroll: true });
  }, [pathname, state, type, main]);

  return (
    <>
      {navigation.state === 'loading' && <div className={styles.progress} aria-hidden="true" />}
      <p className="visually-hidden" aria-live="polite" aria-atomic="true">
        {/* The browser itself reads out the page it loaded first. */}
        {moved && title}
      </p>
    </>
  );
}

function useTitle(): string {
  const [title, setTitle] = useState('');
  useEffect(() => {
    const element = document.head.querySelector('title');
    if (!element) return;
    setTitle(document.title);
    const observer = new MutationObserver(() => setTitle(document.title));
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return title;
}
