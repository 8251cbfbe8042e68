/**
 * npm run export [-- FOLDER] [--project ID]
 * Writes every document of the database into files, as the project's owner (docs/deploy.md). By default into .data/exports/.
 */
import { parseArgs } from 'node:util';
import { exportDatabase } from './export/export';
import { ownDatabase } from './export/project';
import { explain } from './lib/expected-error';
import { inProject } from './lib/paths';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' } },
  });
  const database = await ownDatabase(values.project);
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  const folder = positionals[0] ?? inProject('.data/exports', `${database.projectId}-${moment}`);
  const { documents } = await exportDatabase(database, folder, (done) => console.log(`${done} documents`));
  for (const [collection, count] of Object.entries(documents)) console.log(`${collection}: ${count}`);
  console.log(folder);
  process.exit(0);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
