/** A part of a text: `text.slice(start, end)`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Chromium's voices from the network stop by themselves after 15 s (crbug.com/679437). Slow voices say about 13 characters a second, so
 * this much is said in time at the slowest speed offered.
 */
export const LONGEST_SPOKEN = 160;

/** What ends with a dot and no sentence: '1 Ne.', 'a. C.', 'Dr.', 'p.', initials. */
const ABBREVIATION =
  /(?:^|[^\p{L}])(?:\p{Lu}|[adpsvn]|pp|p[áa]gs?|vols?|caps?|vers?|vv|sigs?|ej|ed|eds|trad|fig|n[úu]m|etc|Sra?|Dra?|Prof|Lic|Ud|Uds|Mons|St[ao]?|[1-4]\s\p{L}{2,6}|p\.\s?ej)\.[)\s]*$/iu;
/** What a sentence may begin with after a dot. */
const BEGINS = /^[\s«"“'([]*[\p{Lu}\d¿¡]/u;
/** The end of a sentence, where the browser does not know about sentences. */
const ENDS = /[.!?…]+["»”’)\]]*\s+/gu;

function* roughEnds(text: string): Generator<number> {
  for (const { index, 0: end } of text.matchAll(ENDS)) yield index + end.length;
  yield text.length;
}

function* browserEnds(text: string): Generator<number> {
  const segmenter = new Intl.Segmenter('es', { granularity: 'sentence' });
  for (const { index, segment } of segmenter.segment(text)) yield index + segment.length;
}

const knowsSentences = () => typeof Intl !== 'undefined' && 'Segmenter' in Intl;

/** Where a long sentence is best parted: after a sign, else after a word; the last such place within the limit. */
function cutOf(text: string): number {
  const within = text.slice(0, LONGEST_SPOKEN);
  for (const sign of [/[;:—–]\s(?!.*[;:—–]\s)/su, /,\s(?!.*,\s)/su, /\s(?!.*\s)/su]) {
    const found = sign.exec(within);
    if (found && found.index > LONGEST_SPOKEN / 4) return found.index + found[0].length;
  }
  return LONGEST_SPOKEN;
}

function parted(text: string, { start, end }: Span, isWithin: (place: number) => boolean): Span[] {
  const parts: Span[] = [];
  let from = start;
  while (end - from > LONGEST_SPOKEN) {
    let to = from + cutOf(text.slice(from, end));
    while (to < end && isWithin(to)) to += 1;
    parts.push({ start: from, end: to });
    from = to;
  }
  return from < end ? [...parts, { start: from, end }] : parts;
}

const isEmpty = (text: string) => !/[\p{L}\p{N}]/u.test(text);

/**
 * The sentences of a paragraph in reading order, each short enough to be said at once; what stands between them is white space or
 * signs that nobody says. `whole` are parts that are never cut, in order: passages of scripture.
 */
export function sentencesOf(
  text: string,
  whole: readonly Span[] = [],
  ends: (text: string) => Iterable<number> = knowsSentences() ? browserEnds : roughEnds,
): Span[] {
  const isWithin = (place: number) => whole.some(({ start, end }) => place > start && place < end);
  const sentences: Span[] = [];
  let start = 0;
  for (const end of ends(text)) {
    const before = text.slice(start, end);
    const goesOn =
      end < text.length &&
      (isWithin(end) || isEmpty(before) || ABBREVIATION.test(before) || !BEGINS.test(text.slice(end)));
    if (goesOn) continue;
    if (!isEmpty(before)) sentences.push(...parted(text, { start, end }, isWithin));
    start = end;
  }
  return sentences;
}

/** The same where the browser has no Intl.Segmenter. */
export const roughSentencesOf = (text: string, whole?: readonly Span[]): Span[] =>
  sentencesOf(text, whole, roughEnds);
