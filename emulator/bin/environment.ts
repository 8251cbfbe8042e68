import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findOfficial } from './official';

const bin = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

/** Does this process ask for Google's own Firestore emulator? */
export const isOfficial = (env: NodeJS.ProcessEnv = process.env): boolean => env.EMULATORS === 'official';

/**
 * The environment in which `firebase emulators:start|exec` runs our Firestore and Storage rules in place of the official
 * Java ones: `emulator/bin` first on PATH, and the two program files of the suite named as ours. With EMULATORS=official in
 * `base` our `java` starts Google's Firestore. Throws when it is not there.
 */
export function emulatorEnvironment(base: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const ours = {
    ...base,
    PATH: base.PATH ? `${bin}${delimiter}${base.PATH}` : bin,
    FIRESTORE_EMULATOR_BINARY_PATH: `${bin}/firestore.jar`,
    STORAGE_EMULATOR_BINARY_PATH: `${bin}/storage-rules.jar`,
  };
  if (!isOfficial(base)) return ours;
  const official = findOfficial(base);
  if (typeof official === 'string') throw new Error(official);
  return {
    ...ours,
    // A file of ours stands for it: the tools change the mode of the file they are given.
    FIRESTORE_EMULATOR_BINARY_PATH: `${bin}/official-firestore.jar`,
    OFFICIAL_FIRESTORE_JAR: official.jar,
    OFFICIAL_JAVA: official.java,
  };
}
