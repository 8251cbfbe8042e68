/**
 * How much work a text is to read, told before the parser runs: that takes time that grows with the square of some signs, and fails
 * where they nest too deep. One pass over the text. The figures are microseconds, measured construct by construct; where lines
 * belong together only if the parser would be kind, they are counted together.
 */

/** No more than this, or for a longer text this for each of its characters: prose takes four, a list of links nine. */
const MOST_WORK = 130_000;
const MOST_EACH = 10;
/** Of one paragraph, which no reader could read either. */
const MOST_OF_BLOCK = 120_000;
/** Blocks within blocks, and brackets within brackets. */
const MOST_DEPTH = 20;
const MOST_BRACKETS = 32;

const WORK = {
  character: 1.3,
  line: 80,
  container: 150,
  empty: 12,
  run: 40,
  sign: 25,
  note: 160,
  cell: 130,
  link: 60,
};
/** What each pair costs of: signs of emphasis, brackets, a sign that looks for its end and the characters it looks at, and others. */
const PAIRS = { runs: 0.3, brackets: 0.02, looks: 0.01, underlines: 1, groups: 2, endings: 0.15 };

const ITEM = /(?:[-+*]|(\d{1,9})[.)]|\[\^[^[\]\\\s]{1,900}\]:)(?=( *))/y;
const RULE = /^([-*_])(?: *\1){2,} *$/;
/** A longer line that looks like one takes too long to be told. */
const LONGEST_RULE = 1000;
const HEADING = /^ {0,3}#{1,6} /;
const UNDERLINE = /^ {0,3}(?:=+|-+) *$/;
const DELIMITERS = /^\|?(?::?-+:?\|)*:?-+:?\|?$/;
const DEFINITION = /^ {0,3}\[[^\]^][^\]]*\]:/;
const INLINE = /\\.?|\*+|_+|~+|`+|[[\]<&@]|:\/\/|www\./g;
const LONG_WORD = /\S{100,}/g;
const ENDING = /[!"&'),.:;<?_*~\]]/g;

const afterQuote = (line: string, indent: number) => line.slice(indent + 1).replace(/^ /, '');
const square = (count: number) => count * count;
const indentOf = (line: string) => line.length - line.trimStart().length;
/** Whether a line is the second one of a table. */
const isDelimiters = (line: string) =>
  /^[ |:-]+$/.test(line) &&
  /[|:]/.test(line) &&
  !/[-:] +[-:]/.test(line) &&
  DELIMITERS.test(line.replaceAll(' ', ''));
const cellsOf = (line: string) =>
  line
    .replace(/\\./g, '')
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|').length;

/** With spaces for tabs, where blocks begin. */
function withoutTabs(line: string): string {
  let text = line;
  for (let at = text.indexOf('\t'); at >= 0 && at < 200; at = text.indexOf('\t', at))
    text = text.slice(0, at) + ' '.repeat(4 - (at % 4)) + text.slice(at + 1);
  return text;
}

class Meter {
  readonly #most: number;
  #work = 0;
  /** The quotes (0) and items (what their text is indented by) that the line stands in. */
  #within: number[] = [];
  /** Of the lines that may be one paragraph. */
  #block = { characters: 0, runs: 0, brackets: 0, open: 0, looks: 0 };
  #blockFrom = 0;
  #before = '';
  /** Of the table that the line may belong to; whether it surely does. */
  #columns = 0;
  #isRow = false;
  #underlines = 0;
  /** Quotes and lists, and the mark of the last at each depth. */
  #groups = 0;
  readonly #marks: string[] = [];
  #brackets = 0;
  #definition = 0;
  #longestDefinition = 0;

  constructor(most: number) {
    this.#most = most;
  }

  of(markdown: string): number {
    for (const line of markdown.split(/\r\n?|\n/)) {
      if (line.trim() === '') this.#empty(line);
      else if (!this.#line(withoutTabs(line))) return Number.POSITIVE_INFINITY;
    }
    this.#closeBlock();
    const apart = this.#brackets * this.#longestDefinition * PAIRS.looks;
    const pairs = square(this.#underlines) * PAIRS.underlines + square(this.#groups) * PAIRS.groups;
    return this.#work + pairs + apart;
  }

  #closeBlock(): void {
    const { characters, runs, brackets, looks } = this.#block;
    this.#work += square(runs) * PAIRS.runs + square(brackets) * PAIRS.brackets;
    this.#work += looks * characters * PAIRS.looks;
    if (this.#work - this.#blockFrom > MOST_OF_BLOCK) this.#work = Number.POSITIVE_INFINITY;
    this.#blockFrom = this.#work;
    this.#block = { characters: 0, runs: 0, brackets: 0, open: 0, looks: 0 };
  }

  #empty(line: string): void {
    this.#closeBlock();
    this.#work += WORK.empty * (1 + this.#within.length + line.length);
    const quote = this.#within.indexOf(0);
    if (quote >= 0) this.#within.length = quote;
    this.#before = '';
    this.#columns = 0;
    this.#definition = 0;
  }

  /** Returns whether the bounds hold. */
  #line(line: string): boolean {
    const text = this.#enter(line);
    const depth = this.#within.length;
    if (depth > MOST_DEPTH) return false;
    this.#work += WORK.line * (1 + depth / 4) + line.length * WORK.character;
    if (HEADING.test(text) || text.trim() === '') this.#closeBlock();
    if (UNDERLINE.test(text)) this.#underlines += 1;
    this.#table(text);
    if (DEFINITION.test(text)) this.#definition = text.length;
    else if (this.#definition > 0) this.#definition += text.length;
    this.#longestDefinition = Math.max(this.#longestDefinition, this.#definition);
    this.#before = text.trim() === '' ? '' : text;
    return this.#signs(text);
  }

  /** Each row of a table has all its columns, written or not, and is read by itself. */
  #table(text: string): void {
    this.#isRow &&= text.startsWith('|');
    if (this.#isRow) this.#closeBlock();
    if (isDelimiters(text)) {
      this.#columns = Math.max(this.#columns, cellsOf(text));
      this.#isRow = cellsOf(text) === cellsOf(this.#before);
      this.#work += WORK.container;
    }
    this.#work += this.#columns * WORK.cell;
  }

  /** Goes into the quotes and lists that a line stands in. Returns what is left of it. */
  #enter(line: string): string {
    const within = this.#within;
    let text = line;
    let kept = 0;
    for (const width of within) {
      const indent = indentOf(text);
      if (width === 0 && indent < 4 && text[indent] === '>') text = afterQuote(text, indent);
      else if (width > 0 && indent >= width) text = text.slice(width);
      else break;
      kept += 1;
    }
    const inParagraph = this.#before !== '';
    let isNew = kept < within.length || !inParagraph;
    const left = within.slice(kept);
    within.length = kept;
    while (within.length <= MOST_DEPTH) {
      const indent = indentOf(text);
      if (indent > 3) break;
      let mark = '>';
      if (text[indent] === '>') {
        within.push(0);
        text = afterQuote(text, indent);
        this.#closeBlock();
      } else {
        const start = text.slice(indent);
        ITEM.lastIndex = 0;
        const found = start.length < LONGEST_RULE && RULE.test(start) ? null : ITEM.exec(start);
        if (!found) break;
        const [, number = '1', space = ''] = found;
        mark = found[0];
        const isNote = mark.startsWith('[');
        const rest = start.slice(mark.length);
        const isEmpty = rest.trim() === '';
        if (!isNote && !isEmpty && space === '') break;
        // Within a paragraph no other number begins a list, and no empty item.
        if (isNew || (!isEmpty && Number(number) === 1)) this.#closeBlock();
        const gap = isEmpty || space.length > 4 ? 1 : space.length;
        within.push(isNote ? 4 : indent + mark.length + gap);
        text = rest.slice(gap);
      }
      isNew = true;
      this.#work += WORK.container;
      this.#group(mark.slice(-1), left[within.length - 1 - kept] === undefined);
    }
    const hasOpened = within.length > kept;
    // What goes on a paragraph stays in its blocks, with their signs or without.
    if (!hasOpened && inParagraph) within.push(...left);
    if (hasOpened || left.length > 0) this.#isRow = false;
    return text;
  }

  #group(mark: string, isFirst: boolean): void {
    const depth = this.#within.length;
    if (isFirst || mark !== this.#marks[depth]) this.#groups += 1;
    this.#marks[depth] = mark;
  }

  /** Counts the signs of a line. Returns whether the bounds hold. */
  #signs(text: string): boolean {
    const block = this.#block;
    block.characters += text.length;
    for (const { 0: sign, index } of text.matchAll(INLINE)) {
      const next = text[index + sign.length] ?? '';
      this.#work += this.#sign(sign, next);
      if (block.open > MOST_BRACKETS || this.#work > this.#most) return false;
    }
    for (const [word] of text.matchAll(LONG_WORD))
      if (/www\.|:\/\//.test(word)) this.#work += square(word.match(ENDING)?.length ?? 0) * PAIRS.endings;
    return this.#work <= this.#most;
  }

  #sign(sign: string, next: string): number {
    const block = this.#block;
    if (/[*_~]/.test(sign) && sign[0] !== '\\') {
      block.runs += (sign.length + 1) >> 1;
      return WORK.run;
    }
    if (sign === '[' || sign === ']') {
      block.open = Math.max(0, block.open + (sign === '[' ? 1 : -1));
      block.brackets += 1;
      this.#brackets += 1;
    }
    if (sign[0] === '`' || (sign === ']' && next === '(') || (sign === '<' && /[!?]/.test(next)))
      block.looks += 1;
    if (sign === '[' && next === '^') return WORK.note;
    return '[\\&'.includes(sign[0] ?? '') ? WORK.sign : WORK.link;
  }
}

const mostWork = (characters: number) => Math.max(MOST_WORK, characters * MOST_EACH);

/** About how long reading a text as markdown and drawing it takes, in microseconds; infinite where that is past every bound. */
function readingWork(markdown: string): number {
  const most = mostWork(markdown.length);
  const work = new Meter(most).of(markdown);
  return work > most ? Number.POSITIVE_INFINITY : work;
}

/** Whether reading a text as markdown would be too much work: then it is shown as it was written. */
export const isTooMuch = (markdown: string): boolean => readingWork(markdown) === Number.POSITIVE_INFINITY;

/** The same of the parts of a text, each by itself and after the parts before it. */
export function plainParts(parts: readonly { markdown: string }[]): boolean[] {
  let left = mostWork(parts.reduce((characters, { markdown }) => characters + markdown.length, 0));
  return parts.map(({ markdown }) => {
    const work = readingWork(markdown);
    if (work > left) return true;
    left -= work;
    return false;
  });
}
