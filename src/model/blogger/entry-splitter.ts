/** Why an entry of the file could not be taken out whole. */
export type SplitProblem = 'sin-cerrar' | 'cortada' | 'enorme';

/** One entry as it stands in the file, or what was wrong with it. */
export type SplitEntry = { xml: string } | { problem: SplitProblem; beginning: string };

/** An entry longer than this is no article: a file could otherwise fill the memory. */
const ENTRY_MAX_CHARACTERS = 16_000_000;

/** How much text decides what a '<' begins. */
const LOOK_AHEAD = 64;
const KEPT_BEGINNING = 2000;
const ENTRY_TAG = /<(\/?)(?:[\w.-]+:)?(?:entry|item)(?=[\s/>])/y;
/** Sections in which tags mean nothing, with their ends. */
const OPAQUE = [
  { start: '<![CDATA[', end: ']]>' },
  { start: '<!--', end: '-->' },
] as const;

/**
 * Takes the entries out of a feed that arrives in pieces, keeping only the entry under way in memory. Each entry stands
 * alone: one that is broken costs itself and no other.
 */
export class EntrySplitter {
  #buffer = '';
  #at = 0;
  #start = -1;
  /** The end that is waited for, inside CDATA or a comment. */
  #until: string | null = null;

  /** The entries that are whole after this piece. */
  push(piece: string): SplitEntry[] {
    this.#buffer += piece;
    return this.#scan(false);
  }

  /** What is left when the file is over. */
  end(): SplitEntry[] {
    const found = this.#scan(true);
    if (this.#start >= 0) found.push(this.#broken('cortada', this.#buffer.length));
    return found;
  }

  #scan(final: boolean): SplitEntry[] {
    const found: SplitEntry[] = [];
    while (this.#step(final, found));
    if (this.#start < 0) this.#drop(this.#at);
    else if (this.#buffer.length - this.#start > ENTRY_MAX_CHARACTERS) {
      found.push(this.#broken('enorme', this.#at));
      this.#start = -1;
      this.#drop(this.#at);
    }
    return found;
  }

  /** One step through the buffer; false when more text is needed. */
  #step(final: boolean, found: SplitEntry[]): boolean {
    if (this.#until !== null) return this.#leaveOpaque(this.#until);
    const at = this.#buffer.indexOf('<', this.#at);
    if (at === -1) {
      this.#at = this.#buffer.length;
      return false;
    }
    this.#at = at;
    if (!final && this.#buffer.length - at < LOOK_AHEAD) return false;
    const opaque = OPAQUE.find(({ start }) => this.#buffer.startsWith(start, at));
    if (opaque) {
      this.#until = opaque.end;
      this.#at = at + opaque.start.length;
      return true;
    }
    ENTRY_TAG.lastIndex = at;
    const tag = ENTRY_TAG.exec(this.#buffer);
    if (!tag) this.#at = at + 1;
    else if (tag[1] === '') this.#open(at, found);
    else return this.#close(at, found);
    return true;
  }

  #leaveOpaque(end: string): boolean {
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

  #open(at: number, found: SplitEntry[]): void {
    if (this.#start >= 0) found.push(this.#broken('sin-cerrar', at));
    this.#start = 0;
    this.#drop(at);
    this.#at = 1;
  }

  #close(at: number, found: SplitEntry[]): boolean {
    const end = this.#buffer.indexOf('>', at);
    if (end === -1) return false;
    if (this.#start >= 0) found.push({ xml: this.#buffer.slice(this.#start, end + 1) });
    this.#start = -1;
    this.#drop(end + 1);
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
