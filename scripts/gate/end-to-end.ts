import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { inProject } from '../lib/paths';
import { runCommand } from './command';
import { lastTry, type RunFiles } from './last-try';
import { failedStep, type Step, type StepResult, together } from './step';
import { vitestStep } from './vitest';

const FOLDER = 'tests/e2e';
const LANE = 'scripts/gate/lane.ts';

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
      if (!(await canSeparate())) return lastTry(await vitestStep('e2e', env).run(), alone);
      const [here, beside] = halves(filesBySize());
      const results = await Promise.all([vitestStep('e2e', env, here).run(), runLane(beside, env)]);
      return lastTry(results.reduce(together), alone);
    },
  };
}

async function canSeparate(): Promise<boolean> {
  if (availableParallelism() < 2 || process.env.E2E_LANES === '1') return false;
  return (await runCommand('unshare', ['-n', 'ip', 'link', 'set', 'lo', 'up'])).status === 0;
}

/** The test files, longest first: the nearest to how long they take. */
function filesBySize(): string[] {
  const size = (name: string) => statSync(inProject(FOLDER, name)).size;
  return readdirSync(inProject(FOLDER))
    .filter((name) => name.endsWith('.test.ts'))
    .sort((a, b) => size(b) - size(a))
    .map((name) => join(FOLDER, name));
}

/** Two lists about as long: 1, 4, 5, 8… and 2, 3, 6, 7… */
export function halves(files: readonly string[]): [string[], string[]] {
  const isFirst = (index: number) => index % 4 === 0 || index % 4 === 3;
  return [files.filter((_, index) => isFirst(index)), files.filter((_, index) => !isFirst(index))];
}

/** Runs test files in a network of their own, with a backend of their own. */
async function runLane(files: string[], env: NodeJS.ProcessEnv): Promise<StepResult> {
  const report = inProject('.data/test/results', 'lane.json');
  const temporary = inProject('.data/test', 'lane');
  rmSync(report, { force: true });
  mkdirSync(temporary, { recursive: true });
  const inside = ['sh', '-c', 'ip link set lo up && exec "$@"', 'sh'];
  const lane = [process.execPath, '--import', 'tsx', inProject(LANE), report, ...files];
  // The hub of the emulators keeps a file in the folder for temporary ones.
  const { output } = await runCommand('unshare', ['-n', ...inside, ...lane], { ...env, TMPDIR: temporary });
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as StepResult;
  } catch {
    return {
      ...failedStep(`${output}\nThe second lane of the end-to-end tests left no report.`),
      failures: [{ files, test: null }],
    };
  }
}
