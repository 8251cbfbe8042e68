import { slugify } from '../../shared/text/slug';
import { stripMarkup } from '../../shared/text/strip-markup';

/** Silent reading of Spanish prose, words a minute. */
export const WORDS_PER_MINUTE = 220;

export interface Heading {
  id: string;
  text: string;
  level: 2 | 3;
}

/** Whole minutes an article takes to read, at least one. */
export function readingMinutes(content: string): number {
  const words = stripMarkup(content).split(' ').length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** A heading's anchor. `seen` counts the article's, so that repeated ones get `-2`, `-3`…, in reading order. */
export function headingId(text: string, seen: Map<string, number>): string {
  const slug = slugify(text) || 'seccion';
  const times = (seen.get(slug) ?? 0) + 1;
  seen.set(slug, times);
  return times === 1 ? slug : `${slug}-${times}`;
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^ {0,3}(#{1,6})(?:[ \t]+(.*))?$/;

export interface ReadingLine {
  text: string;
  /** Inside a code fence, or one of its marks. */
  fenced: boolean;
  heading: { id: string; text: string; level: number } | null;
}

/** The lines of an article's markdown; every heading has its anchor. What is inside code fences is none. */
export function* readingLines(markdown: string): Generator<ReadingLine> {
  const seen = new Map<string, number>();
  let fence = '';
  for (const line of markdown.split(/\r\n?|\n/)) {
    const mark = FENCE.exec(line)?.[1] ?? '';
    const fenced = fence !== '' || mark !== '';
    if (fence === '') fence = mark;
    else if (mark.startsWith(fence)) fence = '';
    const found = fenced ? null : HEADING.exec(line.slice(0, 500));
    if (!found) {
      yield { text: line, fenced, heading: null };
      continue;
    }
    const text = stripMarkup((found[2] ?? '').trimEnd().replace(/(?:^|[ \t])#+$/, ''));
    yield {
      text: line,
      fenced,
      heading: { id: headingId(text, seen), text, level: found[1]?.length ?? 1 },
    };
  }
}

/** The second and third level headings of an article's markdown, in order. */
export function tableOfContents(markdown: string): Heading[] {
  const headings: Heading[] = [];
  for (const { heading } of readingLines(markdown)) {
    if (!heading || heading.text === '') continue;
    const { id, text, level } = heading;
    if (level === 2 || level === 3) headings.push({ id, text, level });
  }
  return headings;
}
