/**
 * npm test: everything that must hold, each step with its time, and `N passed, N failed` as the last line.
 * `npm test -- unit rules` runs only the steps named (the backend is built and started when one of them needs it).
 * EMULATORS=official npm test: the steps that need no backend, and what Google's Firestore emulator can be asked.
 */
import { isOfficial } from '../emulator/bin/environment';
import { budgetsStep } from './gate/budgets';
import { commandStep, stopCommands } from './gate/command';
import { backendAddresses, EmbeddedBackend } from './gate/embedded-backend';
import { endToEndStep } from './gate/end-to-end';
import { officialStep } from './gate/official';
import { failedStep, passedStep, type Step, type StepResult, secondTriesNote } from './gate/step';
import { vitestStep } from './gate/vitest';
import { explain } from './lib/expected-error';
import { onStopSignal } from './lib/signals';

const backend = new EmbeddedBackend();

const alone: Step[] = [
  commandStep('types', [
    { script: 'typescript/bin/tsc', args: ['-p', 'tsconfig.json'] },
    { script: 'typescript/bin/tsc', args: ['-p', 'tsconfig.node.json'] },
  ]),
  commandStep('lint', [{ script: '@biomejs/biome/bin/biome', args: ['check', '.'] }]),
  commandStep('unused', [{ script: 'knip/bin/knip.js', args: [] }]),
  vitestStep('unit'),
  budgetsStep(() => backend.build()),
  vitestStep('emulator'),
];
/** What must work before the steps below can run; a failure fails them all. */
const preparation: Step[] = [
  actionStep('build', () => backend.build()),
  actionStep('backend', async () => {
    await backend.start();
    await backend.seed();
  }),
];
const onBackend: Step[] = [
  vitestStep('rules', backendAddresses()),
  vitestStep('services', backendAddresses()),
  endToEndStep(() => backend.chromium()),
];

const names = [...alone, ...onBackend, officialStep].map((step) => step.name);
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. The steps are: ${names.join(', ')}.`);
  process.exit(2);
}

await onStopSignal(() => {
  stopCommands();
  backend.kill();
  process.exit(130);
});

const total = { passed: 0, failed: 0 };
const started = performance.now();
try {
  for (const step of alone.filter(isChosen)) await runStep(step);
  if (!isOfficial()) await runOnBackend(onBackend.filter(isChosen));
} finally {
  await backend.stop();
}
if (isOfficial() || chosen.includes(officialStep.name)) await runStep(officialStep);
console.log(`\nTotal ${seconds(started)}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

async function runOnBackend(steps: Step[]): Promise<void> {
  if (steps.length === 0) return;
  for (const step of preparation) {
    const { failed } = await runStep(step);
    if (failed === 0) continue;
    const blocked = failedStep(`not run: '${step.name}' failed`);
    for (const { name } of steps) await runStep({ name, run: async () => blocked });
    return;
  }
  for (const step of steps) await runStep(step);
}

async function runStep(step: Step): Promise<StepResult> {
  const begun = performance.now();
  const result = await step.run().catch((error: unknown) => failedStep(explain(error)));
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

function actionStep(name: string, action: () => Promise<unknown>): Step {
  return {
    name,
    run: async () => {
      await action();
      return passedStep();
    },
  };
}

function isChosen(step: Step): boolean {
  return chosen.length === 0 || chosen.includes(step.name);
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
