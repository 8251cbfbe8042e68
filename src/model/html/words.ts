import { escapedLetters, type Letter } from './escaping';
import { BREAK, LINK, LINK_END, LIST, LIST_END, MARKS, NOTE, NOTE_END, WORD_SIGNS, WORDS_END } from './signs';

const PUNCTUATION = /^[\p{P}\p{S}]$/u;
const { code: CODE, ...SET } = MARKS;
/** How each mark is written. */
const FENCES = [
  [SET.strong, '**'],
  [SET.em, '*'],
  [SET.del, '~~'],
] as const;
type Fence = (typeof FENCES)[number];

const isSpace = (letter: Letter | undefined) => letter?.text === ' ' && (letter.marks & CODE) === 0;

function lettersOf(line: string): Letter[] {
  const letters: Letter[] = [];
  let [marks, isWord, inLink] = [0, false, false];
  for (const text of line) {
    const opened = WORD_SIGNS.indexOf(text);
    if (opened >= 0 || text === WORDS_END) [marks, isWord] = [Math.max(0, opened), opened >= 0];
    else {
      if (text === LINK_END) inLink = false;
      const own = text === LINK ? '[' : text === LINK_END ? ']' : text;
      if (own !== ' ' || !isSpace(letters.at(-1))) letters.push({ text: own, marks, isWord, inLink });
      if (text === LINK) inLink = true;
    }
  }
  // A mark goes on over the space between two words that have it.
  letters.forEach((letter, at) => {
    if (isSpace(letter)) letter.marks = (letters[at - 1]?.marks ?? 0) & (letters[at + 1]?.marks ?? 0) & ~CODE;
  });
  return letters;
}

/** Markdown opens no bold between a letter and a sign ('a<b>(b)</b>'): such signs at the edges of a mark are left out of it. */
function loosenEdges(letters: readonly Letter[], mark: number): void {
  const isSign = (letter: Letter) => PUNCTUATION.test(letter.text);
  const isWord = (letter: Letter | undefined) => letter?.isWord && letter.text !== ' ' && !isSign(letter);
  for (const order of [letters, letters.toReversed()])
    order.forEach((letter, at) => {
      const outside = order[at - 1];
      if (!(letter.marks & mark) || letter.marks & CODE || (outside && outside.marks & mark)) return;
      if (isSpace(letter) || (isSign(letter) && isWord(outside))) letter.marks &= ~mark;
    });
}

function codeOf(code: string): string {
  const longest = Math.max(0, ...(code.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const space = /^`|`$/.test(code) ? ' ' : '';
  return fence + space + code + space + fence;
}

interface Line {
  letters: readonly Letter[];
  escaped: readonly string[];
}

/** The letters from `from` to `to` with their marks, the one that goes on longest outside: '*a**b***' and not '*a****b***'. */
function marked({ letters, escaped }: Line, from: number, to: number, fences: readonly Fence[]): string {
  const marksAt = (at: number) => letters[at]?.marks ?? 0;
  const parts: string[] = [];
  for (let at = from; at < to; ) {
    // Neither opens nor closes a mark beside a space, where another one cut it.
    const reach = (mark: number) => {
      let end = at + 1;
      while (end < to && marksAt(end) & mark) end += 1;
      while (isSpace(letters[end - 1])) end -= 1;
      return end;
    };
    const set = isSpace(letters[at]) ? [] : fences.filter(([mark]) => marksAt(at) & mark);
    const [first, ...others] = set;
    const longest = others.reduce(
      (best, one) => (best && reach(one[0]) > reach(best[0]) ? one : best),
      first,
    );
    if (longest) {
      const end = reach(longest[0]);
      const inner = fences.filter((one) => one !== longest);
      parts.push(longest[1], marked({ letters, escaped }, at, end, inner), longest[1]);
      at = end;
    } else if (marksAt(at) & CODE) {
      const end = reach(CODE);
      const code = letters.slice(at, end).map(({ text }) => text);
      parts.push(codeOf(code.join('')));
      at = end;
    } else {
      parts.push(escaped[at] ?? '');
      at += 1;
    }
  }
  return parts.join('');
}

/** A note's text without the label that it began with, for which its number stands now. */
function withoutLabel(letters: readonly Letter[], label: string): readonly Letter[] {
  const text = letters.map((letter) => letter.text).join('');
  const body = text.replace(/^ ?[[(]? */, '');
  if (label === '' || !body.startsWith(label)) return letters;
  const rest = body.slice(label.length).replace(/^ *[\])]? *[.:)\-–]? */, '');
  return letters.slice(letters.length - Array.from(rest).length);
}

const NOTED = new RegExp(`^${NOTE}(\\S+) ([^${NOTE_END}]*)${NOTE_END}`);
const HAS_SIGNS = new RegExp(`[${WORD_SIGNS.join('')}${LINK}${NOTE}]`);

function lineOf(line: string, begins: boolean): string {
  if (!HAS_SIGNS.test(line)) return line;
  const pause = line.endsWith('  ') ? '  ' : '';
  const [begin = '', id, label = ''] = NOTED.exec(line) ?? [];
  const all = lettersOf(line.slice(begin.length).trim());
  const letters = id ? withoutLabel(all, label) : all;
  for (const [mark] of FENCES) loosenEdges(letters, mark);
  const escaped = escapedLetters(letters, begins);
  const words = marked({ letters, escaped }, 0, letters.length, FENCES);
  return (id && begins ? `[^${id}]: ` : '') + words + pause;
}

const GAP = new RegExp(`[ \\n${BREAK}]+`, 'g');

/** A single break ends a line, more of them end a paragraph, and those at its edges end nothing. */
function broken(text: string): string {
  return text.replace(GAP, (gap: string, at: number) => {
    const breaks = gap.split(BREAK).length - 1;
    if (breaks === 0) return gap;
    if (at === 0 || at + gap.length === text.length) return '\n\n';
    return breaks > 1 || gap.includes('\n') ? '\n\n' : '  \n';
  });
}

const BEFORE_NOTE = new RegExp(`[ \\n]*${NOTE}`, 'g');
/** The first block inside a note is the note's own text. */
const AFTER_NOTE = new RegExp(`${NOTE_END}[ \\n]+`, 'g');

/** The lines of what stands in a block, with their marks and escapes; lists stay apart (see joinLists). In a cell none `begins` anything. */
export function writtenLines(content: string, begins = true): string {
  return broken(content)
    .replace(BEFORE_NOTE, `\n\n${NOTE}`)
    .replace(AFTER_NOTE, NOTE_END)
    .split('\n')
    .map((line) => lineOf(line, begins))
    .join('\n')
    .trim();
}

const LISTED = new RegExp(`${LIST}([^${LIST_END}]*)${LIST_END}\\n*`, 'g');

/** Two lists of a kind in a row would read as one: the second has other signs. */
export function joinLists(content: string): string {
  let before = { end: -1, kind: false, isOther: false };
  return content.replace(LISTED, (whole: string, list: string, at: number) => {
    const kind = /^\d/.test(list);
    const isOther = before.end === at && before.kind === kind && !before.isOther;
    before = { end: at + whole.length, kind, isOther };
    const own = isOther ? list.replace(/^-(?= )/gm, '*').replace(/^(\d+)\./gm, '$1)') : list;
    return own + whole.slice(LIST.length + list.length + LIST_END.length);
  });
}

/** What stands in a quote, a cell or a page as markdown. */
export function written(content: string, begins = true): string {
  return joinLists(writtenLines(content, begins)).trim();
}
