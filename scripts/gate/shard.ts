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
import { failedStep, type StepResult, together } from './step';
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

/**
 * The files of rules one after another, and beside them those of services: on Google's emulator each kind shares a project of its
 * own. One request at a time leaves its server idle while the test thinks, and a lock that it keeps for a minute holds up one kind only.
 */
async function askOfficial(): Promise<StepResult> {
  const services = files.filter((file) => file.startsWith('tests/services'));
  const rules = files.filter((file) => !services.includes(file));
  const env = backendAddresses();
  const [one, other] = await Promise.all([
    rules.length > 0 && vitestStep('rules', env, rules).run(),
    services.length > 0 && vitestStep('services', env, services, ['--project', 'services-apart']).run(),
  ]);
  if (one && other) return together(one, other);
  return one || other || failedStep('The shard has no files.');
}

async function run(): Promise<StepResult> {
  try {
    await backend.start();
    if (shard === 'official') return await askOfficial();
    await backend.seed();
    return await vitestStep('e2e', {}, files).run();
  } finally {
    await backend.stop();
  }
}
