import type { ReactNode } from 'react';
import styles from './RowEnd.module.css';

/** What can be done with a row: under it on a phone, else beside it. */
export function RowEnd({ children }: { children: ReactNode }) {
  return <div className={`d-flex flex-shrink-0 gap-2 align-self-start ${styles.end}`}>{children}</div>;
}
