import type { AppConfig } from './config';

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
