import { readFileSync } from 'node:fs';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  setLogLevel,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, it } from 'vitest';

/** Google's own emulator, which has neither a meter nor faults. */
const IS_OFFICIAL = process.env.EMULATORS === 'official';

/**
 * A test that stores much before it asks for the meter or for faults: Google's emulator is not made to. (What asks sooner is
 * skipped where it asks.)
 */
export const itOnOurs = it.skipIf(IS_OFFICIAL);

/** The project that Storage asks about. */
const SITE = 'demo-evidencias';
/** Google's emulator compiles the rules for seconds in each project: there the files share one, one after another. */
const SHARED = 'demo-oficial-servicios';

/** One trouble for the requests that match (emulator: PUT /faults). */
export interface Fault {
  match?: { method?: string; pathContains?: string };
  error?:
    | 'UNAVAILABLE'
    | 'UNIMPLEMENTED'
    | 'INTERNAL'
    | 'RESOURCE_EXHAUSTED'
    | 'ABORTED'
    | 'PERMISSION_DENIED'
    | 'FAILED_PRECONDITION';
  latencyMs?: number;
  /** The request takes effect; only its answer is lost. */
  afterEffect?: boolean;
  times?: number;
  /** How many of a hundred requests that match are hit, by chance that the seed decides. */
  percent?: number;
  seed?: number;
}

export interface SiteBackend {
  readonly projectId: string;
  /** Where the server listens, for code that connects by itself. */
  readonly address: { host: string; port: number };
  /** Writes and reads past the rules. */
  readonly admin: Firestore;
  /** Nobody: what a visitor's browser may do under firestore.rules. */
  readonly visitor: Firestore;
  /** From here on the meter counts; where there is none, nothing. */
  resetMeter(): Promise<void>;
  /** Documents billed since the last call, since the meter was reset or the test began. */
  reads(): Promise<number>;
  /** The same with what was written and deleted, billed by document. */
  usage(): Promise<{ reads: number; writes: number; deletes: number }>;
  fault(...faults: Fault[]): Promise<void>;
  /** Empties it in the midst of a test, as before each. */
  clear(): Promise<void>;
}

interface Connection {
  host: string;
  admin: Firestore;
  visitor: Firestore;
  close(): Promise<void>;
}

async function serverHost(): Promise<{ host: string; stop: () => Promise<void> }> {
  const running = process.env.FIRESTORE_EMULATOR_HOST;
  if (running) return { host: running, stop: async () => {} };
  const { startServer } = await import('../../emulator/firestore/server');
  const server = await startServer({ rulesPath: 'firestore.rules' });
  return { host: `127.0.0.1:${server.port}`, stop: () => server.close() };
}

async function connect(projectId: string): Promise<Connection> {
  setLogLevel('silent');
  const { host, stop } = await serverHost();
  const [hostname = '', port = ''] = host.split(':');
  const open = (name: string, mockUserToken?: string) => {
    const app = initializeApp({ projectId, apiKey: 'demo' }, `${projectId}-${name}`);
    const db = initializeFirestore(app, { ignoreUndefinedProperties: true });
    connectFirestoreEmulator(db, hostname, Number(port), mockUserToken ? { mockUserToken } : {});
    return db;
  };
  const admin = open('admin', 'owner');
  const visitor = open('visitante');
  return {
    host,
    admin,
    visitor,
    close: async () => {
      await Promise.all([deleteApp(admin.app), deleteApp(visitor.app)]);
      await stop();
    },
  };
}

/**
 * A project of its own for a test file, empty before each test, under the site's rules and indexes: on the emulator that is
 * running (npm test), or on a server started in this process. On Google's emulator a test that asks for the meter or for
 * faults is skipped, and its report says why.
 */
export function openSite(named: string): SiteBackend {
  const projectId = IS_OFFICIAL && named !== SITE ? SHARED : named;
  let connection: Connection | undefined;
  let skipTest: (note: string) => void = () => {};
  const opened = () => {
    if (!connection) throw new Error('the backend is open only inside tests');
    return connection;
  };
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const url = `http://${opened().host}/emulator/v1/projects/${projectId}${path}`;
    const response = await fetch(url, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const clear = async () => {
    await call('DELETE', '/databases/(default)/documents');
  };
  const onlyOurs = (what: string) => {
    if (IS_OFFICIAL) skipTest(`Google's emulator has no ${what}`);
  };
  const resetMeter = async () => {
    if (!IS_OFFICIAL) await call('DELETE', '/usage');
  };
  const usage = async () => {
    onlyOurs('read meter');
    const report = await call('GET', '/usage');
    await resetMeter();
    if (typeof report !== 'object' || report === null) throw new Error('no usage report');
    const { reads, writes, deletes } = report as Record<string, unknown>;
    return { reads: Number(reads), writes: Number(writes), deletes: Number(deletes) };
  };
  const reads = async () => (await usage()).reads;
  beforeAll(async () => {
    connection = await connect(projectId);
    if (IS_OFFICIAL) return; // it was started with them
    const rules = { files: [{ name: 'firestore.rules', content: readFileSync('firestore.rules', 'utf8') }] };
    await call('PUT', ':securityRules', { rules });
  });
  beforeEach(async ({ skip }) => {
    skipTest = skip;
    await clear();
    if (IS_OFFICIAL) return;
    await call('DELETE', '/faults');
    await resetMeter();
  });
  afterAll(async () => {
    await connection?.close();
  });
  return {
    projectId,
    get address() {
      const [host = '', port = ''] = opened().host.split(':');
      return { host, port: Number(port) };
    },
    get admin() {
      return opened().admin;
    },
    get visitor() {
      return opened().visitor;
    },
    clear,
    resetMeter,
    reads,
    usage,
    fault: async (...faults) => {
      onlyOurs('faults');
      await call('PUT', '/faults', faults);
    },
  };
}
