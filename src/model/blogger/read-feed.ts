import { decodeEntities } from '../entities';
import { decodeStream } from './decode-stream';
import { type BloggerEntry, readEntry } from './entry';
import { EntrySplitter, type SplitEntry, type SplitProblem } from './entry-splitter';
import { parseElement } from './xml-element';

/** One entry of the file in the order of the file, or what is known of one that is broken. */
export interface FeedItem {
  /** Its place in the file, from 0. */
  ordinal: number;
  /** How much of the file was read when it came. */
  bytes: number;
  entry: BloggerEntry | null;
  problem: SplitProblem | null;
  /** For the report of a broken one: its title or its beginning. */
  named: string;
}

const TITLE = /<title[^>]*>([^<]{1,200})/i;

function nameOf(beginning: string): string {
  const title = TITLE.exec(beginning)?.[1];
  return title ? decodeEntities(title).trim() : beginning.slice(0, 80).replace(/\s+/g, ' ');
}

/**
 * The entries of a Blogger backup or feed that arrives in pieces of any size (spec 1, section 9): only one entry is in
 * memory at a time. `now` tells scheduled articles from published ones.
 */
export async function* readFeed(chunks: AsyncIterable<Uint8Array>, now: Date): AsyncGenerator<FeedItem> {
  const splitter = new EntrySplitter();
  let ordinal = 0;
  let read = 0;
  const items = function* (found: readonly SplitEntry[]): Generator<FeedItem> {
    for (const split of found) {
      const at = { ordinal, bytes: read };
      ordinal += 1;
      if ('problem' in split) {
        yield { ...at, entry: null, problem: split.problem, named: nameOf(split.beginning) };
        continue;
      }
      const element = parseElement(split.xml);
      if (element) yield { ...at, entry: readEntry(element, now), problem: null, named: '' };
    }
  };
  for await (const { text, bytes } of decodeStream(chunks)) {
    read = bytes;
    yield* items(splitter.push(text));
  }
  yield* items(splitter.end());
}
