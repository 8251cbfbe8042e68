import { relative } from 'node:path';
import { PROJECT_ROOT } from '../lib/paths';
import { type Failure, type StepResult, together } from './step';

/** More than this many failures are no accident of a busy machine. */
const MOST = 20;

/** Runs test files, or the tests of them whose full names match a pattern. */
export type RunFiles = (files: string[], pattern: string | null) => Promise<StepResult>;

/**
 * What failed is tried once more, one after another, now that the machine has nothing else to do. What fails again is a
 * failure; each test is counted once.
 */
export async function lastTry(first: StepResult, run: RunFiles): Promise<StepResult> {
  const failures = first.failures ?? [];
  if (failures.length === 0 || failures.length > MOST) return first;
  let rest: StepResult = { ...first, failed: first.failed - failures.length, failures: [] };
  for (const failure of failures) rest = together(rest, await tryOne(failure, run));
  return rest.failed > 0 ? { ...rest, output: `${first.output}\n${rest.output}` } : rest;
}

async function tryOne({ files, test, told }: Failure, run: RunFiles): Promise<StepResult> {
  const result = await run(files, test === null ? null : `^\\s*${escaped(test)}$`);
  const name = told ?? test ?? files.map((file) => relative(PROJECT_ROOT, file)).join(', ');
  return {
    ...result,
    // The tests of the file that were not asked for.
    skipped: test === null ? result.skipped : 0,
    lastTries: result.failed === 0 ? [name] : [],
    failures: [],
  };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
