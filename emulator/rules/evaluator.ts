/**
 * Evaluates expressions. An error is a value: && and || absorb it when their other side decides, everything else passes it
 * on once all its operands have been evaluated; only the limits of expressions and of nested calls end the evaluation at once.
 * Expressions are counted as Google's own emulator counts them (docs/rules-engine.md).
 */
import { elementAt, member, slice } from './access';
import type { Expression } from './ast';
import { constrainedIs } from './constraints';
import { DOCUMENT_FUNCTIONS, type DocumentReader } from './documents';
import { globalFunctions, namespace } from './functions';
import { LimitExceeded, MAX_CALL_DEPTH, MAX_EXPRESSIONS } from './limits';
import { callMethod } from './methods';
import { applyBinary, negate } from './operators';
import { Scope } from './scope';
import type { RulesValue } from './types';
import { bool, FALSE, fail, list, map, path, TRUE, toText, type Value } from './values';

type Node<K extends Expression['kind']> = Extract<Expression, { kind: K }>;

export class Evaluator {
  /** The last operand that made an && false: what a denial points at. */
  falseOperand: Expression | null = null;
  /** Where the operands of && begin that were evaluated and not true: nothing else can be what a denial comes from. */
  readonly unmet = new Set<number>();
  readonly #reader: DocumentReader;
  readonly #debug: (text: string) => void;
  #expressions = 0;
  #callDepth = 0;

  constructor(reader: DocumentReader, debug: (text: string) => void) {
    this.#reader = reader;
    this.#debug = debug;
  }

  /** How many expressions have been evaluated, of the 1,000 that one operation may. */
  get expressions(): number {
    return this.#expressions;
  }

