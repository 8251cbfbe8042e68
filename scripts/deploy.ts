/** npm run deploy: the production build of .env's project with its content, then hosting, rules and indexes to that project. */
import './lib/production';
import { ServiceError } from '@/services/firestore/errors';
import { ExpectedError, explain } from './lib/expected-error';
import type { Redirect } from './publish/old-addresses';
import { buildSite, deploy, type Project, publishInto, readProject } from './publish/project';

/** A project that is deployed for the first time has no rules yet, and no content: that is no reason not to deploy. */
async function contentOf(project: Project): Promise<readonly Redirect[]> {
  try {
    return (await publishInto(project)).redirects;
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code === 'unknown') throw error;
    console.warn(
      `What is public could not be read (${error.code}): the site goes without sitemap and feeds. Run npm run publish later.`,
    );
    return [];
  }
}

try {
  const project = readProject();
  if (project.config.emulators)
    throw new ExpectedError('A deployed site cannot use the embedded backend: .env names no project.');
  buildSite(project);
  deploy(project, 'hosting,firestore,storage', await contentOf(project));
  process.exit(0);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
