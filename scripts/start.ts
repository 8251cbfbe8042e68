/**
 * npm start: the embedded backend with demo content and the development server.
 * npm run start:prod: the same backend with what visitors get behind the Hosting emulator: the production build with its pages drawn.
 * --empty begins a site without content, whose data is kept apart; --reset throws away the data of earlier runs first.
 */
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { createLogger, createServer, type Logger } from 'vite';
import { type Backend, startBackend } from './lib/backend';
import { explain } from './lib/expected-error';
import { buildForEmulators, writeEmulatorConfig } from './lib/hosting';
import { demandInstalled } from './lib/installed';
import { inProject, PROJECT_ROOT } from './lib/paths';
import { describeTaken, origin, type Service, takenPorts } from './lib/ports';
import { onStopSignal } from './lib/signals';
import { startSite } from './lib/start-site';
import { publishEmbedded } from './publish/embedded';
import { seedDemo, seedState } from './seed/demo';

const LOGS = inProject('.data/logs');
const DIST = '.data/dist';
const SNAPSHOT_INTERVAL_MS = 60_000;
const BACKEND_SERVICES: Service[] = ['auth', 'firestore', 'storage', 'hub', 'logging'];

const { values: flags } = parseArgs({
  options: {
    prod: { type: 'boolean', default: false },
    empty: { type: 'boolean', default: false },
    reset: { type: 'boolean', default: false },
  },
});

let backend: Backend | undefined;
let closeSite: (() => Promise<void>) | undefined;
const interrupted = new AbortController();
let stopping = false;

await onStopSignal(() => void onSignal());

try {
  await start();
} catch (error) {
  if (!stopping) await fail(error);
}

async function start(): Promise<void> {
  const started = performance.now();
  demandInstalled();
  await requirePorts(flags.prod ? 'hosting' : 'vite');
  const said = await startSite(flags, {
    removeData,
    serve,
    seedState,
    seed: async () => {
      await seedDemo();
      await backend?.snapshot();
    },
    draw: () => publishEmbedded(inProject(DIST), interrupted.signal),
  });
  if (!said || stopping || !backend) return;
  keepSnapshots(backend);
  backend.failed.catch((error: unknown) => void fail(error));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const [address, ...more] = said;
  console.log(
    `Listo en ${seconds} s: ${address} (Ctrl-C para terminar; registros en ${relative(PROJECT_ROOT, LOGS)}/)`,
  );
  for (const line of more) console.log(line);
}

function removeData(directory: string): void {
  for (const part of ['firestore', 'accounts'])
    rmSync(inProject(directory, part), { recursive: true, force: true });
}

async function serve(directory: string): Promise<string | null> {
  const data = inProject(directory);
  for (const folder of [data, LOGS]) mkdirSync(folder, { recursive: true });
  const address = flags.prod ? await startProduction(data) : await startDevelopment(data);
  return stopping || !backend ? null : address;
}

async function startDevelopment(data: string): Promise<string> {
  const [site] = await Promise.all([
    startVite(),
    startBackend({ ...backendOptions(data), hosting: false, configFile: inProject('firebase.json') }).then(
      (started) => {
        backend = started;
      },
    ),
  ]);
  return site;
}

async function startProduction(data: string): Promise<string> {
  await buildForEmulators(DIST);
  if (stopping) return '';
  const configFile = writeEmulatorConfig(DIST);
  backend = await startBackend({ ...backendOptions(data), hosting: true, configFile });
  return origin('hosting');
}

function backendOptions(data: string) {
  const onProblem = (line: string) => console.error(line);
  return { dataDirectory: data, logDirectory: LOGS, onProblem, signal: interrupted.signal };
}

async function startVite(): Promise<string> {
  const ours = new Set(process.listeners('SIGTERM'));
  const server = await createServer({
    root: PROJECT_ROOT,
    customLogger: viteLogger(),
    server: {
      watch: { ignored: ['**/.data/**', '**/dist/**', '**/emulator/**', '**/tests/**', '**/scripts/**'] },
    },
  });
  // Vite would end the process on SIGTERM before the backend has saved and stopped.
  for (const listener of process.listeners('SIGTERM')) {
    if (!ours.has(listener)) process.off('SIGTERM', listener);
  }
  closeSite = () => server.close();
  await server.listen();
  return origin('vite');
}

/** Everything to the log; warnings and errors to the terminal too. */
function viteLogger(): Logger {
  const file = createWriteStream(`${LOGS}/vite.log`);
  const terminal = createLogger('warn', { prefix: '[vite]' });
  return {
    ...terminal,
    info: (message) => void file.write(`${message}\n`),
    warn: (message, options) => {
      file.write(`${message}\n`);
      terminal.warn(message, options);
    },
    error: (message, options) => {
      file.write(`${message}\n`);
      terminal.error(message, options);
    },
  };
}

function keepSnapshots(running: Backend): void {
  setInterval(() => {
    if (!stopping)
      running.snapshot().catch((error: unknown) => console.error(`Snapshot failed: ${String(error)}`));
  }, SNAPSHOT_INTERVAL_MS).unref();
}

async function requirePorts(site: Service): Promise<void> {
  const taken = await takenPorts([site, ...BACKEND_SERVICES]);
  if (taken.length === 0) return;
  console.error(describeTaken(taken));
  process.exit(1);
}

/** First signal: save and stop in order. Second: stop at once. */
async function onSignal(): Promise<void> {
  if (stopping) {
    backend?.kill();
    process.exit(130);
  }
  stopping = true;
  interrupted.abort();
  await closeSite?.();
  await backend?.stop();
  process.exit(0);
}

async function fail(error: unknown): Promise<void> {
  stopping = true;
  interrupted.abort();
  console.error(explain(error));
  await closeSite?.();
  backend?.kill();
  process.exit(1);
}
