import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { inProject } from '../lib/paths';
import { type CommandResult, runNode } from './command';
import { type Failure, failedStep, type Step, type StepResult } from './step';

/** The part of vitest's JSON report that is read here. */
export interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; message?: string; assertionResults: TestResult[] }[];
}

interface TestResult {
  fullName: string;
  status: string;
  failureMessages?: string[];
}

/** How many there have been in this process: each has a report of its own. */
let runs = 0;

/**
 * One vitest project as a step, or some of its files; `options` are vitest's own. A crashed runner, a file that does not
 * load and a project without tests are failures.
 */
export function vitestStep(
  project: string,
  env: NodeJS.ProcessEnv = {},
  files: string[] = [],
  options: string[] = [],
): Step {
  return {
    name: project,
    run: async () => {
      runs += 1;
      const file = inProject('.data/test/results', `${project}-${process.pid}-${runs}.json`);
      mkdirSync(dirname(file), { recursive: true });
      rmSync(file, { force: true });
      const result = await runNode(
        'vitest/vitest.mjs',
        [
          'run',
          ...files,
          '--project',
          project,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${file}`,
          ...options,
        ],
        env,
      );
      const report = readReport(file);
      return report
        ? summarize(project, result, report)
        : failedStep(`${result.output}\nvitest left no report.`);
    },
  };
}

/** What a run of vitest amounts to: its exit status and its report have to agree. */
export function summarize(project: string, result: CommandResult, report: Report): StepResult {
  const failures = failuresOf(report);
  const passed = report.numPassedTests;
  const skipped = report.numPendingTests + report.numTodoTests;
  let failed = failures.length;
  const reasons: string[] = [];
  if (failed === 0 && result.status !== 0) {
    failed = 1;
    reasons.push(`vitest ended with status ${result.status} although no test failed.`);
  } else if (passed + failed === 0) {
    failed = 1;
    reasons.push(`The project '${project}' has no tests.`);
  }
  const output = [result.output, ...reasons].join('\n');
  return { passed, failed, skipped, output, secondTries: passedLater(report), failures };
}

/** The tests that failed, and the files that did not load. */
function failuresOf(report: Report): Failure[] {
  return report.testResults.flatMap(({ name, status, assertionResults }): Failure[] => {
    if (status === 'failed' && assertionResults.length === 0) return [{ files: [name], test: null }];
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        files: [name],
        test: fullName.trim(),
        told: withReason(fullName, failureMessages),
      }));
  });
}

/** vitest keeps the failures of the first try in the report of a test that then passed. */
function passedLater(report: Report): string[] {
  return report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && (failureMessages?.length ?? 0) > 0)
    .map(({ fullName, failureMessages }) => withReason(fullName, failureMessages));
}

/** The test's name and the first line of what it failed with: what a busy machine explains is told from what it does not. */
function withReason(fullName: string, failureMessages: readonly string[] = []): string {
  const [line = ''] = failureMessages.join('\n').split('\n');
  return `${fullName.trim()} (${line.trim()})`;
}

function readReport(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return null; // the runner crashed before writing it
  }
}
