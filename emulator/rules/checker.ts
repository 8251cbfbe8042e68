/** Checks a parsed file: names, arities, limits and what could never work, each with its line and column. */
import type { Expression, FunctionNode, MatchNode, NameNode, RulesFile, ServiceNode } from './ast';
import { isBuiltIn, type Names, problemOf } from './expressionChecker';
import { MAX_FUNCTION_PARAMETERS, MAX_LETS, MAX_PATH_SEGMENTS, MAX_PATH_WILDCARDS } from './limits';
import { SourceText } from './source';
import type { SourceIssue } from './types';
import { TRUE } from './values';
import { descendants, functionsOf, type SingleMethod, spellOut } from './walk';

const ROOTS: Record<string, string> = { 'cloud.firestore': 'databases', 'firebase.storage': 'b' };

type Report = (severity: SourceIssue['severity'], message: string, at: number) => void;

/** `service` is the one that the file must declare; the file loads when no issue is an error. */
export function checkRules(file: RulesFile, service: string): SourceIssue[] {
  const text = new SourceText(file.source);
  const issues: SourceIssue[] = [];
  const checker = new Checker((severity, message, at) => issues.push(text.issue(severity, message, at)));
  checker.file(file, service);
  return issues.sort((a, b) => a.line - b.line || a.column - b.column);
}

class Checker {
  readonly #report: Report;
  /** The functions each function calls; null stands for the conditions. */
  readonly #calls = new Map<FunctionNode | null, Set<FunctionNode>>();

  constructor(report: Report) {
    this.#report = report;
  }

  file(file: RulesFile, expected: string): void {
    if (file.version !== '2') this.#report('error', "The file must begin with rules_version = '2';", 0);
    if (file.services.length === 0) this.#report('error', `The file declares no service ${expected}.`, 0);
    for (const [index, service] of file.services.entries()) {
      if (index > 0) this.#report('error', 'A file declares one service.', service.start);
      if (service.name !== expected) {
        this.#report('error', `The service is ${service.name}: expected ${expected}.`, service.start);
      }
      this.#service(service);
    }
    this.#recursion(file);
    this.#unused(file);
  }

