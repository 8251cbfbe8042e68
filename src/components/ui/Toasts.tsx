import { type FocusEvent, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { OpenStore } from '@/model/shared/store';
import { lazyWithFallback } from './lazyPart';
import type { Toast, ToastListProps } from './ToastList';

interface ToastOptions {
  detail?: string;
  tone?: Toast['tone'];
  action?: Toast['action'];
}

/** More at once would cover the page; the oldest gives way. */
const MAX_SHOWN = 3;

/** No page is drawn with any. */
const NONE: readonly Toast[] = [];
const store = new OpenStore<readonly Toast[]>(NONE);
let lastId = 0;

/** Announces something in the corner of the page, from wherever it happens. */
export function showToast(text: string, { detail, tone = 'success', action }: ToastOptions = {}): void {
  lastId += 1;
  store.show([...store.getState(), { id: lastId, text, detail, tone, action }].slice(-MAX_SHOWN));
}

const dismissToast = (id: number) => store.show(store.getState().filter((toast) => toast.id !== id));

/** It comes after the page, which has none at first. Where it does not arrive the words alone are told. */
const ToastList = lazyWithFallback<ToastListProps>(
  async () => (await import('./ToastList')).ToastList,
  ({ toasts }) => toasts.map(({ id, text, detail }) => <p key={id}>{[text, detail].join(' ')}</p>),
);

/** How long a toast stays when neither the pointer nor the focus is on any. */
const SHOWN_MS = 6000;

/** Where toasts appear: always on the page, because screen readers announce what changes in a region they know. */
export function Toasts() {
  const toasts = useSyncExternalStore(store.subscribe, store.getState, () => NONE);
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
      {toasts.length > 0 && (
        <Suspense>
          <ToastList toasts={toasts} dismiss={dismiss} />
        </Suspense>
      )}
    </div>
  );
}
