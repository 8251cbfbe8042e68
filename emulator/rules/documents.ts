/** get() and its kin: each document is read once an evaluation, and only so many. */
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
  readonly #own: string | null;
  readonly #cache = new Map<string, RulesDocument | null>();
  /** What has been counted and would be free if it were asked again. */
  readonly #known = new Set<string>();
  readonly #read = new Set<string>();
  /** What counts towards the limit, and every look at a document as it was or will be: `get temas/t1`. */
  readonly accesses: string[] = [];
  readonly looks = new Set<string>();

  /** `own` is the document that the request is about; null in the rules of Storage, to which a missing one is null. */
  constructor(environment: RulesEnvironment, own: string | null) {
    this.#environment = environment;
    this.#own = own;
  }

  /** The different documents that were looked at: what is billed. */
  get documentsRead(): string[] {
    return [...this.#read];
  }

  /** Past the limit, and for get() of a document that is missing, the answer is an error. */
  call(name: DocumentFunction, location: Of<'path'>): Value {
    const [root, database, kind, ...segments] = location.segments;
    const isDocument = segments.length > 0 && segments.length % 2 === 0;
    if (root !== 'databases' || database === undefined || kind !== 'documents' || !isDocument) {
      return fail(
        `/${location.segments.join('/')} is not the path of a document (/databases/…/documents/…).`,
      );
    }
    const isAfter = name === 'getAfter' || name === 'existsAfter';
    const isContent = name === 'get' || name === 'getAfter';
    const isFree = this.#isFree(segments, isAfter);
    if (!isFree && !this.#admit(segments.join('/'), isContent)) {
      return fail(`More than ${this.#environment.readLimit} documents are read by get() and exists().`);
    }
    const document = this.#document(segments, isAfter);
    if (!isContent) return bool(document !== null);
    if (!document && this.#own === null) return NULL;
    if (!document) return fail(`${name}() of a document that does not exist.`);
    if (!isFree) this.#known.add(`get ${segments.join('/')}`);
    return resourceOf(location.segments, document.data);
  }

  /** The document of the request itself, before, and what the commit makes of those that it writes. */
  #isFree(segments: string[], isAfter: boolean): boolean {
    const name = segments.join('/');
    this.looks.add(`${isAfter ? 'after' : 'before'} ${name}`);
    return isAfter ? this.#environment.isWritten?.(segments) === true : name === this.#own;
  }

  /**
   * Counts an access as Google's emulator does (docs/rules-engine.md): a document counts once, whether before or after;
   * get() brings its existence along, exists() not its content, and get() of a missing one counts each time.
   */
  #admit(name: string, isContent: boolean): boolean {
    if (this.#known.has(`get ${name}`) || (!isContent && this.#known.has(`exists ${name}`))) return true;
    if (this.accesses.length >= this.#environment.readLimit) return false;
    const access = `${isContent ? 'get' : 'exists'} ${name}`;
    this.accesses.push(access);
    if (!isContent) this.#known.add(access);
    return true;
  }

  #document(segments: string[], after: boolean): RulesDocument | null {
    const name = segments.join('/');
    const key = `${after ? 'after' : 'before'}:${name}`;
    const cached = this.#cache.get(key);
    if (cached !== undefined) return cached;
    this.#read.add(name);
    const document = after ? this.#environment.getAfter(segments) : this.#environment.get(segments);
    this.#cache.set(key, document);
    return document;
  }
}
