import { createStore, type UseStore } from 'idb-keyval';

/** Some private windows never answer. */
async function opened(name: string, table: string, limit: number): Promise<UseStore> {
  const store = createStore(name, table);
  const tooLate = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error('The device does not answer')), limit);
  });
  await Promise.race([store('readonly', async () => undefined), tooLate]);
  return store;
}

/**
 * What does something with a database of this device, each of which has one table. Keeping things is a convenience: where the
 * device refuses, or the database does not open in `limit` milliseconds, the answer is `otherwise`.
 */
export function deviceDatabase(name: string, table: string, limit: number) {
  let opening: Promise<UseStore> | null = null;
  return async <Answer, Otherwise>(
    work: (store: UseStore) => Promise<Answer>,
    otherwise: Otherwise,
  ): Promise<Answer | Otherwise> => {
    if (typeof indexedDB === 'undefined') return otherwise;
    try {
      opening ??= opened(name, table, limit);
      return await work(await opening);
    } catch (cause) {
      opening = null;
      console.info('The device keeps nothing', cause);
      return otherwise;
    }
  };
}
