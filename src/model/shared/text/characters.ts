/** Characters as forms and rules count them in names, titles and tags: an emoji is one, of two units in the text. */
export const characters = (text: string): number => [...text].length;

/** The first characters of a text; none is cut in two. */
export const firstCharacters = (text: string, max: number): string => [...text].slice(0, max).join('');
