/** npm run deploy: the production build of .env's project, then hosting, rules and indexes to that project. */
import { spawnSync } from 'node:child_process';
import { build, loadEnv } from 'vite';
import { parseConfig } from '@/services/config';
import { inProject, PROJECT_ROOT } from './lib/paths';

const parsed = parseConfig(loadEnv('production', PROJECT_ROOT, 'VITE_'));
if (!parsed.ok) refuse('These variables are missing from .env (see .env.example):', parsed.missing);
if (parsed.config.emulators)
  refuse('A deployed site cannot use the embedded backend:', ['VITE_USE_EMULATORS=true']);

await build({ root: PROJECT_ROOT, configFile: inProject('vite.config.ts'), mode: 'production' });

const firebase = inProject('node_modules/firebase-tools/lib/bin/firebase.js');
const { status } = spawnSync(
  process.execPath,
  [firebase, 'deploy', '--only', 'hosting,firestore,storage', '--project', parsed.config.firebase.projectId],
  { cwd: PROJECT_ROOT, stdio: 'inherit' },
);
process.exit(status ?? 1);

function refuse(reason: string, lines: readonly string[]): never {
  console.error([reason, ...lines.map((line) => `  ${line}`)].join('\n'));
  process.exit(1);
}
