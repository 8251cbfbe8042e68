/** What `npm test` was asked for on its command line. */
export interface Asked {
  /** Names of steps. */
  steps: string[];
  /** Test files, by the vitest project that runs them. */
  files: ReadonlyMap<string, string[]>;
  /** What follows the files and is vitest's own: `-t words`. */
  options: string[];
}

/** The folders of tests/ are the projects of vitest.config.ts. */
const PROJECT = /^(?:\.\/)?(tests\/(unit|emulator|rules|services|e2e)\/\S+\.test\.tsx?)$/;

/** Reads the arguments of `npm test`: names of steps, files of tests, and from the first option on what vitest is given. */
export function askedFor(args: readonly string[]): Asked {
  const firstOption = args.findIndex((arg) => arg.startsWith('-'));
  const end = firstOption < 0 ? args.length : firstOption;
  const asked = { steps: [] as string[], files: new Map<string, string[]>(), options: args.slice(end) };
  for (const arg of args.slice(0, end)) {
    const [, file, project] = PROJECT.exec(arg) ?? [];
    if (!file || !project) asked.steps.push(arg);
    else asked.files.set(project, [...(asked.files.get(project) ?? []), file]);
  }
  return asked;
}
