/** Why an entry of the file could not be taken out whole. */
export type SplitProblem = 'sin-cerrar' | 'cortada' | 'enorme';

/** One entry as it stands in the file, or what was wrong with it. */
export type SplitEntry = { xml: string } | { problem: SplitProblem; beginning: string };

/** An entry longer than this is no article: a file could otherwise fill the memory. */
const ENTRY_MAX_CHARACTERS = 16_000_000;

const KEPT_BEGINNING = 2000;
/** What begins or ends an entry, or begins a section in which tags mean nothing. */
const MARK = /<!\[CDATA\[|<!--|<(?:[\w.-]+:)?(?:entry|item)(?=[\s/>])|<\/(?:[\w.-]+:)?(?:entry|item)\s*>/g;
/** A mark that is not longer is found even where a piece ends within it. */
const MARK_MAX = 64;
const SECTION_ENDS = new Map([
  ['<![CDATA[', ']]>'],
  ['<!--', '-->'],
]);

/** Takes the entries out of a feed in pieces, one in memory at a time; a broken one costs itself alone. */
export class EntrySplitter {
  #buffer = '';
  #at = 0;
  #start = -1;
  /** The end that is waited for, inside CDATA or a comment. */
  #until: string | null = null;

  /** The entries that are whole after this piece. */
  push(piece: string): SplitEntry[] {
    this.#buffer += piece;
    const found: SplitEntry[] = [];
    while (this.#until === null ? this.#nextMark(found) : this.#leaveSection(this.#until));
    if (this.#start < 0) this.#drop(this.#at);
    else if (this.#buffer.length - this.#start > ENTRY_MAX_CHARACTERS) {
      found.push(this.#broken('enorme', this.#at));
      this.#start = -1;
      this.#drop(this.#at);
    }
    return found;
  }

  /** What is left when the file is over. */
  end(): SplitEntry[] {
    return this.#start < 0 ? [] : [this.#broken('cortada', this.#buffer.length)];
  }

  /** False when more text is needed. */
  #nextMark(found: SplitEntry[]): boolean {
    MARK.lastIndex = this.#at;
    const mark = MARK.exec(this.#buffer);
    if (!mark) {
      this.#at = Math.max(this.#at, this.#buffer.length - MARK_MAX);
      return false;
    }
    const { 0: text, index } = mark;
    this.#at = index + text.length;
    this.#until = SECTION_ENDS.get(text) ?? null;
    if (this.#until !== null) return true;
    const closes = text.startsWith('</');
    if (this.#start >= 0)
      found.push(
        closes ? { xml: this.#buffer.slice(this.#start, this.#at) } : this.#broken('sin-cerrar', index),
      );
    this.#start = closes ? -1 : 0;
    this.#drop(closes ? this.#at : index);
    return true;
  }

  #leaveSection(end: string): boolean {
    const at = this.#buffer.indexOf(end, this.#at);
    if (at === -1) {
      // The end itself may be cut in two.
      this.#at = Math.max(this.#at, this.#buffer.length - end.length + 1);
      return false;
    }
    this.#until = null;
    this.#at = at + end.length;
    return true;
  }

  #broken(problem: SplitProblem, end: number): SplitEntry {
    const from = this.#start;
    return { problem, beginning: this.#buffer.slice(from, Math.min(end, from + KEPT_BEGINNING)) };
  }

  #drop(count: number): void {
    this.#buffer = this.#buffer.slice(count);
    this.#at = Math.max(0, this.#at - count);
  }
}
