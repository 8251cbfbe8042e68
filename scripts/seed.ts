/**
 * npm run seed [-- --size demo|large]: puts content into the running embedded backend, or, when none is running, starts
 * the one of npm start, fills it and stops it again.
 */
import { parseArgs } from 'node:util';
import { type Backend, startBackend } from './lib/backend';
import { inProject } from './lib/paths';
import { describeTaken, origin, type Service, takenPorts } from './lib/ports';
import { onStopSignal } from './lib/signals';
import { seedDemo } from './seed/demo';
import { LARGE, seedLarge } from './seed/large';
import type { Progress } from './seed/store';

const SERVICES: Service[] = ['auth', 'firestore', 'storage', 'hub', 'logging'];

const { values } = parseArgs({ options: { size: { type: 'string', default: 'demo' } } });
if (values.size !== 'demo' && values.size !== 'large') {
  console.error(`Unknown size '${values.size}': it is demo or large.`);
  process.exit(2);
}

const started = performance.now();
const interrupted = new AbortController();
let backend: Backend | undefined;
await onStopSignal(() => {
  interrupted.abort();
  backend?.kill();
  process.exit(130);
});
try {
  if (!(await isBackendRunning())) backend = await startOwn();
  if (values.size === 'large') await seedLarge(LARGE, progress);
  else await seedDemo(progress('demo'));
} finally {
  await backend?.stop();
}
console.log(`Done in ${((performance.now() - started) / 1000).toFixed(1)} s.`);

async function isBackendRunning(): Promise<boolean> {
  try {
    return (await fetch(`${origin('hub')}/emulators`)).ok;
  } catch {
    return false; // nobody listens
  }
}

async function startOwn(): Promise<Backend> {
  const taken = await takenPorts(SERVICES);
  if (taken.length > 0) {
    console.error(describeTaken(taken));
    process.exit(1);
  }
  console.log('No backend is running: starting the one of npm start.');
  return startBackend({
    hosting: false,
    configFile: inProject('firebase.json'),
    dataDirectory: inProject('.data'),
    logDirectory: inProject('.data/logs'),
    onProblem: (line) => console.error(line),
    signal: interrupted.signal,
  });
}

/** One line a phase: rewritten in place on a terminal, printed once at the end elsewhere. */
function progress(phase: string): Progress {
  return (done, total) => {
    const line = `${phase.padEnd(9)} ${done} of ${total} documents`;
    if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === total ? '\n' : ''}`);
    else if (done === total) console.log(line);
  };
}
