/**
 * The syntax tree of a rules file. Every node knows its range in the source (offsets, end excluded), so that an error
 * names its line and a test can rewrite one operand and compile the file again.
 */
import type { RulesValue } from './types';

export interface SourceRange {
  start: number;
  end: number;
}

export interface RulesFile extends SourceRange {
  fileName: string;
  source: string;
  version: string | null;
  services: ServiceNode[];
}

export interface ServiceNode extends SourceRange {
  kind: 'service';
  name: string;
  functions: FunctionNode[];
  matches: MatchNode[];
}

export interface MatchNode extends SourceRange {
  kind: 'match';
  pattern: PatternSegment[];
  functions: FunctionNode[];
  matches: MatchNode[];
  allows: AllowNode[];
}

/** One segment of a match's path: `articulos`, `{id}` or `{resto=**}`. */
export interface PatternSegment extends SourceRange {
  kind: 'literal' | 'single' | 'recursive';
  /** The literal text, or the name of the wildcard. */
  name: string;
}

export type AllowMethod = 'read' | 'write' | 'get' | 'list' | 'create' | 'update' | 'delete';

export interface AllowNode extends SourceRange {
  kind: 'allow';
  methods: AllowMethod[];
  /** null when there is no `if`: allowed always. */
  condition: Expression | null;
}

export interface FunctionNode extends SourceRange {
  kind: 'function';
  name: string;
  parameters: NameNode[];
  lets: LetNode[];
  result: Expression;
}

export interface NameNode extends SourceRange {
  name: string;
}

export interface LetNode extends SourceRange {
  name: string;
  value: Expression;
}

export type BinaryOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%';

export type Expression = SourceRange & { depth: number } & ExpressionKind;

export type ExpressionKind =
  | { kind: 'literal'; value: RulesValue }
  | { kind: 'identifier'; name: string }
  | { kind: 'member'; object: Expression; name: string }
  | { kind: 'index'; object: Expression; index: Expression }
  | { kind: 'slice'; object: Expression; from: Expression; to: Expression }
  | { kind: 'call'; name: string; args: Expression[] }
  | { kind: 'method'; object: Expression; name: string; args: Expression[] }
  | { kind: 'unary'; operator: '!' | '-'; operand: Expression }
  | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
  | { kind: 'logical'; operator: '&&' | '||'; left: Expression; right: Expression }
  | { kind: 'is'; value: Expression; typeName: string }
  | { kind: 'conditional'; condition: Expression; whenTrue: Expression; whenFalse: Expression }
  | { kind: 'list'; items: Expression[] }
  | { kind: 'map'; entries: { key: Expression; value: Expression }[] }
  /** A segment is its text, or the expression of `$(…)`. */
  | { kind: 'path'; segments: (string | Expression)[] };
