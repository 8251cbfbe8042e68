import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  setLogLevel,
} from 'firebase/firestore/lite';
import { running } from './running';

let connected: Firestore | null = null;

function connect(): Firestore {
  const config = running();
  if (!config) throw new Error('startFirebase() was not called');
  const { firebase, emulators } = config;
  // Every failure is thrown to its caller: the SDK's own log would only repeat it on the visitor's console.
  setLogLevel('silent');
  // undefined fields are left out of what is written instead of failing the write.
  const firestore = initializeFirestore(initializeApp(firebase), { ignoreUndefinedProperties: true });
  if (emulators) connectFirestoreEmulator(firestore, emulators.host, emulators.firestorePort);
  return firestore;
}

/** The database of the running app, connected when it is first asked for. Throws when the app was not started: a mistake of ours. */
export function db(): Firestore {
  connected ??= connect();
  return connected;
}
