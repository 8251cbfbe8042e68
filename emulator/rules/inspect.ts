/** What tests of production rules ask of a syntax tree: its rows, and the operands that a mutation replaces. */
import type { Expression, MatchNode, RulesFile } from './ast';
import { SourceText } from './source';
import { descendants, expressionsOf, matchesOf, type SingleMethod, spellOut } from './walk';

export interface MatchRow {
  /** Whole, from the root of the service: /databases/{database}/documents/articulos/{id}. */
  path: string;
  /** What its allows name, read and write spelled out, each once. */
  methods: SingleMethod[];
  line: number;
}

export interface ConjunctOperand {
  start: number;
  end: number;
  line: number;
  text: string;
}

/** One row for every match that has an allow, in source order. */
export function listMatches(file: RulesFile): MatchRow[] {
  const text = new SourceText(file.source);
  return [...matchesOf(file)]
    .filter(({ match }) => match.allows.length > 0)
    .map(({ match, around }) => ({
      path: [...around, match].map(patternText).join(''),
      methods: [...new Set(match.allows.flatMap(({ methods }) => methods.flatMap(spellOut)))],
      line: text.position(match.start).line,
    }));
}

/** Every operand of every && (in conditions, variables and functions), in source order; `a && b && c` gives three. */
export function conjunctOperands(file: RulesFile): ConjunctOperand[] {
  const text = new SourceText(file.source);
  const operands: Expression[] = [];
  for (const root of expressionsOf(file)) {
    for (const node of descendants(root)) {
      if (!isConjunction(node)) continue;
      for (const side of [node.left, node.right]) if (!isConjunction(side)) operands.push(side);
    }
  }
  return operands
    .sort((a, b) => a.start - b.start)
    .map(({ start, end }) => ({
      start,
      end,
      line: text.position(start).line,
      text: file.source.slice(start, end),
    }));
}

type Conjunction = Extract<Expression, { kind: 'logical' }>;
const isConjunction = (node: Expression): node is Conjunction =>
  node.kind === 'logical' && node.operator === '&&';

function patternText({ pattern }: MatchNode): string {
  const texts = pattern.map(({ kind, name }) =>
    kind === 'literal' ? name : kind === 'single' ? `{${name}}` : `{${name}=**}`,
  );
  return texts.map((text) => `/${text}`).join('');
}
