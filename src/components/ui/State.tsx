import type { ReactNode } from 'react';
import { messages } from '@/model/messages';
import { tryAgain } from '@/services/client';
import { Button } from './Button';
import { classNames } from './classNames';

interface StateProps {
  text: string;
  title?: string | undefined;
  action?: ReactNode;
}

function State({ title, text, action, failed = false }: StateProps & { failed?: boolean }) {
  return (
    <div
      className={classNames(
        'card card-body align-items-center gap-3 py-6 text-center state',
        failed && 'state-danger',
      )}
      role={failed ? 'alert' : undefined}
    >
      {title && <p className="font-serif fs-lg fw-semibold">{title}</p>}
      <p className={failed ? undefined : 'text-soft'}>{text}</p>
      {action && <div className="d-flex flex-wrap justify-content-center gap-3 mt-2">{action}</div>}
    </div>
  );
}

export function EmptyState(props: StateProps) {
  return <State {...props} />;
}

interface ErrorStateProps extends StateProps {
  onRetry?: (() => void) | undefined;
  /** By default 'Reintentar'. */
  retryLabel?: string;
}

/** A part of the page that could not be loaded, announced at once, with the way to try again. */
export function ErrorState({
  onRetry,
  retryLabel = messages.common.retry,
  action,
  ...state
}: ErrorStateProps) {
  const ways = (
    <>
      {onRetry && (
        <Button variant="secondary" onClick={() => tryAgain(onRetry)}>
          {retryLabel}
        </Button>
      )}
      {action}
    </>
  );
  return <State {...state} failed action={(onRetry || action) && ways} />;
}
