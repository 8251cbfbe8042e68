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

/** The pause before the given retry, from 1, in milliseconds. */
export const contentionPause = (retry: number, random = Math.random): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * GROWTH ** retry) * (0.5 + random());

/** Whether a commit lost a race and was not carried out. */
export const lostRace = (error: unknown): boolean => toServiceError(error).code === 'aborted';

interface Options {
  /** Which failures may pass by trying again; by default a lost race. */
  when?: (error: unknown) => boolean;
  retries?: number;
  wait?: Wait | undefined;
}

/** The race was lost to the end: nobody forbade anything, and nobody changed what was to be written. */
const tooMany = (cause: unknown) =>
  new ServiceError('aborted', { message: messages.errors.manyAtOnce, cause });

/**
 * Commits again while others are writing the same documents, over four minutes. Given up while it might still have passed,
 * whatever the last try ended in, it throws 'aborted', which says that many write at once. Another failure is thrown as it came.
 */
export async function withContention<T>(
  commit: () => Promise<T>,
  { when = lostRace, retries = RETRIES, wait }: Options = {},
): Promise<T> {
  let mightPass = false;
  const noting = (error: unknown) => {
    mightPass = when(error);
    return mightPass;
  };
  try {
    const delay = (retry: number) => contentionPause(retry);
    return await withRetries(commit, { retries, delay, when: noting, wait });
  } catch (cause) {
    throw mightPass ? tooMany(cause) : cause;
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

/** The SDK waits longer before each try: more of them would leave a change that cannot be made on the screen for long. */
const TRANSACTION = { maxAttempts: 3 };
/** How often a change of one's own account is refused, from the same that is stored, before that is believed. */
const OWN_REFUSALS = 3;

/** A transaction that notes what it reads. */
function notingTransaction(transaction: Transaction, read: string[]): Transaction {
  const get = transaction.get.bind(transaction);
  transaction.get = async (place) => {
    const found = await get(place);
    read.push(JSON.stringify([place.path, found.data()]));
    return found;
  };
  return transaction;
}

/**
 * A transaction on one's own account. The rules look at what is stored when the commit arrives, before its preconditions
 * do: one that lost a race against another tab, or against likes of what one wrote, is denied rather than aborted. So a denial
 * is tried again from what is stored now, and is final once it was met three times from the same. What `work` itself throws is
 * final.
 */
export function ownTransaction<T>(
  db: Firestore,
  work: (transaction: Transaction) => Promise<T>,
  wait?: Wait,
): Promise<T> {
  let read: string[] = [];
  let before = '';
  let refusals = 0;
  const attempt = (transaction: Transaction) => {
    read = [];
    return work(notingTransaction(transaction, read));
  };
  const when = (error: unknown) => {
    if (error instanceof ServiceError) return false;
    if (lostRace(error)) return true;
    if (!isDenied(error)) return false;
    const now = read.sort().join();
    refusals = now === before ? refusals + 1 : 1;
    before = now;
    return refusals < OWN_REFUSALS;
  };
  return withContention(() => runTransaction(db, attempt, TRANSACTION), { when, wait });
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
  await withServiceErrors(() => withContention(attempt, { when: mayPass, wait }));
}

/** Two people saving articles of one year meet in the same shards; each try begins from what the other left. */
const LOST_ARTICLE_RACE = new Set(['aborted', 'failed-precondition']);
/** About a minute and a half: who saves an article is looking at the button. */
const ARTICLE_RETRIES = 12;

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
    retries: ARTICLE_RETRIES,
    when: (error) => !(error instanceof ServiceError) && LOST_ARTICLE_RACE.has(toServiceError(error).code),
  });
}
