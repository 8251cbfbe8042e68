/**
 * What every passage of scripture has: a chapter with a verse, or a word or its abbreviation before a number of three digits at most.
 * Others that have it do no harm: the parser tells (model/passages).
 */
const PASSAGE = /\d:\d|\p{L}[.,]?\s+(?:\d{1,3}(?!\d)|[ivxlc]+(?!\p{L}))/iu;

export const mayNamePassages = (text: string): boolean => PASSAGE.test(text);
