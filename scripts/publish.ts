/**
 * npm run publish [-- --dry-run] [--all] [--into FOLDER] [--embedded] [--without-content] [--allow-loss]
 * Builds what changed into dist/, draws the public pages, writes what search engines and feed readers ask for, and deploys Hosting to
 * the project of .env. --dry-run deploys nothing; --all reads every article again; --into takes a site that is built already,
 * --embedded one that is built for the embedded backend, whatever .env says (docs/publishing.md). Nothing is sent that would take
 * content off the live site, unless it is asked for by these names.
 */
import './lib/production';
import { parseArgs } from 'node:util';
import { confirmAtTerminal, deployProject, LOSS_FLAGS, openProject } from './deploy/deployment';
import { explain } from './lib/expected-error';
import { buildSite, EMBEDDED_ENV, type Project, publishInto, readProject } from './publish/project';

const { values: flags } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    into: { type: 'string' },
    embedded: { type: 'boolean', default: false },
    ...LOSS_FLAGS,
  },
});

function announce({ site, config }: Project): void {
  console.log(`→ ${site.url} (${config.firebase.projectId}${config.emulators ? ', embedded backend' : ''})`);
}

function build(project: Project): void {
  console.log(buildSite(project) ? 'dist/ was built' : 'dist/ is as it would be built');
}

try {
  const { all, embedded, 'without-content': withoutContent } = flags;
  const local = readProject(flags.into, embedded ? EMBEDDED_ENV : undefined);
  if (local.config.emulators || flags['dry-run'] || flags.into !== undefined) {
    announce(local);
    if (flags.into === undefined) build(local);
    // Its Hosting was told what it redirects before anything was read: there each old address is a page.
    await publishInto(local, { all, withoutContent, ...(embedded && { maxRedirects: 0 }) });
    console.log('Nothing is deployed.');
  } else {
    const { project, place } = await openProject();
    announce(project);
    build(project);
    await deployProject({
      ...{ project, place, confirm: confirmAtTerminal },
      withoutContent,
      allowLoss: flags['allow-loss'],
      parts: new Set(['hosting']),
      // No rules are sent.
      firstAdministrator: null,
      publish: () => publishInto(project, { all, withoutContent }),
    });
  }
  process.exit(0);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
