import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { halves, together } from '../../../scripts/gate/end-to-end';
import { secondTriesNote } from '../../../scripts/gate/step';
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
  it('have every file once, and are about as long', () => {
    const files = ['1', '2', '3', '4', '5', '6', '7'];
    const [first, second] = halves(files);
    expect(first).toEqual(['1', '4', '5']);
    expect([...first, ...second].sort()).toEqual(files);
  });

  it('fail together when one fails, and show its output', () => {
    const good = { passed: 3, failed: 0, skipped: 0, output: 'fine', secondTries: ['a'] };
    const bad = { passed: 1, failed: 2, skipped: 1, output: 'broken', secondTries: ['b'] };
    expect(together(good, bad)).toEqual({
      passed: 4,
      failed: 2,
      skipped: 1,
      output: 'broken',
      secondTries: ['a', 'b'],
    });
  });
});
