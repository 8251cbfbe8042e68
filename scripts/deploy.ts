/** npm run deploy: the production build of .env's project, then hosting, rules and indexes to that project. */
import { spawnSync } from 'node:child_process';
import { build, loadEnv } from 'vite';
import { parseConfig } from '@/services/firestore/config';
import { explain } from './lib/expected-error';
import { writeDeployConfig } from './lib/hosting';
import { inProject, PROJECT_ROOT } from './lib/paths';

const parsed = parseConfig(loadEnv('production', PROJECT_ROOT, 'VITE_'));
if (!parsed.ok) refuse('These variables are missing from .env (see .env.example):', parsed.missing);
if (parsed.config.emulators)
  refuse('A deployed site cannot use the embedded backend:', ['VITE_USE_EMULATORS=true']);

await build({ root: PROJECT_ROOT, configFile: inProject('vite.config.ts'), mode: 'production' });

const { imageUploadUrl, imageDeleteUrl, firebase: project } = parsed.config;
for (const [name, address] of Object.entries({ imageUploadUrl, imageDeleteUrl })) {
  if (address !== null && !/^https:\/\//.test(address))
    refuse('The image service must be reached over https:', [`${name}=${address}`]);
}
const config = configure();

const firebase = inProject('node_modules/firebase-tools/lib/bin/firebase.js');
const { status } = spawnSync(
  process.execPath,
  [
    firebase,
    'deploy',
    '--config',
    config,
    '--only',
    'hosting,firestore,storage',
    '--project',
    project.projectId,
  ],
  { cwd: PROJECT_ROOT, stdio: 'inherit' },
);
if (status !== 0) {
  refuse('The service refused the deployment, or was not reached: what it says is above.', [
    'rules: they were sent without comments, as firestore.deploy.rules and storage.deploy.rules; its lines are theirs',
    'indexes and hosting: each part is put in force by itself; run it again once the cause is mended',
  ]);
}

/** Rules that are too large are refused here, before anything is sent. */
function configure(): string {
  try {
    return writeDeployConfig([imageUploadUrl, imageDeleteUrl]);
  } catch (error) {
    return refuse(explain(error), []);
  }
}

function refuse(reason: string, lines: readonly string[]): never {
  console.error([reason, ...lines.map((line) => `  ${line}`)].join('\n'));
  process.exit(1);
}
