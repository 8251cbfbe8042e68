import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OURS = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

/** Google's own Firestore emulator on this machine: its program file, and the Java that runs it. */
export interface OfficialEmulator {
  jar: string;
  java: string;
}

/**
 * Looks for Google's emulator: the file that FIRESTORE_EMULATOR_BINARY_PATH names, the component cloud-firestore-emulator of
 * the Google Cloud CLI on PATH, or what firebase-tools has downloaded. Without it, or without Java, says what is missing.
 */
export function findOfficial(env: NodeJS.ProcessEnv): OfficialEmulator | string {
  const jar = named(env) ?? ofGoogleCloud(env) ?? downloaded(env);
  if (!jar) {
    return "Google's Firestore emulator is not here: gcloud components install cloud-firestore-emulator, or name its file in FIRESTORE_EMULATOR_BINARY_PATH";
  }
  const java = programsOnPath('java', env).find((one) => spawnSync(one, ['-version']).status === 0);
  return java ? { jar, java } : `no Java on PATH runs ${jar}`;
}

function named({ FIRESTORE_EMULATOR_BINARY_PATH: path }: NodeJS.ProcessEnv): string | undefined {
  return path && !path.startsWith(OURS) && existsSync(path) ? path : undefined;
}

/** Where gcloud really lies, past the links of a package manager. */
function ofGoogleCloud(env: NodeJS.ProcessEnv): string | undefined {
  return programsOnPath('gcloud', env)
    .map((gcloud) => join(dirname(dirname(realpathSync(gcloud))), 'platform/cloud-firestore-emulator'))
    .map((directory) => join(directory, 'cloud-firestore-emulator.jar'))
    .find((jar) => existsSync(jar));
}

/** The newest in the cache of firebase-tools. */
function downloaded({ FIREBASE_EMULATORS_PATH: path }: NodeJS.ProcessEnv): string | undefined {
  const cache = path ?? join(homedir(), '.cache/firebase/emulators');
  if (!existsSync(cache)) return undefined;
  const newest = readdirSync(cache)
    .filter((name) => /^cloud-firestore-emulator-v.*\.jar$/.test(name))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1);
  return newest && join(cache, newest);
}

function programsOnPath(name: string, { PATH = '' }: NodeJS.ProcessEnv): string[] {
  return PATH.split(delimiter)
    .filter((directory) => directory !== '' && directory !== OURS)
    .map((directory) => join(directory, name))
    .filter((file) => existsSync(file));
}
