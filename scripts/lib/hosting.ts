import { readFileSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { inProject } from './paths';
import { origin } from './ports';

interface Header {
  key: string;
  value: string;
}

interface FirebaseConfig {
  hosting: { public: string; headers: { source: string; headers: Header[] }[] };
}

/** Directives of the content security policy that must also name the embedded backend. */
const EXTENDED_DIRECTIVES = ['connect-src', 'img-src'];
const BACKEND_ORIGINS = [origin('firestore'), origin('auth'), origin('storage')];

/**
 * firebase.json with two changes: the directory it serves, and the embedded backend's addresses in the content security
 * policy, which in production names Google's alone. Everything else stays what visitors get.
 */
export function emulatorConfig(config: FirebaseConfig, publicDirectory: string): FirebaseConfig {
  const headers = config.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map((header) =>
      header.key === 'Content-Security-Policy' ? { ...header, value: withBackend(header.value) } : header,
    ),
  }));
  return { ...config, hosting: { ...config.hosting, public: publicDirectory, headers } };
}

/** Writes firebase.emulators.json beside firebase.json (its paths are relative to it); returns its path. */
export function writeEmulatorConfig(publicDirectory: string): string {
  // The project's own file, checked by firebase-tools itself.
  const config = JSON.parse(readFileSync(inProject('firebase.json'), 'utf8')) as FirebaseConfig;
  const file = inProject('firebase.emulators.json');
  writeFileSync(file, `${JSON.stringify(emulatorConfig(config, publicDirectory), null, 2)}\n`);
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

function withBackend(policy: string): string {
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .map((directive) =>
      EXTENDED_DIRECTIVES.some((name) => directive.startsWith(`${name} `))
        ? `${directive} ${BACKEND_ORIGINS.join(' ')}`
        : directive,
    )
    .join('; ');
}
