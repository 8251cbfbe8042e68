import { slugify } from '../../shared/text/slug';
import { readingLines } from './reading';

/** A part of an article's markdown that reads the same by itself as within the whole. */
export interface ReadingPart {
  markdown: string;
  /** The anchors that headings before this part have taken from its own ones, and how often: 'marib:2 olivo:1'. */
  taken: string;
}

/** About what a slow phone reads, draws and lays out within a task that it does not feel. */
const PART_CHARS = 900;
/** What may reach from one part of a text into another: definitions, footnotes, blocks of HTML. */
const REACHES = /^ {0,3}(?:\[[^\]\n]+\]:|<[a-z!?/])/im;
/** A line that begins a block whatever stands before the empty line above it: of a list it can be no part. */
const BEGINS = /^(?:#{1,6}[ \t]|\*\*|[¿¡«“\p{L}])/u;

/** Cuts an article's markdown at headings, else at paragraphs, to be drawn in parts. What depends on other parts stays one. */
export function readingParts(markdown: string): ReadingPart[] {
  if (REACHES.test(markdown)) return [{ markdown, taken: '' }];
  const parts: ReadingPart[] = [];
  const seen = new Map<string, number>();
  let lines: string[] = [];
  let taken: string[] = [];
  let own: string[] = [];
  let chars = 0;
  const close = () => {
    if (lines.length > 0) parts.push({ markdown: lines.join('\n'), taken: taken.join(' ') });
    for (const slug of own) seen.set(slug, (seen.get(slug) ?? 0) + 1);
    lines = [];
    taken = [];
    own = [];
    chars = 0;
  };
  for (const { text, fenced, heading } of readingLines(markdown)) {
    const free = !fenced && lines.at(-1)?.trim() === '' && BEGINS.test(text);
    if (free && (chars > PART_CHARS || (heading !== null && chars > PART_CHARS / 3))) close();
    if (heading) {
      const slug = slugify(heading.text) || 'seccion';
      if (seen.has(slug) && !own.includes(slug)) taken.push(`${slug}:${seen.get(slug)}`);
      own.push(slug);
    }
    lines.push(text);
    chars += text.length;
  }
  close();
  return parts;
}
