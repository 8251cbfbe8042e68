/**
 * Run after `npm install` where the registry carries this platform's binaries alone: npm then leaves the other
 * platforms' packages out of package-lock.json, and `npm ci` refuses the file everywhere. This puts them back, as npm
 * writes them, without the checksums that only the registry knows; a machine of another platform fetches its own.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { inProject } from './lib/paths';

interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'aix',
  'win32',
];
const PROCESSORS = [
  ...['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32', 'arm'],
];

const file = inProject('package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockedPackage> };
let added = 0;
for (const [path, parent] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(parent.optionalDependencies ?? {})) {
    if (isLocked(path, name)) continue;
    lock.packages[`node_modules/${name}`] = otherPlatform(name, range, parent);
    added += 1;
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages of other platforms added to package-lock.json.`);

/** Whether the package is found from `path` upwards, as Node looks for it. */
function isLocked(path: string, name: string): boolean {
  const places = path
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
  return ['', ...places].some((place) => `${place ? `${place}/` : ''}node_modules/${name}` in lock.packages);
}

function otherPlatform(name: string, range: string, parent: LockedPackage): LockedPackage {
  const words = name.split(/[/@.-]/);
  const cpu = PROCESSORS.find((item) => words.includes(item));
  const os = name === 'fsevents' ? 'darwin' : SYSTEMS.find((item) => words.includes(item));
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : undefined;
  return {
    version: range.replace(/^[^\d]*/, ''),
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(libc ? { libc: [libc] } : {}),
    ...(parent.dev ? { dev: true } : {}),
    optional: true,
    ...(os ? { os: [os] } : {}),
  };
}
