import { createStore, type UseStore } from 'idb-keyval';

/** Some private windows never answer. */
function opens(store: UseStore, limit: number): Promise<void> {
  const tooLate = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error('The device does not answer')), limit);
  });
  return Promise.race([store('readonly', () => undefined), tooLate]);
}

/**
 * What does something with a database of this device, each of which has one table. Keeping things is a convenience: where the
 * device refuses, or the database does not open in `limit` milliseconds, the answer is `otherwise`.
 */
export function deviceDatabase(name: string, table: string, limit: number) {
  const store = createStore(name, table);
  let opening: Promise<void> | null = null;
  return async <Answer, Otherwise>(
    work: (store: UseStore) => Promise<Answer>,
    otherwise: Otherwise,
  ): Promise<Answer | Otherwise> => {
    if (typeof indexedDB === 'undefined') return otherwise;
    try {
      opening ??= opens(store, limit);
      await opening;
      return await work(store);
    } catch (cause) {
      opening = null;
      console.info('The device keeps nothing', cause);
      return otherwise;
    }
  };
}
