import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { shardsOf } from '../../../scripts/gate/end-to-end';
import { lastTry } from '../../../scripts/gate/last-try';
import { runBeside } from '../../../scripts/gate/schedule';
import {
  type Failure,
  failedStep,
  passedStep,
  type Step,
  type StepResult,
  secondTriesNote,
  together,
  wereTooManyTriedAgain,
} from '../../../scripts/gate/step';
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
  it('lets six tests of a gate be tried again, and not seven', () => {
    const step = (tried: Partial<StepResult>): StepResult => ({ ...passedStep(), ...tried });
    const six = [step({ secondTries: ['1', '2', '3'] }), step({ lastTries: ['4', '5', '6'] })];
    expect(wereTooManyTriedAgain(six)).toBe(false);
    expect(wereTooManyTriedAgain([...six, step({ secondTries: ['7'] })])).toBe(true);
  });

  it('names the tests that passed only when tried again, and why', { timeout: 60_000 }, () => {
    const { status, report } = reportOf(FLAKY);
    const result = summarize('e2e', { status, output: '' }, report);
    expect(result).toMatchObject({
      passed: 3,
      failed: 0,
      secondTries: ['works the second time (Error: the first time)'],
    });
    expect(secondTriesNote(result)).toEqual([
      '1 needed a second try: works the second time (Error: the first time)',
    ]);
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

describe('the shards of the end-to-end tests', () => {
  it('have every file once, and take about as long', () => {
    const files = [5, 9, 1, 3, 4, 8].map((seconds) => ({ file: String(seconds), seconds }));
    expect(shardsOf(files, 2)).toEqual([
      ['9', '4', '3'],
      ['8', '5', '1'],
    ]);
    expect(shardsOf(files, 2, 10)).toEqual([
      ['9', '8', '3'],
      ['5', '4', '1'],
    ]);
    expect(shardsOf(files, 3)).toEqual([
      ['9', '1'],
      ['8', '3'],
      ['5', '4'],
    ]);
  });

  it('keep the files of the drawn site together, which is made once for each shard that has any', () => {
    const files = [5, 9, 1, 3, 4, 8].map((seconds) => ({
      file: String(seconds),
      seconds,
      isOfDrawn: [1, 4, 5].includes(seconds),
    }));
    expect(shardsOf(files, 3)).toEqual([['5', '1', '4'], ['9'], ['8', '3']]);
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

describe('steps beside each other', () => {
  /** Runs them, each for some turns of the event loop; tells which ran together, and what each found. */
  async function outcome(places: number, steps: (Partial<Step> & { name: string; bad?: boolean })[]) {
    const together: string[] = [];
    const found: Record<string, StepResult> = {};
    const now = new Set<string>();
    const run = async (step: Step) => {
      now.add(step.name);
      together.push([...now].join('+'));
      const result = await step.run();
      for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
      now.delete(step.name);
      found[step.name] = result;
      return result;
    };
    const all = steps.map(({ bad, ...step }) => ({
      ...step,
      run: async () => (bad ? failedStep('wrong') : passedStep()),
    }));
    await runBeside(all, places, run);
    return { together, found };
  }

  it('are as many as there are places, in the order of the list', async () => {
    const { together } = await outcome(2, [{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
    expect(together.slice(0, 2)).toEqual(['a', 'a+b']);
    expect(together.every((names) => names.split('+').length <= 2)).toBe(true);
    expect(together).toHaveLength(3);
  });

  it('leave both places to one that wants two, and let the others go before it', async () => {
    const { together } = await outcome(2, [{ name: 'a' }, { name: 'wide', places: 2 }, { name: 'b' }]);
    expect(together).toEqual(['a', 'a+b', 'wide']);
  });

  it('run one by one where there is one place, whatever they want', async () => {
    const { together } = await outcome(1, [{ name: 'wide', places: 2 }, { name: 'a' }]);
    expect(together).toEqual(['wide', 'a']);
  });

  it('wait for those that they come after, and for no step that is not run', async () => {
    const { together } = await outcome(2, [{ name: 'last', after: ['first', 'absent'] }, { name: 'first' }]);
    expect(together).toEqual(['first', 'last']);
  });

  it('fail without having run where one that they need has failed', async () => {
    const { found } = await outcome(2, [
      { name: 'build', bad: true },
      { name: 'backend', needs: ['build'] },
      { name: 'e2e', needs: ['backend'] },
      { name: 'unit' },
    ]);
    expect(found.backend?.output).toBe("not run: 'build' failed");
    expect(found.e2e?.output).toBe("not run: 'backend' failed");
    expect(found.unit?.failed).toBe(0);
  });

  it('that wait for each other are an error', async () => {
    const circle = [
      { name: 'a', needs: ['b'] },
      { name: 'b', after: ['a'] },
    ];
    await expect(outcome(2, circle)).rejects.toThrow('wait for each other');
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
