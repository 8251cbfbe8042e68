/**
 * RE2 syntax (https://github.com/google/re2/wiki/Syntax) run on JavaScript's RegExp. The pattern is rewritten token by token,
 * so that what only one of the two knows (backreferences, lookaround, `\A`, `[[:alpha:]]`) is refused or translated.
 */
const POSIX_CLASSES: Record<string, string> = {
  alnum: '0-9A-Za-z',
  alpha: 'A-Za-z',
  ascii: '\\x00-\\x7F',
  blank: '\\t ',
  cntrl: '\\x00-\\x1F\\x7F',
  digit: '0-9',
  graph: '!-~',
  lower: 'a-z',
  print: ' -~',
  punct: '!-\\/:-@\\[-`\\{-~',
  space: '\\t\\n\\v\\f\\r ',
  upper: 'A-Z',
  word: '0-9A-Za-z_',
  xdigit: '0-9A-Fa-f',
};
const ESCAPE =
  /\\(?:([pP])(?:\{\^?([A-Za-z_]+)\}|([A-Z]))|x([0-9a-fA-F]{2})|x\{([0-9a-fA-F]{1,6})\}|0([0-7]{0,2})|([\s\S]))/uy;
const QUANTIFIER = /\{(\d+)(,(\d*))?\}/y;
const GROUP = /\(\?(?:([ims]+)\)|:|P?<([A-Za-z_]\w*)>)/y;
const MAX_REPEAT = 1_000;

class Unsupported extends Error {}

/** The compiled pattern, anchored at both ends when `whole`; or the reason why it is no RE2 pattern. */
export function compileRe2(pattern: string, whole: boolean): RegExp | string {
  const cached = cache.get(pattern);
  const translated = cached ?? translate(pattern);
  if (!cached) remember(pattern, translated);
  if ('error' in translated) return translated.error;
  const source = whole ? `^(?:${translated.source})$` : translated.source;
  return new RegExp(source, `${translated.flags}${whole ? '' : 'g'}`);
}

type Translated = { source: string; flags: string } | { error: string };
const cache = new Map<string, Translated>();

function remember(pattern: string, translated: Translated): void {
  if (cache.size > 200) cache.clear();
  cache.set(pattern, translated);
}

function translate(pattern: string): Translated {
  try {
    const translated = new Translator(pattern).run();
    new RegExp(translated.source, translated.flags);
    return translated;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { error: `Invalid regular expression '${pattern}': ${reason}` };
  }
}

