import { truncate } from '../excerpt';
import { foldText, queryWords, searchable, searchableMatches } from '../search-text';
import { stripMarkup } from '../strip-markup';
import { FORUM_EXCERPT, FORUM_LIMITS } from './limits';

const WORDS = /[\p{L}\p{N}]+/gu;
const SHORTEST = FORUM_LIMITS.busquedaMinima;
const LONGEST = 12;
/** What `foro_indice` takes (firestore.rules): entries, and characters of all of them. */
const MAX_ENTRIES = 1_000;
const MAX_CHARACTERS = 12_000;
const MAX_TEXT = 5_000;

/** A word as it is looked up: ñ and n are one here, and told apart on what was found. */
const key = (word: string) => word.replaceAll('ñ', 'n').slice(0, LONGEST);

/** The words of a topic or reply and their beginnings of three letters and more, title first, as many as fit. */
export function indexKeys(titulo: string, contenido: string): string[] {
  const keys = new Set<string>();
  let characters = 0;
  for (const word of foldText(`${titulo} ${stripMarkup(contenido)}`).match(WORDS) ?? []) {
    const whole = key(word);
    for (let length = SHORTEST; length <= whole.length; length += 1) {
      const start = whole.slice(0, length);
      if (keys.has(start)) continue;
      characters += start.length;
      if (keys.size >= MAX_ENTRIES || characters > MAX_CHARACTERS) return [...keys];
      keys.add(start);
    }
  }
  return [...keys];
}

/**
 * What the index keeps of a content, to check and show results without reading the item; a topic's tags stand at its end, as
 * '#tag'.
 */
export function indexText(contenido: string, tags: readonly string[] = []): string {
  const text = stripMarkup(contenido);
  const end = tags.map((tag) => ` #${tag}`).join('');
  const room = MAX_TEXT - end.length;
  return `${text.length <= room ? text : truncate(text, room - 1)}${end}`.trim();
}

export interface ForumQuery {
  /** The different words, folded. */
  words: string[];
  /** What the index is asked for: the longest word has the fewest results. */
  key: string;
}

/** A query as it is searched for; null when it is too short (spec 2, section 5). */
export function forumQuery(text: string): ForumQuery | null {
  if (text.trim().length < SHORTEST) return null;
  const words = queryWords(text);
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  return longest.length < SHORTEST ? null : { words, key: key(longest) };
}

/** Whether every word appears in the text, accents and case aside. */
export function matchesAll(text: string, words: readonly string[]): boolean {
  return searchableMatches(searchable(text), words);
}

/** 200 characters of a text around where it first matches (spec 2, section 9). */
export function snippet(text: string, words: readonly string[]): string {
  const folded = searchable(text);
  const places = words.map((word) => folded.plain.indexOf(word.replaceAll('ñ', 'n'))).filter((at) => at >= 0);
  const first = places.length === 0 ? 0 : Math.min(...places);
  const half = FORUM_EXCERPT.snippet / 2;
  if (first <= half) return truncate(text, FORUM_EXCERPT.snippet);
  const from = text.indexOf(' ', first - half);
  const start = from === -1 || from > first ? first : from + 1;
  return `…${truncate(text.slice(start), FORUM_EXCERPT.snippet)}`;
}

/** How well a result fits: a match in the title counts most, then how often the words appear. */
export function relevance(result: { titulo: string; texto: string }, words: readonly string[]): number {
  const title = searchable(result.titulo);
  const text = searchable(result.texto);
  return words.reduce((sum, word) => {
    const plain = word.replaceAll('ñ', 'n');
    const inTitle = title.plain.includes(plain) ? 10 : 0;
    return sum + inTitle + Math.min(5, text.plain.split(plain).length - 1);
  }, 0);
}
