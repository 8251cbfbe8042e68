/** Parses a rules file: services, matches, functions and allows. Expressions are expressionParser's. */
import type {
  AllowMethod,
  AllowNode,
  FunctionNode,
  LetNode,
  MatchNode,
  NameNode,
  PatternSegment,
  RulesFile,
  ServiceNode,
} from './ast';
import { ExpressionParser } from './expressionParser';
import { MAX_MATCH_NESTING, MAX_SOURCE_BYTES } from './limits';
import { LITERAL_SEGMENT, WILDCARD_SEGMENT } from './pathSegments';
import { SourceText } from './source';
import { SyntaxFailure, TokenStream } from './tokens';
import type { SourceIssue } from './types';

const METHODS: Record<string, AllowMethod> = {
  read: 'read',
  write: 'write',
  get: 'get',
  list: 'list',
  create: 'create',
  update: 'update',
  delete: 'delete',
};

/** Before these the ';' of an allow may be missing, as in the official examples; and after an error parsing goes on here. */
const STATEMENT_STARTS = ['}', 'allow', 'match', 'function', 'service'];

/** Parses without checking names; `file` is null when there is any syntax error. */
export function parseRules(
  source: string,
  fileName: string,
): { file: RulesFile | null; issues: SourceIssue[] } {
  const text = new SourceText(source);
  if (Buffer.byteLength(source) > MAX_SOURCE_BYTES) {
    return { file: null, issues: [text.issue('error', 'The source is larger than 256 KB.', 0)] };
  }
  const parser = new Parser(text, fileName);
  const file = parser.file();
  return { file: parser.issues.length > 0 ? null : file, issues: parser.issues };
}

class Parser {
  readonly issues: SourceIssue[] = [];
  readonly #text: SourceText;
  readonly #fileName: string;
  readonly #tokens: TokenStream;
  readonly #expressions: ExpressionParser;
  #nesting = 0;

  constructor(text: SourceText, fileName: string) {
    this.#text = text;
    this.#fileName = fileName;
    this.#tokens = new TokenStream(text.text);
    this.#expressions = new ExpressionParser(this.#tokens);
  }

  file(): RulesFile {
    const services: ServiceNode[] = [];
    let version: string | null = null;
    while (this.#tokens.current.type !== 'end') {
      this.#recovering(() => {
        if (this.#tokens.is('rules_version') && version === null && services.length === 0) {
          version = this.#version();
        } else if (this.#tokens.is('service')) {
          services.push(this.#service());
        } else {
          throw this.#tokens.unexpected("'service'");
        }
      });
    }
    const { text } = this.#text;
    return { fileName: this.#fileName, source: text, version, services, start: 0, end: text.length };
  }

  #version(): string {
    this.#tokens.advance();
    this.#tokens.expect('=');
    if (this.#tokens.current.type !== 'string') throw this.#tokens.unexpected("'2'");
    const version = this.#tokens.advance().text;
    this.#tokens.expect(';');
    return version;
  }

  #service(): ServiceNode {
    const { start } = this.#tokens.expect('service');
    let name = this.#tokens.identifier('the name of a service').text;
    while (this.#tokens.accept('.')) name += `.${this.#tokens.identifier('the name of a service').text}`;
    const node: ServiceNode = { kind: 'service', name, functions: [], matches: [], start, end: start };
    this.#block(() => {
      if (this.#tokens.is('match')) node.matches.push(this.#match());
      else if (this.#tokens.is('function')) node.functions.push(this.#function());
      else throw this.#tokens.unexpected("'match' or 'function'");
    });
    node.end = this.#tokens.previousEnd;
    return node;
  }

  #match(): MatchNode {
    const { start } = this.#tokens.expect('match');
    if (this.#nesting >= MAX_MATCH_NESTING) {
      throw new SyntaxFailure(`Matches are nested more than ${MAX_MATCH_NESTING} deep.`, start);
    }
    const pattern = this.#pattern();
    const node: MatchNode = {
      kind: 'match',
      pattern,
      functions: [],
      matches: [],
      allows: [],
      start,
      end: start,
    };
    this.#nesting += 1;
    try {
      this.#block(() => {
        if (this.#tokens.is('match')) node.matches.push(this.#match());
        else if (this.#tokens.is('function')) node.functions.push(this.#function());
        else if (this.#tokens.is('allow')) node.allows.push(this.#allow());
        else throw this.#tokens.unexpected("'allow', 'match' or 'function'");
      });
    } finally {
      this.#nesting -= 1;
    }
    node.end = this.#tokens.previousEnd;
    return node;
  }

