import { failedStep, type Step, type StepResult } from './step';

/**
 * Runs steps beside each other, as many as there are places; the first of the list that is ready goes first. What a step
 * needs or comes after counts only where it is in the list. `run` never rejects.
 */
export async function runBeside(
  steps: readonly Step[],
  places: number,
  run: (step: Step) => Promise<StepResult>,
): Promise<void> {
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const ended = new Map<string, StepResult>();
  const listed = new Set(steps.map(({ name }) => name));
  const placesOf = ({ places: wanted = 1 }: Step) => Math.min(wanted, places);

  const isReady = (step: Step) => {
    const free = [...running.keys()].reduce((left, one) => left - placesOf(one), places);
    const before = [...(step.needs ?? []), ...(step.after ?? [])].filter((name) => listed.has(name));
    return placesOf(step) <= free && before.every((name) => ended.has(name));
  };
  const start = (step: Step) => {
    waiting.splice(waiting.indexOf(step), 1);
    const missing = step.needs?.find((name) => (ended.get(name)?.failed ?? 0) > 0);
    const blocked = async () => failedStep(`not run: '${missing}' failed`);
    const work = run(missing === undefined ? step : { ...step, run: blocked });
    const end = work.then((result) => {
      running.delete(step);
      ended.set(step.name, result);
    });
    running.set(step, end);
  };

  while (waiting.length > 0) {
    for (let next = waiting.find(isReady); next; next = waiting.find(isReady)) start(next);
    if (running.size === 0) throw new Error('The steps wait for each other.');
    await Promise.race(running.values());
  }
  await Promise.all(running.values());
}