  /** Every node counts one; && || ?: count more as they go on, and so do the names that `is` and a path bring along. */
  #count(expressions: number): void {
    this.#expressions += expressions;
    if (this.#expressions > MAX_EXPRESSIONS) {
      throw new LimitExceeded(`More than ${MAX_EXPRESSIONS} expressions are evaluated for the request.`);
    }
  }

  evaluate(node: Expression, scope: Scope): Value {
    this.#count(ownExpressions(node));
    const value = this.#dispatch(node, scope);
    return value.type === 'error' && value.at < 0 ? { ...value, at: node.start } : value;
  }

  #dispatch(node: Expression, scope: Scope): Value {
    switch (node.kind) {
      case 'literal':
        return node.value;
      case 'identifier':
        return scope.value(node.name) ?? fail(`Variable ${node.name} is not defined.`);
      case 'member':
        return this.#with([node.object], scope, (object) => member(object, node.name));
      case 'index':
        return this.#with([node.object, node.index], scope, elementAt);
      case 'slice':
        return this.#with([node.object, node.from, node.to], scope, slice);
      case 'call':
        return this.#call(node, scope);
      case 'method':
        return this.#method(node, scope);
      case 'unary':
        return this.#with([node.operand], scope, node.operator === '!' ? not : negate);
      case 'binary':
        return this.#with([node.left, node.right], scope, (left, right) =>
          applyBinary(node.operator, left, right),
        );
      case 'logical':
        return this.#logical(node, scope);
      case 'is':
        return this.#with([node.value], scope, (value) => isOfType(value, node.typeName));
      case 'conditional':
        return this.#with([node.condition], scope, (condition) => {
          if (condition.type !== 'bool')
            return fail(`The condition of ?: is a ${condition.type}, not a bool.`);
          if (!condition.value) this.#count(2);
          return this.evaluate(condition.value ? node.whenTrue : node.whenFalse, scope);
        });
      case 'list':
        return this.#items(node.items, scope, (items) => list(items));
      case 'map':
        return this.#map(node, scope);
      case 'path':
        return this.#path(node, scope);
    }
  }

  /** Evaluates all operands, from left to right; of several errors the first is passed on. */
  #with<const N extends readonly Expression[]>(
    operands: N,
    scope: Scope,
    apply: (...values: { -readonly [K in keyof N]: RulesValue }) => Value,
  ): Value;
  #with(operands: readonly Expression[], scope: Scope, apply: (...values: RulesValue[]) => Value): Value {
    const values = operands.map((operand) => this.evaluate(operand, scope));
    return values.find((value) => value.type === 'error') ?? apply(...values.filter(isValue));
  }

  /** As #with, for values that are stored: what a query leaves open would compare wrongly inside a list or map. */
  #items(nodes: Expression[], scope: Scope, build: (values: RulesValue[]) => Value): Value {
    const values = nodes.map((node): Value => {
      const value = this.evaluate(node, scope);
      return value.type === 'constrained' ? fail('The query does not fix this value.', node.start) : value;
    });
    return values.find((value) => value.type === 'error') ?? build(values.filter(isValue));
  }

  #logical(node: Node<'logical'>, scope: Scope): Value {
    const decisive = node.operator === '||';
    const left = this.#operand(node, node.left, scope);
    if (left.type === 'bool' && left.value === decisive) return left;
    this.#count(1);
    const right = this.#operand(node, node.right, scope);
    if (right.type === 'bool' && right.value === decisive) return right;
    return left.type === 'error' ? left : right;
  }

  #operand(node: Node<'logical'>, operand: Expression, scope: Scope): Value {
    const falseBefore = this.falseOperand;
    const value = this.evaluate(operand, scope);
    if (node.operator === '&&' && !(value.type === 'bool' && value.value)) this.unmet.add(operand.start);
    if (value.type === 'bool') {
      const isCulprit = node.operator === '&&' && !value.value && this.falseOperand === falseBefore;
      if (isCulprit) this.falseOperand = operand;
      return value;
    }
    return value.type === 'error'
      ? value
      : fail(`An operand of ${node.operator} is a ${value.type}, not a bool.`, operand.start);
  }

  #call(node: Node<'call'>, scope: Scope): Value {
    const declared = scope.function(node.name);
    if (declared) {
      const args = node.args.map((arg) => this.evaluate(arg, scope));
      return this.#enter(() => {
        const { parameters, lets, result } = declared.node;
        const locals = new Map<string, Value>();
        parameters.forEach(({ name }, index) => {
          locals.set(name, args[index] ?? fail(`${node.name}() is called without ${name}.`));
        });
        const inner = new Scope(declared.scope, locals);
        for (const { name, value } of lets) {
          this.#count(1);
          locals.set(name, this.evaluate(value, inner));
        }
        return this.evaluate(result, inner);
      });
    }
    const reads = DOCUMENT_FUNCTIONS.find((name) => name === node.name);
    if (reads) return this.#readDocument(reads, node.args, scope);
    if (node.name === 'debug') return this.#debugged(node, scope);
    const builtIn = Object.hasOwn(globalFunctions, node.name) ? globalFunctions[node.name] : undefined;
    if (!builtIn) return fail(`Function not found error: Name: [${node.name}].`);
    return this.#items(node.args, scope, (args) => builtIn.call(args));
  }

  #enter(run: () => Value): Value {
    if (this.#callDepth >= MAX_CALL_DEPTH) {
      throw new LimitExceeded(`Functions call each other more than ${MAX_CALL_DEPTH} deep.`);
    }
    this.#callDepth += 1;
    const value = run();
    this.#callDepth -= 1;
    return value;
  }

  #method(node: Node<'method'>, scope: Scope): Value {
    const { object, name, args } = node;
    if (object.kind === 'identifier' && scope.value(object.name) === undefined) {
      const reads = DOCUMENT_FUNCTIONS.find((one) => one === name);
      if (object.name === 'firestore' && reads) return this.#readDocument(reads, args, scope);
      const functions = namespace(object.name);
      const found = functions && Object.hasOwn(functions, name) ? functions[name] : undefined;
      if (!found) return fail(`Function not found error: Name: [${object.name}.${name}].`);
      return this.#items(args, scope, (values) => found.call(values));
    }
    const self = this.evaluate(object, scope);
    const value = this.#items(args, scope, (values) =>
      self.type === 'error' ? self : callMethod(self, name, values),
    );
    return self.type === 'error' ? self : value;
  }

  #readDocument(name: (typeof DOCUMENT_FUNCTIONS)[number], args: Expression[], scope: Scope): Value {
    return this.#items(args, scope, ([location]) =>
      location?.type === 'path' ? this.#reader.call(name, location) : fail(`${name}() takes a path.`),
    );
  }

  #debugged(node: Node<'call'>, scope: Scope): Value {
    const [arg] = node.args;
    if (!arg) return fail('debug() takes one value.');
    const value = this.evaluate(arg, scope);
    this.#debug(value.type === 'error' ? `error: ${value.message}` : `${value.type}: ${describe(value)}`);
    return value;
  }

  #map(node: Node<'map'>, scope: Scope): Value {
    const nodes = node.entries.flatMap(({ key, value }) => [key, value]);
    return this.#items(nodes, scope, (values) => {
      const entries = new Map<string, RulesValue>();
      for (let index = 0; index + 1 < values.length; index += 2) {
        const [key, value] = [values[index], values[index + 1]];
        if (key?.type !== 'string' || !value) return fail('The keys of a map are strings.');
        entries.set(key.value, value);
      }
      return map(entries);
    });
  }

  /** An interpolated string is one segment; an interpolated path (a recursive wildcard) brings its own. */
  #path(node: Node<'path'>, scope: Scope): Value {
    const parts = node.segments.map((segment): string[] | Value => {
      if (typeof segment === 'string') return [segment];
      const value = this.evaluate(segment, scope);
      if (value.type === 'error') return value;
      if (value.type === 'path') return value.segments;
      if (value.type === 'string' && value.value !== '' && !value.value.includes('/')) return [value.value];
      return fail(`A segment of a path is a string without '/', received ${value.type}.`, segment.start);
    });
    const segments: string[] = [];
    for (const part of parts) {
      if (!Array.isArray(part)) return part;
      segments.push(...part);
    }
    return path(segments);
  }
}

/** What a node counts by itself, before what it does with its operands. */
function ownExpressions(node: Expression): number {
  switch (node.kind) {
    case 'literal':
      // The sign of a number that is written out is an operator.
      return node.value.type === 'int' && node.value.value < 0n ? 2 : 1;
    case 'is':
    case 'conditional':
      return 2;
    case 'path':
      return 1 + node.segments.filter((segment) => typeof segment === 'string').length;
    default:
      return 1;
  }
}

const isValue = (value: Value): value is RulesValue => value.type !== 'error';

function not(value: RulesValue): Value {
  if (value.type === 'null') return fail('Null value error.');
  return value.type === 'bool'
    ? bool(!value.value)
    : fail(`Unsupported operation error. Received: !${value.type}.`);
}

function isOfType(value: RulesValue, typeName: string): Value {
  if (value.type === 'constrained') return constrainedIs(value, typeName);
  if (typeName === 'number') return bool(value.type === 'int' || value.type === 'float');
  if (typeName === 'map_diff') return bool(value.type === 'mapdiff');
  return value.type === typeName ? TRUE : FALSE;
}

/** For debug(): the value as JSON, numbers and times as text. */
function describe(value: RulesValue): string {
  const text = toText(value);
  if (text !== null) return text;
  return JSON.stringify(value, (_key, one: unknown) => {
    if (typeof one === 'bigint') return String(one);
    return one instanceof Map ? Object.fromEntries(one) : one;
  });
}
