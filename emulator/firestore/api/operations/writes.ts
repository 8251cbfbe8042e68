import { randomInt } from 'node:crypto';
import { FirestoreError, type Status } from '../../errors';
import type { PreparedCommit, Write } from '../../types';
import type { JsonValue } from '../../values/json';
import { assertId } from '../../values/resource-path';
import { decode } from '../decode';
import {
  batchWriteRequest,
  commitRequest,
  createDocumentParameters,
  deleteDocumentParameters,
  documentMessage,
  patchDocumentParameters,
} from '../messages';
import { documentName } from '../names';
import type { Operation, RequestContext } from '../operation';
import { decodeParameters } from '../parameters';
import type { Project } from '../project';
import { renderDocument, renderTime, renderWriteResult } from '../render';
import { toPrecondition, toWrite } from '../writes';

const ID_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 20;

const PRECONDITION_FAILURES: ReadonlySet<Status> = new Set([
  'NOT_FOUND',
  'ALREADY_EXISTS',
  'FAILED_PRECONDITION',
]);

/** google.rpc.Code of each status, as batchWrite answers it. */
const RPC_CODES: Record<Status, number> = {
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  OUT_OF_RANGE: 11,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  UNAUTHENTICATED: 16,
};

/** POST …/documents:commit: all writes or none. */
export const commit: Operation = (project, request, context) => {
  const message = decode(commitRequest, request.body);
  const writes = (message.writes ?? []).map((write) => toWrite(project.id, write));
  const prepared = makeWrites(project, context, writes, message.transaction);
  return {
    ...(prepared.changes.length > 0 ? { writeResults: prepared.changes.map(renderWriteResult) } : {}),
    commitTime: renderTime(prepared.commitTime),
  };
};

/** POST …/documents:batchWrite: each write by itself, with a status each. */
export const batchWrite: Operation = (project, request, context) => {
  const message = decode(batchWriteRequest, request.body);
  const writes = (message.writes ?? []).map((write) => toWrite(project.id, write));
  const writeResults: JsonValue[] = [];
  const status: JsonValue[] = [];
  for (const write of writes) {
    try {
      const { changes } = makeWrites(project, context, [write]);
      writeResults.push(changes[0] ? renderWriteResult(changes[0]) : {});
      status.push({});
    } catch (error) {
      if (!(error instanceof FirestoreError)) throw error;
      writeResults.push({});
      status.push({ code: RPC_CODES[error.status], message: error.message });
    }
  }
  return { writeResults, status };
};

/** POST …/documents/{collection}?documentId=: a new document; ALREADY_EXISTS where there is one. */
export const createDocument: Operation = (project, request, context) => {
  const parameters = decodeParameters(createDocumentParameters, ['documentId', 'mask'], request.parameters);
  const document = decode(documentMessage, request.body);
  const id = parameters.documentId || randomId();
  assertId(id);
  const write: Write = {
    kind: 'update',
    path: `${request.path}/${id}`,
    fields: document.fields ?? new Map(),
    transforms: [],
    precondition: { exists: false },
  };
  return renderOutcome(project, makeWrites(project, context, [write]), parameters.mask?.fieldPaths);
};

/** PATCH …/documents/{document}: updates or, without a precondition, creates. */
export const patchDocument: Operation = (project, request, context) => {
  const names = ['updateMask', 'mask', 'currentDocument'];
  const parameters = decodeParameters(patchDocumentParameters, names, request.parameters);
  const document = decode(documentMessage, request.body);
  const name = documentName(project.id, request.path);
  if (document.name !== undefined && document.name !== name) {
    throw new FirestoreError(
      'INVALID_ARGUMENT',
      `Document name "${document.name}" is not the one of the address.`,
    );
  }
  const precondition = toPrecondition(parameters.currentDocument);
  const write: Write = {
    kind: 'update',
    path: request.path,
    fields: document.fields ?? new Map(),
    ...(parameters.updateMask ? { mask: parameters.updateMask.fieldPaths ?? [] } : {}),
    transforms: [],
    ...(precondition ? { precondition } : {}),
  };
  return renderOutcome(project, makeWrites(project, context, [write]), parameters.mask?.fieldPaths);
};

/** DELETE …/documents/{document}; a missing one too, unless a precondition says otherwise. */
export const deleteDocument: Operation = (project, request, context) => {
  const parameters = decodeParameters(deleteDocumentParameters, ['currentDocument'], request.parameters);
  const precondition = toPrecondition(parameters.currentDocument);
  makeWrites(project, context, [
    { kind: 'delete', path: request.path, ...(precondition ? { precondition } : {}) },
  ]);
  return {};
};

/** Prepares, asks the rules, applies: nothing else happens in between, so the three are one step. Throws FirestoreError. */
function makeWrites(
  project: Project,
  { guard, cost }: RequestContext,
  writes: Write[],
  transaction?: string,
): PreparedCommit {
  cost.paths.push(...new Set(writes.map(({ path }) => path)));
  const prepared = prepareAllowed(project, guard, writes, transaction);
  project.commit(prepared);
  cost.writes += writes.filter(({ kind }) => kind === 'update').length;
  cost.deletes += writes.filter(({ kind }) => kind === 'delete').length;
  return prepared;
}

/**
 * The rules speak before the preconditions do, on the documents as they are now: who may not write learns nothing, and a
 * transaction that lost a race under rules of exact steps is denied, as in production.
 */
function prepareAllowed(
  project: Project,
  guard: RequestContext['guard'],
  writes: Write[],
  transaction: string | undefined,
): PreparedCommit {
  let prepared: PreparedCommit;
  try {
    prepared = project.database.prepare(writes, transaction);
  } catch (error) {
    if (error instanceof FirestoreError && PRECONDITION_FAILURES.has(error.status) && !guard.isOwner) {
      const unconditional = writes.map(({ precondition: _, ...write }): Write => write);
      const outcome = project.database.prepare(unconditional);
      const changes = outcome.changes.map((change, i) => ({ ...change, write: writes[i] ?? change.write }));
      guard.write({ ...outcome, changes });
    }
    throw error;
  }
  guard.write(prepared);
  return prepared;
}

function renderOutcome(
  project: Project,
  { changes }: PreparedCommit,
  mask: string[][] | undefined,
): JsonValue {
  const document = changes.at(-1)?.after;
  if (!document) throw new FirestoreError('INTERNAL', 'The write left no document.');
  return renderDocument(project.id, document, mask);
}

function randomId(): string {
  return Array.from({ length: ID_LENGTH }, () => ID_CHARACTERS[randomInt(ID_CHARACTERS.length)]).join('');
}
