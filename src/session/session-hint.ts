import type { Account } from '@/model/account';
import { choiceOf } from '@/model/choice';
import { ROLES, type Role } from '@/model/roles';

/**
 * What this device remembers of who signed in last: enough to draw the navigation bar before Auth has answered. It
 * proves nothing and allows nothing.
 */
export interface SessionHint {
  uid: string;
  nombre: string;
  avatar: string | null;
  rol: Role;
}

export const HINT_KEY = 'sesion';

export function hintOf({ uid, nombre, avatar, rol }: Account): SessionHint {
  return { uid, nombre, avatar, rol };
}

/** A hint from its stored text; null when there is none or it is not one. */
export function parseHint(text: string | null): SessionHint | null {
  if (text === null) return null;
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return null; // not written by us
  }
  if (typeof stored !== 'object' || stored === null) return null;
  const field = (name: string): unknown => Reflect.get(stored, name);
  const [uid, nombre, avatar] = [field('uid'), field('nombre'), field('avatar')];
  const rol = choiceOf(field('rol'), ROLES);
  if (typeof uid !== 'string' || uid === '' || typeof nombre !== 'string' || !rol) return null;
  return { uid, nombre, avatar: typeof avatar === 'string' ? avatar : null, rol };
}

/** Where hints are kept: the browser's local storage, which tells the other tabs of each change. */
export interface HintStorage {
  read(): SessionHint | null;
  write(hint: SessionHint | null): void;
  /** Calls with the hint that another tab wrote. */
  onOtherTab(listener: (hint: SessionHint | null) => void): () => void;
}

export const browserHints: HintStorage = {
  read() {
    try {
      return parseHint(localStorage.getItem(HINT_KEY));
    } catch (error) {
      console.info('This browser keeps nothing for the site; signing in still works.', error);
      return null;
    }
  },
  write(hint) {
    try {
      if (hint === null) localStorage.removeItem(HINT_KEY);
      else localStorage.setItem(HINT_KEY, JSON.stringify(hint));
    } catch (error) {
      console.info('The session cannot be remembered on this device.', error);
    }
  },
  onOtherTab(listener) {
    const onStorage = (event: StorageEvent) => {
      // A null key: the whole storage was cleared.
      if (event.key === HINT_KEY || event.key === null) listener(parseHint(event.newValue));
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  },
};
