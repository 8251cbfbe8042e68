import {
  type DocumentData,
  type DocumentReference,
  type FieldPath,
  type Firestore,
  runTransaction,
  type SetOptions,
  type Transaction,
} from 'firebase/firestore/lite';
import { messages } from '@/model/messages';
import { ServiceError, type ServiceErrorCode, toServiceError, withServiceErrors } from './errors';
import { patiently, realWait, type Wait } from './retry';

/**
 * Fifty people at once on one document: each commit that meets another is given up as 'aborted', after seconds on a server that
 * locks documents, or refused by rules that see what the other left. So the pauses soon grow to some seconds, until those who
 * wait are further apart than a commit takes, and are random, so that those who met do not meet again. Shorter ones for who has
 * waited long were tried: the commits met more often, and all took twice as long (docs/scale.md). Over four minutes in all.
 */
export const RETRIES = 32;
const FIRST_PAUSE_MS = 60;
const GROWTH = 2;
const LONGEST_PAUSE_MS = 10_000;
/** How often the same is refused before that is believed: a refusal may be a lost race too. */
const REFUSALS = 4;

/** The pause before the given retry, from 1, in milliseconds. */
export const contentionPause = (retry: number, random = Math.random): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * GROWTH ** retry) * (0.5 + random());

/** What a commit collects: it writes all of it or nothing. */
export interface Writes {
  set(place: DocumentReference, data: DocumentData): void;
  set(place: DocumentReference, data: DocumentData, options: SetOptions): void;
  update(place: DocumentReference, data: DocumentData): void;
  update(place: DocumentReference, field: FieldPath, value: unknown, ...more: unknown[]): void;
  delete(place: DocumentReference): void;
}
/** What a commit is held to: where another changes it meanwhile, it begins again from what is stored then. */
export type Reads = Pick<Transaction, 'get'>;

/** What the last try ended in: it met another commit, or the rules refused it, or what it changes was not there. */
export type LastTry = 'lost-race' | 'refusal' | 'missing';

/**
 * Whether to try again: what the commit goes by has 'changed'; it is the 'same', and the refusal may still come from somebody
 * else's commit; no ('final'); or what was to be written is there already, which is a success with that result.
 */
export type Look<Result = void> = 'changed' | 'same' | 'final' | { stored: Result };

/** For `again` of a commit without a result. */
export const STORED: Look = { stored: undefined };

/**
 * For `again`, where nothing need be looked at: the rules judge what is stored at that moment and may see others' commits half, so
 * who was refused while others write is mostly somebody who may.
 */
export const raced = (after: LastTry): Look<never> => (after === 'missing' ? 'final' : 'same');

interface Trying<Result> {
  /**
   * Looks what is so by now, after a lost race or a refusal and a pause. Left out, a lost race is tried again and a refusal is
   * final.
   */
  again?: (after: LastTry) => Look<Result> | Promise<Look<Result>>;
  /** Tries after the first; by default over four minutes of them. */
  retries?: number;
  /** For long work that goes on by itself: a read that fails for a moment is done again. */
  isPatient?: boolean;
  wait?: Wait | undefined;
}

/** Puts the writes of a commit together, anew for each try; what it gives is the result. */
type Write<Result> = (writes: Writes) => Result;

/** What is written; or what is read first, anew for each try, which gives what is written. */
export type Commitment<Result> = Trying<Result> &
  ({ write: Write<Result> } | { read: (reads: Reads) => Promise<Write<Result>> });

/** What a commit by itself is refused with. */
export type CommitCode =
  | 'aborted'
  | 'permission-denied'
  | 'not-found'
  | 'unauthenticated'
  | 'unavailable'
  | 'invalid-argument'
  | 'unknown';

/** A promise whose type says which codes the ServiceError has that it is rejected with: a commit's, and those of the act itself. */
export type Answer<Result, Own extends ServiceErrorCode = never> = Promise<Result> & {
  readonly rejectsWith?: CommitCode | Own;
};

const LAST_TRIES: Partial<Record<ServiceErrorCode, LastTry>> = {
  aborted: 'lost-race',
  // Something that was read is another by now.
  'failed-precondition': 'lost-race',
  'permission-denied': 'refusal',
  'not-found': 'missing',
};

/** The race was lost to the end: nobody forbade anything, and nobody changed what was to be written. */
const tooMany = (cause: unknown) =>
  new ServiceError('aborted', { message: messages.errors.manyAtOnce, cause });

/** One try, without the SDK's own retries: for a connection that is gone these would go on for a minute, and tell nobody. */
function attempt<Result>(db: Firestore, act: Commitment<Result>): Promise<Result> {
  const work = async (transaction: Transaction) => {
    if ('write' in act) return act.write(transaction);
    const get: Reads['get'] = (place) => transaction.get(place);
    const write = await act.read(act.isPatient ? { get: (place) => patiently(() => get(place)) } : { get });
    return write(transaction);
  };
  return runTransaction(db, work, { maxAttempts: 1 });
}

async function tries<Result>(db: Firestore, act: Commitment<Result>): Promise<Result> {
  const { again, retries = RETRIES, wait = realWait } = act;
  let refused = 0;
  for (let retry = 1; ; retry += 1) {
    try {
      return await attempt(db, act);
    } catch (cause) {
      const error = toServiceError(cause);
      const after = cause === error ? undefined : LAST_TRIES[error.code];
      if (!after) throw error;
      if (after !== 'lost-race') {
        refused += 1;
        if (!again || refused === REFUSALS) throw error;
      }
      if (retry > retries) throw tooMany(error);
      await wait(contentionPause(retry));
      const look = (await again?.(after)) ?? 'same';
      if (look === 'final') throw error;
      if (look === 'changed') refused = 0;
      else if (look !== 'same') return look.stored;
    }
  }
}

/**
 * THE way to write: one commit, all of it or nothing, tried again while it may pass. A ServiceError that `read`, `write` or `again`
 * throws is final. Rejects with a ServiceError: one of CommitCode, of which 'aborted' says that many write at once, or one of the act's own.
 */
export const commit = <Result, Own extends ServiceErrorCode = never>(
  db: Firestore,
  act: Commitment<Result>,
): Answer<Result, Own> => withServiceErrors(() => tries(db, act));
