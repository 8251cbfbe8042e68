import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'vite';
import type { Redirect } from '../publish/old-addresses';
import { buildReport } from './build-report';
import { forBucket, forFirstAdministrator, writeDeployedRules } from './deployed-rules';
import { styleHashes } from './drawn-styles';
import { inProject } from './paths';
import { origin } from './ports';

// The configuration is bundled, as it always was; what another loader would want is no news for whoever starts the site.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING ??= 'true';

interface Header {
  key: string;
  value: string;
}

interface FirebaseConfig {
  /** `predeploy` refuses a `firebase deploy` by hand, which would send rules that anybody may become the first administrator by. */
  firestore: { rules: string; indexes: string; predeploy: string };
  storage: { rules: string };
  hosting: {
    public: string;
    ignore: string[];
    redirects: Redirect[];
    headers: { source: string; headers: Header[] }[];
  };
}

/** Directives of the content security policy that must also name the embedded backend. */
const EXTENDED_DIRECTIVES = ['connect-src', 'img-src'];
const BACKEND_ORIGINS = [origin('firestore'), origin('auth'), origin('storage')];

/**
 * firebase.json with three changes: the directory it serves, and in the content security policy the embedded backend's
 * addresses, where production names Google's alone, and the `styles` of drawn pages (their hashes). Everything else stays
 * what visitors get.
 */
export function emulatorConfig(
  config: FirebaseConfig,
  publicDirectory: string,
  styles: readonly string[] = [],
): FirebaseConfig {
  const reachable = withPolicy(config, (policy) => withSources(policy, EXTENDED_DIRECTIVES, BACKEND_ORIGINS));
  const extended = withStyles(reachable, styles);
  return { ...extended, hosting: { ...extended.hosting, public: publicDirectory } };
}

/** What a deployment adds to firebase.json. */
export interface Deployment {
  /** The addresses of the HTTP image service (design decision 9); null where there is none. */
  imageService: readonly (string | null)[];
  /** Whether App Check is on: its reCAPTCHA is a script and a frame of Google's. */
  appCheck: boolean;
  /** Where old addresses lead (scripts/publish/old-addresses.ts). */
  redirects: readonly Redirect[];
  /** The hashes of the styles that stand in drawn pages (drawn-styles.ts). */
  styles: readonly string[];
}

const APP_CHECK_SOURCES = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
};

/** firebase.json as it is deployed; where the deployment adds nothing it is the file itself. */
export function deployConfig(config: FirebaseConfig, deployment: Deployment): FirebaseConfig {
  const { imageService, appCheck, redirects, styles } = deployment;
  const addresses = imageService.filter((address) => address !== null);
  const origins = [...new Set(addresses.map((address) => new URL(address).origin))];
  const added: [string, readonly string[]][] = [
    ['connect-src', origins],
    ...(appCheck ? Object.entries(APP_CHECK_SOURCES) : []),
  ];
  const hosting = { ...config.hosting, redirects: [...redirects, ...config.hosting.redirects] };
  const reachable = withPolicy({ ...config, hosting }, (policy) =>
    added.reduce((all, [directive, sources]) => withSources(all, [directive], sources), policy),
  );
  return withStyles(reachable, styles);
}

/** How Hosting is told to serve what is deployed. */
export type DeployedHosting = FirebaseConfig['hosting'];

/**
 * Writes firebase.json for a deployment beside the built site (its paths are relative to it), and the rules without comments,
 * closed to all but one first administrator and to pictures of other buckets; returns its path, and what it says of Hosting.
 */
export function writeDeployConfig(
  deployment: Deployment & { firstAdministrator: string | null; bucket: string | null },
  dist: string,
): { file: string; hosting: DeployedHosting } {
  const { firestore, storage, hosting } = deployConfig(readConfig(), deployment);
  const root = dirname(dist);
  const close = (rules: string) =>
    forBucket(forFirstAdministrator(rules, deployment.firstAdministrator), deployment.bucket);
  const config = {
    firestore: { indexes: firestore.indexes, rules: writeDeployedRules(firestore.rules, root, close) },
    storage: { rules: writeDeployedRules(storage.rules, root) },
    hosting: { ...hosting, public: basename(dist) },
  };
  return { file: writeConfig(join(root, 'firebase.deploy.json'), config), hosting };
}

/** Writes firebase.emulators.json beside firebase.json (its paths are relative to it); returns its path. */
export function writeEmulatorConfig(publicDirectory: string): string {
  return writeConfig(
    inProject('firebase.emulators.json'),
    emulatorConfig(readConfig(), publicDirectory, styleHashes(inProject(publicDirectory))),
  );
}

function readConfig(): FirebaseConfig {
  // The project's own file, checked by firebase-tools itself.
  return JSON.parse(readFileSync(inProject('firebase.json'), 'utf8')) as FirebaseConfig;
}

function writeConfig(file: string, config: object): string {
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

const POLICY = 'Content-Security-Policy';

/** firebase.json with another policy for its pages; what pages ask for by the dozen has a short one of its own. */
function withPolicy(config: FirebaseConfig, change: (policy: string) => string): FirebaseConfig {
  const headers = config.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map((header) =>
      rule.source === '**' && header.key === POLICY ? { ...header, value: change(header.value) } : header,
    ),
  }));
  return { ...config, hosting: { ...config.hosting, headers } };
}

/** The styles of drawn pages allowed. */
const withStyles = (config: FirebaseConfig, styles: readonly string[]): FirebaseConfig =>
  withPolicy(config, (policy) => withSources(policy, ['style-src'], styles));

/** The policy with more sources in these directives; one that it lacks is added. */
function withSources(policy: string, names: readonly string[], sources: readonly string[]): string {
  if (sources.length === 0) return policy;
  const directives = policy.split(';').map((directive) => directive.trim());
  const isOf = (name: string) => (directive: string) => directive.startsWith(`${name} `);
  const lacking = names.filter((name) => !directives.some(isOf(name)));
  return [...directives, ...lacking]
    .map((directive) =>
      names.some((name) => directive === name || isOf(name)(directive))
        ? `${directive} ${sources.join(' ')}`
        : directive,
    )
    .join('; ');
}
