/** Finds the matches that apply to a path, with their wildcards bound. */
import type { MatchNode, PatternSegment, ServiceNode } from './ast';
import { LimitExceeded, MAX_MATCH_ATTEMPTS } from './limits';
import { Scope } from './scope';
import type { RulesRequest } from './types';
import { fail, path, str, type Value } from './values';

/**
 * A segment of the requested path. A query does not know its documents' id, and a query of a collection group does not
 * know how many ancestors, nor which, stand before the collection.
 */
export type RequestSegment = { kind: 'known'; text: string } | { kind: 'id' } | { kind: 'ancestors' };

export interface Applicable {
  match: MatchNode;
  scope: Scope;
}

export function requestSegments(request: RulesRequest, isStorage: boolean): RequestSegment[] {
  const known = request.path.map((text): RequestSegment => ({ kind: 'known', text }));
  const { operation } = request;
  if (operation.method !== 'list' || isStorage) return known;
  if (operation.collectionGroup) known.splice(-1, 0, { kind: 'ancestors' });
  return [...known, { kind: 'id' }];
}

/** In source order; a recursive wildcard may apply in more than one way. */
export function* applicableMatches(
  service: ServiceNode,
  segments: RequestSegment[],
  globals: Scope,
): Generator<Applicable> {
  const search = new Search(segments);
  const scope = new Scope(globals, new Map(), service.functions);
  for (const match of service.matches) yield* search.descend(match, 0, scope);
}

class Search {
  readonly #segments: RequestSegment[];
  #attempts = 0;

  constructor(segments: RequestSegment[]) {
    this.#segments = segments;
  }

  *descend(match: MatchNode, from: number, parent: Scope): Generator<Applicable> {
    for (const { at, bindings } of this.#consume(match.pattern, 0, from, new Map())) {
      const scope = new Scope(parent, bindings, match.functions);
      if (at === this.#segments.length) yield { match, scope };
      for (const child of match.matches) yield* this.descend(child, at, scope);
    }
  }

  *#consume(
    pattern: PatternSegment[],
    index: number,
    at: number,
    bindings: Map<string, Value>,
  ): Generator<{ at: number; bindings: Map<string, Value> }> {
    this.#attempts += 1;
    if (this.#attempts > MAX_MATCH_ATTEMPTS) throw new LimitExceeded('The path matches in too many ways.');
    const part = pattern[index];
    if (!part) {
      yield { at, bindings };
      return;
    }
    if (part.kind === 'recursive') {
      for (let end = at; end <= this.#segments.length; end += 1) {
        const bound = new Map(bindings).set(part.name, this.#pathOf(at, end));
        yield* this.#consume(pattern, index + 1, end, bound);
      }
      return;
    }
    const segment = this.#segments[at];
    const bound = segment && this.#bind(part, segment, bindings);
    if (bound) yield* this.#consume(pattern, index + 1, at + 1, bound);
  }

  #bind(
    part: PatternSegment,
    segment: RequestSegment,
    bindings: Map<string, Value>,
  ): Map<string, Value> | undefined {
    if (part.kind === 'literal') {
      return segment.kind === 'known' && segment.text === part.name ? bindings : undefined;
    }
    if (segment.kind === 'ancestors') return undefined;
    const value = segment.kind === 'known' ? str(segment.text) : unbound(part.name);
    return new Map(bindings).set(part.name, value);
  }

  #pathOf(from: number, to: number): Value {
    const texts: string[] = [];
    for (const segment of this.#segments.slice(from, to)) {
      if (segment.kind !== 'known')
        return fail('A query does not fix the path that this wildcard stands for.');
      texts.push(segment.text);
    }
    return path(texts);
  }
}

const unbound = (name: string): Value =>
  fail(`A query does not fix the document's id: {${name}} is unbound.`);
