/** What one step of the gate found. */
export interface StepResult {
  passed: number;
  failed: number;
  skipped: number;
  /** What to print when something failed. */
  output: string;
  /** The tests that passed only when they were tried again. */
  secondTries?: string[];
}

export interface Step {
  name: string;
  run(): Promise<StepResult>;
}

export function passedStep(): StepResult {
  return { passed: 1, failed: 0, skipped: 0, output: '' };
}

export function failedStep(output: string): StepResult {
  return { passed: 0, failed: 1, skipped: 0, output };
}

/** What a step's line says of tests that passed only the second time; nothing when there were none. */
export function secondTriesNote({ secondTries = [] }: StepResult): string[] {
  return secondTries.length > 0
    ? [`${secondTries.length} needed a second try: ${secondTries.join('; ')}`]
    : [];
}
