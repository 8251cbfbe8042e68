import type { Firestore } from 'firebase/firestore/lite';
import { DEFAULT_CHOICES, type ImportChoices } from '@/model/import/prepare';
import { type FileProblem, importFileProblem, ProblemList } from '@/model/import/problems';
import {
  type ImportFile,
  type ImportJournal,
  type ImportResult,
  isSameFile,
  NOTHING_DONE,
} from '@/model/import/progress';
import type { Survey } from '@/model/import/survey';
import { Store } from '@/model/shared/store';
import { toServiceError } from '../firestore/errors';
import { type CopyPicture, ImportControl, type Surveyed } from './import-run';
import type { ImportSource } from './local-source';

export type StopReason = 'offline' | 'denied' | 'other';

interface Working extends Surveyed {
  step: 'running' | 'paused' | 'stopped';
  /** Null until the categories are there. */
  progress: ImportJournal | null;
  reason: StopReason | null;
  /** The server did not answer: it is asked again after so many milliseconds, by itself. */
  waiting: number | null;
}

/** Where an import stands. */
export type ImportState =
  | { step: 'opening' }
  | { step: 'choosing'; problem: FileProblem | null; pending: ImportJournal | null }
  | { step: 'surveying'; file: ImportFile; bytes: number }
  | (Surveyed & { step: 'ready' })
  | Working
  | { step: 'done'; file: ImportFile; result: ImportResult; cancelled: boolean; at: number };

/** What the session works with; the page gives the real ones. */
export interface ImportTools {
  db: () => Firestore;
  open: (file: File, now: number) => ImportSource & { close(): void };
  journal: typeof import('./journal-store').journalStore;
  copyPicture: (uid: string) => CopyPicture;
  run: typeof import('./run').importBlogger;
  /** After an import: what the site shows is to be read again. */
  onChanged: () => void;
  now: () => number;
}

/** One import, from file to report. It belongs to the tab: one can visit other pages while it works. */
export class ImportSession extends Store<ImportState> {
  readonly #tools: ImportTools;
  #source: (ImportSource & { close(): void }) | null = null;
  #control = new ImportControl();
  #journal: ImportJournal | null = null;
  #uid = '';

  constructor(tools: ImportTools) {
    super({ step: 'opening' });
    this.#tools = tools;
  }

  /** Looks for an import that was interrupted. */
  async begin(): Promise<void> {
    if (this.current.step !== 'opening') return;
    const kept = await this.#tools.journal.load();
    // Asked twice, it is not looked for again under a file that was chosen meanwhile.
    if (this.current.step === 'opening') this.#leave(null, kept);
  }

  /** Reads the file and shows what is in it. With an interrupted import pending it must be the same file. */
  async choose(chosen: File, uid: string): Promise<void> {
    if (this.current.step !== 'choosing' && this.current.step !== 'ready') return;
    const pending = this.current.step === 'choosing' ? this.current.pending : null;
    const file: ImportFile = { nombre: chosen.name, bytes: chosen.size, modificado: chosen.lastModified };
    const problem = pending && !isSameFile(pending.archivo, file) ? 'otro' : await importFileProblem(chosen);
    if (problem) return this.#leave(problem, pending);
    this.#uid = uid;
    this.#journal = pending;
    await this.#survey(chosen, file, pending);
  }

