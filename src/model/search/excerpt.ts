/** What is shown of a text that was found: the part of it that answers best, with the words that were meant marked. */
import { WORDS } from '../shared/text/search-text';
import { truncate } from '../shared/text/truncate';
import { termOf } from './words';

/** Characters of an excerpt. */
export const EXCERPT_LENGTH = 180;
/** So much of it comes before the first word that is marked. */
const BEFORE = 50;

export interface Marked {
  text: string;
  match: boolean;
}

interface Place {
  at: number;
  end: number;
  term: string;
}

/** Where words of a text stand that were meant. */
function placesOf(text: string, terms: ReadonlySet<string>): Place[] {
  if (terms.size === 0) return [];
  const places: Place[] = [];
  for (const { 0: written, index } of text.normalize('NFC').matchAll(WORDS)) {
    const term = termOf(written);
    if (terms.has(term)) places.push({ at: index, end: index + written.length, term });
  }
  return places;
}

/** The text in order, cut where words that were meant begin and end; the parts joined give the text (in normal form) back. */
export function marked(text: string, terms: ReadonlySet<string>): Marked[] {
  const whole = text.normalize('NFC');
  const parts: Marked[] = [];
  let from = 0;
  for (const { at, end } of placesOf(whole, terms)) {
    if (at > from) parts.push({ text: whole.slice(from, at), match: false });
    parts.push({ text: whole.slice(at, end), match: true });
    from = end;
  }
  if (from < whole.length) parts.push({ text: whole.slice(from), match: false });
  return parts;
}

/** The places that lie near enough to `first` to be shown with it: how many different terms, and how many in all. */
function worthFrom(places: readonly Place[], first: number, length: number): number {
  const start = places[first]?.at ?? 0;
  const terms = new Set<string>();
  let count = 0;
  for (let at = first; at < places.length; at += 1) {
    const place = places[at];
    if (!place || place.end - start > length) break;
    terms.add(place.term);
    count += 1;
  }
  return terms.size * 100 + count;
}

/**
 * The part of a text with most of the different words that were meant, marked; nothing where it has none of them. `terms` as a ranking gives
 * them.
 */
export function excerptOf(text: string, terms: ReadonlySet<string>): Marked[] {
  const whole = text.normalize('NFC');
  const places = placesOf(whole, terms);
  let [best, worth] = [0, 0];
  for (const first of places.keys()) {
    const own = worthFrom(places, first, EXCERPT_LENGTH - BEFORE);
    if (own > worth) [best, worth] = [first, own];
  }
  const start = places[best]?.at;
  if (start === undefined) return [];
  const space = start <= BEFORE ? -1 : whole.indexOf(' ', start - BEFORE);
  const from = start <= BEFORE ? 0 : Math.min(start, space + 1 || start);
  const shown = truncate(whole.slice(from), EXCERPT_LENGTH);
  return marked(`${from > 0 ? '…' : ''}${shown}`, terms);
}

/** From 0 to 1 how near each other the words of a query stand in a text: 1 where all stand side by side, 0 where some are missing. */
export function nearnessIn(text: string, words: readonly ReadonlySet<string>[]): number {
  if (words.length < 2) return 0;
  const last = words.map(() => Number.NEGATIVE_INFINITY);
  let [shortest, position] = [Number.POSITIVE_INFINITY, 0];
  for (const [written] of text.matchAll(WORDS)) {
    position += 1;
    const term = termOf(written);
    let meant = false;
    words.forEach((terms, at) => {
      if (!terms.has(term)) return;
      last[at] = position;
      meant = true;
    });
    if (meant) shortest = Math.min(shortest, position - Math.min(...last) + 1);
  }
  return Number.isFinite(shortest) ? words.length / Math.max(shortest, words.length) : 0;
}
