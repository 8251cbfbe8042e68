import { remembered } from '../../shared/remembered';
import { indexOfWord, type SearchableText, searchable } from '../../shared/text/search-text';
import type { ArticleCard } from '../article';

/** How much each place of a card says about its article. */
const WEIGHT = { titulo: 10, tags: 6, resumen: 3, autor: 3 } as const;
/** A word within another, at the beginning of one, as a whole word. */
const INSIDE = 0.3;
const BEGINS = 0.7;
const WHOLE = 1;
/** Places of a word that are looked at in one text: it bounds the work. */
const PLACES = 8;
const LETTER = /[\p{L}\p{N}]/u;

interface Found {
  fit: number;
  /** Where each begins, in order. */
  places: { at: number; word: number }[];
}

function find(text: SearchableText, words: readonly string[]): Found {
  const found: Found = { fit: 0, places: [] };
  words.forEach((word, index) => {
    let best = 0;
    let at = indexOfWord(text, word, 0);
    for (let n = 0; at !== -1 && n < PLACES; n += 1, at = indexOfWord(text, word, at + 1)) {
      const begins = at === 0 || !LETTER.test(text.plain.charAt(at - 1));
      const ends = !LETTER.test(text.plain.charAt(at + word.length));
      best = Math.max(best, begins ? (ends ? WHOLE : BEGINS) : INSIDE);
      found.places.push({ at, word: index });
    }
    found.fit += best;
  });
  found.places.sort((a, b) => a.at - b.at);
  return found;
}

/** From 0, not all there, to 1: all the words side by side. */
function nearness({ places }: Found, words: readonly string[]): number {
  const last = words.map(() => -1);
  let shortest = Number.POSITIVE_INFINITY;
  for (const { at, word } of places) {
    last[word] = at;
    const first = Math.min(...last);
    if (first >= 0) shortest = Math.min(shortest, at + (words[word]?.length ?? 0) - first);
  }
  return words.join(' ').length / Math.max(shortest, words.join(' ').length);
}

/** How well a text fits a query's words (from `queryWords`): whole words before parts, words near each other before far. */
export function textFit(text: SearchableText, words: readonly string[]): number {
  const found = find(text, words);
  return found.fit + (words.length > 1 ? nearness(found, words) : 0);
}

const fieldsOf = remembered((card: ArticleCard) => ({
  titulo: searchable(card.titulo),
  tags: searchable([...card.tags, ...card.categorias].join('\n')),
  resumen: searchable(card.resumen),
  autor: searchable(card.autor),
}));

function relevance(card: ArticleCard, words: readonly string[]): number {
  const { titulo, tags, resumen, autor } = fieldsOf(card);
  const title = textFit(titulo, words);
  // Of two titles that have the words, the one that says little else is meant.
  const share = title === 0 ? 0 : Math.min(1, words.join(' ').length / titulo.plain.length);
  return (
    WEIGHT.titulo * (title + share) +
    WEIGHT.tags * textFit(tags, words) +
    WEIGHT.resumen * textFit(resumen, words) +
    WEIGHT.autor * textFit(autor, words)
  );
}

/** Found articles, the best first, equal ones as given. `scores`: how well each answers (model/search), where that is known; the others are told apart by their cards. */
export function byRelevance(
  cards: readonly ArticleCard[],
  words: readonly string[],
  scores: ReadonlyMap<string, number>,
): ArticleCard[] {
  const score = ({ id }: ArticleCard) => scores.get(id) ?? 0;
  const shown = remembered((card: ArticleCard) => relevance(card, words));
  return [...cards].sort((a, b) => score(b) - score(a) || shown(b) - shown(a));
}

/** What a card does not show of why it was found: tags that have some of the words, and words that only its text has. */
export function foundUnseen(
  card: ArticleCard,
  words: readonly string[],
): { tags: string[]; words: readonly string[] } {
  const { titulo, tags, resumen, autor } = fieldsOf(card);
  const has = (text: SearchableText) => (word: string) => indexOfWord(text, word, 0) !== -1;
  const unseen = words.filter((word) => ![titulo, resumen, autor].some((text) => has(text)(word)));
  const inTags = unseen.filter(has(tags));
  return {
    tags: card.tags.filter((tag) => inTags.some(has(searchable(tag)))),
    words: unseen.filter((word) => !inTags.includes(word)),
  };
}
