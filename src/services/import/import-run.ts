import type { Firestore } from 'firebase/firestore/lite';
import type { ImportChoices } from '@/model/import/prepare';
import { ProblemList } from '@/model/import/problems';
import { type ImportFile, type ImportJournal, NOTHING_DONE } from '@/model/import/progress';
import type { Survey } from '@/model/import/survey';
import { type ServiceError, toServiceError } from '../firestore/errors';
import { mayPass, realWait, type Wait, withRetries } from '../firestore/retry';
import type { ImportSource } from './local-source';

/** The pauses while the server does not answer: they grow, four minutes in all. Then a person has to say how it goes on. */
export const PAUSES_MS = [1, 2, 4, 8, 15, 30, 60, 60, 60].map((seconds) => seconds * 1000);

/** Lets long work be paused, continued and given up between its steps. */
export class ImportControl {
  readonly #abort = new AbortController();
  #paused: Promise<void> | null = null;
  #go = () => {};

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  pause(): void {
    this.#paused ??= new Promise((resolve) => {
      this.#go = resolve;
    });
  }

  resume(): void {
    this.#go();
    this.#paused = null;
  }

  cancel(): void {
    this.#abort.abort();
    this.resume();
  }

  /** Waits while paused. Throws the signal's reason once given up. */
  async checkpoint(): Promise<void> {
    while (this.#paused) await this.#paused;
    this.#abort.signal.throwIfAborted();
  }
}

/** Copies a picture to the site's storage and gives its new address. Throws when it cannot be had. */
export type CopyPicture = (articleId: string, address: string, signal: AbortSignal) => Promise<string>;

/** A file, what is in it, and what is to be brought of it. */
export interface Surveyed {
  file: ImportFile;
  survey: Survey;
  choices: ImportChoices;
}

export interface ImportOptions extends Surveyed {
  /** The administrador who imports. */
  uid: string;
  source: ImportSource;
  control: ImportControl;
  /** For the choice 'copiar'. */
  copyPicture?: CopyPicture | undefined;
  /** Tells and keeps how far it has come; called before the first commit and after each. */
  keep?: (journal: ImportJournal) => Promise<void>;
  /** Tells that the server did not answer, and for how long it waits before it asks again; null once it has answered. */
  onWaiting?: (milliseconds: number | null) => void;
  wait?: Wait;
  /** What an interrupted import kept. */
  journal?: ImportJournal | null;
  now?: () => number;
}

/** What the phases share: what was done, what went wrong, and where to tell it. */
export class ImportRun {
  readonly hecho;
  readonly problems;
  readonly db: Firestore;
  readonly options: ImportOptions;
  categories: Readonly<Record<string, string>> = {};
  journal: ImportJournal;

  constructor(db: Firestore, options: ImportOptions) {
    const { journal, file, choices, now = Date.now } = options;
    this.db = db;
    this.options = options;
    this.hecho = { ...(journal?.hecho ?? NOTHING_DONE) };
    this.problems = new ProblemList(journal?.problems);
    const begun = { archivo: file, choices, inicio: now(), fase: 'articulos' } as const;
    const nothing = { desde: 0, leidos: 0, esperan: [] };
    this.journal = journal ?? { ...begun, ...nothing, hecho: this.hecho, problems: this.problems };
  }

  get signal(): AbortSignal {
    return this.options.control.signal;
  }

  /** Between two commits: tells how far it is, keeps it, waits while paused. Throws once given up. */
  async step(place: Partial<Pick<ImportJournal, 'fase' | 'desde' | 'leidos' | 'esperan'>>): Promise<void> {
    const { control, keep } = this.options;
    const hecho = { ...this.hecho };
    this.journal = { ...this.journal, ...place, hecho, problems: new ProblemList(this.problems) };
    await keep?.(this.journal);
    await control.checkpoint();
  }

  /**
   * Does something again and again while its failure may pass by itself, with growing pauses; it must find by itself what an
   * earlier try has stored. Throws the last failure, or the signal's reason.
   */
  async insist<T>(work: () => Promise<T>): Promise<T> {
    const { wait = realWait, onWaiting, control } = this.options;
    let waits = false;
    const result = await withRetries(work, {
      retries: PAUSES_MS.length,
      // Not all at once, where many wait for one server.
      delay: (retry) => (PAUSES_MS[retry - 1] ?? 0) * (0.75 + Math.random() / 2),
      when: (error) => !this.signal.aborted && mayPass(error),
      wait: async (milliseconds) => {
        waits = true;
        onWaiting?.(milliseconds);
        await Promise.race([wait(milliseconds), aborted(this.signal)]);
        await control.checkpoint();
      },
    });
    if (waits) onWaiting?.(null);
    return result;
  }
}

/** Resolves once the signal is given. */
const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** Writes a group in one commit; refused, one by one, and tells who is. Throws what stops the import. */
export async function writeOrTell<T>(
  group: readonly T[],
  write: (some: readonly T[]) => Promise<void>,
  tell: (one: T, error: ServiceError) => void,
): Promise<void> {
  try {
    await write(group);
  } catch (cause) {
    const error = toServiceError(cause);
    if (error.code !== 'permission-denied' && error.code !== 'invalid-argument') throw error;
    const [only, ...others] = group;
    if (only && others.length === 0) tell(only, error);
    else for (const one of group) await writeOrTell([one], write, tell);
  }
}
