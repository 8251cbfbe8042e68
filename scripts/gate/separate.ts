import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { inProject } from '../lib/paths';
import { runCommand } from './command';
import { failedStep, type StepResult } from './step';

const SHARD = 'scripts/gate/shard.ts';

/** Has the machine two cores, and does it let us make a network of our own (Linux, as root)? */
export async function canSeparate(): Promise<boolean> {
  if (availableParallelism() < 2) return false;
  return (await runCommand('unshare', ['-n', 'ip', 'link', 'set', 'lo', 'up'])).status === 0;
}

/**
 * Runs test files of one shard (shard.ts) with a backend of their own, in a network of their own: on the same ports. `name`
 * keeps its files apart from those of another shard of the kind.
 */
export async function runSeparately(
  shard: string,
  files: string[],
  env: NodeJS.ProcessEnv,
  name = shard,
): Promise<StepResult> {
  const inside = ['-n', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh'];
  return runShard(shard, files, env, ['unshare', ...inside], name);
}

/** The same in the network of this process, whose ports must be free. */
export async function runShard(
  shard: string,
  files: string[],
  env: NodeJS.ProcessEnv,
  around: string[] = [],
  name = shard,
): Promise<StepResult> {
  const report = inProject('.data/test/results', `shard-${name}.json`);
  const temporary = inProject('.data/test', `shard-${name}`);
  for (const left of [report, temporary]) rmSync(left, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  const [program = '', ...args] = [
    ...around,
    ...[process.execPath, '--import', 'tsx', inProject(SHARD), report, shard, ...files],
  ];
  // The hub of the emulators keeps a file in the folder for temporary ones.
  const { output } = await runCommand(program, args, { ...env, TMPDIR: temporary });
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as StepResult;
  } catch {
    return {
      ...failedStep(`${output}\nThe shard '${name}' left no report.`),
      failures: [{ files, test: null }],
    };
  }
}
