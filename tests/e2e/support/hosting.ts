import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inProject } from '../../../scripts/lib/paths';

const PORTS = { hosting: 5050, hub: 4450, logging: 4550 };
const START_TIMEOUT_MS = 60_000;

/** Where `startHosting` serves. */
export const HOSTED = `http://127.0.0.1:${PORTS.hosting}`;

/** The one that serves at HOSTED, and what it was told. */
let serving: { process: ChildProcess; folder: string; config: string } | undefined;

/**
 * Serves `folder`/dist behind another Hosting emulator, as `hosting` says (firebase.json). It starts in some 10 s of processor
 * time: one that serves the same already goes on, any other is ended. Throws where it does not start.
 */
export async function startHosting(folder: string, hosting: object): Promise<void> {
  const emulators = Object.entries(PORTS).map(([name, port]) => [name, { host: '127.0.0.1', port }]);
  const config = JSON.stringify({
    hosting,
    emulators: { ...Object.fromEntries(emulators), ui: { enabled: false } },
  });
  if (serving?.folder === folder && serving.config === config && isRunning(serving.process)) return;
  await stopHosting();
  writeFileSync(join(folder, 'firebase.json'), config);
  mkdirSync(join(folder, 'logs'), { recursive: true });
  const tools = inProject('node_modules/firebase-tools/lib/bin/firebase.js');
  const args = [
    'emulators:start',
    '--only',
    'hosting',
    '--project',
    'demo-otra',
    '--config',
    '../firebase.json',
  ];
  // A run that is killed leaves nothing on its ports; what a page asks for by the dozen is read once (as scripts/lib/backend.ts).
  const preloaded = ['stop-with-parent.mjs', 'faster-hosting.mjs'].flatMap((name) => [
    '--import',
    inProject('scripts/lib', name),
  ]);
  const started = spawn(process.execPath, [...preloaded, tools, ...args], {
    cwd: join(folder, 'logs'),
    env: { ...process.env, CI: '1', NO_UPDATE_NOTIFIER: '1', XDG_CONFIG_HOME: join(folder, 'config') },
    stdio: 'ignore',
  });
  serving = { process: started, folder, config };
  await untilItAnswers(started);
}

/** Ends the emulator that `startHosting` started, if there is one. */
export async function stopHosting(): Promise<void> {
  const ending = serving?.process;
  serving = undefined;
  if (!ending || !isRunning(ending)) return;
  const ended = new Promise((resolve) => ending.once('exit', resolve));
  ending.kill('SIGTERM');
  await ended;
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

async function untilItAnswers(started: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await fetch(HOSTED).catch(() => null))) {
    if (Date.now() > deadline || !isRunning(started)) throw new Error('The Hosting emulator did not start.');
    await pause(200);
  }
}
