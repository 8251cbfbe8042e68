/**
 * What the rules engine and the servers that use it agree on. The engine knows neither the store nor HTTP:
 * it is given a request as plain rules values and reads documents through the functions of its environment.
 */

/** A value of the security rules language (https://firebase.google.com/docs/reference/rules/rules). */
export type RulesValue =
  | { type: 'null' }
  | { type: 'bool'; value: boolean }
  | { type: 'int'; value: bigint }
  | { type: 'float'; value: number }
  | { type: 'string'; value: string }
  | { type: 'bytes'; value: Uint8Array }
  | { type: 'timestamp'; seconds: bigint; nanos: number }
  | { type: 'duration'; seconds: bigint; nanos: number }
  | { type: 'latlng'; latitude: number; longitude: number }
  /** Segments after the leading slash; a bound single wildcard is a string, a recursive one a path. */
  | { type: 'path'; segments: string[] }
  | { type: 'list'; items: RulesValue[] }
  /** It is equal to another or not; nothing else is known of it. */
  | { type: 'vector'; doubles: number[] }
  | { type: 'set'; items: RulesValue[] }
  | { type: 'map'; entries: Map<string, RulesValue> }
  | { type: 'mapdiff'; before: Map<string, RulesValue>; after: Map<string, RulesValue> }
  /** What a list query proves of a field that no single equality fixes; every use it cannot decide is an error. */
  | { type: 'constrained'; constraints: ListConstraint[] };

export type RulesMap = Map<string, RulesValue>;

export interface RulesDocument {
  /** Segments of the document's path below /databases/(default)/documents. */
  segments: string[];
  data: RulesMap;
}

export interface RulesAuth {
  uid: string;
  /** The decoded claims, `firebase` and `email_verified` included. */
  token: RulesMap;
}

export type ConstraintOperator =
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'array-contains'
  | 'array-contains-any'
  | 'not-in';

export interface ListConstraint {
  /** Path of the field inside the document: ['perfil', 'nombre'] for perfil.nombre. */
  field: string[];
  op: ConstraintOperator;
  value: RulesValue;
}

export interface ListQuery {
  limit?: number;
  offset?: number;
  orderBy: { field: string[]; direction: 'asc' | 'desc' }[];
  /**
   * The query's filter in disjunctive normal form: one entry an alternative (each branch of an `or`, each value of an
   * `in`), each the conjunction of its constraints. A query without a filter is one empty alternative: [[]].
   */
  alternatives: ListConstraint[][];
}

export interface RulesRequest {
  /** Segments from the root of `service`: ['databases', '(default)', 'documents', 'articulos', 'a1'] or ['b', bucket, 'o', …]. */
  path: string[];
  auth: RulesAuth | null;
  /** request.time */
  time: { seconds: bigint; nanos: number };
  operation:
    | { method: 'get'; resource: RulesMap | null }
    | { method: 'create' | 'update'; resource: RulesMap | null; requestResource: RulesMap }
    | { method: 'delete'; resource: RulesMap | null }
    /** `path` ends in the collection's id; with collectionGroup the ancestors are unknown (any). */
    | { method: 'list'; query: ListQuery; collectionGroup: boolean };
  /** What `resource` and `request.resource` are beside `data` (Firestore: __name__/id; Storage: the metadata map itself). */
}

/** Reads for get()/exists()/getAfter()/existsAfter(); paths are segments below /databases/(default)/documents. */
export interface RulesEnvironment {
  get(segments: string[]): RulesDocument | null;
  getAfter(segments: string[]): RulesDocument | null;
  /** Does the commit write this document? What it becomes is then no read. */
  isWritten?: (segments: string[]) => boolean;
  /** How many accesses to documents one operation may make. */
  readLimit: number;
  /** Receives what debug() prints; without it, debug() prints nothing. */
  debug?: (text: string) => void;
}

export interface Decision {
  allowed: boolean;
  /**
   * For a denial: one line an `allow` that was considered, and why it failed:
   * "firestore.rules:41: allow update: firestore.rules:42:9: false: esAutor()". For a grant: the allow that gave it.
   */
  reason: string;
  /** Distinct documents read by get()/exists() while deciding: they are billed. */
  documentsRead: string[];
  cost: EvaluationCost;
}

/** What an operation takes of the limits of the rules. */
export interface EvaluationCost {
  /** Of the dearest evaluation: a query has one for each alternative of its filter. */
  expressions: number;
  /** What counts as an access to a document, `get temas/t1` or `exists temas/t1`; a missing one may be there again. */
  accesses: string[];
  /** Every document looked at, as it was or as it will be, whether it counts or not: `before temas/t1`. */
  looks: string[];
  /** Offsets in the source: the operands of && that were evaluated and not true. */
  unmet: number[];
}

export interface SourceIssue {
  severity: 'error' | 'warning';
  message: string;
  line: number;
  column: number;
}
