import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Store as StateStore } from '@/model/store';
import { startAppCheck } from '@/services/firestore';
import { onPermissionDenied } from '@/services/queries/client';
import { browserHints } from './session-hint';
import { type SessionState, SessionStore } from './session-store';

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

const Store = createContext<SessionStore | null>(null);

/** Around the whole application: `<SessionProvider value={session}>`. */
export const SessionProvider = Store.Provider;

type Actions = Omit<SessionStore, 'start' | keyof StateStore<SessionState>>;

/** Who is signed in, and what can be done about it. The actions are those of SessionStore. */
export type SessionHandle = SessionState & Actions;

function actionsOf(store: SessionStore): Actions {
  return {
    signIn: (credentials) => store.signIn(credentials),
    register: (member) => store.register(member),
    registerAdministrator: (member) => store.registerAdministrator(member),
    installationExists: () => store.installationExists(),
    repair: () => store.repair(),
    signOut: () => store.signOut(),
    changePassword: (current, next) => store.changePassword(current, next),
    sendReset: (email) => store.sendReset(email),
    refresh: () => store.refresh(),
    apply: (change) => store.apply(change),
    preloadAuth: () => store.preloadAuth(),
    retry: () => store.retry(),
  };
}

/** The session. The functions stay the same from render to render. */
export function useSession(): SessionHandle {
  const store = useContext(Store);
  if (!store) throw new Error('SessionProvider is missing around this component');
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const actions = useMemo(() => actionsOf(store), [store]);
  return useMemo(() => ({ ...state, ...actions }), [state, actions]);
}
