import { type DocumentData, type Firestore, increment, serverTimestamp } from 'firebase/firestore/lite';
import { messages } from '@/model/messages';
import { paceSentence } from '@/model/messages/pace';
import type { Account, Pace } from '@/model/users/account';
import {
  ACT_COSTS,
  nextStep,
  PACE_LIMITS,
  type PacedAct,
  type PaceStep,
  paceAfter,
  paceStanding,
  paceWait,
} from '@/model/users/pace';
import { ServiceError, toServiceError } from '../firestore/errors';
import { fetchExisting } from '../firestore/lists';
import { ACCOUNTS, parseAccount } from './data';
import { isProven } from './proven';

/** Whose act it is: an account, or as much of it as is known. */
export type PacedMember = Pick<Account, 'uid'> & Partial<Account>;

const GOES_ON: PaceStep = { minute: 'goes-on', day: 'goes-on' };

/** The fields of an account that take the step of an act; firestore.rules hold them to its cost and to the limits. */
export function paceFields(act: PacedAct, { minute, day }: PaceStep): DocumentData {
  const cost = ACT_COSTS[act];
  const now = serverTimestamp();
  // Whole, where both begin: what accounts of before kept there goes.
  if (minute === 'begins' && day === 'begins')
    return { ritmo: { minuto: now, actos: cost, dia: now, hoy: cost } };
  return {
    ...(minute === 'begins'
      ? { 'ritmo.minuto': now, 'ritmo.actos': cost }
      : { 'ritmo.actos': increment(cost) }),
    ...(day === 'begins' ? { 'ritmo.dia': now, 'ritmo.hoy': cost } : { 'ritmo.hoy': increment(cost) }),
  };
}

const FIRST: PaceStep = { minute: 'begins', day: 'begins' };

/** The fields of a step, or those of an account's very first one. */
export const stepFor = (account: Account, act: PacedAct, fields: DocumentData): DocumentData =>
  account.ritmo.minuto === null ? paceFields(act, FIRST) : fields;

const isWhole = (member: PacedMember): member is Account =>
  member.ritmo !== undefined && 'fechaRegistro' in member;

const isSame = (a: PaceStep, b: PaceStep) => a.minute === b.minute && a.day === b.day;

/** The step of an account as it is known. */
function stepOf(account: Account, act: PacedAct, now: Date) {
  const standing = paceStanding(account, isProven(), now);
  return { standing, step: nextStep(account.ritmo, act, PACE_LIMITS[standing]) };
}

function isRefusal(error: unknown): boolean {
  const { code, isSentence } = toServiceError(error);
  return code === 'permission-denied' && !isSentence;
}

/**
 * Does an act at the pace of its account. `commit` writes it with the fields that take the step, which go into the update of the
 * account. It is tried with what is known of the pace, without a read; refused, with what is stored (one read), since another
 * tab may have filled a window. A device's clock only words the wait.
 * Throws as `commit` does, and ServiceError 'pace' with its sentence where the account has to wait.
 */
export async function inPace<T>(
  db: Firestore,
  member: PacedMember,
  act: PacedAct,
  commit: (fields: DocumentData) => Promise<T>,
): Promise<T> {
  const now = new Date();
  const tried = isWhole(member) ? stepOf(member, act, now).step : GOES_ON;
  try {
    return await commit(paceFields(act, tried));
  } catch (refusal) {
    if (!isRefusal(refusal)) throw refusal;
    const { uid } = member;
    const stored = await fetchExisting(db, ACCOUNTS, uid, messages.account.notFound);
    const account = parseAccount(uid, stored.data());
    const { standing, step } = stepOf(account, act, now);
    const refused = (cause: unknown): never => {
      const wait = isRefusal(cause) ? paceWait(account.ritmo, step, now) : null;
      throw wait ? new ServiceError('pace', { message: paceSentence(wait, standing), cause }) : cause;
    };
    if (isSame(step, tried)) return refused(refusal);
    return await commit(paceFields(act, step)).catch(refused);
  }
}

/**
 * The step of an act for an account as it was just read: its fields, and what is said where a full window is why they are refused.
 * For acts that read the account in their own commit.
 */
export function paceNow(account: Account, act: PacedAct, now = new Date()) {
  const { standing, step } = stepOf(account, act, now);
  const wait = paceWait(account.ritmo, step, now);
  return { fields: paceFields(act, step), sentence: wait && paceSentence(wait, standing) };
}

/** The pace of an account once an act is stored: what a screen goes on from that does not read the account again. */
export function paceOnceDone(account: Account, act: PacedAct, now = new Date()): Pace {
  return paceAfter(account.ritmo, act, stepOf(account, act, now).step, now);
}
