import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Store as StateStore } from '@/model/shared/store';
import { loadCode, onPermissionDenied, onUnauthenticated } from '@/services/client';
import { startAppCheck } from '@/services/firestore';
import { browserHints } from './session-hint';
import { type SessionState, SessionStore } from './session-store';

const loadBackend = () => import('./backend');

/** The session of this tab. */
export const session = new SessionStore({
  loadBackend: async () => {
    const [{ connectBackend }] = await Promise.all([loadCode(loadBackend), startAppCheck()]);
    return connectBackend(browserHints.read()?.uid);
  },
  hints: browserHints,
  onReconnect: (listener) => addEventListener('online', listener),
  onReturn: (listener) => {
    // Another tab of the same window hides this one; another window only takes the focus.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') listener();
    });
    addEventListener('focus', listener);
  },
  onUse: (listener) => {
    for (const sign of ['pointerdown', 'pointermove', 'keydown', 'scroll'])
      addEventListener(sign, listener, { capture: true, passive: true });
  },
  onDenied: onPermissionDenied,
  onUnknown: onUnauthenticated,
  now: () => Date.now(),
  later: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
});

const Store = createContext<SessionStore | null>(null);

/** Around the whole application: `<SessionProvider value={session}>`. */
export const SessionProvider = Store.Provider;

/** Who is signed in, and what can be done about it. The actions are those of SessionStore. */
export type SessionHandle = SessionState & Omit<SessionStore, 'start' | keyof StateStore<SessionState>>;

/** The session. The functions stay the same from render to render. */
export function useSession(): SessionHandle {
  const store = useContext(Store);
  if (!store) throw new Error('SessionProvider is missing around this component');
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  return useMemo(() => ({ ...store, ...state }), [store, state]);
}
