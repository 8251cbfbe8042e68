import {
  type Firestore,
  runTransaction,
  type Transaction,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import { messages } from '@/model/messages';
import { ServiceError, toServiceError, withServiceErrors } from './errors';
import { patiently, type Wait, withRetries } from './retry';

/** The SDK waits longer before each try: more of them would leave a change that cannot be made on the screen for long. */
const TRANSACTION = { maxAttempts: 3 };
const OWN_RETRIES = 2;
const DELAY_MS = 60;

/**
 * A transaction on one's own account. The rules look at what is stored when the commit arrives, before its preconditions
 * do: one that lost a race against another tab is denied rather than aborted. So a denial is tried again from what is
 * stored now, twice; the last is thrown as it came. What `work` itself throws is final.
 */
export function ownTransaction<T>(
  db: Firestore,
  work: (transaction: Transaction) => Promise<T>,
  wait?: Wait,
): Promise<T> {
  return withRetries(() => runTransaction(db, work, TRANSACTION), {
    retries: OWN_RETRIES,
    delay: (retry) => DELAY_MS * retry * (0.5 + Math.random()),
    when: (error) => !(error instanceof ServiceError) && toServiceError(error).code === 'permission-denied',
    wait,
  });
}

/**
 * Fifty people at once on one document stand in a queue: the service gives most of them up as 'aborted'. The pauses grow,
 * so that the queue empties, up to three seconds, and are random, so that those who met do not meet again. About half a
 * minute in all.
 */
export const RETRIES = 16;
const FIRST_PAUSE_MS = 80;
const GROWTH = 1.5;
const LONGEST_PAUSE_MS = 3000;

/** The pause before the given retry, from 1, in milliseconds. */
export const contentionPause = (retry: number, random = Math.random): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * GROWTH ** retry) * (0.5 + random());

/** Whether a commit lost a race and was not carried out. */
export const lostRace = (error: unknown): boolean => toServiceError(error).code === 'aborted';

interface Options {
  /** Which failures may pass by trying again; by default a lost race. */
  when?: (error: unknown) => boolean;
  wait?: Wait | undefined;
}

/** The race was lost to the end: nobody forbade anything, and nobody changed what was to be written. */
const tooMany = (cause: unknown) =>
  new ServiceError('aborted', { message: messages.errors.manyAtOnce, cause });

/**
 * Commits again while others are writing the same documents, about half a minute; then 'aborted' says that many write at once.
 * Another failure is thrown as it came.
 */
export async function withContention<T>(
  commit: () => Promise<T>,
  { when = lostRace, wait }: Options = {},
): Promise<T> {
  try {
    return await withRetries(commit, {
      retries: RETRIES,
      delay: (retry) => contentionPause(retry),
      when,
      wait,
    });
  } catch (cause) {
    throw !(cause instanceof ServiceError) && lostRace(cause) ? tooMany(cause) : cause;
  }
}

/** How often a refusal is believed to be a lost race, where nothing else tells. */
const REFUSALS = 4;

const isDenied = (error: unknown) => toServiceError(error).code === 'permission-denied';

/**
 * For `when`: a lost race, and a refusal a few times more. The rules judge what is stored at that moment, and may see others'
 * commits half: who was refused while others write is mostly somebody who may.
 */
export function lostOrRefused(): (error: unknown) => boolean {
  let refusals = 0;
  return (error) => {
    if (error instanceof ServiceError) return false;
    if (lostRace(error)) return true;
    refusals += 1;
    return isDenied(error) && refusals < REFUSALS;
  };
}

/** The same for one batch. It is staged anew for each try: the SDK commits a batch once. Throws ServiceError. */
export function commitStaged(db: Firestore, stage: (batch: WriteBatch) => void): Promise<void> {
  const commit = () => {
    const batch = writeBatch(db);
    stage(batch);
    return batch.commit();
  };
  return withServiceErrors(() => withContention(commit, { when: lostOrRefused() }));
}

/** What a look at what is stored now says: what was to be written is there already, something has changed, or neither. */
export type Look = 'stored' | 'changed' | 'same';

/** What the last try ended in. */
export type LastTry = 'lost-race' | 'refusal';

const isRefusal = (error: unknown) => ['permission-denied', 'not-found'].includes(toServiceError(error).code);

/**
 * Where many write one document at once, the rules refuse a commit made from what was read before, and may even see the
 * document before and after another's commit in one judgement. So a refusal is tried again with what is stored by then, and is
 * final where nothing has changed meanwhile. `look` comes before each new try and is told what the last one ended in;
 * `stage` puts the batch together from what was found. A ServiceError of either is final.
 */
export async function commitAfterLooks(
  db: Firestore,
  stage: (batch: WriteBatch) => void | Promise<void>,
  look: (after: LastTry) => Promise<Look>,
  wait?: Wait,
): Promise<void> {
  let refusals = 0;
  let last: LastTry | null = null;
  const attempt = async () => {
    const found = last === null ? 'same' : await look(last);
    if (found === 'stored') return;
    if (found === 'changed') refusals = 0;
    const batch = writeBatch(db);
    await stage(batch);
    await batch.commit();
  };
  const mayPass = (error: unknown) => {
    if (error instanceof ServiceError) return false;
    last = lostRace(error) ? 'lost-race' : 'refusal';
    if (last === 'lost-race') return true;
    refusals += 1;
    return isRefusal(error) && refusals < REFUSALS;
  };
  try {
    await withServiceErrors(() => withContention(attempt, { when: mayPass, wait }));
  } catch (cause) {
    // Refused to the end, each time because something had changed: that is a race too. Nothing new: it is a refusal.
    const raced = isDenied(cause) && refusals > 0 && refusals < REFUSALS;
    throw raced && !toServiceError(cause).isSentence ? tooMany(cause) : cause;
  }
}

/** Two people saving articles of one year meet in the same shards; each try begins from what the other left. */
const LOST_ARTICLE_RACE = new Set(['aborted', 'failed-precondition']);

/** One that reads again what failed for a moment: many reads of which one in five fails would never all succeed at once. */
function patientTransaction(transaction: Transaction): Transaction {
  const get = transaction.get.bind(transaction);
  transaction.get = (place) => patiently(() => get(place));
  return transaction;
}

/**
 * A transaction on an article and its shards. Only a lost race is tried again: the SDK by itself
 * would also wait a minute for a connection that is gone, and its writer would not know. What `work` throws is final. `isPatient`
 * is for long work that goes on by itself.
 */
export function articleTransaction<T>(
  db: Firestore,
  work: (transaction: Transaction) => Promise<T>,
  isPatient = false,
): Promise<T> {
  const attempt = (transaction: Transaction) =>
    work(isPatient ? patientTransaction(transaction) : transaction);
  return withContention(() => runTransaction(db, attempt, { maxAttempts: 1 }), {
    when: (error) => !(error instanceof ServiceError) && LOST_ARTICLE_RACE.has(toServiceError(error).code),
  });
}
