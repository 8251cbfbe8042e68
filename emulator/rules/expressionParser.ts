/** Parses expressions by precedence climbing. */
import type { BinaryOperator, Expression, ExpressionKind } from './ast';
import { MAX_EXPRESSION_DEPTH, MAX_EXPRESSION_NESTING } from './limits';
import { LITERAL_SEGMENT } from './pathSegments';
import { SyntaxFailure, type TokenStream } from './tokens';
import type { RulesValue } from './types';
import { bytes, FALSE, float, int, NULL, str, TRUE } from './values';

/** From loosest to tightest, as the reference orders them. */
const PRECEDENCE: Record<string, number> = {
  '||': 1,
  '&&': 2,
  '==': 3,
  '!=': 3,
  in: 4,
  is: 4,
  '<': 5,
  '<=': 5,
  '>': 5,
  '>=': 5,
  '+': 6,
  '-': 6,
  '*': 7,
  '/': 7,
  '%': 7,
};
const BINARY: Record<string, BinaryOperator> = Object.fromEntries(
  (['==', '!=', '<', '<=', '>', '>=', 'in', '+', '-', '*', '/', '%'] as const).map((operator) => [
    operator,
    operator,
  ]),
);
const CONSTANTS: Record<string, RulesValue> = { true: TRUE, false: FALSE, null: NULL };
const RESERVED = new Set(['if', 'let', 'return', 'function', 'match', 'allow', 'service', 'in', 'is']);

export class ExpressionParser {
  readonly #tokens: TokenStream;
  #nesting = 0;

  constructor(tokens: TokenStream) {
    this.#tokens = tokens;
  }

