import { messages } from '../messages';
import { choice, date, type StoredData, text, textOrNull, texts } from '../shared/stored/stored-fields';
import { foldText } from '../shared/text/fold-text';
import { queryWords, searchable, textMatches, WORDS } from '../shared/text/search-text';
import { truncate } from '../shared/text/truncate';
import { beginningOf, FORUM_EXCERPT, plainWords } from './excerpt';
import { ITEM_KINDS, TOPIC_STATES } from './kinds';
import { FORUM_LIMITS } from './limits';

const SHORTEST = FORUM_LIMITS.busquedaMinima;
const LONGEST = 12;
/** What `foro_indice` takes (firestore.rules): entries, and characters of all of them. */
const MAX_ENTRIES = 1_000;
const MAX_CHARACTERS = 12_000;
const MAX_TEXT = 5_000;

/** A word as it is looked up: ñ and n are one here, and told apart on what was found. */
const key = (word: string) => word.replaceAll('ñ', 'n').slice(0, LONGEST);

/** A word of a title or a tag, which is asked for apart from those of the contents. */
const headKey = (word: string) => `^${key(word)}`;

const tagKey = (tag: string) => `#${foldText(tag).trim()}`;

/** The beginnings of three letters and more of a text's words, one after another. */
function* beginnings(text: string): Generator<string> {
  for (const word of foldText(text).match(WORDS) ?? []) {
    const whole = key(word);
    for (let length = SHORTEST; length <= whole.length; length += 1) yield whole.slice(0, length);
  }
}

interface Head {
  titulo: string;
  tags: readonly string[];
}

/** Under what a topic or reply is found, as much as fits: tags as a whole, then the beginnings of its words, those of its head first. */
export function indexKeys(contenido: string, { titulo, tags }: Head = { titulo: '', tags: [] }): string[] {
  const head = [...beginnings(`${titulo} ${tags.join(' ')}`)];
  const keys = new Set<string>();
  let characters = 0;
  const add = (one: string): boolean => {
    if (keys.has(one)) return true;
    characters += one.length;
    if (keys.size >= MAX_ENTRIES || characters > MAX_CHARACTERS) return false;
    keys.add(one);
    return true;
  };
  for (const one of [...tags.map(tagKey), ...head.map(headKey), ...head]) add(one);
  for (const one of beginnings(plainWords(contenido))) if (!add(one)) break;
  return [...keys];
}

/** What the index keeps of a content, to check and show results by: how it begins, as it was written; tags at its end as '#tag'. */
export function indexText(contenido: string, tags: readonly string[] = []): string {
  const end = tags.map((tag) => ` #${tag}`).join('');
  return `${beginningOf(contenido, MAX_TEXT - end.length)}${end}`;
}

/**
 * A query, or '#tag', as it is searched for; null when it is too short (spec 2, section 5). The index is asked for its longest
 * word, which has the fewest results; by `headKey` in titles and tags alone.
 */
export function forumQuery(text: string) {
  const wanted = text.trim();
  if (wanted.length < SHORTEST) return null;
  const words = queryWords(wanted);
  if (wanted.startsWith('#') && words.length > 0)
    return { words, key: tagKey(wanted.slice(1)), headKey: null };
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  return longest.length < SHORTEST ? null : { words, key: key(longest), headKey: headKey(longest) };
}

/**
 * Whether title and tags hold every word, or a word that begins with it. `palabras` says so, which its author wrote: so the title and
 * what is written as a tag must have the word too.
 */
function headHolds({ titulo, texto, palabras }: Written, words: readonly string[]): boolean {
  const head = `${titulo} ${texto.split('#').slice(1).join(' ')}`;
  const named = words.filter((word) => word.length >= SHORTEST);
  return named.every((word) => palabras.includes(headKey(word))) && textMatches(head, named);
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

/** More than all words in a text and a title amount to. */
const HEAD = 10_000;

type Written = Pick<ForumEntry, 'titulo' | 'texto' | 'palabras'>;

/** How well a result fits: all words in title and tags, then some in the title, then how often. A reply's title is its topic's. */
export function relevance(entry: Written & Pick<ForumEntry, 'kind'>, words: readonly string[]): number {
  const { kind, titulo, texto } = entry;
  const isTopic = kind === 'tema';
  const title = searchable(isTopic ? titulo : '');
  const text = searchable(texto);
  return words.reduce(
    (sum, word) => {
      const plain = word.replaceAll('ñ', 'n');
      const inTitle = title.plain.includes(plain) ? 10 : 0;
      return sum + inTitle + Math.min(5, text.plain.split(plain).length - 1);
    },
    isTopic && headHolds(entry, words) ? HEAD : 0,
  );
}

export type ForumEntry = ReturnType<typeof parseEntry>;

export const parseEntry = (data: StoredData) => ({
  kind: choice(data, 'tipo', ITEM_KINDS, 'tema'),
  id: text(data, 'itemId'),
  temaId: text(data, 'temaId'),
  categoriaId: textOrNull(data, 'categoriaId'),
  titulo: text(data, 'titulo', 'Sin título'),
  /** Without the marks of markdown, with which it is kept. */
  texto: plainWords(text(data, 'texto')),
  palabras: texts(data, 'palabras'),
  autorNombre: text(data, 'autorNombre', messages.forum.unknownUser),
  fecha: date(data, 'fecha'),
  estado: choice(data, 'estado', TOPIC_STATES, 'abierto'),
});

/** A topic or reply that a search of the forum found, with 200 characters around the first match. */
export type ForumResult = Omit<ForumEntry, 'texto' | 'palabras'> & { fragmento: string };
