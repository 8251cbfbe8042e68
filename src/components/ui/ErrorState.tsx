import type { ReactNode } from 'react';
import { messages } from '@/model/messages';
import { Button } from './Button';
import { classNames } from './classNames';
import styles from './State.module.css';

interface ErrorStateProps {
  text: string;
  title?: string;
  onRetry?: (() => void) | undefined;
  /** By default 'Reintentar'. */
  retryLabel?: string;
  /** Something more to press beside the retry button. */
  action?: ReactNode;
}

/** A part of the page that could not be loaded, announced at once, with the way to try again. */
export function ErrorState({
  title,
  text,
  onRetry,
  retryLabel = messages.common.retry,
  action,
}: ErrorStateProps) {
  return (
    <div className={classNames(styles.state, styles.error)} role="alert">
      {title && <p className={styles.title}>{title}</p>}
      <p className={styles.text}>{text}</p>
      {(onRetry || action) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button variant="secondary" onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
