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
