import type { ImportChoices, ImportPhase, PreparedItem } from '@/model/blogger/prepare';
import type { Survey } from '@/model/blogger/survey';

export interface ReadOptions {
  phase: ImportPhase;
  choices: ImportChoices;
  /** Entries before this place in the file are passed over. */
  from: number;
  /** Label of the blog → name of the category. */
  categories: Readonly<Record<string, string>>;
}

/** A Blogger file, wherever it is read: in a worker of the page, or in Node. */
export interface ImportSource {
  /** Reads the file once and tells what is in it; `onProgress` hears the bytes read. */
  survey(onProgress: (bytes: number) => void, signal: AbortSignal): Promise<Survey>;
  /** Its entries in order, a handful at a time; asks for the survey first. */
  read(options: ReadOptions, signal: AbortSignal): AsyncIterable<readonly PreparedItem[]>;
}

/** What the page asks of the worker that reads the file. */
export type Request =
  | { type: 'survey'; file: File; now: number }
  /** Begins a reading; each 'next' is answered with one handful. */
  | { type: 'read'; options: ReadOptions }
  | { type: 'next' };

export type Answer =
  | { type: 'progress'; bytes: number }
  | { type: 'survey'; survey: Survey }
  | { type: 'items'; items: readonly PreparedItem[]; done: boolean }
  | { type: 'failed'; message: string };
