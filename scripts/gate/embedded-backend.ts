import { findOrInstallShell } from '../chromium';
import { type Backend, startBackend } from '../lib/backend';
import { ExpectedError } from '../lib/expected-error';
import { buildForEmulators, writeEmulatorConfig } from '../lib/hosting';
import { inProject, PROJECT_ID } from '../lib/paths';
import { describeTaken, HOST, PORTS, type Service, takenPorts } from '../lib/ports';
import { seedDemo } from '../seed/demo';

/** The production build that is served. */
export const DIST = '.data/test/dist';
/** What the rules of Storage refuse, by the hundred: the tests ask for it. */
const REFUSED_FILE = /Denied \w+ on \/b\//;
const SERVICES: Service[] = ['auth', 'firestore', 'storage', 'hosting', 'hub', 'logging'];

/**
 * The backend that tests and measurements run against: in memory, with the production build behind Hosting. Start it
 * once for everything that needs it, and stop it whatever happened.
 */
export class EmbeddedBackend {
  #backend: Backend | undefined;
  readonly #interrupted = new AbortController();
  readonly #logs: string;

  /** `name` keeps its log apart from that of another one at the same time. */
  constructor(name = 'logs') {
    this.#logs = inProject('.data/test', name);
  }

  async build(): Promise<void> {
    await buildForEmulators(DIST);
  }

  /** @throws Error when a port is taken, saying by whom, or when the backend does not start */
  async start(): Promise<void> {
    const taken = await takenPorts(SERVICES);
    if (taken.length > 0) throw new ExpectedError(describeTaken(taken));
    this.#backend = await startBackend({
      hosting: true,
      configFile: writeEmulatorConfig(DIST),
      dataDirectory: null,
      logDirectory: this.#logs,
      onProblem: (line) => {
        if (!REFUSED_FILE.test(line)) console.error(line);
      },
      signal: this.#interrupted.signal,
    });
  }

  async seed(): Promise<void> {
    await seedDemo();
  }

  /** The browser of the end-to-end tests; installed where it is absent. */
  async chromium(): Promise<string> {
    return findOrInstallShell();
  }

  async stop(): Promise<void> {
    await this.#backend?.stop();
    this.#backend = undefined;
  }

  kill(): void {
    this.#interrupted.abort();
    this.#backend?.kill();
  }
}

/** What `firebase emulators:exec` tells the programs it runs. */
export function backendAddresses(): NodeJS.ProcessEnv {
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${PORTS.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${PORTS.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${PORTS.storage}`,
    FIREBASE_EMULATOR_HUB: `${HOST}:${PORTS.hub}`,
  };
}
