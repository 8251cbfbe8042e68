import { stripVTControlCharacters } from 'node:util';

const READY = /All emulators ready/;
/** What a person should see at once; the rest is in the log. */
const PROBLEM = /^\s*(Error:|⚠|.*:\d+:\d+ - (ERROR|WARNING))/;
/** One part of the suite was killed: the suite itself would go on without it. */
const CRASHED = /has exited upon receiving signal/;
/** Warnings that say nothing new: the environment we set ourselves, and the login that the demo project does without. */
const EXPECTED = [
  /Env variable override detected/,
  /not currently authenticated/,
  /Could not fetch web app configuration/,
  CRASHED,
  /Unable to fetch the CLI MOTD/,
  /Emulator UI is not starting/,
  /running multiple instances of the emulator suite/,
];
const KEPT_LINES = 25;

/** Reads the backend's output line by line: when it is ready, what to show, and the last lines for a failure. */
export class BackendOutput {
  readonly ready: Promise<void>;
  /** Settles when one of the emulators was killed; so do they when the whole is stopped. */
  readonly crashed: Promise<void>;
  readonly #onProblem: (line: string) => void;
  readonly #last: string[] = [];
  #markReady: () => void = () => {};
  #markCrashed: () => void = () => {};
  #partial = '';

  constructor(onProblem: (line: string) => void) {
    this.#onProblem = onProblem;
    this.ready = new Promise((resolve) => {
      this.#markReady = resolve;
    });
    this.crashed = new Promise((resolve) => {
      this.#markCrashed = resolve;
    });
  }

  add(text: string): void {
    const lines = (this.#partial + text).split('\n');
    this.#partial = lines.pop() ?? '';
    for (const line of lines) this.#addLine(stripVTControlCharacters(line).trimEnd());
  }

  lastLines(): string {
    return this.#last.join('\n');
  }

  #addLine(line: string): void {
    if (!line.trim()) return;
    this.#last.push(line);
    if (this.#last.length > KEPT_LINES) this.#last.shift();
    if (READY.test(line)) this.#markReady();
    if (CRASHED.test(line)) this.#markCrashed();
    if (PROBLEM.test(line) && !EXPECTED.some((pattern) => pattern.test(line))) this.#onProblem(line);
  }
}
