import DoneIcon from 'bootstrap-icons/icons/check-circle-fill.svg?react';
import FailedIcon from 'bootstrap-icons/icons/exclamation-triangle-fill.svg?react';
import CloseIcon from 'bootstrap-icons/icons/x-lg.svg?react';
import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { messages } from '@/model/messages';
import { Button } from './Button';
import { classNames } from './classNames';

/** A short word about something that has happened; with an action it stays until it is answered. */
interface Toast {
  id: number;
  text: string;
  /** A second, quieter line. */
  detail?: string | undefined;
  tone: 'success' | 'danger';
  action?: { label: string; run: () => void } | undefined;
}

interface ToastOptions {
  detail?: string;
  tone?: Toast['tone'];
  action?: Toast['action'];
}

/** More at once would cover the page; the oldest gives way. */
const MAX_SHOWN = 3;

let shown: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Announces something in the corner of the page, from wherever it happens. */
export function showToast(text: string, { detail, tone = 'success', action }: ToastOptions = {}): void {
  lastId += 1;
  change([...shown, { id: lastId, text, detail, tone, action }].slice(-MAX_SHOWN));
}

function dismissToast(id: number): void {
  change(shown.filter((toast) => toast.id !== id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function shownToasts(): readonly Toast[] {
  return shown;
}

/** How long a toast stays when neither the pointer nor the focus is on any. */
const SHOWN_MS = 6000;

/** Where toasts appear: always on the page, because screen readers announce what changes in a region they know. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribe, shownToasts, shownToasts);
  const [held, setHeld] = useState(false);
  const oldest = toasts.find(({ action }) => !action)?.id;

  useEffect(() => {
    if (oldest === undefined || held) return;
    const timer = setTimeout(() => dismissToast(oldest), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [oldest, held]);

  const dismiss = (id: number) => {
    dismissToast(id);
    setHeld(false);
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false);
  };
  return (
    <div
      role="status"
      aria-atomic="false"
      className="toast-container position-fixed d-print-none"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={onBlur}
    >
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
          <Button variant="icon" aria-label={messages.common.close} onClick={() => dismiss(id)}>
            <CloseIcon aria-hidden="true" />
          </Button>
        </div>
      ))}
    </div>
  );
}
