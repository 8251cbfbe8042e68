import type { ReactNode } from 'react';
import styles from './Toolbar.module.css';

/** What narrows and orders a list: the first field takes what the others leave. */
export function Toolbar({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <section
      className={`d-flex flex-wrap align-items-start row-gap-3 column-gap-4 pb-5 ${styles.toolbar}`}
      aria-label={label}
    >
      {children}
    </section>
  );
}
