/** Auth as this browser can have it. With auth.ts the only importer of firebase/auth. */
import type { FirebaseApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
  type Persistence,
} from 'firebase/auth';
import { type DeviceAnswer, tryDevice } from '../device/database';

/**
 * Where a session is kept, the first that works, and looked for, in each. IndexedDB is the better place; but Auth waits for ever for one
 * that does not answer, and takes one that is full for one that keeps.
 */
const PLACES: Readonly<Record<DeviceAnswer, Persistence[]>> = {
  keeps: [indexedDBLocalPersistence, browserLocalPersistence],
  refuses: [browserLocalPersistence, indexedDBLocalPersistence],
  silent: [browserLocalPersistence],
};

/** So long IndexedDB may take where nothing is lost without it; and where a session may be in it, on a slow phone. */
const PATIENCE_MS = { usual: 1500, remembered: 10_000 };

/** Whether a session stands in localStorage, where an earlier visit could not keep it in IndexedDB. */
function isKeptBeside(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('firebase:authUser:'));
  } catch {
    return false; // this browser forbids it
  }
}

/** What of the SDK's own parts is reached for: none of it is in its types. */
interface Parts {
  container?: {
    getProvider(name: 'heartbeat'): {
      getImmediate(options: { optional: true }): { getHeartbeatsHeader: () => Promise<string> } | null;
    };
  };
}

/** Every request of Auth would first wait for what the SDK counts in IndexedDB. */
function withoutHeartbeats(app: FirebaseApp & Parts): void {
  const heartbeat = app.container?.getProvider('heartbeat').getImmediate({ optional: true });
  if (heartbeat) heartbeat.getHeartbeatsHeader = () => Promise.resolve('');
}

/** Starts Auth; `isRemembered` where this device knows of somebody signed in. Never fails, nor waits for a device that is silent. */
export async function startAuth(app: FirebaseApp, isRemembered: boolean): Promise<Auth> {
  const isInDatabase = isRemembered && !isKeptBeside();
  const answer = await tryDevice(isInDatabase ? PATIENCE_MS.remembered : PATIENCE_MS.usual);
  if (answer === 'silent') withoutHeartbeats(app);
  return initializeAuth(app, { persistence: PLACES[answer] });
}