class Translator {
  readonly #pattern: string;
  #at = 0;
  #flags = 'u';

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  run(): { source: string; flags: string } {
    let source = '';
    while (this.#at < this.#pattern.length) source += this.#token();
    // With `m` JavaScript's ^ and $ would also anchor the whole match at lines.
    if (this.#flags.includes('m')) throw new Unsupported('the flag m is not supported here');
    return { source, flags: this.#flags };
  }

  #match(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.#at;
    const match = expression.exec(this.#pattern);
    if (match) this.#at += match[0].length;
    return match;
  }

  /** What stands between `\Q` and `\E`, or the end, as it is. */
  #quoted(): string {
    const end = this.#pattern.indexOf('\\E', this.#at + 2);
    const text = this.#pattern.slice(this.#at + 2, end === -1 ? undefined : end);
    this.#at = end === -1 ? this.#pattern.length : end + 2;
    return text.replace(/[\^$\\.*+?()[\]{}|/]/g, '\\$&');
  }

  #token(): string {
    if (this.#pattern.startsWith('\\Q', this.#at)) return this.#quoted();
    const character = String.fromCodePoint(this.#pattern.codePointAt(this.#at) ?? 0);
    if (character === '\\') return this.#escape(false);
    if (character === '[') return this.#class();
    if (character === '(') return this.#group();
    if (character === '{') return this.#quantifier();
    this.#at += character.length;
    if (character === '.') return this.#flags.includes('s') ? '[\\s\\S]' : '[^\\n]';
    return character === ']' || character === '}' ? `\\${character}` : character;
  }

  #group(): string {
    if (!this.#pattern.startsWith('(?', this.#at)) {
      this.#at += 1;
      return '(';
    }
    const start = this.#at;
    const match = this.#match(GROUP);
    if (!match) throw new Unsupported('lookaround and this group syntax are not part of RE2');
    const flags = match[1];
    if (flags === undefined) return match[2] === undefined ? '(?:' : `(?<${match[2]}>`;
    if (start !== 0) throw new Unsupported('flags are supported only at the start');
    for (const flag of flags) if (!this.#flags.includes(flag)) this.#flags += flag;
    return '';
  }

  #quantifier(): string {
    const match = this.#match(QUANTIFIER);
    if (!match) {
      this.#at += 1;
      return '\\{';
    }
    if (Number(match[1]) > MAX_REPEAT || Number(match[3] ?? 0) > MAX_REPEAT) {
      throw new Unsupported(`a repetition is larger than ${MAX_REPEAT}`);
    }
    return match[0];
  }

  #class(): string {
    this.#at += 1;
    let source = '[';
    if (this.#pattern[this.#at] === '^') {
      source += '^';
      this.#at += 1;
    }
    for (let first = true; ; first = false) {
      const rest = this.#pattern.slice(this.#at);
      const posix = /^\[:(\^?)([a-z]+):\]/.exec(rest);
      if (rest === '') throw new Unsupported("missing closing ']'");
      if (posix) {
        const ranges = POSIX_CLASSES[posix[2] ?? ''];
        if (ranges === undefined || posix[1]) throw new Unsupported(`unknown class ${posix[0]}`);
        source += ranges;
        this.#at += posix[0].length;
      } else if (rest[0] === ']' && !first) {
        this.#at += 1;
        return `${source}]`;
      } else if (rest[0] === '\\') {
        source += this.#escape(true);
      } else {
        const character = String.fromCodePoint(rest.codePointAt(0) ?? 0);
        source += character === '[' || character === ']' ? `\\${character}` : character;
        this.#at += character.length;
      }
    }
  }

  #escape(inClass: boolean): string {
    const match = this.#match(ESCAPE);
    if (!match) throw new Unsupported('trailing backslash');
    const [whole, property, braced, single, hex, bracedHex, octal, other] = match;
    if (property) {
      if (whole.includes('^')) throw new Unsupported(`${whole} is not supported here`);
      return `\\${property}{${scriptOrCategory(braced ?? single ?? '')}}`;
    }
    if (hex !== undefined || bracedHex !== undefined) return `\\u{${hex ?? bracedHex}}`;
    if (octal !== undefined) return `\\u{${Number.parseInt(`0${octal}`, 8).toString(16)}}`;
    return letterEscape(other ?? '', inClass);
  }
}

/** `\p{L}` is a category, `\p{Greek}` a script. */
function scriptOrCategory(name: string): string {
  return name.length <= 2 ? name : `Script=${name}`;
}

function letterEscape(letter: string, inClass: boolean): string {
  if ('dDwWtnrfv'.includes(letter)) return `\\${letter}`;
  if (letter === 's') return inClass ? '\\t\\n\\f\\r ' : '[\\t\\n\\f\\r ]';
  if (letter === 'S') return inClass ? '\\0-\\x08\\x0B\\x0E-\\x1F!-\\u{10FFFF}' : '[^\\t\\n\\f\\r ]';
  if (letter === 'a') return '\\x07';
  if (!inClass) {
    if (letter === 'b' || letter === 'B') return `\\${letter}`;
    if (letter === 'A') return '(?<![\\s\\S])';
    if (letter === 'z') return '(?![\\s\\S])';
  }
  if (/[1-9]/.test(letter)) throw new Unsupported('backreferences are not part of RE2');
  if (/[0-9A-Za-z]/.test(letter)) throw new Unsupported(`unknown escape \\${letter}`);
  // Only these may be escaped under the flag u; any other punctuation stands for itself.
  return /[\^$\\.*+?()[\]{}|/-]/.test(letter) && (letter !== '-' || inClass) ? `\\${letter}` : letter;
}
