import { startAppCheck } from '@/services/firestore';
import { onPermissionDenied } from '@/services/queries/denials';
import { browserHints } from './session-hint';
import { SessionStore } from './session-store';

/** The session of this tab. */
export const session = new SessionStore({
  loadBackend: async () => {
    const [{ connectBackend }] = await Promise.all([import('./backend'), startAppCheck()]);
    return connectBackend();
  },
  hints: browserHints,
  onReconnect: (listener) => {
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  },
  onReturn: (listener) => {
    // Another tab of the same window hides this one; another window only takes the focus.
    const onVisible = () => {
      if (document.visibilityState === 'visible') listener();
    };
    document.addEventListener('visibilitychange', onVisible);
    addEventListener('focus', listener);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      removeEventListener('focus', listener);
    };
  },
  onUse: (listener) => {
    const signs = ['pointerdown', 'keydown', 'scroll'];
    for (const sign of signs) addEventListener(sign, listener, { capture: true, passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, listener, { capture: true });
    };
  },
  onDenied: onPermissionDenied,
  now: () => Date.now(),
  later: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
});
