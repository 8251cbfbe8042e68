/** The documented limits of Cloud Firestore (https://firebase.google.com/docs/firestore/quotas). */

export const MAX_DOCUMENT_BYTES = 1_048_576;
export const MAX_WRITES_PER_COMMIT = 500;
export const MAX_TRANSFORMS_PER_DOCUMENT = 500;
export const MAX_ID_BYTES = 1500;
export const MAX_PATH_BYTES = 6 * 1024;
export const MAX_COLLECTION_DEPTH = 100;
export const MAX_FIELD_NAME_BYTES = 1500;
export const MAX_NESTING_DEPTH = 20;
export const MAX_VECTOR_DIMENSIONS = 2_048;
export const MAX_INDEX_ENTRIES_PER_DOCUMENT = 40_000;

export const MAX_DISJUNCTIONS = 30;
export const MAX_IN_VALUES = 30;
export const MAX_NOT_IN_VALUES = 10;
export const MAX_INEQUALITY_FIELDS = 10;
export const MAX_FILTERS = 100;
export const MAX_AGGREGATIONS = 5;

/** A transaction ends after this much time in all, or without a call. */
export const TRANSACTION_SECONDS = 270;
export const TRANSACTION_IDLE_SECONDS = 60;

export const INT64_MIN = -(2n ** 63n);
export const INT64_MAX = 2n ** 63n - 1n;

/** Of a value that a query compares with. */
export const MAX_OPERAND_BYTES = 1_500;
