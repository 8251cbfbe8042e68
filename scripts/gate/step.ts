/** What one step of the gate found. */
export interface StepResult {
  passed: number;
  failed: number;
  skipped: number;
  /** What to print when something failed. */
  output: string;
  /** The tests that passed only when they were tried again, each with the reason. */
  secondTries?: string[];
  /** The tests that passed only the third time, by themselves, after everything else had ended. */
  lastTries?: string[];
  /** What else its line says. */
  note?: string;
  /** Of the failures, those that could be tried once more. */
  failures?: Failure[];
}

/** One failure as it is counted: a test of a file, or files that did not get as far as their tests. */
export interface Failure {
  files: string[];
  /** The full name of the test; null: everything in the files. */
  test: string | null;
  /** The test with the reason, as a note tells it; its name where it is not known. */
  told?: string;
}

export interface Step {
  name: string;
  /** Steps without which it cannot run: where one of them failed, it fails too. */
  needs?: readonly string[];
  /** Steps that must have ended before it begins, whatever they found. */
  after?: readonly string[];
  /** How many places it takes (schedule.ts); 1 unless it says so. */
  places?: number;
  run(): Promise<StepResult>;
}

export function passedStep(): StepResult {
  return { passed: 1, failed: 0, skipped: 0, output: '' };
}

export function failedStep(output: string): StepResult {
  return { passed: 0, failed: 1, skipped: 0, output };
}

/** What a step's line says of tests that passed only when tried again; nothing when there were none. */
export function secondTriesNote({ secondTries = [], lastTries = [] }: StepResult): string[] {
  return [
    ...(secondTries.length > 0
      ? [`${secondTries.length} needed a second try: ${secondTries.join('; ')}`]
      : []),
    ...(lastTries.length > 0 ? [`${lastTries.length} needed a third try: ${lastTries.join('; ')}`] : []),
  ];
}

/** Tests of a whole gate that may need another try, each named with its reason: one in a hundred of those in a browser, as busy machines need. */
export const MOST_TRIED_AGAIN = 6;

/** Whether more tests needed another try than a sound gate has. */
export function wereTooManyTriedAgain(results: readonly StepResult[]): boolean {
  const tried = results.flatMap(({ secondTries = [], lastTries = [] }) => [...secondTries, ...lastTries]);
  return tried.length > MOST_TRIED_AGAIN;
}

/** What two runs amount to. */
export function together(one: StepResult, other: StepResult): StepResult {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    output: [one, other]
      .filter(({ failed }) => failed > 0)
      .map(({ output }) => output)
      .join('\n'),
    secondTries: [...(one.secondTries ?? []), ...(other.secondTries ?? [])],
    lastTries: [...(one.lastTries ?? []), ...(other.lastTries ?? [])],
    failures: [...(one.failures ?? []), ...(other.failures ?? [])],
  };
}
