/**
 * `shard.ts REPORT SHARD FILE…`: runs test files against a backend of this process, on the production build that is there,
 * and writes what they amount to as JSON to REPORT (separate.ts starts it). SHARD is e2e or official.
 */
import '../lib/stop-with-parent.mjs';
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { explain } from '../lib/expected-error';
import { onStopSignal } from '../lib/signals';
import { stopCommands } from './command';
import { backendAddresses, EmbeddedBackend } from './embedded-backend';
import { failedStep } from './step';
import { vitestStep } from './vitest';

const [report = '', shard = '', ...files] = process.argv.slice(2);
const backend = new EmbeddedBackend(`${basename(report, '.json')}-logs`);

await onStopSignal(() => {
  stopCommands();
  backend.kill();
  process.exit(130);
});

const result = await run().catch((error: unknown) => ({
  ...failedStep(explain(error)),
  failures: [{ files, test: null }],
}));
writeFileSync(report, JSON.stringify(result));
process.exit(0);

async function run() {
  try {
    await backend.start();
    if (shard === 'official') {
      const projects = ['services', 'services-apart'].flatMap((name) => ['--project', name]);
      return await vitestStep('rules', backendAddresses(), files, projects).run();
    }
    await backend.seed();
    return await vitestStep('e2e', {}, files).run();
  } finally {
    await backend.stop();
  }
}
