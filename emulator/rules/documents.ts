/** get() and its kin: each document is read once an evaluation, and only so many different ones. */
import { LimitExceeded } from './limits';
import type { RulesDocument, RulesEnvironment, RulesMap, RulesValue } from './types';
import { bool, fail, map, NULL, type Of, path, str, type Value } from './values';

export const DOCUMENT_FUNCTIONS = ['get', 'exists', 'getAfter', 'existsAfter'] as const;
export type DocumentFunction = (typeof DOCUMENT_FUNCTIONS)[number];

/** `resource` of Firestore: data, id and __name__. */
export function resourceOf(path_: string[], data: RulesMap): RulesValue {
  return map(
    new Map<string, RulesValue>([
      ['data', map(data)],
      ['id', str(path_.at(-1) ?? '')],
      ['__name__', path(path_)],
    ]),
  );
}

export class DocumentReader {
  readonly #environment: RulesEnvironment;
  readonly #cache = new Map<string, RulesDocument | null>();
  readonly #read = new Set<string>();

  constructor(environment: RulesEnvironment) {
    this.#environment = environment;
  }

  get documentsRead(): string[] {
    return [...this.#read];
  }

  /** A missing document is null to get() and getAfter(). Past the limit the whole evaluation ends. */
  call(name: DocumentFunction, location: Of<'path'>): Value {
    const [root, database, kind, ...segments] = location.segments;
    const isDocument = segments.length > 0 && segments.length % 2 === 0;
    if (root !== 'databases' || database === undefined || kind !== 'documents' || !isDocument) {
      return fail(
        `/${location.segments.join('/')} is not the path of a document (/databases/…/documents/…).`,
      );
    }
    const document = this.#document(segments, name === 'getAfter' || name === 'existsAfter');
    if (name === 'exists' || name === 'existsAfter') return bool(document !== null);
    return document === null ? NULL : resourceOf(location.segments, document.data);
  }

  #document(segments: string[], after: boolean): RulesDocument | null {
    const name = segments.join('/');
    const key = `${after ? 'after' : 'before'}:${name}`;
    const cached = this.#cache.get(key);
    if (cached !== undefined) return cached;
    this.#read.add(name);
    const { readLimit } = this.#environment;
    if (this.#read.size > readLimit) {
      this.#read.delete(name);
      throw new LimitExceeded(`More than ${readLimit} documents are read by get() and exists().`);
    }
    const document = after ? this.#environment.getAfter(segments) : this.#environment.get(segments);
    this.#cache.set(key, document);
    return document;
  }
}
