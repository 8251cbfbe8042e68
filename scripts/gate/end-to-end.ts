import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../lib/paths';
import { lastTry, type RunFiles } from './last-try';
import { canSeparate, runSeparately } from './separate';
import { type Step, together } from './step';
import { vitestStep } from './vitest';

const FOLDER = 'tests/e2e';
/** One more than cores: a test waits for the browser, and the browser for the backend, and another fills the gaps. */
const SHARDS = 3;
/** How long the backend of a further shard takes to start. */
const SHARD_START = 10;
const BYTES_A_SECOND = 400;

/** What draws the whole site and starts another Hosting, once for all the files of a process that ask for it. */
const DRAWN_SITE = './support/drawn';

interface WeighedFile {
  file: string;
  seconds: number;
  /** Begins with the drawn site: such files stay together, so that one shard alone has it made. */
  isOfDrawn?: boolean;
}

/**
 * The end-to-end tests. Files share a backend and run one after another; where the machine has two cores and lets us make a
 * network of our own (Linux, as root), they run in three shards, each but the first on a further backend, on the same ports. What
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
      const [here = [], ...beside] = shardsOf(weighedFiles(), SHARDS, SHARD_START);
      const results = await Promise.all([
        vitestStep('e2e', env, here).run(),
        ...beside.map((files, index) => runSeparately('e2e', files, env, `e2e-${index + 2}`)),
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
      isOfDrawn: readFileSync(inProject(FOLDER, name), 'utf8').includes(`'${DRAWN_SITE}'`),
    }));
}

/**
 * Lists that take about as long, all but the first with its start: each file, the longest first, goes where least is. Those of the
 * drawn site are like one file.
 */
export function shardsOf(files: readonly WeighedFile[], count: number, start = 0): string[][] {
  const ofDrawn = files.filter(({ isOfDrawn }) => isOfDrawn);
  const others = files.filter(({ isOfDrawn }) => !isOfDrawn).map((one) => [one]);
  const groups = [ofDrawn, ...others].map((group) => ({
    seconds: group.reduce((sum, { seconds }) => sum + seconds, 0),
    names: group.map(({ file }) => file),
  }));
  const shards = Array.from({ length: count }, (_, index) => ({
    seconds: index === 0 ? 0 : start,
    files: [] as string[],
  }));
  for (const { names, seconds } of groups.toSorted((a, b) => b.seconds - a.seconds)) {
    const shard = shards.reduce((least, one) => (one.seconds < least.seconds ? one : least));
    shard.files.push(...names);
    shard.seconds += seconds;
  }
  return shards.map(({ files: names }) => names);
}
