import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  setLogLevel,
} from 'firebase/firestore/lite';
import type { AppCheckConfig, AppConfig } from './config';

let started: Firestore | null = null;
let startedEmulators: AppConfig['emulators'] = null;
let startedAppCheck: AppCheckConfig | null = null;
let startedEndpoints: ImageEndpoints = { upload: null, delete: null };

/** The HTTP image service of articles' pictures (design decision 9); null where there is none. */
export interface ImageEndpoints {
  upload: string | null;
  delete: string | null;
}

type Started = Pick<AppConfig, 'firebase' | 'emulators'> &
  Partial<Pick<AppConfig, 'imageUploadUrl' | 'imageDeleteUrl' | 'appCheck'>>;

/** Connects the app to its project, or to the embedded backend. Called once, before the first screen. */
export function startFirebase(config: Started): void {
  if (started) return;
  // Every failure is thrown to its caller: the SDK's own log would only repeat it on the visitor's console.
  setLogLevel('silent');
  const app = initializeApp(config.firebase);
  // undefined fields are left out of what is written instead of failing the write.
  const firestore = initializeFirestore(app, { ignoreUndefinedProperties: true });
  if (config.emulators) {
    connectFirestoreEmulator(firestore, config.emulators.host, config.emulators.firestorePort);
  }
  started = firestore;
  startedEmulators = config.emulators;
  startedAppCheck = config.appCheck ?? null;
  startedEndpoints = { upload: config.imageUploadUrl ?? null, delete: config.imageDeleteUrl ?? null };
}

/** How the running app proves to be the site; null where nothing asks for it. */
export function appCheckConfig(): AppCheckConfig | null {
  return startedAppCheck;
}

export function imageEndpoints(): ImageEndpoints {
  return startedEndpoints;
}

/** Where the running app's other services listen in development; null for a real project. */
export function emulators(): AppConfig['emulators'] {
  return startedEmulators;
}

/** The database of the running app. Throws when the app was not started: a mistake of ours, never of the visitor. */
export function db(): Firestore {
  if (!started) throw new Error('startFirebase() was not called');
  return started;
}
