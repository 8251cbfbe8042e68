/** The program that `firebase emulators:start` runs as the Firestore emulator (see emulator/bin/java). */
import { parseArgs } from 'node:util';
import { type RunningServer, startServer } from './server';

const PARENT_POLL_MS = 1000;

function parseOptions() {
  const { values } = parseArgs({
    strict: false,
    options: {
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: '8080' },
      rules: { type: 'string' },
      project_id: { type: 'string' },
      seed_from_export: { type: 'string' },
    },
  });
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
  const rulesPath = text(values.rules);
  const projectId = text(values.project_id);
  const seedFromExport = text(values.seed_from_export);
  const dataDirectory = text(process.env.EMULATOR_DATA_DIR);
  return {
    host: text(values.host) ?? '127.0.0.1',
    port: Number(values.port),
    ...(rulesPath ? { rulesPath } : {}),
    ...(projectId ? { projectId } : {}),
    ...(seedFromExport ? { seedFromExport } : {}),
    ...(dataDirectory ? { dataDirectory } : {}),
  };
}

/** Ends the process, once, after what is under way: at a signal, or when who started it is gone. */
function stopWith(server: RunningServer): void {
  const parent = process.ppid;
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, PARENT_POLL_MS).unref();
}

process.on('uncaughtException', (error) => console.error('uncaught exception', error));
process.on('unhandledRejection', (error) => console.error('unhandled rejection', error));

const options = parseOptions();
try {
  const server = await startServer(options);
  stopWith(server);
  console.log(`Firestore listens on ${server.url}`);
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(taken ? `port ${options.port}: address already in use` : error);
  process.exit(1);
}
