/**
 * npm test: everything that must hold, each step with its time, and `N passed, N failed` as the last line. Steps run beside each
 * other, one more than there are cores. `npm test -- unit rules` runs only the steps named (the backend is built and started when one
 * of them needs it), `npm test -- quick` those that take a minute, and
 * `npm test -- tests/e2e/library.test.ts -t words` files of tests.
 * EMULATORS=official npm test: the steps that need no backend, and what Google's Firestore emulator can be asked.
 */
import { availableParallelism } from 'node:os';
import { isOfficial } from '../emulator/bin/environment';
import { askedFor } from './gate/asked';
import { budgetsStep } from './gate/budgets';
import { commandStep, runCommand, stopCommands } from './gate/command';
import { backendAddresses, DIST, EmbeddedBackend } from './gate/embedded-backend';
import { endToEndStep } from './gate/end-to-end';
import { officialStep, searchesOf } from './gate/official';
import { runBeside } from './gate/schedule';
import { canSeparate } from './gate/separate';
import {
  failedStep,
  MOST_TRIED_AGAIN,
  passedStep,
  type Step,
  type StepResult,
  secondTriesNote,
  wereTooManyTriedAgain,
} from './gate/step';
import { vitestStep } from './gate/vitest';
import { explain } from './lib/expected-error';
import { demandInstalled } from './lib/installed';
import { inProject } from './lib/paths';
import { onStopSignal } from './lib/signals';

const QUICK = ['types', 'lint', 'unused', 'unit', 'budgets'];
/** One more than cores: tests wait for the emulators that they ask, and another step fills the gaps. */
const PLACES = availableParallelism() + 1;
const { steps: asked, files, options } = askedFor(process.argv.slice(2));
const chosen = asked.flatMap((name) => (name === 'quick' ? QUICK : [name]));
const backend = new EmbeddedBackend();

/** What others need. */
const preparation: Step[] = [
  {
    name: 'build',
    run: async () => {
      const args = ['--import', 'tsx', inProject('scripts/gate/build.ts')];
      const { status, output } = await runCommand(process.execPath, args);
      return status === 0 ? passedStep() : failedStep(output);
    },
  },
  {
    name: 'backend',
    needs: ['build'],
    run: async () => {
      await backend.start();
      await backend.seed();
      return passedStep();
    },
  },
];
const official = officialStep(chosen.includes('official'));
const alone: Step[] = [
  // Several checkers in one go each read the libraries' types again: the cores have other steps to work on.
  commandStep(
    'types',
    ['tsconfig.json', 'tsconfig.node.json', 'tsconfig.worker.json'].map((config) => ({
      script: 'typescript/bin/tsc',
      args: ['-p', config, '--checkers', '1'],
    })),
  ),
  commandStep('lint', [{ script: '@biomejs/biome/bin/biome', args: ['check', '.'] }]),
  commandStep('unused', [{ script: 'knip/bin/knip.js', args: [] }]),
  vitestStep('unit'),
  { ...budgetsStep(DIST), needs: ['build'] },
  vitestStep('emulator'),
];
const needs = ['backend'];
/** Files that were asked for, each kind as one step. */
const ofFiles = [...files].map(([project, paths]): Step => {
  const needsBackend = ['rules', 'services', 'e2e'].includes(project);
  const projects = project === 'services' ? ['--project', 'services-apart'] : [];
  return {
    name: `${project} files`,
    ...(needsBackend ? { needs } : {}),
    run: async () => {
      const env = project === 'e2e' ? { CHROME_PATH: await backend.chromium() } : backendAddresses();
      return vitestStep(project, needsBackend ? env : {}, paths, [...projects, ...options]).run();
    },
  };
});
const onBackend: Step[] = [
  { ...vitestStep('rules', { ...backendAddresses(), ...searchesOf(chosen.includes('rules')) }), needs },
  { ...vitestStep('services', backendAddresses(), [], ['--project', 'services-apart']), needs },
  // Last, and by themselves: browsers want whole cores, and the faults and the meter are those of the whole backend.
  {
    ...endToEndStep(() => backend.chromium()),
    needs,
    after: ['rules', 'services', 'official'],
    places: PLACES,
  },
];

const names = [...alone, ...onBackend, official].map(({ name }) => name);
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. The steps are: ${names.join(', ')}, quick.`);
  process.exit(2);
}

try {
  demandInstalled();
} catch (error) {
  console.error(explain(error));
  process.exit(2);
}

await onStopSignal(() => {
  stopCommands();
  backend.kill();
  process.exit(130);
});

const total = { passed: 0, failed: 0 };
const results: StepResult[] = [];
const started = performance.now();
const hasOwnNetwork = await canSeparate();
try {
  await runBeside(stepsToRun(), PLACES, runStep);
} finally {
  await backend.stop();
}
// On the ports of ours, once they are free.
if (!hasOwnNetwork && isChosen(official)) await runStep(official);
if (wereTooManyTriedAgain(results)) {
  total.failed += 1;
  console.log(`✗ more than ${MOST_TRIED_AGAIN} tests needed another try`);
}
console.log(`\nTotal ${seconds(started)}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** In the order in which they begin: what others need, then the longest. */
function stepsToRun(): Step[] {
  const all = [...(hasOwnNetwork ? [official] : []), ...(isOfficial() ? [] : onBackend), ...alone];
  const steps = [...all.filter(isChosen), ...ofFiles];
  const needed = new Set(steps.flatMap((step) => step.needs ?? []));
  if (needed.has('backend')) needed.add('build');
  return [...preparation.filter(({ name }) => needed.has(name)), ...steps];
}

function isChosen({ name }: Step): boolean {
  return (chosen.length === 0 && files.size === 0) || chosen.includes(name);
}

async function runStep(step: Step): Promise<StepResult> {
  const begun = performance.now();
  const result = await step.run().catch((error: unknown) => failedStep(explain(error)));
  results.push(result);
  total.passed += result.passed;
  total.failed += result.failed;
  if (result.failed > 0) console.log(`\n${result.output.trim()}\n`);
  const counts = [
    `${result.passed} passed`,
    ...(result.failed > 0 ? [`${result.failed} failed`] : []),
    ...(result.skipped > 0 ? [`${result.skipped} skipped`] : []),
    ...secondTriesNote(result),
    ...(result.note ? [result.note] : []),
  ];
  console.log(
    `${result.failed > 0 ? '✗' : '✓'} ${step.name.padEnd(10)} ${seconds(begun).padStart(8)}  ${counts.join(', ')}`,
  );
  return result;
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
