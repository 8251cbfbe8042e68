import { Suspense } from 'react';
import { useBrowserValue } from '@/components/ui';
import { lazyWithFallback } from '@/components/ui/lazyPart';
import styles from './home.module.css';

/** Few have begun something. Where its code does not arrive, the page is the one that everybody sees. */
const ContinueList = lazyWithFallback(
  async () => (await import('./ContinueList')).ContinueList,
  () => null,
);

/**
 * The articles that were begun on this device. The page's file knows none of them: a script of index.html counts them, and the style sheet
 * keeps their place before anything is painted.
 */
export function ContinueReading() {
  const hasBegun = useBrowserValue(
    () => false,
    () => document.documentElement.dataset.lecturas !== undefined,
  );
  return (
    <div className={styles.continue}>
      {hasBegun && (
        <Suspense>
          <ContinueList />
        </Suspense>
      )}
    </div>
  );
}
