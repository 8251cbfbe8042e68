/** The parts of Firestore's REST messages that the differential and invariant searches make and change. */

/** A value as REST writes it: one key such as `stringValue`, and what it holds. */
export interface Value {
  nullValue?: null;
  booleanValue?: boolean;
  integerValue?: string | number;
  doubleValue?: number | string;
  stringValue?: string;
  bytesValue?: string;
  timestampValue?: string;
  referenceValue?: string;
  geoPointValue?: { latitude: number; longitude: number };
  arrayValue?: { values?: Value[] };
  mapValue?: { fields?: Fields };
}
export type Fields = Record<string, Value>;

export interface Transform {
  fieldPath: string;
  setToServerValue?: 'REQUEST_TIME';
  increment?: Value;
  maximum?: Value;
  minimum?: Value;
  appendMissingElements?: { values?: Value[] };
  removeAllFromArray?: { values?: Value[] };
}

export interface Write {
  update?: { name: string; fields?: Fields };
  delete?: string;
  updateMask?: { fieldPaths?: string[] };
  updateTransforms?: Transform[];
  currentDocument?: { exists?: boolean; updateTime?: string };
}

export interface Filter {
  fieldFilter?: { field: { fieldPath: string }; op: string; value: Value };
  unaryFilter?: { field: { fieldPath: string }; op: string };
  compositeFilter?: { op: string; filters: Filter[] };
}

export interface Cursor {
  values: Value[];
  before?: boolean;
}

export interface StructuredQuery {
  from?: { collectionId: string; allDescendants?: boolean }[];
  where?: Filter;
  orderBy?: { field: { fieldPath: string }; direction?: string }[];
  limit?: number | { value: number };
  offset?: number;
  startAt?: Cursor;
  endAt?: Cursor;
  select?: { fields: { fieldPath: string }[] };
}

export interface Aggregation {
  structuredQuery: StructuredQuery;
  aggregations: { alias?: string; count?: object; sum?: object; avg?: object }[];
}

export interface Body {
  writes?: Write[];
  documents?: string[];
  structuredQuery?: StructuredQuery;
  structuredAggregationQuery?: Aggregation;
}

/** One call; `address` continues `…/documents`. */
export interface Call {
  address: string;
  body: Body;
}

/** The project that captured calls name; each server is sent its own instead. */
export const PROJECT = 'demo-captura';
const ROOT = `projects/${PROJECT}/databases/(default)/documents`;

/** The full name of a document, and back. */
export const nameOf = (path: string): string => `${ROOT}/${path}`;
export const pathOf = (name: string): string => name.slice(ROOT.length + 1);

/** The document that a write is about. */
export const targetOf = (write: Write): string => pathOf(write.update?.name ?? write.delete ?? '');

export const collectionOf = (path: string): string => path.split('/').at(-2) ?? '';

/** Documents by path; null: there is none. */
export type Documents = ReadonlyMap<string, Fields | null>;