  async #survey(chosen: File, file: ImportFile, pending: ImportJournal | null): Promise<void> {
    this.#control = new ImportControl();
    const { signal } = this.#control;
    this.#source?.close();
    const source = this.#tools.open(chosen, pending?.inicio ?? this.#tools.now());
    this.#source = source;
    this.show({ step: 'surveying', file, bytes: 0 });
    try {
      const onProgress = (bytes: number) => {
        if (!signal.aborted) this.show({ step: 'surveying', file, bytes });
      };
      const survey = await source.survey(onProgress, signal);
      const choices = pending?.choices ?? DEFAULT_CHOICES;
      if (holdsNothing(survey)) this.#leave('nada', pending);
      else if (pending) await this.#work({ file, survey, choices });
      else this.show({ step: 'ready', file, survey, choices });
    } catch (cause) {
      if (!signal.aborted) console.info('The file could not be read', cause);
      this.#leave(signal.aborted ? null : 'ilegible', pending);
    }
  }

  #leave(problem: FileProblem | null = null, pending: ImportJournal | null = null): void {
    this.#source?.close();
    this.#source = null;
    this.show({ step: 'choosing', problem, pending });
  }

  decide(choices: Partial<ImportChoices>): void {
    if (this.current.step !== 'ready') return;
    this.show({ ...this.current, choices: { ...this.current.choices, ...choices } });
  }

  /** Begins; after a failure it goes on from where it was. */
  async start(): Promise<void> {
    if (this.current.step !== 'ready' && this.current.step !== 'stopped') return;
    this.#control = new ImportControl();
    await this.#work(this.current);
  }

  pause(): void {
    if (this.current.step !== 'running') return;
    this.#control.pause();
    this.show({ ...this.current, step: 'paused' });
  }

  resume(): void {
    if (this.current.step !== 'paused') return;
    this.#control.resume();
    this.show({ ...this.current, step: 'running' });
  }

  /** Gives up: what was brought stays, and nothing is remembered. */
  async cancel(): Promise<void> {
    const { step } = this.current;
    this.#control.cancel();
    if (step === 'stopped') await this.#finish(null);
  }

  /** Forgets an interrupted import. */
  async discard(): Promise<void> {
    await this.#tools.journal.clear();
    this.#leave();
  }

  /** From the report, or the preview, back to choosing a file. */
  again(): void {
    if (this.current.step === 'done' || this.current.step === 'ready') this.#leave();
  }

  async #work({ file, survey, choices }: Surveyed): Promise<void> {
    const source = this.#source;
    if (!source) return;
    this.show({ step: 'running', file, survey, choices, progress: null, reason: null, waiting: null });
    try {
      const result = await this.#tools.run(this.#tools.db(), {
        ...{ uid: this.#uid, file, source, survey, choices, control: this.#control, now: this.#tools.now },
        journal: this.#journal,
        onWaiting: (waiting) => this.#advance({ waiting }),
        copyPicture: this.#tools.copyPicture(this.#uid),
        keep: async (journal) => {
          this.#journal = journal;
          this.#advance({ progress: journal });
          await this.#tools.journal.save(journal);
        },
      });
      await this.#finish(result);
    } catch (cause) {
      await this.#stop(cause);
    }
  }

  #advance(to: Partial<Working>): void {
    if (this.current.step === 'running' || this.current.step === 'paused')
      this.show({ ...this.current, ...to });
  }

  async #stop(cause: unknown): Promise<void> {
    this.#tools.onChanged();
    if (this.#control.signal.aborted) return this.#finish(null);
    console.info('The import stopped', cause);
    const { code } = toServiceError(cause);
    const reason = code === 'unavailable' ? 'offline' : code === 'permission-denied' ? 'denied' : 'other';
    this.#advance({ step: 'stopped', reason, waiting: null });
  }

  /** Reports; without a result it was given up, and what is known is what was kept. */
  async #finish(result: ImportResult | null): Promise<void> {
    if (!('file' in this.current)) return;
    const { file } = this.current;
    const kept = result ?? this.#journal ?? { hecho: NOTHING_DONE, problems: new ProblemList() };
    await this.#tools.journal.clear();
    this.#journal = null;
    this.#source?.close();
    this.#source = null;
    this.#tools.onChanged();
    this.show({ step: 'done', file, result: kept, cancelled: result === null, at: this.#tools.now() });
  }
}

function holdsNothing(survey: Survey): boolean {
  const { articulos, paginas, comentarios, ajustes, problemas } = survey;
  const { publicados, borradores, programados } = articulos;
  return (
    publicados + borradores + programados + paginas + comentarios + ajustes + problemas.counts.size === 0
  );
}
