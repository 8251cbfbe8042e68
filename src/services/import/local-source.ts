import { importedMarkdown } from '@/model/html/html-to-markdown';
import { measureConversion } from '@/model/import/measure';
import { type PreparedItem, type Preparing, prepareItems } from '@/model/import/prepare';
import { readFeed } from '@/model/import/read-feed';
import { type Survey, Surveyor } from '@/model/import/survey';
import * as staff from '@/model/messages/staff';

export interface ReadOptions extends Pick<Preparing, 'phase' | 'choices' | 'from'> {
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

/** Entries handed over at a time: as many as this, or as much text. */
const HANDFUL = 40;
const HANDFUL_CHARACTERS = 300_000;
/** The bytes read are told this often. */
const TOLD_EVERY = 4_000_000;

function weight({ article, comment }: PreparedItem): number {
  return (article?.imported.contenido.length ?? 0) + (comment?.contenido.length ?? 0);
}

/** A file read where this runs: `open` begins it anew; `now`, the start, decides what is scheduled. */
export function localSource(open: () => AsyncIterable<Uint8Array>, now = new Date()): ImportSource {
  let surveyor: Surveyor | null = null;
  return {
    survey: async (onProgress, signal) => {
      const found = new Surveyor(measureConversion);
      let told = 0;
      for await (const item of readFeed(open(), now)) {
        signal.throwIfAborted();
        found.add(item);
        if (item.bytes - told < TOLD_EVERY) continue;
        told = item.bytes;
        onProgress(told);
      }
      surveyor = found;
      return found.finish();
    },
    read: async function* ({ categories, ...options }, signal) {
      const making = {
        toMarkdown: importedMarkdown,
        categoryOf: (label: string) => categories[label] ?? label,
        defaultAuthor: staff.adminImport.anonymous,
        threads: surveyor?.threads() ?? new Map(),
      };
      let handful: PreparedItem[] = [];
      let characters = 0;
      for await (const item of prepareItems(readFeed(open(), now), { ...options, ...making })) {
        signal.throwIfAborted();
        handful.push(item);
        characters += weight(item);
        if (handful.length < HANDFUL && characters < HANDFUL_CHARACTERS) continue;
        yield handful;
        handful = [];
        characters = 0;
      }
      if (handful.length > 0) yield handful;
    },
  };
}
