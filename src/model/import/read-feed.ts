import { decodeEntities } from '../shared/text/entities';
import { cleanLine } from '../shared/text/written-text';
import { type BloggerEntry, readEntry } from './entry';
import { EntrySplitter, type SplitEntry } from './entry-splitter';
import type { ImportProblem } from './problems';
import { parseElement } from './xml-element';

const SNIFFED_BYTES = 400;
const DECLARED = /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/i;

/** The encoding that a file says it has: by its mark of byte order, by its declaration, or UTF-8. */
function encodingOf(beginning: Uint8Array): string {
  const [a, b, c] = beginning;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  const text = String.fromCharCode(...beginning.subarray(0, SNIFFED_BYTES));
  return DECLARED.exec(text)?.[1] ?? 'utf-8';
}

function decoderFor(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    return new TextDecoder(); // a name that nobody knows
  }
}

/** Text of a file that arrives in pieces, with the bytes read so far; a character cut in two is put together again. */
async function* decodeStream(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ text: string; bytes: number }> {
  let decoder: TextDecoder | null = null;
  let bytes = 0;
  for await (const chunk of chunks) {
    decoder ??= decoderFor(encodingOf(chunk));
    bytes += chunk.length;
    yield { text: decoder.decode(chunk, { stream: true }), bytes };
  }
  const rest = decoder?.decode() ?? '';
  if (rest !== '') yield { text: rest, bytes };
}

/** One entry of the file in the order of the file, or what is known of one that is broken. */
export interface FeedItem {
  /** Its place in the file, from 0. */
  ordinal: number;
  /** How much of the file was read when it came. */
  bytes: number;
  entry: BloggerEntry | null;
  /** What is wrong with a broken one, named by its title or its beginning. */
  problem: ImportProblem | null;
}

const TITLE = /<title[^>]*>([^<]{1,200})/i;

function nameOf(beginning: string): string {
  const title = TITLE.exec(beginning)?.[1];
  return title ? cleanLine(decodeEntities(title)) : beginning.slice(0, 80).replace(/\s+/g, ' ');
}

/** The entries of a feed in pieces of any size (spec 1, section 9). `now` tells scheduled from published. */
export async function* readFeed(chunks: AsyncIterable<Uint8Array>, now: Date): AsyncGenerator<FeedItem> {
  const splitter = new EntrySplitter();
  let ordinal = 0;
  let read = 0;
  const items = function* (found: readonly SplitEntry[]): Generator<FeedItem> {
    for (const split of found) {
      const at = { ordinal, bytes: read };
      ordinal += 1;
      if ('problem' in split) {
        const problem: ImportProblem = { codigo: split.problem, nombre: nameOf(split.beginning), id: null };
        yield { ...at, entry: null, problem };
        continue;
      }
      const element = parseElement(split.xml);
      if (element) yield { ...at, entry: readEntry(element, now), problem: null };
    }
  };
  for await (const { text, bytes } of decodeStream(chunks)) {
    read = bytes;
    yield* items(splitter.push(text));
  }
  yield* items(splitter.end());
}
