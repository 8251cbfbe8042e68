import { DEFAULT_SITE_NAME } from '@/model/shared/site';
import { keysOf } from '@/model/shared/unknown-value';

const REQUIRED = {
  apiKey: 'VITE_FIREBASE_API_KEY',
  authDomain: 'VITE_FIREBASE_AUTH_DOMAIN',
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  appId: 'VITE_FIREBASE_APP_ID',
} as const;

/** What the app needs to know about where it runs. */
export interface AppConfig {
  siteName: string;
  /** `storageBucket` is empty where the project has no Storage: the site goes without uploads (design decision 20). */
  firebase: Readonly<Record<keyof typeof REQUIRED | 'storageBucket', string>>;
  /** Where the embedded backend listens; null when the app talks to a real project. */
  emulators: null | { host: string; firestorePort: number; authPort: number; storagePort: number };
  /** The HTTP image service, where there is one (design decision 9). */
  imageUploadUrl: string | null;
  imageDeleteUrl: string | null;
  /** What proves to Firebase that requests come from the site; null where nothing asks for it. */
  appCheck: AppCheckConfig | null;
}

export interface AppCheckConfig {
  /** Which of Google's two reCAPTCHAs. */
  kind: 'v3' | 'enterprise';
  siteKey: string;
}

export type ParsedConfig = { ok: true; config: AppConfig } | { ok: false; missing: string[] };

/** Vite's `import.meta.env`, or what a test puts in its place. */
export type ConfigEnv = Readonly<Record<string, unknown>>;

/** The embedded backend's project: every value is invented, nothing outside this machine knows them. */
export const EMBEDDED: Pick<AppConfig, 'firebase' | 'emulators'> = {
  firebase: {
    apiKey: 'demo-clave',
    authDomain: 'demo-evidencias.firebaseapp.com',
    projectId: 'demo-evidencias',
    storageBucket: 'demo-evidencias.appspot.com',
    appId: 'demo-evidencias',
  },
  emulators: { host: '127.0.0.1', firestorePort: 8080, authPort: 9099, storagePort: 9199 },
};

/** Where Firestore answers. */
export function firestoreOrigin(emulators: AppConfig['emulators']): string {
  return emulators
    ? `http://${emulators.host}:${emulators.firestorePort}`
    : 'https://firestore.googleapis.com';
}

const APP_CHECK = 'VITE_APP_CHECK';

/** 'v3:KEY' or 'enterprise:KEY'; null where there is neither. */
function parseAppCheck(value: string): AppCheckConfig | null {
  const [, kind, siteKey = ''] = /^(v3|enterprise):(\S+)$/.exec(value) ?? [];
  return kind === 'v3' || kind === 'enterprise' ? { kind, siteKey } : null;
}

function read(env: ConfigEnv, name: string): string {
  const value = env[name];
  return typeof value === 'string' ? value.trim() : '';
}

/**
 * The configuration from the build's variables, or the names of those that are missing or make no sense. In development without a
 * project, and wherever VITE_USE_EMULATORS is 'true', the embedded backend is used and nothing is required.
 */
export function parseConfig(env: ConfigEnv): ParsedConfig {
  const shared = {
    siteName: read(env, 'VITE_SITE_NAME') || DEFAULT_SITE_NAME,
    imageUploadUrl: read(env, 'VITE_IMAGE_UPLOAD_URL') || null,
    imageDeleteUrl: read(env, 'VITE_IMAGE_DELETE_URL') || null,
  };
  const choice = read(env, 'VITE_USE_EMULATORS');
  const firebase = {
    apiKey: read(env, REQUIRED.apiKey),
    authDomain: read(env, REQUIRED.authDomain),
    projectId: read(env, REQUIRED.projectId),
    storageBucket: read(env, 'VITE_FIREBASE_STORAGE_BUCKET'),
    appId: read(env, REQUIRED.appId),
  };
  const missing: string[] = keysOf(REQUIRED).flatMap((name) => (firebase[name] ? [] : REQUIRED[name]));
  const developing = env.DEV === true && choice !== 'false';
  if (choice === 'true' || (developing && missing.length === keysOf(REQUIRED).length))
    return { ok: true, config: { ...shared, ...EMBEDDED, appCheck: null } };
  const appCheck = parseAppCheck(read(env, APP_CHECK));
  if (appCheck === null && read(env, APP_CHECK) !== '') missing.push(APP_CHECK);
  if (missing.length > 0) return { ok: false, missing };
  return { ok: true, config: { ...shared, firebase, emulators: null, appCheck } };
}
