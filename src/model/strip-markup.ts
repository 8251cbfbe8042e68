import { truncate } from './excerpt';
import { Inline } from './strip-inline';

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const RULE = /^[ \t]*(?:[-*_=][ \t]*){2,}$/;
const TABLE_RULE = /^[ \t|:+-]+$/;
const DEFINITION = /^ {0,3}\[(?!\^)[^\]\n]{1,200}\]:/;
/** What a footnote's text begins with. */
const NOTE = /^ {0,3}\[\^[^\]\s]{1,40}\]:[ \t]*/;
const LINE_START =
  /^[ \t>]*(?:#{1,6}(?=[ \t]|$)|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)(?:[ \t]+\[[ xX]\](?=[ \t]))?)?/;

/** How much of a line's beginning is a block's mark: quotes, heading signs, list bullets, task boxes. */
function blockMark(line: string): number {
  return (NOTE.exec(line) ?? LINE_START.exec(line))?.[0].length ?? 0;
}

/** Where a line's prose ends: before the closing signs of a heading. */
function proseEnd(line: string, mark: number): number {
  if (!line.slice(0, mark).includes('#')) return line.length;
  const tail = line.slice(Math.max(mark, line.length - 100));
  return line.length - (/[ \t]+#+[ \t]*$/.exec(tail)?.[0].length ?? 0);
}

function isOnlyMarks(line: string): boolean {
  if (line.length > 2000) return false;
  return (
    RULE.test(line) ||
    (line.includes('|') && line.includes('-') && TABLE_RULE.test(line)) ||
    DEFINITION.test(line)
  );
}

/**
 * The prose of an article's markdown or HTML on one line: no marks, tags, addresses or pictures; entities decoded;
 * spaces collapsed. Of what people write to each other, tags are `kept`: nobody there writes HTML but to speak of it. Runs in
 * time linear in its input, whatever the input.
 */
export function stripMarkup(content: string, tags: 'removed' | 'kept' = 'removed'): string {
  const text = content.replace(/\r\n?/g, '\n');
  const inline = new Inline(text, tags === 'kept');
  let fence = '';
  let at = 0;
  while (at < text.length) {
    const newline = text.indexOf('\n', at);
    const end = newline === -1 ? text.length : newline;
    const line = text.slice(at, end);
    const mark = FENCE.exec(line)?.[1] ?? '';
    if (fence !== '') {
      if (mark.startsWith(fence)) fence = '';
      else inline.output.add(line);
      at = end;
    } else if (mark !== '') {
      fence = mark;
      at = end;
    } else if (line.trim() === '' || isOnlyMarks(line)) {
      inline.endBlock();
      at = end;
    } else {
      const mark = blockMark(line);
      inline.stop = at + proseEnd(line, mark);
      at += mark;
      while (at < inline.stop) at = inline.step(at);
      at = Math.max(at, end);
    }
    inline.output.add(' ');
    // A tag may have ended on a later line: then its rest is still to be read.
    if (at === end) at++;
  }
  return inline.output.parts
    .join('')
    .replace(/[\s\u200b\ufeff]+/g, ' ')
    .trim();
}

/** The beginning of an article for a card: markup stripped, at most `max` characters and an ellipsis. */
export function excerpt(content: string, max: number): string {
  return truncate(stripMarkup(content), max);
}