  #service(service: ServiceNode): void {
    const names: Names = {
      service: service.name,
      values: new Set(['request', 'resource']),
      functions: new Map(),
    };
    const inner = this.#functions(service.functions, names);
    for (const match of service.matches) {
      const [first] = match.pattern;
      const root = ROOTS[service.name];
      if (first?.kind === 'literal' && root && first.name !== root) {
        this.#report('warning', `This match can never apply: paths begin with /${root}/.`, first.start);
      }
      this.#match(match, inner, []);
    }
  }

  #match(match: MatchNode, outer: Names, around: MatchNode[]): void {
    const pattern = [...around, match].flatMap((one) => one.pattern);
    if (pattern.length > MAX_PATH_SEGMENTS) {
      this.#report('error', `The path has more than ${MAX_PATH_SEGMENTS} segments.`, match.start);
    }
    if (pattern.filter(({ kind }) => kind !== 'literal').length > MAX_PATH_WILDCARDS) {
      this.#report('error', `The path has more than ${MAX_PATH_WILDCARDS} wildcards.`, match.start);
    }
    const recursive = match.pattern.filter(({ kind }) => kind === 'recursive');
    if (recursive[1]) this.#report('error', 'A path has at most one recursive wildcard.', recursive[1].start);
    if (match.allows.length + match.matches.length === 0) {
      this.#report('warning', 'The match allows nothing and holds no other match.', match.start);
    }
    this.#unreachable(match);
    const wildcards = match.pattern.filter(({ kind }) => kind !== 'literal');
    const inner = this.#functions(match.functions, this.#declare(wildcards, outer, 'wildcard'));
    for (const { condition } of match.allows) if (condition) this.#expression(condition, inner, null);
    for (const child of match.matches) this.#match(child, inner, [...around, match]);
  }

  /** An allow decides nothing where an earlier one of its match already grants all its methods to everyone. */
  #unreachable(match: MatchNode): void {
    const granted = new Set<SingleMethod>();
    for (const { methods, condition, start } of match.allows) {
      const single = methods.flatMap(spellOut);
      if (single.every((method) => granted.has(method))) {
        this.#report(
          'warning',
          'This allow decides nothing: an earlier one grants the same to everyone.',
          start,
        );
      }
      const isAlways = !condition || (condition.kind === 'literal' && condition.value === TRUE);
      if (isAlways) for (const method of single) granted.add(method);
    }
  }

  /** Adds names to a scope; the same name twice in one place is an error, as is a name of the language. */
  #declare(nodes: NameNode[], outer: Names, what: string): Names {
    const declared = new Set<string>();
    for (const { name, start } of nodes) {
      if (declared.has(name)) this.#report('error', `Duplicate ${what} '${name}'.`, start);
      if (name === 'request' || name === 'resource') {
        this.#report('error', `'${name}' is a name of the language.`, start);
      }
      declared.add(name);
    }
    return { ...outer, values: new Set([...outer.values, ...declared]) };
  }

  /** The functions of a scope see each other, whatever their order. */
  #functions(nodes: FunctionNode[], outer: Names): Names {
    const functions = new Map(outer.functions);
    const here = new Set<string>();
    for (const node of nodes) {
      if (here.has(node.name)) this.#report('error', `Duplicate function '${node.name}'.`, node.start);
      if (isBuiltIn(node.name))
        this.#report('error', `'${node.name}' is a name of the language.`, node.start);
      here.add(node.name);
      functions.set(node.name, node);
    }
    const names: Names = { ...outer, functions };
    for (const node of nodes) this.#function(node, names);
    return names;
  }

  #function(node: FunctionNode, outer: Names): void {
    if (node.parameters.length > MAX_FUNCTION_PARAMETERS) {
      this.#report(
        'error',
        `'${node.name}' has more than ${MAX_FUNCTION_PARAMETERS} parameters.`,
        node.start,
      );
    }
    if (node.lets.length > MAX_LETS) {
      this.#report('error', `'${node.name}' has more than ${MAX_LETS} variables.`, node.start);
    }
    this.#declare([...node.parameters, ...node.lets], outer, 'variable');
    const values = new Set([...outer.values, ...node.parameters.map(({ name }) => name)]);
    for (const { name, value } of node.lets) {
      this.#expression(value, { ...outer, values: new Set(values) }, node);
      values.add(name);
    }
    this.#expression(node.result, { ...outer, values }, node);
  }

  #expression(root: Expression, names: Names, caller: FunctionNode | null): void {
    const called = this.#calls.get(caller) ?? new Set<FunctionNode>();
    this.#calls.set(caller, called);
    for (const node of descendants(root)) {
      const problem = problemOf(node, names);
      if (problem) this.#report('error', problem.message, problem.at);
      const declared = node.kind === 'call' ? names.functions.get(node.name) : undefined;
      if (declared) called.add(declared);
    }
  }

  /** Walks the call graph once, with a stack of its own: a chain of calls may be as long as the file. */
  #recursion(file: RulesFile): void {
    const done = new Set<FunctionNode>();
    for (const root of functionsOf(file)) {
      const active = new Set<FunctionNode>();
      const stack = [{ node: root, entered: false }];
      for (let top = stack.pop(); top; top = stack.pop()) {
        const { node, entered } = top;
        if (entered) {
          active.delete(node);
          done.add(node);
        } else if (active.has(node)) {
          this.#report('error', `Function '${node.name}' calls itself.`, node.start);
        } else if (!done.has(node)) {
          active.add(node);
          stack.push({ node, entered: true });
          for (const called of this.#calls.get(node) ?? []) stack.push({ node: called, entered: false });
        }
      }
    }
  }

  #unused(file: RulesFile): void {
    const used = new Set<FunctionNode>();
    const pending = [...(this.#calls.get(null) ?? [])];
    for (let node = pending.pop(); node; node = pending.pop()) {
      if (used.has(node)) continue;
      used.add(node);
      pending.push(...(this.#calls.get(node) ?? []));
    }
    for (const node of functionsOf(file)) {
      if (!used.has(node)) this.#report('warning', `Function '${node.name}' is never used.`, node.start);
    }
  }
}
