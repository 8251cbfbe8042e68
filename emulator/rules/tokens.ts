/** The parser's view of the token stream: one current token, and the errors that end a statement. */
import { Lexer } from './lexer';
import type { Token } from './stringLiteral';

/** Thrown at the first token that does not fit; the parser catches it at the end of the statement and goes on. */
export class SyntaxFailure extends Error {
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

export class TokenStream {
  readonly lexer: Lexer;
  current: Token;
  /** Where the last consumed token ended: the end of the node being built. */
  previousEnd = 0;
  /** How many braces are open: recovery skips to the end of the block that failed. */
  openBraces = 0;

  constructor(source: string) {
    this.lexer = new Lexer(source);
    this.current = this.lexer.next();
  }

  advance(): Token {
    const token = this.current;
    if (this.is('{')) this.openBraces += 1;
    else if (this.is('}')) this.openBraces -= 1;
    this.previousEnd = token.end;
    this.current = this.lexer.next();
    return token;
  }

  /** Goes on from `offset`, after a path that the parser scanned by itself. */
  resumeAt(offset: number): void {
    this.lexer.moveTo(offset);
    this.previousEnd = offset;
    this.current = this.lexer.next();
  }

  is(text: string): boolean {
    return (
      this.current.text === text && (this.current.type === 'symbol' || this.current.type === 'identifier')
    );
  }

  accept(text: string): boolean {
    if (!this.is(text)) return false;
    this.advance();
    return true;
  }

  expect(text: string): Token {
    if (!this.is(text)) throw this.unexpected(`'${text}'`);
    return this.advance();
  }

  /** `what` names the identifier for the message: 'a function name'. */
  identifier(what: string): Token {
    if (this.current.type !== 'identifier') throw this.unexpected(what);
    return this.advance();
  }

  unexpected(expected: string): SyntaxFailure {
    const { type, text, start } = this.current;
    if (type === 'error') return new SyntaxFailure(text, start);
    const found = type === 'end' ? text : `'${text}'`;
    return new SyntaxFailure(`Unexpected ${found}: expected ${expected}.`, start);
  }
}
