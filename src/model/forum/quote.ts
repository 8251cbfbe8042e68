import { FORUM_EXCERPT, forumExcerpt } from './excerpt';

/** Characters that would make markdown of somebody's words or name. */
const MARKUP = /[\\`*_[\]<>#|~]/g;
/** An address stays as it is: a backslash in it would lead elsewhere. */
const ADDRESS = /(https?:\/\/\S+)/;
const escaped = (text: string) =>
  text
    .split(ADDRESS)
    .map((part, place) => (place % 2 === 1 ? part : part.replace(MARKUP, '\\$&')))
    .join('');

/**
 * Somebody's words as a quotation to answer to: author, 'escribió:' and at most 150 characters (spec 2, section 5), as a
 * markdown quotation followed by an empty line. A quotation inside what is quoted is left out.
 */
export function quoteOf(author: string, contenido: string): string {
  const own = contenido
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join('\n');
  const text = forumExcerpt(own, FORUM_EXCERPT.quote);
  return `> **${escaped(author)}** escribió:\n> ${escaped(text)}\n\n`;
}
