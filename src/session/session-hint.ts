import { deviceNotes } from '@/model/shared/notes';
import { choiceOf, fieldOf, parsedJson, textOf } from '@/model/shared/unknown-value';
import type { Account } from '@/model/users/account';
import { ROLES } from '@/model/users/roles';

/** Who signed in last here: enough to draw the bar before Auth answers. It proves and allows nothing. */
export type SessionHint = Pick<Account, 'uid' | 'nombre' | 'avatar' | 'rol'>;

export const HINT_KEY = 'sesion';

export function hintOf({ uid, nombre, avatar, rol }: Account): SessionHint {
  return { uid, nombre, avatar, rol };
}

/** A hint from its stored text; null when there is none or it is not one. */
export function parseHint(text: string | null): SessionHint | null {
  const stored = parsedJson(text);
  const [uid, nombre] = [textOf(stored, 'uid'), textOf(stored, 'nombre')];
  const rol = choiceOf(fieldOf(stored, 'rol'), ROLES);
  if (!uid || nombre === null || !rol) return null;
  return { uid, nombre, avatar: textOf(stored, 'avatar'), rol };
}

/** Where hints are kept: the browser's local storage, which tells the other tabs of each change. */
export interface HintStorage {
  read(): SessionHint | null;
  write(hint: SessionHint | null): void;
  /** Calls with the hint that another tab wrote. */
  onOtherTab(listener: (hint: SessionHint | null) => void): void;
}

export const browserHints: HintStorage = {
  read: () => parseHint(deviceNotes.read(HINT_KEY)),
  write: (hint) => deviceNotes.write(HINT_KEY, hint && JSON.stringify(hint)),
  onOtherTab(listener) {
    addEventListener('storage', (event: StorageEvent) => {
      // A null key: the whole storage was cleared.
      if (event.key === HINT_KEY || event.key === null) listener(parseHint(event.newValue));
    });
    // A page that the browser kept whole, and brings back, was told nothing meanwhile.
    addEventListener('pageshow', ({ persisted }) => persisted && listener(browserHints.read()));
  },
};
