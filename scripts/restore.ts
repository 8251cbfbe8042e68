/**
 * npm run restore -- FOLDER [--overwrite] [--project ID]
 * Puts what npm run export wrote into a database that is empty, as the project's owner (docs/deploy.md).
 */
import { parseArgs } from 'node:util';
import { ownDatabase } from './export/project';
import { restoreDatabase } from './export/restore';
import { ExpectedError, explain } from './lib/expected-error';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' }, overwrite: { type: 'boolean', default: false } },
  });
  const [folder] = positionals;
  if (folder === undefined) throw new ExpectedError('npm run restore -- FOLDER [--overwrite] [--project ID]');
  const database = await ownDatabase(values.project);
  const onProgress = (done: number, total: number) => console.log(`${done} / ${total} documents`);
  await restoreDatabase(database, folder, { overwrite: values.overwrite, onProgress });
  process.exit(0);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
