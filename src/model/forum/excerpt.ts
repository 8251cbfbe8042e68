import { stripMarkup } from '../shared/text/strip-markup';
import { truncate } from '../shared/text/truncate';

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

/** The very beginning of a text, marks included, which firestore.rules can hold to it: no half of an emoji. `max` in UTF-16 units. */
export function beginningOf(contenido: string, max: number): string {
  if (contenido.length <= max) return contenido;
  const isCut = /[\uD800-\uDBFF]/.test(contenido.charAt(max - 1));
  return contenido.slice(0, isCut ? max - 1 : max);
}

/** What a topic keeps of its last reply. */
export const lastReplyWords = (contenido: string) => beginningOf(contenido, FORUM_EXCERPT.lastReply);
