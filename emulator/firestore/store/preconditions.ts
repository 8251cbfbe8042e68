import { FirestoreError } from '../errors';
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
