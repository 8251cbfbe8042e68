import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../lib/paths';
import { lastTry, type RunFiles } from './last-try';
import { canSeparate, runSeparately } from './separate';
import { type Step, together } from './step';
import { vitestStep } from './vitest';

const FOLDER = 'tests/e2e';
/** How long the second shard's backend takes to start. */
const SHARD_START = 10;
const BYTES_A_SECOND = 400;

interface WeighedFile {
  file: string;
  seconds: number;
}

/**
 * The end-to-end tests. Files share a backend and run one after another; where the machine has two cores and lets us make a
 * network of our own (Linux, as root), half of them run beside the others on a second backend, on the same ports. What
 * fails twice is tried a third time, alone, once all have ended.
 */
export function endToEndStep(chromium: () => Promise<string>): Step {
  return {
    name: 'e2e',
    run: async () => {
      const env = { CHROME_PATH: await chromium() };
      const alone: RunFiles = (files, pattern) =>
        vitestStep('e2e', env, files, ['--retry=0', ...(pattern ? ['-t', pattern] : [])]).run();
      if (process.env.E2E_SHARDS === '1' || !(await canSeparate()))
        return lastTry(await vitestStep('e2e', env).run(), alone);
      const [here, beside] = shardsOf(weighedFiles(), SHARD_START);
      const results = await Promise.all([
        vitestStep('e2e', env, here).run(),
        runSeparately('e2e', beside, env),
      ]);
      return lastTry(results.reduce(together), alone);
    },
  };
}

/** The test files with how long each takes in seconds, as it was measured; a new one is judged by its size. */
function weighedFiles(): WeighedFile[] {
  const measured = JSON.parse(readFileSync(inProject(FOLDER, 'durations.json'), 'utf8')) as Record<
    string,
    number
  >;
  return readdirSync(inProject(FOLDER))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => ({
      file: join(FOLDER, name),
      seconds: measured[name] ?? statSync(inProject(FOLDER, name)).size / BYTES_A_SECOND,
    }));
}

/** Two lists that take about as long, the second with its start: each file, the longest first, goes where less is. */
export function shardsOf(files: readonly WeighedFile[], start = 0): [string[], string[]] {
  const here = { seconds: 0, files: [] as string[] };
  const beside = { seconds: start, files: [] as string[] };
  for (const { file, seconds } of files.toSorted((a, b) => b.seconds - a.seconds)) {
    const shard = here.seconds <= beside.seconds ? here : beside;
    shard.files.push(file);
    shard.seconds += seconds;
  }
  return [here.files, beside.files];
}
