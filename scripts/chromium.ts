/**
 * Finds the Chromium that the end-to-end tests and the measurements drive, installing Debian's where that is possible.
 * Run by itself it prints the path.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ExpectedError } from './lib/expected-error';

/** Chromium as root without a sandbox, and none of its own conversations with the outside. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Hinting would set letters on whole pixels, up to a tenth wider, as few readers' systems do.
  '--font-render-hinting=none',
];

/** Chromium's own build without windows: the same engine, with half the work in the browser's own process. */
const SHELL = 'chromium-headless-shell';
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * CHROME_PATH, else a system browser, else Debian's package when run as root on a Debian system.
 * @throws ExpectedError that says what to do, when there is none and none can be installed
 */
export async function findOrInstallChromium(named = process.env.CHROME_PATH): Promise<string> {
  if (named) {
    if (isExecutable(named)) return named;
    throw new ExpectedError(`CHROME_PATH names ${named}, which is not an executable file.`);
  }
  const found = systemChromium();
  if (found) return found;
  if (canInstall()) {
    const failed = install('chromium');
    if (failed) throw new ExpectedError(`${failed}: install Chromium by hand or set CHROME_PATH.`);
    const installed = systemChromium();
    if (installed) return installed;
  }
  throw new ExpectedError(
    'No Chromium found. Install Chromium or Google Chrome, or set CHROME_PATH to the executable of one. ' +
      '(On Debian, as root, it is installed by itself.)',
  );
}

/** The browser of the end-to-end tests: CHROME_PATH, else the headless shell, else what there is (findOrInstallChromium). */
export async function findOrInstallShell(): Promise<string> {
  if (process.env.CHROME_PATH) return findOrInstallChromium();
  const shell = onPath([SHELL]);
  if (shell) return shell;
  if (canInstall() && install(SHELL) === null) return onPath([SHELL]) ?? findOrInstallChromium();
  return findOrInstallChromium();
}

/** A browser with windows, for what the shell cannot do: CHROME_PATH where it names one, else as findOrInstallChromium. */
export function findOrInstallWithWindows(): Promise<string> {
  const named = process.env.CHROME_PATH ?? '';
  return findOrInstallChromium(basename(named) === SHELL ? '' : named);
}

function systemChromium(): string | undefined {
  return onPath(COMMANDS) ?? MAC_APPLICATIONS.find(isExecutable);
}

function onPath(commands: string[]): string | undefined {
  const directories = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return commands
    .flatMap((command) => directories.map((directory) => join(directory, command)))
    .find(isExecutable);
}

function canInstall(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

/** What failed, or null. */
function install(name: string): string | null {
  console.error(`Installing Chromium (apt-get install ${name})…`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', name],
  ]) {
    const { status } = spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env: environment });
    if (status !== 0) return `apt-get ${args[0]} failed`;
  }
  return null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(await findOrInstallChromium());
}
