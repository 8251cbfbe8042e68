import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emulatorEnvironment, isOfficial } from '../../emulator/bin/environment';
import { BackendOutput } from './backend-output';
import { ExpectedError } from './expected-error';
import { inProject, PROJECT_ID } from './paths';
import { HOST } from './ports';
import { isAlive, killAll, processTree } from './processes';
import { Snapshots } from './snapshots';

export interface BackendOptions {
  /** Also serve the production build (see hosting.ts for the configuration file). */
  hosting: boolean;
  /** firebase.json or one made from it, by absolute path. */
  configFile: string;
  /** Where data lives between runs; null: in memory only. */
  dataDirectory: string | null;
  /** Where the logs go, and what the Firebase tools leave in their working directory. */
  logDirectory: string;
  /** Receives warnings and errors worth a person's eye. */
  onProblem: (line: string) => void;
  /** How long it may take to start; longer than usual only in tests beside others. */
  patienceMs?: number;
  /** Aborted while starting: every process is stopped and the start fails. */
  signal?: AbortSignal;
}

export interface Backend {
  /** Writes accounts and files to the data directory (documents are journalled by the server itself). */
  snapshot(): Promise<void>;
  /** Snapshot, then stops every process of the backend. */
  stop(): Promise<void>;
  /** Stops every process at once, without saving. */
  kill(): void;
  /** Settles when the backend ends without having been asked to. */
  readonly failed: Promise<never>;
}

const START_TIMEOUT_MS = 90_000;
const STOP_TIMEOUT_MS = 20_000;
const SNAPSHOT_TIMEOUT_MS = 15_000;
const LOG_TAIL_LINES = 12;

/** So long after a change of an account or a file it is written down, with those that came meanwhile. */
const SAVE_AFTER_MS = 300;

/** Starts the Firebase emulators with our Firestore and Storage rules in them; resolves when all of them answer. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  mkdirSync(options.logDirectory, { recursive: true });
  const snapshots = options.dataDirectory ? new Snapshots(join(options.dataDirectory, 'accounts')) : null;
  const child = spawnFirebase(options, snapshots?.latest() ?? null);
  const output = new BackendOutput(options.onProblem);
  const backend = new BackendProcess(child, options.logDirectory, output);
  const abort = () => backend.kill();
  options.signal?.addEventListener('abort', abort);
  await backend.ready(options.patienceMs ?? START_TIMEOUT_MS);
  options.signal?.removeEventListener('abort', abort);
  const hub = hubOf(options.configFile);
  let saving: Promise<void> = Promise.resolve();
  const snapshot = () => {
    saving = saving.catch(() => {}).then(() => takeSnapshot(snapshots, hub));
    return saving;
  };
  const save = () =>
    snapshot().catch((error: unknown) =>
      options.onProblem(`Accounts and files were not saved: ${String(error)}`),
    );
  let due: NodeJS.Timeout | undefined;
  let asked: number[] = [];
  child.on('message', (message: 'changed' | { save: number }) => {
    // A new account is answered when it is saved, with those that came while the one before was.
    if (message !== 'changed') {
      asked.push(message.save);
      if (asked.length > 1) return;
      const waiting = saving.catch(() => {});
      void waiting.then(async () => {
        const numbers = asked;
        asked = [];
        await save();
        for (const saved of numbers) if (child.connected) child.send({ saved });
      });
      return;
    }
    due ??= setTimeout(() => {
      due = undefined;
      void save();
    }, SAVE_AFTER_MS);
  });
  return {
    failed: backend.failed,
    kill: () => backend.kill(),
    snapshot,
    stop: async () => {
      clearTimeout(due);
      await save();
      await backend.stop();
    },
  };
}

/** Where the hub of a configuration listens; tests have ports of their own. */
function hubOf(configFile: string): string {
  const { emulators } = JSON.parse(readFileSync(configFile, 'utf8')) as {
    emulators: { hub: { port: number } };
  };
  return `http://${HOST}:${emulators.hub.port}`;
}

function spawnFirebase(options: BackendOptions, importFrom: string | null): ChildProcess {
  const only = ['auth', 'firestore', 'storage', ...(options.hosting ? ['hosting'] : [])].join(',');
  const args = [
    ...['--import', inProject('scripts/lib/stop-with-parent.mjs')],
    ...['--import', inProject('scripts/lib/faster-auth.mjs')],
    ...['--import', inProject('scripts/lib/faster-hosting.mjs')],
    ...['--import', inProject('scripts/lib/malformed-addresses.mjs')],
    ...(options.dataDirectory ? ['--import', inProject('scripts/lib/tell-changes.mjs')] : []),
    inProject('node_modules/firebase-tools/lib/bin/firebase.js'),
    ...['emulators:start', '--only', only, '--project', PROJECT_ID, '--config', options.configFile],
    ...(importFrom ? ['--import', importFrom] : []),
  ];
  return spawn(process.execPath, args, {
    // The tools leave their debug logs and temporary export directories where they run.
    cwd: options.logDirectory,
    env: firebaseEnvironment(options),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Its own process group: a Ctrl-C at the terminal reaches us alone, and we stop things in order.
    detached: true,
  });
}

