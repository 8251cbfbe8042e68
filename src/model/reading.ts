import { slugify } from './slug';
import { stripMarkup } from './strip-markup';

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

/**
 * The anchor of a heading. `seen` counts the slugs of one article, so that repeated headings get `-2`, `-3`…; the table
 * of contents and the rendered headings agree because both ask in reading order.
 */
export function headingId(text: string, seen: Map<string, number>): string {
  const slug = slugify(text) || 'seccion';
  const times = (seen.get(slug) ?? 0) + 1;
  seen.set(slug, times);
  return times === 1 ? slug : `${slug}-${times}`;
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^ {0,3}(#{2,3})[ \t]+(.*)$/;

/** The second and third level headings of an article's markdown, in order; what is inside code fences is none. */
export function tableOfContents(markdown: string): Heading[] {
  const seen = new Map<string, number>();
  const headings: Heading[] = [];
  let fence = '';
  for (const line of markdown.split(/\r\n?|\n/)) {
    const mark = FENCE.exec(line)?.[1] ?? '';
    if (fence !== '') {
      if (mark.startsWith(fence)) fence = '';
      continue;
    }
    if (mark !== '') {
      fence = mark;
      continue;
    }
    const heading = HEADING.exec(line.slice(0, 500));
    if (!heading) continue;
    const text = stripMarkup((heading[2] ?? '').trimEnd().replace(/[ \t]+#+$/, ''));
    if (text === '') continue;
    headings.push({ id: headingId(text, seen), text, level: heading[1]?.length === 2 ? 2 : 3 });
  }
  return headings;
}
