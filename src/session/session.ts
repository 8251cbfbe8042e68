import { browserHints } from './session-hint';
import { SessionStore } from './session-store';

/** The session of this tab. */
export const session = new SessionStore({
  loadBackend: async () => (await import('./backend')).connectBackend(),
  hints: browserHints,
  onReconnect: (listener) => {
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  },
});
