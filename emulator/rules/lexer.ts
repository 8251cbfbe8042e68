/**
 * Turns a rules source into tokens, one on demand: where a path may stand only the parser knows, and it scans paths
 * itself and moves the lexer on. What is no token becomes a token of type 'error', which no grammar rule accepts.
 */
import { scanString, type Token } from './stringLiteral';

const SPACE = /[\s\uFEFF]+/y;
const LINE_COMMENT = /\/\/[^\n]*/y;
const BLOCK_COMMENT = /\/\*[\s\S]*?\*\//y;
const IDENTIFIER = /[A-Za-z_][A-Za-z0-9_]*/y;
const NUMBER = /(?:\d+\.\d+(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+|\d+)/y;
const SYMBOL = /&&|\|\||==|!=|<=|>=|[{}()[\],;:.?=<>!+\-*/%]/y;
const STRING_START = /[rRbB]{0,2}["']/y;

export class Lexer {
  readonly source: string;
  #position = 0;

  constructor(source: string) {
    this.source = source;
  }

  /** Goes on from `offset`: after the parser scanned a path. */
  moveTo(offset: number): void {
    this.#position = offset;
  }

  /** The text that `pattern` (sticky) matches at `offset`, or null. */
  matchAt(pattern: RegExp, offset: number): RegExpExecArray | null {
    pattern.lastIndex = offset;
    return pattern.exec(this.source);
  }

  next(): Token {
    const unclosed = this.#skipBlanks();
    const start = this.#position;
    const token = unclosed ?? this.#scan(start);
    this.#position = token.end;
    return token;
  }

  #skipBlanks(): Token | null {
    for (;;) {
      const start = this.#position;
      const blank =
        this.matchAt(SPACE, start) ?? this.matchAt(LINE_COMMENT, start) ?? this.matchAt(BLOCK_COMMENT, start);
      if (blank) {
        this.#position += blank[0].length;
      } else if (this.source.startsWith('/*', start)) {
        return { type: 'error', text: 'Comment is never closed.', start, end: this.source.length };
      } else {
        return null;
      }
    }
  }

  #scan(start: number): Token {
    if (start >= this.source.length) return { type: 'end', text: 'end of file', start, end: start };
    if (this.matchAt(STRING_START, start)) return scanString(this.source, start);
    const identifier = this.matchAt(IDENTIFIER, start);
    if (identifier) return this.#token('identifier', identifier[0], start);
    const number = this.matchAt(NUMBER, start);
    if (number) return this.#number(number[0], start);
    const symbol = this.matchAt(SYMBOL, start);
    if (symbol) return this.#token('symbol', symbol[0], start);
    const character = String.fromCodePoint(this.source.codePointAt(start) ?? 0);
    const message = `Unexpected character ${JSON.stringify(character)}.`;
    return { type: 'error', text: message, start, end: start + character.length };
  }

  #number(text: string, start: number): Token {
    const glued = this.matchAt(IDENTIFIER, start + text.length);
    if (glued) {
      const end = start + text.length + glued[0].length;
      return { type: 'error', text: `Malformed number '${text}${glued[0]}'.`, start, end };
    }
    return this.#token(/^\d+$/.test(text) ? 'int' : 'float', text, start);
  }

  #token(type: Token['type'], text: string, start: number): Token {
    return { type, text, start, end: start + text.length };
  }
}
