import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { lanesOf } from '../../../scripts/gate/end-to-end';
import { lastTry } from '../../../scripts/gate/last-try';
import { type Failure, type StepResult, secondTriesNote, together } from '../../../scripts/gate/step';
import { type Report, summarize } from '../../../scripts/gate/vitest';
import { inProject } from '../../../scripts/lib/paths';

const FLAKY = `import { it } from 'vitest';
let tries = 0;
it('works the second time', () => { tries += 1; if (tries < 2) throw new Error('the first time'); });
it('works at once', () => {});
it.fails('is expected to fail', { retry: 0 }, () => { throw new Error('as expected'); });
`;

/** What vitest itself writes about a file of tests. */
function reportOf(source: string): { status: number; report: Report } {
  const folder = mkdtempSync(join(tmpdir(), 'gate-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(
    join(folder, 'one.test.mjs'),
    source.replace("'vitest'", `'${inProject('node_modules/vitest/dist/index.js')}'`),
  );
  writeFileSync(join(folder, 'vitest.config.mjs'), 'export default { test: { retry: 1 } };');
  const file = join(folder, 'report.json');
  const { status } = spawnSync(
    process.execPath,
    [
      inProject('node_modules/vitest/vitest.mjs'),
      'run',
      '--root',
      folder,
      '--reporter=json',
      `--outputFile=${file}`,
    ],
    { env: { PATH: process.env.PATH } },
  );
  return { status: status ?? 1, report: JSON.parse(readFileSync(file, 'utf8')) as Report };
}

describe('a step of vitest', () => {
  it('names the tests that passed only when tried again', { timeout: 60_000 }, () => {
    const { status, report } = reportOf(FLAKY);
    const result = summarize('e2e', { status, output: '' }, report);
    expect(result).toMatchObject({ passed: 3, failed: 0, secondTries: ['works the second time'] });
    expect(secondTriesNote(result)).toEqual(['1 needed a second try: works the second time']);
  });

  it('says nothing when every test passed at once', { timeout: 60_000 }, () => {
    const { status, report } = reportOf("import { it } from 'vitest'; it('works', () => {});");
    expect(secondTriesNote(summarize('e2e', { status, output: '' }, report))).toEqual([]);
  });

  it('fails when vitest ended badly although no test failed', () => {
    const report: Report = {
      numPassedTests: 1,
      numFailedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [],
    };
    expect(summarize('unit', { status: 1, output: '' }, report)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('fails when there are no tests', () => {
    const report: Report = {
      numPassedTests: 0,
      numFailedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [],
    };
    expect(summarize('unit', { status: 0, output: '' }, report)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('the two lanes of the end-to-end tests', () => {
  it('have every file once, and take about as long', () => {
    const files = [5, 9, 1, 3, 4, 8].map((seconds) => ({ file: String(seconds), seconds }));
    expect(lanesOf(files)).toEqual([
      ['9', '4', '3'],
      ['8', '5', '1'],
    ]);
    expect(lanesOf(files, 10)).toEqual([
      ['9', '8', '3'],
      ['5', '4', '1'],
    ]);
  });

  it('fail together when one fails, and show its output', () => {
    const good = { passed: 3, failed: 0, skipped: 0, output: 'fine', secondTries: ['a'] };
    const bad = { passed: 1, failed: 2, skipped: 1, output: 'broken', secondTries: ['b'] };
    expect(together(good, bad)).toMatchObject({
      passed: 4,
      failed: 2,
      skipped: 1,
      output: 'broken',
      secondTries: ['a', 'b'],
    });
  });
});

describe('what failed twice', () => {
  const failure = (test: string): Failure => ({ files: ['/a.test.ts'], test });
  const first: StepResult = {
    passed: 10,
    failed: 2,
    skipped: 1,
    output: 'the first time',
    secondTries: ['quick'],
    failures: [failure('a (1) of it'), failure('b')],
  };
  const outcome = (failed: number): StepResult => ({
    passed: 1 - failed,
    failed,
    skipped: 7,
    output: 'the last time',
    failures: [failure('b')],
  });

  it('is tried once more, one by one, and each test counts once', async () => {
    const asked: unknown[] = [];
    const result = await lastTry(first, async (files, pattern) => {
      asked.push([files, pattern]);
      return outcome(0);
    });
    expect(asked).toEqual([
      [['/a.test.ts'], '^\\s*a \\(1\\) of it$'],
      [['/a.test.ts'], '^\\s*b$'],
    ]);
    expect(result).toMatchObject({ passed: 12, failed: 0, skipped: 1, output: '' });
    expect(secondTriesNote(result)).toEqual([
      '1 needed a second try: quick',
      '2 needed a third try: a (1) of it; b',
    ]);
  });

  it('and fails again is a failure, with everything that was said of it', async () => {
    const result = await lastTry(first, async (_files, pattern) => outcome(pattern?.includes('b') ? 1 : 0));
    expect(result).toMatchObject({ passed: 11, failed: 1, lastTries: ['a (1) of it'] });
    expect(result.output).toContain('the first time');
    expect(result.output).toContain('the last time');
  });

  it('is not tried again when it is more than an accident', async () => {
    const many = Array.from({ length: 21 }, (_, n) => failure(String(n)));
    const wrong = { ...first, failed: 21, failures: many };
    expect(await lastTry(wrong, async () => outcome(0))).toBe(wrong);
  });

  it('is found again by the name in the report', { timeout: 60_000 }, () => {
    const { status, report } = reportOf(`import { describe, it } from 'vitest';
      describe('some (thing)', () => { it('breaks: [1] $x', () => { throw new Error('always'); }); });`);
    const { failures, failed } = summarize('e2e', { status, output: '' }, report);
    expect(failed).toBe(1);
    expect(failures).toMatchObject([{ test: 'some (thing) breaks: [1] $x' }]);
  });
});
