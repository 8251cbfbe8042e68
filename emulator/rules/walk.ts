/** Walks over a syntax tree: the checker and the tests of production rules share it. */
import type { AllowMethod, Expression, FunctionNode, MatchNode, RulesFile } from './ast';

export type SingleMethod = Exclude<AllowMethod, 'read' | 'write'>;

/** `read` is get and list; `write` is create, update and delete. */
export function spellOut(method: AllowMethod): SingleMethod[] {
  if (method === 'read') return ['get', 'list'];
  return method === 'write' ? ['create', 'update', 'delete'] : [method];
}

export function childrenOf(node: Expression): Expression[] {
  switch (node.kind) {
    case 'literal':
    case 'identifier':
      return [];
    case 'member':
      return [node.object];
    case 'index':
      return [node.object, node.index];
    case 'slice':
      return [node.object, node.from, node.to];
    case 'call':
      return node.args;
    case 'method':
      return [node.object, ...node.args];
    case 'unary':
      return [node.operand];
    case 'binary':
    case 'logical':
      return [node.left, node.right];
    case 'is':
      return [node.value];
    case 'conditional':
      return [node.condition, node.whenTrue, node.whenFalse];
    case 'list':
      return node.items;
    case 'map':
      return node.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return node.segments.filter((segment) => typeof segment !== 'string');
  }
}

/** The node and everything below it, parents first. */
export function* descendants(node: Expression): Generator<Expression> {
  const pending = [node];
  for (let next = pending.pop(); next; next = pending.pop()) {
    yield next;
    pending.push(...childrenOf(next).toReversed());
  }
}

/** Every match of the file with the matches around it, outermost first. */
export function* matchesOf(file: RulesFile): Generator<{ match: MatchNode; around: MatchNode[] }> {
  function* below(
    match: MatchNode,
    around: MatchNode[],
  ): Generator<{ match: MatchNode; around: MatchNode[] }> {
    yield { match, around };
    for (const child of match.matches) yield* below(child, [...around, match]);
  }
  for (const service of file.services) for (const match of service.matches) yield* below(match, []);
}

export function functionsOf(file: RulesFile): FunctionNode[] {
  const nested = [...matchesOf(file)].flatMap(({ match }) => match.functions);
  return [...file.services.flatMap((service) => service.functions), ...nested];
}

/** Every condition, variable and result of the file: the roots of its expressions. */
export function expressionsOf(file: RulesFile): Expression[] {
  const conditions = [...matchesOf(file)].flatMap(({ match }) =>
    match.allows.flatMap(({ condition }) => (condition ? [condition] : [])),
  );
  const bodies = functionsOf(file).flatMap(({ lets, result }) => [...lets.map(({ value }) => value), result]);
  return [...conditions, ...bodies];
}
