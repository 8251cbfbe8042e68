import DoneIcon from 'bootstrap-icons/icons/check-circle-fill.svg?react';
import FailedIcon from 'bootstrap-icons/icons/exclamation-triangle-fill.svg?react';
import { CloseButton } from './Announced';
import { Button } from './Button';
import { classNames } from './classNames';

/** A short word about something that has happened; with an action it stays until it is answered. */
export interface Toast {
  id: number;
  text: string;
  detail?: string | undefined;
  tone: 'success' | 'danger';
  action?: { label: string; run: () => void } | undefined;
}

export interface ToastListProps {
  toasts: readonly Toast[];
  dismiss: (id: number) => void;
}

export function ToastList({ toasts, dismiss }: ToastListProps) {
  return (
    <>
      {toasts.map(({ id, text, detail, tone, action }) => (
        <div
          key={id}
          className={classNames(
            'toast show d-flex align-items-center gap-3 px-3 py-1',
            tone === 'danger' && 'toast-danger',
          )}
        >
          {tone === 'success' ? <DoneIcon aria-hidden="true" /> : <FailedIcon aria-hidden="true" />}
          <p className="flex-fill py-2 fw-semibold">
            {text}
            {detail && <span className="d-block text-soft fw-normal">{detail}</span>}
          </p>
          {action && (
            <Button
              size="small"
              onClick={() => {
                dismiss(id);
                action.run();
              }}
            >
              {action.label}
            </Button>
          )}
          <CloseButton onClick={() => dismiss(id)} />
        </div>
      ))}
    </>
  );
}
