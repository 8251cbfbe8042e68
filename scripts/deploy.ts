/**
 * npm run deploy [-- --without-content] [--allow-loss]
 * The production build of .env's project with its content, then indexes, rules and pages to that project (docs/deploy.md). Nothing
 * is sent that would take content off the live site, unless it is asked for by these names.
 */
import './lib/production';
import { parseArgs } from 'node:util';
import {
  askAtTerminal,
  confirmAtTerminal,
  deployProject,
  LOSS_FLAGS,
  openProject,
} from './deploy/deployment';
import { firstAdministrator } from './deploy/first-administrator';
import { explain } from './lib/expected-error';
import { PROJECT_ROOT } from './lib/paths';
import { buildSite, publishInto } from './publish/project';

const { values: flags } = parseArgs({ options: LOSS_FLAGS });

try {
  const { project, place } = await openProject();
  const email = await firstAdministrator(PROJECT_ROOT, askAtTerminal);
  buildSite(project);
  await deployProject({
    ...{ project, place, confirm: confirmAtTerminal },
    firstAdministrator: email,
    withoutContent: flags['without-content'],
    allowLoss: flags['allow-loss'],
    parts: new Set(['firestore:indexes', 'firestore:rules', 'storage', 'hosting']),
    publish: () => publishInto(project, { withoutContent: flags['without-content'] }),
  });
  process.exit(0);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
