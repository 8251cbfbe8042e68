import DoneIcon from 'bootstrap-icons/icons/check-circle-fill.svg?react';
import FailedIcon from 'bootstrap-icons/icons/exclamation-triangle-fill.svg?react';
import CloseIcon from 'bootstrap-icons/icons/x-lg.svg?react';
import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { messages } from '@/model/messages';
import { classNames } from './classNames';
import styles from './Toasts.module.css';
import { dismissToast, shownToasts, subscribeToToasts } from './toasts';

/** How long a toast stays when neither the pointer nor the focus is on any. */
const SHOWN_MS = 6000;

/** Where toasts appear: always on the page, because screen readers announce what changes in a region they know. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts);
  const [held, setHeld] = useState(false);
  const oldest = toasts[0]?.id;

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
      className={styles.region}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={onBlur}
    >
      {toasts.map(({ id, text, detail, tone }) => (
        <div key={id} className={classNames(styles.toast, styles[tone])}>
          {tone === 'success' ? <DoneIcon aria-hidden="true" /> : <FailedIcon aria-hidden="true" />}
          <p>
            {text}
            {detail && <span className={styles.detail}>{detail}</span>}
          </p>
          <button
            type="button"
            className={styles.close}
            aria-label={messages.common.close}
            onClick={() => dismiss(id)}
          >
            <CloseIcon aria-hidden="true" />
          </button>
        </div>
      ))}
    </div>
  );
}
