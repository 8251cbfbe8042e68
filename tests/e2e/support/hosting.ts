import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inProject } from '../../../scripts/lib/paths';

const PORTS = { hosting: 5050, hub: 4450, logging: 4550 };
const START_TIMEOUT_MS = 60_000;

/** Where `startHosting` serves. */
export const HOSTED = `http://127.0.0.1:${PORTS.hosting}`;

/** Serves `folder`/dist behind another Hosting emulator, as `hosting` says (firebase.json); gives the way to end it. */
export async function startHosting(folder: string, hosting: object): Promise<() => Promise<void>> {
  const emulators = Object.entries(PORTS).map(([name, port]) => [name, { host: '127.0.0.1', port }]);
  const config = { hosting, emulators: { ...Object.fromEntries(emulators), ui: { enabled: false } } };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(config));
  mkdirSync(join(folder, 'logs'));
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
  // A run that is killed leaves nothing on its ports.
  const ending = ['--import', inProject('scripts/lib/stop-with-parent.mjs')];
  const started = spawn(process.execPath, [...ending, tools, ...args], {
    cwd: join(folder, 'logs'),
    env: { ...process.env, CI: '1', NO_UPDATE_NOTIFIER: '1', XDG_CONFIG_HOME: join(folder, 'config') },
    stdio: 'ignore',
  });
  await untilItAnswers();
  return async () => {
    const ended = new Promise((resolve) => started.once('exit', resolve));
    started.kill('SIGTERM');
    await ended;
  };
}

async function untilItAnswers(): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await fetch(HOSTED).catch(() => null))) {
    if (Date.now() > deadline) throw new Error('The Hosting emulator did not start.');
    await pause(200);
  }
}
