/**
 * npm run publish [-- --dry-run] [--all] [--into FOLDER]
 * Builds what changed into dist/, draws the public pages, writes what search engines and feed readers ask for, and deploys Hosting to
 * the project of .env. --dry-run deploys nothing; --all reads every article again; --into takes a site that is built already
 * (docs/publishing.md).
 */
import './lib/production';
import { parseArgs } from 'node:util';
import { explain } from './lib/expected-error';
import { buildSite, deploy, publishInto, readProject } from './publish/project';

const { values: flags } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    into: { type: 'string' },
  },
});

try {
  const project = readProject(flags.into);
  const { config, site } = project;
  console.log(`→ ${site.url} (${config.firebase.projectId}${config.emulators ? ', embedded backend' : ''})`);
  if (flags.into === undefined)
    console.log(buildSite(project) ? 'dist/ was built' : 'dist/ is as it would be built');
  const { redirects } = await publishInto(project, flags.all);
  if (config.emulators || flags['dry-run'] || flags.into !== undefined) console.log('Nothing is deployed.');
  else deploy(project, 'hosting', redirects);
  process.exit(0);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
