import { createStore, promisifyRequest, set, type UseStore } from 'idb-keyval';

/** Rejects where `work` takes longer: some private windows and some of Safari's tabs never answer. */
function within<Answer>(limit: number, work: () => Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new DOMException('The device does not answer', 'TimeoutError')), limit);
  });
  // What throws at once is a rejection like others.
  const working = Promise.resolve().then(work);
  return Promise.race([working, tooLate]).finally(() => clearTimeout(timer));
}

const isTooLate = (cause: unknown) => cause instanceof DOMException && cause.name === 'TimeoutError';

/**
 * What does something with a database of this device, each of which has one table. Keeping things is a convenience: where the
 * device refuses, or the database does not answer in `limit` milliseconds, the answer is `otherwise`. A database that was silent
 * once is not waited for again, until it answers after all.
 */
export function deviceDatabase(name: string, table: string, limit: number) {
  const store = createStore(name, table);
  let opening: Promise<unknown> | null = null;
  let isSilent = false;

  /** Opens it and reads something: where opening succeeds, the first reading may still never end. */
  function open(): Promise<unknown> {
    return within(limit, () => {
      const read = store('readonly', (rows) => promisifyRequest(rows.get('')));
      const answered = () => {
        isSilent = false;
      };
      read.then(answered, answered);
      return read;
    });
  }

  return async <Answer, Otherwise>(
    work: (store: UseStore) => Promise<Answer>,
    otherwise: Otherwise,
  ): Promise<Answer | Otherwise> => {
    if (typeof indexedDB === 'undefined' || isSilent) return otherwise;
    try {
      opening ??= open();
      await opening;
      return await work(store);
    } catch (cause) {
      isSilent ||= isTooLate(cause);
      opening = null;
      console.info('The device keeps nothing', cause);
      return otherwise;
    }
  };
}

/** What becomes of what is written here: it stays; it is refused, as on a full device; or there is no answer. */
export type DeviceAnswer = 'keeps' | 'refuses' | 'silent';

/** More than what Auth keeps of a session. */
const TRIAL = 'x'.repeat(4096);

/**
 * Writes something into a database of its own and looks whether it stays: on a full device each request succeeds, and then the
 * whole transaction is taken back. 'silent' after `limit` milliseconds. Never fails.
 */
export async function tryDevice(limit: number): Promise<DeviceAnswer> {
  try {
    await within(limit, () => set('prueba', TRIAL, createStore('evidencias-prueba', 'prueba')));
    return 'keeps';
  } catch (cause) {
    console.info('The device keeps nothing', cause);
    return isTooLate(cause) ? 'silent' : 'refuses';
  }
}
