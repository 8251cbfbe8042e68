/**
 * What stands in a text while turndown writes it, until the line that it is part of is known (words.ts). They are
 * noncharacters of Unicode: no text holds them, and elements.ts takes them out of one that does.
 */
const FIRST = 0xfdd0;

const sign = (at: number) => String.fromCharCode(FIRST + at);

/** The marks of some words, which are added up. */
export const MARKS = { strong: 1, em: 2, del: 4, code: 8 } as const;

/** Where words begin, by their marks (0 to 15). */
export const WORD_SIGNS = Array.from({ length: 16 }, (_, marks) => sign(marks));
export const WORDS_END = sign(16);
/** A break of a line; two of them part paragraphs. */
export const BREAK = sign(17);
export const LINK = sign(18);
export const LINK_END = sign(19);
/** Before and after a footnote's number and the label that its text begins with. */
export const NOTE = sign(20);
export const NOTE_END = sign(21);
/** Around the items of a list. */
export const LIST = sign(22);
export const LIST_END = sign(23);
/** Before each item. */
export const ITEM = sign(24);
