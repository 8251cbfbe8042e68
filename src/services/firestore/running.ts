import { type AppConfig, EMBEDDED } from './config';

type Running = Pick<AppConfig, 'firebase' | 'emulators'> &
  Partial<Pick<AppConfig, 'imageUploadUrl' | 'imageDeleteUrl' | 'appCheck'>>;

let config: Running | null = null;

/** Says to which project, or embedded backend, the app belongs. Called once, before the first screen; it brings nothing of the SDK. */
export function startFirebase(started: Running): void {
  config ??= started;
}

/** What the app was started with; null where services run without it. */
export function running(): Running | null {
  return config;
}

/** How the addresses of the site's own pictures in Storage begin; empty where it has none. */
export function picturesPlace(): string {
  const { firebase, emulators } = config ?? EMBEDDED;
  const origin = emulators
    ? `http://${emulators.host}:${emulators.storagePort}`
    : 'https://firebasestorage.googleapis.com';
  return firebase.storageBucket === '' ? '' : `${origin}/v0/b/${firebase.storageBucket}/o/`;
}