/**
 * CI silences the message of the day and every prompt; the rest keeps the tools off the network and out of ~/.config. They keep
 * uploaded files in the temporary folder, under one name for all: a folder of our own, empty, is nobody else's to clean up.
 */
function firebaseEnvironment({ dataDirectory, logDirectory }: BackendOptions): NodeJS.ProcessEnv {
  // Short, since sockets stand in it whose names have a hundred letters at most; the same at each start.
  const own = createHash('sha256').update(logDirectory).digest('hex').slice(0, 12);
  const temporary = join(tmpdir(), `evidencias-${own}`);
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  const environment = {
    ...emulatorEnvironment(process.env),
    CI: '1',
    NO_UPDATE_NOTIFIER: '1',
    XDG_CONFIG_HOME: inProject('.data/config'),
    FORCE_COLOR: '0',
    ...{ TMPDIR: temporary, TEMP: temporary, TMP: temporary },
  };
  if (dataDirectory) return { ...environment, EMULATOR_DATA_DIR: join(dataDirectory, 'firestore') };
  const { EMULATOR_DATA_DIR: _inMemory, ...inMemory } = environment as NodeJS.ProcessEnv;
  return inMemory;
}

/** The child, followed from start to end. */
class BackendProcess {
  readonly failed: Promise<never>;
  readonly #child: ChildProcess;
  readonly #output: BackendOutput;
  readonly #exited: Promise<void>;
  readonly #logDirectory: string;
  #stopping = false;

  constructor(child: ChildProcess, logDirectory: string, output: BackendOutput) {
    const log = createWriteStream(join(logDirectory, 'backend.log'));
    this.#logDirectory = logDirectory;
    this.#child = child;
    this.#output = output;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8');
      stream?.on('data', (text: string) => {
        log.write(text);
        output.add(text);
      });
    }
    this.#exited = new Promise((resolve) => child.once('close', () => resolve()));
    this.#exited.then(() => log.end());
    this.failed = Promise.race([this.#exited, output.crashed]).then(() => {
      if (this.#stopping) return new Promise<never>(() => {});
      throw new ExpectedError(`The backend ended by itself.\n${output.lastLines()}\n${this.#firestoreLog()}`);
    });
    this.failed.catch(() => {}); // whoever waits on it hears of it
  }

  async ready(patienceMs: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new ExpectedError(`The backend did not start.\n${this.#output.lastLines()}`)),
        patienceMs,
      );
    });
    try {
      await Promise.race([this.#output.ready, this.failed, this.#killed(), timeout]);
    } catch (error) {
      this.kill();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    const pids = this.#tree();
    this.#child.kill('SIGTERM');
    const timer = setTimeout(() => killAll(pids), STOP_TIMEOUT_MS);
    await this.#exited;
    clearTimeout(timer);
    killAll(pids.filter(isAlive));
  }

  kill(): void {
    this.#stopping = true;
    killAll(this.#tree());
  }

  /** Rejects once the child has ended because it was told to. */
  async #killed(): Promise<never> {
    await this.#exited;
    throw new ExpectedError('The backend was stopped while starting.');
  }

  /** The Firebase tools keep the Firestore server's own words to this file. */
  #firestoreLog(): string {
    try {
      const text = readFileSync(join(this.#logDirectory, 'firestore-debug.log'), 'utf8');
      return text.trimEnd().split('\n').slice(-LOG_TAIL_LINES).join('\n');
    } catch {
      return ''; // it never started
    }
  }

  #tree(): number[] {
    const { pid, exitCode } = this.#child;
    return pid === undefined || exitCode !== null ? [] : processTree(pid);
  }
}

async function takeSnapshot(snapshots: Snapshots | null, hub: string): Promise<void> {
  if (!snapshots) return;
  rmSync(snapshots.next, { recursive: true, force: true });
  // The official Firestore keeps no journal: its documents are part of the snapshot.
  const documents = isOfficial() ? ['firestore'] : [];
  const response = await fetch(`${hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      path: snapshots.next,
      targets: ['auth', 'storage', ...documents],
      initiatedBy: 'start',
    }),
    signal: AbortSignal.timeout(SNAPSHOT_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(await response.text());
  snapshots.promote();
}
