/** What is no prose: pictures and links with their addresses, bare addresses, code. */
const NO_PROSE = /```[\s\S]*?(?:```|$)|`[^`\n]*`|\]\([^()\n]*\)|(?:https?:\/\/|www\.)\S+/g;
/** A number right behind a word, before what ends one: 'inquietante1.' */
const GLUED = /(?<![\p{L}\p{N}])(\p{L}{0,60}\p{Ll}{3,60})(\d{1,2})(?=[\s.,;:!?»”")\]]|$)/gu;
/** A line that could be the note itself. */
const FIRST_NOTE = /^(?:\\?\[)?1(?:\\?\]|\\?[.)])?\s+\S/m;

/** How many of the words are named. */
const NAMED = 3;

/**
 * The words of a text to which old exports glued the numbers of footnotes that they lost ('inquietante1.'), a few of them; none where
 * the numbers do not count up from 1, since 'mp3' or 'Apolo11' are names.
 */
export function gluedNotes(markdown: string): string[] {
  const found: string[] = [];
  for (const [glued, , number] of markdown.replace(NO_PROSE, ' ').matchAll(GLUED))
    if (Number(number) === found.length + 1) found.push(glued);
  return found.length > 1 || (found.length === 1 && FIRST_NOTE.test(markdown)) ? found.slice(0, NAMED) : [];
}
