/**
 * What the floors of the Firestore stand-in agree on: the values and documents of the store, the writes and queries it
 * takes, and the operations that the HTTP floor calls. The store knows no HTTP, no JSON and no security rules.
 */

/** A stored value (https://firebase.google.com/docs/firestore/reference/rest/v1/Value). */
export type Value =
  | { kind: 'null' }
  | { kind: 'boolean'; boolean: boolean }
  | { kind: 'integer'; integer: bigint }
  | { kind: 'double'; double: number }
  | { kind: 'timestamp'; seconds: number; nanos: number }
  | { kind: 'string'; string: string }
  | { kind: 'bytes'; bytes: Uint8Array }
  /** Full resource name: projects/P/databases/D/documents/… */
  | { kind: 'reference'; name: string }
  | { kind: 'geo'; latitude: number; longitude: number }
  | { kind: 'array'; items: Value[] }
  /** On the wire a map of `__type__` and `value`. */
  | { kind: 'vector'; doubles: number[] }
  | { kind: 'map'; fields: MapFields };

export type MapFields = Map<string, Value>;

/** Parsed field path: ['a', 'b.c'] for a.`b.c`. The document's name is ['__name__']. */
export type FieldPath = string[];

export interface Timestamp {
  seconds: number;
  nanos: number;
}

export interface StoredDocument {
  /** Path below …/documents, e.g. 'articulos/a1/comentarios/c1'. */
  readonly path: string;
  readonly fields: MapFields;
  readonly createTime: Timestamp;
  readonly updateTime: Timestamp;
}

export type Precondition = { exists: boolean } | { updateTime: Timestamp };

export type Transform =
  | { kind: 'serverTimestamp'; field: FieldPath }
  | { kind: 'increment' | 'minimum' | 'maximum'; field: FieldPath; operand: Value }
  | { kind: 'arrayUnion' | 'arrayRemove'; field: FieldPath; elements: Value[] };

export type Write =
  | {
      kind: 'update';
      path: string;
      fields: MapFields;
      mask?: FieldPath[];
      transforms: Transform[];
      precondition?: Precondition;
    }
  | { kind: 'delete'; path: string; precondition?: Precondition }
  | { kind: 'verify'; path: string; precondition?: Precondition };

/** One written document of a prepared commit: what it was and what it becomes (absent: it does not exist). */
export interface Change {
  path: string;
  before?: StoredDocument;
  after?: StoredDocument;
  /** The write that caused it; several writes to one path give one Change each, in order. */
  write: Write;
  transformResults: Value[];
}

export interface PreparedCommit {
  commitTime: Timestamp;
  changes: Change[];
  /** A document as the commit would leave it; for getAfter()/existsAfter(). */
  readAfter(path: string): StoredDocument | undefined;
}

export type FilterOperator =
  | '<'
  | '<='
  | '>'
  | '>='
  | '=='
  | '!='
  | 'array-contains'
  | 'in'
  | 'array-contains-any'
  | 'not-in';

export type Filter =
  | { kind: 'field'; field: FieldPath; op: FilterOperator; value: Value }
  | { kind: 'unary'; field: FieldPath; op: 'is-null' | 'is-not-null' | 'is-nan' | 'is-not-nan' }
  | { kind: 'and' | 'or'; filters: Filter[] };

export interface Order {
  field: FieldPath;
  direction: 'asc' | 'desc';
}

export interface Cursor {
  values: Value[];
  /** True: the position is just before the given values (REST `before`). */
  before: boolean;
}

export interface Query {
  /** Path of the parent document below …/documents; '' for the root. */
  parent: string;
  /** Absent: all collections under the parent (only the emulator's own tools use it). */
  collectionId?: string;
  allDescendants: boolean;
  select?: FieldPath[];
  where?: Filter;
  orderBy: Order[];
  startAt?: Cursor;
  endAt?: Cursor;
  offset: number;
  limit?: number;
}

export type Aggregation =
  | { alias: string; kind: 'count'; upTo?: number }
  | { alias: string; kind: 'sum' | 'avg'; field: FieldPath };

export interface QueryResult {
  documents: StoredDocument[];
  /** Documents passed over by `offset` (billed, like those returned). */
  skipped: number;
}

export interface AggregationResult {
  values: Map<string, Value>;
  /** Index entries read: billed one read per up to 1,000. */
  indexEntries: number;
}

/** firestore.indexes.json, parsed. */
export interface IndexConfiguration {
  indexes: {
    collectionGroup: string;
    queryScope: 'COLLECTION' | 'COLLECTION_GROUP';
    fields: { fieldPath: string; order?: 'ASCENDING' | 'DESCENDING'; arrayConfig?: 'CONTAINS' }[];
  }[];
  fieldOverrides: {
    collectionGroup: string;
    fieldPath: string;
    indexes: {
      order?: 'ASCENDING' | 'DESCENDING';
      arrayConfig?: 'CONTAINS';
      queryScope?: 'COLLECTION' | 'COLLECTION_GROUP';
    }[];
  }[];
}

/** One database of one project, in memory. Every call is synchronous, so a commit is atomic. Errors are FirestoreError. */
export interface Database {
  get(path: string): StoredDocument | undefined;
  /** Checks preconditions and limits and computes the outcome without applying it; with a transaction, its reads too. */
  prepare(writes: Write[], transaction?: string): PreparedCommit;
  /** Applies what prepare() gave, at once after it (no other write may come between). */
  apply(prepared: PreparedCommit): void;
  runQuery(query: Query, transaction?: string): QueryResult;
  runAggregation(query: Query, aggregations: Aggregation[]): AggregationResult;
  /** The filter's disjunctive normal form, for the list proofs of the rules; at most 30 alternatives. */
  alternatives(filter: Filter | undefined): Filter[][];
  listCollectionIds(parent: string): string[];
  beginTransaction(options: { readOnly: boolean; retry?: string }): string;
  rollback(transaction: string): void;
  /** Records a read made inside a transaction, so that its commit is ABORTED if the document changed. */
  noteTransactionRead(transaction: string, path: string): void;
  /** Every document in path order, for export. */
  allDocuments(): Iterable<StoredDocument>;
  /** Puts documents in as they are (import, journal replay), times included. */
  load(documents: Iterable<StoredDocument>): void;
  clear(): void;
  /** Forgets one document without any check: journal replay of a delete. */
  discard(path: string): void;
  setIndexes(configuration: IndexConfiguration): void;
}
