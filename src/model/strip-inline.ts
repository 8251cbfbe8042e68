import { entityAt } from './entities';

/** HTML elements that sit inside a word or sentence: removing them must not put a space there. */
const INLINE_TAGS = new Set(
  'a abbr b bdi bdo cite code del dfn em font i ins kbd mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
/** The other elements that a page or a blog's editor may have written. Any other name between < and > is somebody's words. */
const BLOCK_TAGS = new Set(
  (
    'acronym address area article aside audio base big blockquote body br button canvas caption center col colgroup dd details ' +
    'dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html img input ' +
    'label legend li link main map menu meta nav nobr ol optgroup option p param picture pre section select source strike ' +
    'summary table tbody td textarea tfoot th thead tr track ul video'
  ).split(' '),
);
/** Elements whose content is not prose. */
const HIDDEN_TAGS = new Set(['script', 'style', 'iframe', 'object', 'template', 'noscript', 'svg', 'title']);

const ESCAPABLE = /[!-/:-@[-`{-~]/;
const WORD = /[\p{L}\p{N}]/u;

/** Whether a name between < and > is one of HTML's, and not somebody's words. */
export function isElement(name: string): boolean {
  return INLINE_TAGS.has(name) || BLOCK_TAGS.has(name) || HIDDEN_TAGS.has(name);
}

/**
 * Looks a text for a needle from growing positions, remembering the last answer: any number of questions costs one
 * pass, which is what keeps hostile input linear.
 */
function finder(text: string, needle: string): (from: number) => number {
  let asked = 0;
  let found = text.indexOf(needle);
  return (from) => {
    if (from < asked || (found !== -1 && found < from)) found = text.indexOf(needle, from);
    asked = from;
    return found;
  };
}

/** Collects the text; a link's text can be taken back when its end shows that it was a picture. */
class Output {
  readonly parts: string[] = [];
  add(text: string): void {
    this.parts.push(text);
  }
  last(): string {
    return this.parts.at(-1) ?? ' ';
  }
}

/** Brackets inside brackets; nobody writes deeper ones. */
const DEEPEST = 20;

interface OpenBracket {
  part: number;
  picture: boolean;
}

/** The inline marks of one line of markdown, HTML tags included, removed. Reads on past the line only inside a tag. */
export class Inline {
  readonly output = new Output();
  private readonly text: string;
  private readonly keepsTags: boolean;
  private readonly nextParen: (from: number) => number;
  private readonly nextLine: (from: number) => number;
  private readonly nextGreater: (from: number) => number;
  private readonly nextBracket: (from: number) => number;
  private readonly nextCommentEnd: (from: number) => number;
  /** Where the prose of the line being read ends. */
  stop = 0;
  private brackets: OpenBracket[] = [];
  private quotesMatter = true;

  /** `keepsTags`: what looks like HTML is somebody's words. */
  constructor(text: string, keepsTags: boolean) {
    this.text = text;
    this.keepsTags = keepsTags;
    this.nextParen = finder(text, ')');
    this.nextLine = finder(text, '\n');
    this.nextGreater = finder(text, '>');
    this.nextBracket = finder(text, ']');
    this.nextCommentEnd = finder(text, '-->');
  }

  /** Handles the character at `at` and answers where to go on. */
  step(at: number): number {
    const character = this.text.charAt(at);
    switch (character) {
      case '\\':
        return this.escape(at);
      case '<':
        return this.tag(at);
      case '&':
        return this.entity(at);
      case '!':
      case '[':
        return this.open(at, character);
      case ']':
        return this.close(at);
      case '`':
        return at + 1;
      case '*':
      case '_':
      case '~':
        return this.emphasis(at, character);
      case '|':
        this.output.add(' ');
        return at + 1;
      default:
        return this.plain(at);
    }
  }

  /** A link's brackets never reach over a blank line or into another block. */
  endBlock(): void {
    this.brackets = [];
  }

  private plain(at: number): number {
    let end = at + 1;
    while (end < this.stop && !'\\<&![]`*_~|\n'.includes(this.text.charAt(end))) end++;
    this.output.add(this.text.slice(at, end));
    return end;
  }

  private escape(at: number): number {
    const next = this.text.charAt(at + 1);
    if (next !== '' && ESCAPABLE.test(next)) {
      this.output.add(next);
      return at + 2;
    }
    this.output.add(next === '\n' || next === '' ? ' ' : '\\');
    return at + 1;
  }

  private entity(at: number): number {
    const entity = entityAt(this.text, at);
    this.output.add(entity ? entity.text : '&');
    return at + (entity ? entity.length : 1);
  }

  private emphasis(at: number, mark: string): number {
    let end = at + 1;
    while (this.text.charAt(end) === mark) end++;
    const before = this.text.charAt(at - 1);
    const after = this.text.charAt(end);
    const loose = /^\s?$/.test(before) && /^\s?$/.test(after);
    const inWord = WORD.test(before) && WORD.test(after);
    const isMark = mark === '~' ? end - at > 1 : !loose && !(mark === '_' && inWord);
    if (!isMark) this.output.add(this.text.slice(at, end));
    return end;
  }

  private open(at: number, character: string): number {
    const picture = character === '!';
    if (picture && this.text.charAt(at + 1) !== '[') {
      this.output.add('!');
      return at + 1;
    }
    const bracket = picture ? at + 1 : at;
    // A footnote's mark: [^1]
    if (this.text.charAt(bracket + 1) === '^') {
      const end = this.nextBracket(bracket);
      if (end !== -1 && end - bracket < 40) return end + 1;
    }
    if (this.brackets.length < DEEPEST) this.brackets.push({ part: this.output.parts.length, picture });
    this.output.add(picture ? '![' : '[');
    return bracket + 1;
  }

  private close(at: number): number {
    const opened = this.brackets.pop();
    const end = opened ? this.destinationEnd(at + 1) : -1;
    if (opened === undefined || end === -1) {
      this.output.add(']');
      return at + 1;
    }
    if (opened.picture) this.output.parts.length = opened.part;
    else this.output.parts[opened.part] = '';
    return end;
  }

  /** Where `(address "title")` or `[reference]` after a bracket ends, or -1 when neither follows. */
  private destinationEnd(at: number): number {
    const opening = this.text.charAt(at);
    if (opening !== '(' && opening !== '[') return -1;
    const line = this.nextLine(at);
    const within = (end: number) => end !== -1 && (line === -1 || end < line);
    const end = opening === '(' ? this.nextParen(at) : this.nextBracket(at + 1);
    if (!within(end)) return -1;
    // One pair inside the address or its title, as in …/Mormón_(libro)
    if (opening === '(' && this.text.slice(at + 1, Math.min(end, at + 500)).includes('(')) {
      const rest = /^[^()\n]{0,200}\)/.exec(this.text.slice(end + 1, end + 202));
      if (rest) return end + 1 + rest[0].length;
    }
    return end + 1;
  }

  private tag(at: number): number {
    // <https://…> and <a@b.c> are addresses, not tags.
    const isAddress = /^<[a-zA-Z][\w+.-]*[:@]/.test(this.text.slice(at, at + 40));
    if (!this.keepsTags && this.text.startsWith('<!--', at)) {
      const end = this.nextCommentEnd(at);
      return end === -1 ? this.text.length : end + 3;
    }
    const name = /^<(\/?)([a-zA-Z][a-zA-Z0-9]*)/.exec(this.text.slice(at, at + 20));
    const element = (name?.[2] ?? '').toLowerCase();
    const isTag =
      isAddress || (!this.keepsTags && (name ? isElement(element) : /[!?]/.test(this.text.charAt(at + 1))));
    const end = isTag ? this.tagEnd(at) : -1;
    if (end === -1) {
      this.output.add('<');
      return at + 1;
    }
    if (!isAddress && !INLINE_TAGS.has(element)) this.output.add(' ');
    if (HIDDEN_TAGS.has(element) && name?.[1] === '') return this.hiddenEnd(element, end);
    return end;
  }

  private tagEnd(at: number): number {
    const first = this.nextGreater(at);
    if (first === -1 || !this.quotesMatter) return first === -1 ? -1 : first + 1;
    let quote = '';
    for (let i = at + 1; i < this.text.length; i++) {
      const character = this.text.charAt(i);
      if (quote !== '') quote = character === quote ? '' : quote;
      else if ((character === '"' || character === "'") && this.text.charAt(i - 1) === '=') quote = character;
      else if (character === '>') return i + 1;
    }
    // An attribute that is never closed: from here on the first '>' ends a tag.
    this.quotesMatter = false;
    return first + 1;
  }

  private readonly hiddenEnds = new Map<string, (from: number) => number>();

  private hiddenEnd(element: string, from: number): number {
    const find =
      this.hiddenEnds.get(element) ?? finder(this.text.replace(/[A-Z]/g, lowerAscii), `</${element}`);
    this.hiddenEnds.set(element, find);
    const end = find(from);
    return end === -1 ? from : end;
  }
}

function lowerAscii(letter: string): string {
  return letter.toLowerCase();
}
