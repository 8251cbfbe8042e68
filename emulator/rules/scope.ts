import type { FunctionNode } from './ast';
import type { Value } from './values';

/** Names visible at a point of the rules: wildcards, parameters and variables, and the functions around it. */
export class Scope {
  readonly #parent: Scope | null;
  readonly #values: ReadonlyMap<string, Value>;
  readonly #functions: Map<string, FunctionNode>;

  constructor(parent: Scope | null, values: ReadonlyMap<string, Value>, functions: FunctionNode[] = []) {
    this.#parent = parent;
    this.#values = values;
    this.#functions = new Map(functions.map((node) => [node.name, node]));
  }

  value(name: string): Value | undefined {
    return this.#values.get(name) ?? this.#parent?.value(name);
  }

  /** A function runs in the scope that declares it, not in its caller's. */
  function(name: string): { node: FunctionNode; scope: Scope } | undefined {
    const node = this.#functions.get(name);
    return node ? { node, scope: this } : this.#parent?.function(name);
  }
}
