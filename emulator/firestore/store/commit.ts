import { invalidArgument } from '../errors';
import { MAX_TRANSFORMS_PER_DOCUMENT, MAX_WRITES_PER_COMMIT } from '../limits';
import type { Change, MapFields, PreparedCommit, StoredDocument, Timestamp, Write } from '../types';
import { fieldsIdentical } from '../values/compare';
import { isNameField } from '../values/field-path';
import { fieldAt, withField, withoutField } from '../values/fields';
import { assertDocumentPath } from '../values/resource-path';
import { assertFieldName } from './document-limits';
import { checkPrecondition, checkSequence } from './preconditions';
import { applyTransforms } from './transforms';

type UpdateWrite = Extract<Write, { kind: 'update' }>;

export interface CommitContext {
  commitTime: Timestamp;
  /** The stored document, before the commit. */
  read(path: string): StoredDocument | undefined;
  /** The full resource name of a path. */
  nameOf(path: string): string;
  /** Refuses a document that may not be stored. */
  assertStorable(document: StoredDocument): void;
}

/**
 * Computes what the writes do, one after the other, without doing it. Throws INVALID_ARGUMENT, NOT_FOUND,
 * ALREADY_EXISTS or FAILED_PRECONDITION for the first write that cannot be done.
 */
export function prepareCommit(writes: Write[], context: CommitContext): PreparedCommit {
  if (writes.length > MAX_WRITES_PER_COMMIT) {
    throw invalidArgument(`maximum ${MAX_WRITES_PER_COMMIT} writes allowed per request`);
  }
  const outcome = new Map<string, StoredDocument | undefined>();
  const readAfter = (path: string) => (outcome.has(path) ? outcome.get(path) : context.read(path));
  const earlier = new Map<string, Write>();
  for (const write of writes) {
    assertDocumentPath(write.path);
    checkSequence(earlier.get(write.path), write);
    earlier.set(write.path, write);
  }
  const changes = writes.map((write): Change => {
    const before = readAfter(write.path);
    checkPrecondition(write, before, context.nameOf(write.path));
    const { after, transformResults } = outcomeOf(write, before, context);
    outcome.set(write.path, after);
    return { path: write.path, ...(before && { before }), ...(after && { after }), write, transformResults };
  });
  for (const document of outcome.values()) {
    if (document && document !== context.read(document.path)) context.assertStorable(document);
  }
  return { commitTime: context.commitTime, changes, readAfter };
}

function outcomeOf(
  write: Write,
  before: StoredDocument | undefined,
  context: CommitContext,
): { after: StoredDocument | undefined; transformResults: Change['transformResults'] } {
  if (write.kind === 'delete') return { after: undefined, transformResults: [] };
  if (write.kind === 'verify') return { after: before, transformResults: [] };
  assertUpdate(write);
  const { commitTime } = context;
  const { fields, results } = applyTransforms(mergedFields(write, before), write.transforms, commitTime);
  // A write that changes nothing leaves the update time as it was.
  const unchanged = before && fieldsIdentical(before.fields, fields);
  const after = unchanged
    ? before
    : { path: write.path, fields, createTime: before?.createTime ?? commitTime, updateTime: commitTime };
  return { after, transformResults: results };
}

/** With a mask, only what it names changes, and what it names but the write lacks is deleted; without, all is replaced. */
function mergedFields(write: UpdateWrite, before: StoredDocument | undefined): MapFields {
  if (!write.mask) return write.fields;
  let fields: MapFields = before?.fields ?? new Map();
  for (const path of write.mask) {
    const value = fieldAt(write.fields, path);
    fields = value ? withField(fields, path, value) : withoutField(fields, path);
  }
  return fields;
}

function assertUpdate(write: UpdateWrite): void {
  if (write.transforms.length > MAX_TRANSFORMS_PER_DOCUMENT) {
    throw invalidArgument(`maximum ${MAX_TRANSFORMS_PER_DOCUMENT} transforms allowed per document`);
  }
  const paths = [...(write.mask ?? []), ...write.transforms.map((transform) => transform.field)];
  for (const path of paths) {
    if (isNameField(path)) throw invalidArgument('The name of a document cannot be written.');
    path.forEach(assertFieldName);
  }
}
