import { readFileSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import type { Redirect } from '../publish/old-addresses';
import { buildReport } from './build-report';
import { writeDeployedRules } from './deployed-rules';
import { inProject } from './paths';
import { origin } from './ports';

// The configuration is bundled, as it always was; what another loader would want is no news for whoever starts the site.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING ??= 'true';

interface Header {
  key: string;
  value: string;
}

interface FirebaseConfig {
  firestore: { rules: string; indexes: string };
  storage: { rules: string };
  hosting: { public: string; redirects: Redirect[]; headers: { source: string; headers: Header[] }[] };
}

/** Directives of the content security policy that must also name the embedded backend. */
const EXTENDED_DIRECTIVES = ['connect-src', 'img-src'];
const BACKEND_ORIGINS = [origin('firestore'), origin('auth'), origin('storage')];

/**
 * firebase.json with two changes: the directory it serves, and the embedded backend's addresses in the content security
 * policy, which in production names Google's alone. Everything else stays what visitors get.
 */
export function emulatorConfig(config: FirebaseConfig, publicDirectory: string): FirebaseConfig {
  const extended = withPolicy(config, (policy) => withOrigins(policy, EXTENDED_DIRECTIVES, BACKEND_ORIGINS));
  return { ...extended, hosting: { ...extended.hosting, public: publicDirectory } };
}

/**
 * firebase.json as it is deployed: the content security policy also lets pages send pictures to the HTTP image service of
 * `addresses` (design decision 9), and old addresses lead to where their articles are (scripts/publish/old-addresses.ts).
 * Without either it is the file itself.
 */
export function deployConfig(
  config: FirebaseConfig,
  addresses: readonly (string | null)[],
  redirects: readonly Redirect[] = [],
): FirebaseConfig {
  const hosting = { ...config.hosting, redirects: [...redirects, ...config.hosting.redirects] };
  const origins = new Set(addresses.filter((address) => address !== null).map((one) => new URL(one).origin));
  if (origins.size === 0) return { ...config, hosting };
  return withPolicy({ ...config, hosting }, (policy) => withOrigins(policy, ['connect-src'], [...origins]));
}

/**
 * Writes firebase.json for a deployment beside it (its paths are relative to it), and the rules without comments; returns
 * its path.
 */
export function writeDeployConfig(
  addresses: readonly (string | null)[],
  redirects: readonly Redirect[],
): string {
  const config = deployConfig(readConfig(), addresses, redirects);
  return writeConfig('firebase.deploy.json', {
    ...config,
    firestore: { ...config.firestore, rules: writeDeployedRules(config.firestore.rules) },
    storage: { rules: writeDeployedRules(config.storage.rules) },
  });
}

/** Writes firebase.emulators.json beside firebase.json (its paths are relative to it); returns its path. */
export function writeEmulatorConfig(publicDirectory: string): string {
  return writeConfig('firebase.emulators.json', emulatorConfig(readConfig(), publicDirectory));
}

function readConfig(): FirebaseConfig {
  // The project's own file, checked by firebase-tools itself.
  return JSON.parse(readFileSync(inProject('firebase.json'), 'utf8')) as FirebaseConfig;
}

function writeConfig(name: string, config: FirebaseConfig): string {
  const file = inProject(name);
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
  return file;
}

/**
 * The production build, set to talk to the embedded backend; .env files are left out, so it is the same everywhere. What a
 * build sets in the environment (NODE_ENV is 'production' after it) goes with it: the tests that follow inherit ours.
 */
export async function buildForEmulators(outDirectory: string): Promise<void> {
  const { NODE_ENV, VITE_USE_EMULATORS } = process.env;
  process.env.VITE_USE_EMULATORS = 'true';
  try {
    await build({
      root: inProject(),
      configFile: inProject('vite.config.ts'),
      envDir: false,
      logLevel: 'error',
      plugins: [buildReport()],
      build: { outDir: inProject(outDirectory), emptyOutDir: true, reportCompressedSize: false },
    });
  } finally {
    restore('NODE_ENV', NODE_ENV);
    restore('VITE_USE_EMULATORS', VITE_USE_EMULATORS);
  }
}

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

function withPolicy(config: FirebaseConfig, change: (policy: string) => string): FirebaseConfig {
  const headers = config.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map((header) =>
      header.key === 'Content-Security-Policy' ? { ...header, value: change(header.value) } : header,
    ),
  }));
  return { ...config, hosting: { ...config.hosting, headers } };
}

function withOrigins(policy: string, directives: readonly string[], origins: readonly string[]): string {
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .map((directive) =>
      directives.some((name) => directive.startsWith(`${name} `))
        ? `${directive} ${origins.join(' ')}`
        : directive,
    )
    .join('; ');
}
