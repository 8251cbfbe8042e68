/** `build.ts [emulators]`: the production build in dist/, for the project of .env or for the embedded backend. */
import { build } from 'vite';
import { buildForEmulators } from '../lib/hosting';
import { inProject, PROJECT_ROOT } from '../lib/paths';

if (process.argv[2] === 'emulators') await buildForEmulators('dist');
else await build({ root: PROJECT_ROOT, configFile: inProject('vite.config.ts'), mode: 'production' });