  /** `/articulos/{id}/{resto=**}`, scanned by characters: a segment is no token of the language. */
  #pattern(): PatternSegment[] {
    if (!this.#tokens.is('/')) throw this.#tokens.unexpected("a path that starts with '/'");
    const { lexer } = this.#tokens;
    const segments: PatternSegment[] = [];
    let at = this.#tokens.current.start;
    while (lexer.source[at] === '/') {
      const start = at + 1;
      const wildcard = lexer.matchAt(WILDCARD_SEGMENT, start);
      const literal = wildcard ? null : lexer.matchAt(LITERAL_SEGMENT, start);
      const found = wildcard ?? literal;
      if (!found) throw new SyntaxFailure('Expected a path segment: a name, {name} or {name=**}.', start);
      at = start + found[0].length;
      const kind = literal ? 'literal' : wildcard?.[2] === undefined ? 'single' : 'recursive';
      segments.push({ kind, name: wildcard?.[1] ?? found[0], start, end: at });
    }
    this.#tokens.resumeAt(at);
    return segments;
  }

  #allow(): AllowNode {
    const { start } = this.#tokens.expect('allow');
    const methods: AllowMethod[] = [];
    do {
      const token = this.#tokens.current;
      const method = token.type === 'identifier' ? METHODS[token.text] : undefined;
      if (!method) throw this.#tokens.unexpected(`one of ${Object.keys(METHODS).join(', ')}`);
      methods.push(method);
      this.#tokens.advance();
    } while (this.#tokens.accept(','));
    let condition: AllowNode['condition'] = null;
    if (this.#tokens.accept(':')) {
      this.#tokens.expect('if');
      condition = this.#expressions.expression();
    }
    const isLast = STATEMENT_STARTS.some((start) => this.#tokens.is(start));
    if (!this.#tokens.accept(';') && !isLast) throw this.#tokens.unexpected("';'");
    return { kind: 'allow', methods, condition, start, end: this.#tokens.previousEnd };
  }

  #function(): FunctionNode {
    const { start } = this.#tokens.expect('function');
    const name = this.#tokens.identifier('the name of the function').text;
    const parameters: NameNode[] = [];
    this.#tokens.expect('(');
    while (!this.#tokens.is(')')) {
      const parameter = this.#tokens.identifier('the name of a parameter');
      parameters.push({ name: parameter.text, start: parameter.start, end: parameter.end });
      if (!this.#tokens.accept(',')) break;
    }
    this.#tokens.expect(')');
    this.#tokens.expect('{');
    const lets: LetNode[] = [];
    while (this.#tokens.is('let')) lets.push(this.#let());
    this.#tokens.expect('return');
    const result = this.#expressions.expression();
    this.#tokens.expect(';');
    this.#tokens.expect('}');
    return { kind: 'function', name, parameters, lets, result, start, end: this.#tokens.previousEnd };
  }

  #let(): LetNode {
    const { start } = this.#tokens.expect('let');
    const { text: name } = this.#tokens.identifier('the name of a variable');
    this.#tokens.expect('=');
    const value = this.#expressions.expression();
    this.#tokens.expect(';');
    return { name, value, start, end: this.#tokens.previousEnd };
  }

  #block(item: () => void): void {
    this.#tokens.expect('{');
    while (!this.#tokens.is('}')) {
      if (this.#tokens.current.type === 'end') throw this.#tokens.unexpected("'}'");
      this.#recovering(item);
    }
    this.#tokens.expect('}');
  }

  /** Reports a syntax error and skips to where a next statement can begin, so that one run names several errors. */
  #recovering(statement: () => void): void {
    const { current, openBraces } = this.#tokens;
    try {
      statement();
    } catch (error) {
      if (!(error instanceof SyntaxFailure)) throw error;
      this.issues.push(this.#text.issue('error', error.message, error.at));
      if (this.#tokens.current.start === current.start) this.#tokens.advance();
      this.#skip(openBraces);
    }
  }

  /** To behind the next ';' or '}' of the statement that began with `openBraces`, or to where another one begins. */
  #skip(openBraces: number): void {
    while (this.#tokens.current.type !== 'end') {
      const isInside = this.#tokens.openBraces > openBraces;
      if (STATEMENT_STARTS.some((start) => this.#tokens.is(start)) && !(isInside && this.#tokens.is('}')))
        return;
      const { text } = this.#tokens.advance();
      if ((text === ';' || text === '}') && this.#tokens.openBraces === openBraces) return;
    }
  }
}
