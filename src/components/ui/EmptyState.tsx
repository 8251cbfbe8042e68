import type { ReactNode } from 'react';
import styles from './State.module.css';

interface EmptyStateProps {
  text: string;
  title?: string;
  /** A button or link that leads out of here. */
  action?: ReactNode;
}

/** A list with nothing in it: says so, and offers the way out. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {title && <p className={styles.title}>{title}</p>}
      <p className={styles.text}>{text}</p>
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
