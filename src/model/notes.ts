/**
 * Small notes that the browser keeps: for a tab (sessionStorage) or for good (localStorage). Where it is full, forbidden or not
 * there (the build draws pages too) nothing is kept, and everything works without.
 */
export function notesIn(storage: () => Storage | undefined) {
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
    /** Null forgets it. */
    write: (key: string, note: string | null): void =>
      attempt((kept) => (note === null ? kept.removeItem(key) : kept.setItem(key, note)), undefined),
  };
}
