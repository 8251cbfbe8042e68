import * as staff from '../../messages/staff';

export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** One replacement in a text, as small as it can be, and what is selected afterwards. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

/** Marks around words: how many of which sign, and what stands between them where nothing is selected. */
interface Marks {
  sign: '*' | '`';
  /** Removed and added together: two asterisks are bold, one is italic, three are both. */
  size: number;
  placeholder: string;
  within: (run: number) => boolean;
}

function longestRun(text: string, sign: string): number {
  let longest = 0;
  let run = 0;
  for (const character of text) {
    run = character === sign ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** A fence that nothing inside the code can close. */
export function blockFence(code: string): string {
  return '`'.repeat(Math.max(3, longestRun(code, '`') + 1));
}

/** The marks of bold, italic or code for a selection. */
export function inlineMarks(kind: 'bold' | 'italic' | 'code', { text, start, end }: Selected): Marks {
  const { placeholders } = staff.editor;
  const placeholder = placeholders[kind];
  if (kind === 'bold') return { sign: '*', size: 2, placeholder, within: (run) => run >= 2 };
  if (kind === 'italic') return { sign: '*', size: 1, placeholder, within: (run) => run === 1 || run >= 3 };
  const words = text.slice(start, end).replace(/^`+|`+$/g, '');
  return { sign: '`', size: longestRun(words, '`') + 1, placeholder, within: (run) => run >= 1 };
}

function runBefore(text: string, at: number, sign: string): number {
  let from = at;
  while (from > 0 && text[from - 1] === sign) from -= 1;
  return at - from;
}

function runAfter(text: string, at: number, sign: string): number {
  let to = at;
  while (text[to] === sign) to += 1;
  return to - at;
}

/** The words of a selection: without the space around them and without the marks that were selected with them. */
function wordsOf({ text, start, end }: Selected, sign: string): { start: number; end: number } {
  let from = start;
  let to = end;
  while (from < to && /\s/.test(text[from] ?? '')) from += 1;
  while (to > from && /\s/.test(text[to - 1] ?? '')) to -= 1;
  const shared = Math.min(runAfter(text, from, sign), runBefore(text, to, sign));
  // Only marks: there are no words between them.
  if (shared * 2 >= to - from) return { start: from, end: to };
  return { start: from + shared, end: to - shared };
}

/** Marks do not reach over a blank line or a line break: each line gets its own. */
function markLines({ text, start, end }: Selected, marks: Marks): TextEdit {
  const sign = marks.sign.repeat(marks.size);
  const parts = text.slice(start, end).split('\n');
  const shaped = parts.map((line) => /^(\s*(?:(?:[-*+]|\d+[.)]|>|#{1,6})\s+)?)(.*?)(\s*)$/.exec(line));
  const filled = shaped.filter((part) => part?.[2]);
  const has = (words: string) =>
    words.length > 2 * marks.size &&
    marks.within(Math.min(runAfter(words, 0, marks.sign), runBefore(words, words.length, marks.sign)));
  const remove = filled.length > 0 && filled.every((part) => has(part?.[2] ?? ''));
  const lines = shaped.map((part, index) => {
    if (!part?.[2]) return parts[index] ?? '';
    const [, lead = '', words = '', tail = ''] = part;
    return remove
      ? `${lead}${words.slice(marks.size, -marks.size)}${tail}`
      : has(words)
        ? `${lead}${words}${tail}`
        : `${lead}${sign}${words}${sign}${tail}`;
  });
  const insert = lines.join('\n');
  return { from: start, to: end, insert, start, end: start + insert.length };
}

/** Puts marks around the selected words, or takes them away where they are. */
export function toggleMarks(selected: Selected, marks: Marks): TextEdit {
  const { text } = selected;
  if (text.slice(selected.start, selected.end).trim().includes('\n')) return markLines(selected, marks);
  const { start, end } = wordsOf(selected, marks.sign);
  const words = text.slice(start, end);
  const around = Math.min(runBefore(text, start, marks.sign), runAfter(text, end, marks.sign));
  if (marks.within(around) && (words !== '' || around >= marks.size)) {
    const size = marks.sign === '`' ? around : marks.size;
    const from = start - size;
    return { from, to: end + size, insert: words, start: from, end: from + words.length };
  }
  const sign = marks.sign.repeat(marks.size);
  const shown = words || marks.placeholder;
  const insert = `${sign}${shown}${sign}`;
  const first = start + sign.length;
  return { from: start, to: end, insert, start: first, end: first + shown.length };
}
