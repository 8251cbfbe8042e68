/** Small notes; where storage is full, forbidden or absent, nothing is kept. */
function notesIn(storage: () => Storage | undefined) {
  const attempt = <Result>(work: (kept: Storage) => Result, otherwise: Result): Result => {
    try {
      const kept = storage();
      return kept ? work(kept) : otherwise;
    } catch (cause) {
      console.debug('This browser keeps no notes', cause);
      return otherwise;
    }
  };
  return {
    read: (key: string): string | null => attempt((kept) => kept.getItem(key), null),
    /** Null forgets it. Whether that could be done. */
    write: (key: string, note: string | null): boolean =>
      attempt((kept) => {
        if (note === null) kept.removeItem(key);
        else kept.setItem(key, note);
        return true;
      }, false),
  };
}

/** Notes that end with the tab. */
export const tabNotes = notesIn(() => globalThis.sessionStorage);

/** Notes that the device keeps. */
export const deviceNotes = notesIn(() => globalThis.localStorage);
