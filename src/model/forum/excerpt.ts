import { truncate } from '../excerpt';
import { stripMarkup } from '../strip-markup';

/** How many characters each place shows (spec 2, section 9). */
export const FORUM_EXCERPT = {
  topicCard: 150,
  quote: 150,
  snippet: 200,
  lastReply: 100,
  report: 200,
} as const;

/** What somebody wrote, without the marks of markdown; what looks like HTML stays as it was typed. */
export const plainWords = (contenido: string) => stripMarkup(contenido, 'kept');

/** The beginning of a content: for cards, for the last reply of a topic. */
export const forumExcerpt = (contenido: string, max: number) => truncate(plainWords(contenido), max);
export const topicExcerpt = (contenido: string) => forumExcerpt(contenido, FORUM_EXCERPT.topicCard);

/**
 * What a topic keeps of its last reply: its very beginning, marks included, which firestore.rules can hold to the text. 100
 * UTF-16 units at most, and no half of an emoji.
 */
export function lastReplyWords(contenido: string): string {
  let words = '';
  for (const character of contenido) {
    if (words.length + character.length > FORUM_EXCERPT.lastReply) break;
    words += character;
  }
  return words;
}