  expression(): Expression {
    return this.#nested(() => {
      const condition = this.#binary(1);
      if (!this.#tokens.accept('?')) return condition;
      const whenTrue = this.expression();
      this.#tokens.expect(':');
      const whenFalse = this.expression();
      const kind = { kind: 'conditional', condition, whenTrue, whenFalse } as const;
      return this.#node(kind, condition.start, [condition, whenTrue, whenFalse]);
    });
  }

  #binary(minimum: number): Expression {
    let left = this.#unary();
    for (;;) {
      const operator = this.#operator();
      const precedence = PRECEDENCE[operator] ?? 0;
      if (precedence < minimum) return left;
      this.#tokens.advance();
      if (operator === 'is') {
        const typeName = this.#tokens.identifier('the name of a type').text;
        left = this.#node({ kind: 'is', value: left, typeName }, left.start, [left]);
        continue;
      }
      const right = this.#binary(precedence + 1);
      const binary = BINARY[operator];
      const kind: ExpressionKind = binary
        ? { kind: 'binary', operator: binary, left, right }
        : { kind: 'logical', operator: operator === '&&' ? '&&' : '||', left, right };
      left = this.#node(kind, left.start, [left, right]);
    }
  }

  #operator(): string {
    const { type, text } = this.#tokens.current;
    return (type === 'symbol' || type === 'identifier') && Object.hasOwn(PRECEDENCE, text) ? text : '';
  }

  #unary(): Expression {
    const { start } = this.#tokens.current;
    if (this.#tokens.accept('!')) {
      const operand = this.#nested(() => this.#unary());
      return this.#node({ kind: 'unary', operator: '!', operand }, start, [operand]);
    }
    if (this.#tokens.accept('-')) {
      if (this.#tokens.current.type === 'int') return this.#postfix(this.#integer(start, true));
      const operand = this.#nested(() => this.#unary());
      return this.#node({ kind: 'unary', operator: '-', operand }, start, [operand]);
    }
    return this.#postfix(this.#primary());
  }

  #postfix(primary: Expression): Expression {
    let object = primary;
    for (;;) {
      if (this.#tokens.accept('.')) {
        const { text: name } = this.#tokens.identifier('the name of a property');
        if (this.#tokens.is('(')) {
          const args = this.#arguments();
          object = this.#node({ kind: 'method', object, name, args }, object.start, [object, ...args]);
        } else {
          object = this.#node({ kind: 'member', object, name }, object.start, [object]);
        }
      } else if (this.#tokens.accept('[')) {
        object = this.#subscript(object);
      } else {
        return object;
      }
    }
  }

  #subscript(object: Expression): Expression {
    const index = this.expression();
    if (this.#tokens.accept(':')) {
      const to = this.expression();
      this.#tokens.expect(']');
      return this.#node({ kind: 'slice', object, from: index, to }, object.start, [object, index, to]);
    }
    this.#tokens.expect(']');
    return this.#node({ kind: 'index', object, index }, object.start, [object, index]);
  }

  #primary(): Expression {
    const { type, text, start } = this.#tokens.current;
    if (type === 'int') return this.#integer(start, false);
    if (type === 'float' || type === 'string' || type === 'bytes') {
      this.#tokens.advance();
      const value =
        type === 'float'
          ? float(Number(text))
          : type === 'string'
            ? str(text)
            : bytes(Buffer.from(text, 'latin1'));
      return this.#node({ kind: 'literal', value }, start, []);
    }
    if (type === 'identifier' && !RESERVED.has(text)) return this.#name(text, start);
    if (this.#tokens.is('(')) return this.#parenthesised(start);
    if (this.#tokens.is('[')) return this.#list(start);
    if (this.#tokens.is('{')) return this.#map(start);
    if (this.#tokens.is('/')) return this.#path(start);
    throw this.#tokens.unexpected('an expression');
  }

  #integer(start: number, negative: boolean): Expression {
    const { text } = this.#tokens.advance();
    const value = int(negative ? -BigInt(text) : BigInt(text));
    if (value.type === 'error') throw new SyntaxFailure(`${text} does not fit in a 64-bit integer.`, start);
    return this.#node({ kind: 'literal', value }, start, []);
  }

  #name(name: string, start: number): Expression {
    this.#tokens.advance();
    const constant = Object.hasOwn(CONSTANTS, name) ? CONSTANTS[name] : undefined;
    if (constant) return this.#node({ kind: 'literal', value: constant }, start, []);
    if (!this.#tokens.is('(')) return this.#node({ kind: 'identifier', name }, start, []);
    const args = this.#arguments();
    return this.#node({ kind: 'call', name, args }, start, args);
  }

  /** The range takes the parentheses in, so that the text of `(a || b).x` is whole. */
  #parenthesised(start: number): Expression {
    this.#tokens.expect('(');
    const inner = this.expression();
    this.#tokens.expect(')');
    return { ...inner, start, end: this.#tokens.previousEnd };
  }

  #arguments(): Expression[] {
    this.#tokens.expect('(');
    const args = this.#until(')', () => this.expression());
    this.#tokens.expect(')');
    return args;
  }

  #list(start: number): Expression {
    this.#tokens.expect('[');
    const items = this.#until(']', () => this.expression());
    this.#tokens.expect(']');
    return this.#node({ kind: 'list', items }, start, items);
  }

  #map(start: number): Expression {
    this.#tokens.expect('{');
    const entries = this.#until('}', () => {
      const key = this.expression();
      this.#tokens.expect(':');
      return { key, value: this.expression() };
    });
    this.#tokens.expect('}');
    const children = entries.flatMap(({ key, value }) => [key, value]);
    return this.#node({ kind: 'map', entries }, start, children);
  }

  #until<T>(closing: string, item: () => T): T[] {
    const items: T[] = [];
    while (!this.#tokens.is(closing)) {
      items.push(item());
      if (!this.#tokens.accept(',')) break;
    }
    return items;
  }

  /** `/databases/$(database)/documents/…`, scanned by characters up to where no '/' follows. */
  #path(start: number): Expression {
    const { lexer } = this.#tokens;
    const segments: (string | Expression)[] = [];
    let at = start;
    while (lexer.source[at] === '/') {
      at += 1;
      if (lexer.source.startsWith('$(', at)) {
        this.#tokens.resumeAt(at + 2);
        segments.push(this.expression());
        if (!this.#tokens.is(')')) throw this.#tokens.unexpected("')'");
        at = this.#tokens.current.end;
        continue;
      }
      const literal = lexer.matchAt(LITERAL_SEGMENT, at);
      if (!literal) throw new SyntaxFailure('Expected a path segment: a name or $(expression).', at);
      segments.push(literal[0]);
      at += literal[0].length;
    }
    this.#tokens.resumeAt(at);
    const interpolated = segments.filter((segment) => typeof segment !== 'string');
    return this.#node({ kind: 'path', segments }, start, interpolated);
  }

  #nested<T>(parse: () => T): T {
    if (this.#nesting >= MAX_EXPRESSION_NESTING) {
      throw new SyntaxFailure('The expression is nested too deeply.', this.#tokens.current.start);
    }
    this.#nesting += 1;
    try {
      return parse();
    } finally {
      this.#nesting -= 1;
    }
  }

  #node(kind: ExpressionKind, start: number, children: Expression[]): Expression {
    const depth = 1 + children.reduce((deepest, child) => Math.max(deepest, child.depth), 0);
    if (depth > MAX_EXPRESSION_DEPTH) throw new SyntaxFailure('The expression has too many operands.', start);
    // Not spread: every kind keeps one shape from the beginning, which halves the time of a parse.
    return Object.assign(kind, { start, end: this.#tokens.previousEnd, depth });
  }
}
