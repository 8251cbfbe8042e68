import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

/**
 * The environment in which `firebase emulators:start|exec` runs our Firestore and Storage rules in place of the official
 * Java ones: `emulator/bin` first on PATH, and the two program files of the suite named as ours.
 * With EMULATORS=official in `base` it is returned as it is, and the official parts are used.
 */
export function emulatorEnvironment(base: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (base.EMULATORS === 'official') return { ...base };
  return {
    ...base,
    PATH: base.PATH ? `${bin}${delimiter}${base.PATH}` : bin,
    FIRESTORE_EMULATOR_BINARY_PATH: `${bin}/firestore.jar`,
    STORAGE_EMULATOR_BINARY_PATH: `${bin}/storage-rules.jar`,
  };
}
