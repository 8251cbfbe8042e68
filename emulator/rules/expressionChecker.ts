/** Checks one node of an expression: is everything that it names there? */
import type { Expression, FunctionNode } from './ast';
import { DOCUMENT_FUNCTIONS } from './documents';
import { globalFunctions, namespace } from './functions';
import { methodArities } from './methods';
import { compileRe2 } from './regexp';

const TYPE_NAMES = new Set(
  'bool bytes constraint duration float int latlng list map map_diff number path set string timestamp vector'.split(
    ' ',
  ),
);
const REQUEST_PROPERTIES = new Set(['auth', 'method', 'path', 'query', 'resource', 'time']);
const RESOURCE_PROPERTIES = new Set(['data', 'id', '__name__']);
const STORAGE_READS = new Set(['get', 'exists']);
const PATTERN_METHODS = new Set(['matches', 'replace', 'split']);

/** What is visible where an expression stands. */
export interface Names {
  service: string;
  values: ReadonlySet<string>;
  functions: ReadonlyMap<string, FunctionNode>;
}

export interface Problem {
  message: string;
  at: number;
}

type Node<K extends Expression['kind']> = Extract<Expression, { kind: K }>;

/** A function of the language: what a file declares may not take its name. */
export const isBuiltIn = (name: string): boolean =>
  name === 'debug' || isRead(name) || Object.hasOwn(globalFunctions, name);
const isRead = (name: string): boolean => DOCUMENT_FUNCTIONS.some((one) => one === name);

export function problemOf(node: Expression, names: Names): Problem | null {
  switch (node.kind) {
    case 'identifier':
      if (names.values.has(node.name) || isNamespace(node.name, names)) return null;
      return { message: `Unknown variable '${node.name}'.`, at: node.start };
    case 'member':
      return memberProblem(node, names);
    case 'call':
      return callProblem(node, names);
    case 'method':
      return methodProblem(node, names);
    case 'is':
      if (TYPE_NAMES.has(node.typeName)) return null;
      return { message: `Unknown type '${node.typeName}'.`, at: node.start };
    default:
      return null;
  }
}

const isNamespace = (name: string, names: Names): boolean =>
  namespace(name) !== undefined || (name === 'firestore' && names.service === 'firebase.storage');

function memberProblem({ object, name, start }: Node<'member'>, names: Names): Problem | null {
  if (object.kind !== 'identifier') return null;
  if (!names.values.has(object.name)) {
    return isNamespace(object.name, names)
      ? { message: `'${object.name}' has only functions.`, at: start }
      : null;
  }
  if (object.name === 'request' && !REQUEST_PROPERTIES.has(name)) {
    return { message: `'request' has no property '${name}'.`, at: start };
  }
  const isResource = object.name === 'resource' && names.service === 'cloud.firestore';
  if (!isResource || RESOURCE_PROPERTIES.has(name)) return null;
  return { message: `'resource' has no property '${name}': fields are in resource.data.`, at: start };
}

function callProblem({ name, args, start }: Node<'call'>, names: Names): Problem | null {
  const declared = names.functions.get(name);
  if (declared) return arityProblem(name, args, [declared.parameters.length], start);
  if (!isBuiltIn(name)) return { message: `Unknown function '${name}'.`, at: start };
  if (isRead(name) && names.service !== 'cloud.firestore') {
    const message = `${name}() belongs to cloud.firestore: use firestore.get() or firestore.exists().`;
    return { message, at: start };
  }
  return arityProblem(name, args, [1], start);
}

function methodProblem({ object, name, args, start }: Node<'method'>, names: Names): Problem | null {
  if (object.kind === 'identifier' && !names.values.has(object.name)) {
    if (!isNamespace(object.name, names)) return null;
    const full = `${object.name}.${name}`;
    const arity = functionArity(object.name, name);
    if (arity === undefined) return { message: `Unknown function '${full}'.`, at: start };
    return arityProblem(full, args, [arity], start);
  }
  const arities = methodArities(name);
  if (arities.length === 0) return { message: `Unknown method '${name}'.`, at: object.end + 1 };
  return arityProblem(name, args, arities, start) ?? patternProblem(name, args);
}

/** A regular expression that is written out is compiled while checking. */
function patternProblem(name: string, [pattern]: Expression[]): Problem | null {
  if (!PATTERN_METHODS.has(name) || pattern?.kind !== 'literal' || pattern.value.type !== 'string')
    return null;
  const compiled = compileRe2(pattern.value.value, true);
  return typeof compiled === 'string' ? { message: compiled, at: pattern.start } : null;
}

function functionArity(namespaceName: string, name: string): number | undefined {
  if (namespaceName === 'firestore') return STORAGE_READS.has(name) ? 1 : undefined;
  const table = namespace(namespaceName);
  return table && Object.hasOwn(table, name) ? table[name]?.arity : undefined;
}

function arityProblem(name: string, args: Expression[], allowed: number[], at: number): Problem | null {
  if (allowed.includes(args.length)) return null;
  const expected = [...new Set(allowed)].join(' or ');
  return { message: `'${name}' takes ${expected} arguments, received ${args.length}.`, at };
}
