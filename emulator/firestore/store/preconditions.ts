import { FirestoreError, invalidArgument } from '../errors';
import type { StoredDocument, Timestamp, Write } from '../types';
import { compareTimestamps } from '../values/timestamps';

const VERB = { update: 'update', delete: 'delete', verify: 'verify' } as const;

/**
 * Refuses the write if the document is not as its precondition asks: NOT_FOUND, ALREADY_EXISTS or FAILED_PRECONDITION.
 * `name` is the document's full resource name.
 */
export function checkPrecondition(write: Write, current: StoredDocument | undefined, name: string): void {
  const precondition = write.precondition;
  if (!precondition) return;
  if ('updateTime' in precondition) {
    if (current && compareTimestamps(current.updateTime, precondition.updateTime) === 0) return;
    const stored = current ? version(current.updateTime) : 0n;
    const required = version(precondition.updateTime);
    throw new FirestoreError(
      'FAILED_PRECONDITION',
      `the stored version (${stored}) does not match the required base version (${required})`,
    );
  }
  if (precondition.exists && !current) {
    throw new FirestoreError('NOT_FOUND', `No document to ${VERB[write.kind]}: ${name}`);
  }
  if (!precondition.exists && current) {
    throw new FirestoreError('ALREADY_EXISTS', `Document already exists: ${name}`);
  }
}

/** Microseconds, as the service prints versions. */
function version({ seconds, nanos }: Timestamp): bigint {
  return BigInt(seconds) * 1_000_000n + BigInt(Math.floor(nanos / 1000));
}

/**
 * Refuses a write that asks of its document what an earlier write of the same commit has made untrue, or a verification
 * beside any other write: INVALID_ARGUMENT, whatever is stored.
 */
export function checkSequence(earlier: Write | undefined, write: Write): void {
  if (!earlier) return;
  if (earlier.kind === 'verify' && write.kind === 'verify') {
    throw invalidArgument('the same document cannot be verified more than once in a single request');
  }
  if (earlier.kind === 'verify' || write.kind === 'verify') {
    const [one, other] = write.kind === 'verify' ? ['written', 'verified'] : ['verified', 'written'];
    throw invalidArgument(`the same document cannot be ${one} and then ${other} in a single request`);
  }
  const { precondition } = write;
  if (!precondition || !('exists' in precondition)) return;
  if (precondition.exists === (earlier.kind === 'update')) return;
  throw invalidArgument(`Cannot ${intentOf(earlier)} then ${intentOf(write)} an entity in the same request.`);
}

/** What a write does to a document by what it says of it. */
function intentOf({ kind, precondition }: Write): string {
  if (kind !== 'update') return kind;
  if (precondition === undefined) return 'upsert';
  return 'exists' in precondition && !precondition.exists ? 'insert' : 'update';
}
