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

/** Author, 'escribió:' and 150 characters at most as a quotation, inner ones left out (spec 2, section 5). */
export function quoteOf(author: string, contenido: string): string {
  const own = contenido
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join('\n');
  const text = forumExcerpt(own, FORUM_EXCERPT.quote);
  return `> **${escaped(author)}** escribió:\n> ${escaped(text)}\n\n`;
}
