import { collection, type Firestore, limit } from 'firebase/firestore/lite';
import { date, text } from '@/model/shared/stored/stored-fields';
import type { Account } from '@/model/users/account';
import { BADGES, type Badge, newlyEarned } from '@/model/users/badges';
import { toServiceError } from '../firestore/errors';
import { equal, fetchList } from '../firestore/lists';
import { ACCOUNTS, AWARDS } from './data';
import { changeKept } from './kept';
import { profileIsBehind, profileIsUpToDate } from './profile-behind';
import { readAccount, syncProfile } from './records';

/** When each badge of a member was earned, by badge. One read a badge. Throws ServiceError. */
export async function fetchBadgeDates(db: Firestore, uid: string): Promise<Map<string, Date | null>> {
  const all = collection(db, ACCOUNTS, uid, AWARDS);
  const dates = await fetchList(
    (_, data) => [text(data, 'referencia'), date(data, 'fechaObtencion')] as const,
    all,
    ...equal({ tipo: 'insignia' }),
    limit(BADGES.length),
  );
  return new Map(dates);
}

/** Gives one badge with its points; null when the account has it or, seen now, has not reached it. */
async function award(db: Firestore, uid: string, badge: Badge): Promise<Account | null> {
  const { changed, account } = await changeKept(
    db,
    uid,
    {
      list: 'insignias',
      tipo: 'insignia',
      id: badge.id,
      worth: badge.puntosOtorgados,
      // An award that is there already was given to an earlier life of this account: it is given once.
      may: (now, hasAward) => !hasAward && newlyEarned(now, [badge]).length > 0,
    },
    true,
  );
  return changed ? account : null;
}

export interface Settled {
  account: Account;
  /** Badges earned now, in the order they were. */
  earned: Badge[];
}

/**
 * To be called after each own event: awards the badges it earned, then those that their points earn in turn, and
 * brings the public side up to date. One read (and one of the rules) when nothing was earned. A badge that the stored
 * definitions refuse is passed over. Throws ServiceError; what was left undone is done after the next event.
 */
export async function settleEvents(db: Firestore, uid: string): Promise<Settled> {
  profileIsBehind(uid);
  const settled = await awardAndWrite(db, uid);
  profileIsUpToDate(uid);
  return settled;
}

async function awardAndWrite(db: Firestore, uid: string): Promise<Settled> {
  const stored = await readAccount(db, uid);
  let account = stored.account;
  const earned: Badge[] = [];
  const tried = new Set<string>();
  for (;;) {
    const badge = newlyEarned(account).find(({ id }) => !tried.has(id));
    if (!badge) break;
    tried.add(badge.id);
    const richer = await award(db, uid, badge).catch((cause: unknown) => {
      const error = toServiceError(cause);
      if (error.code !== 'permission-denied') throw error;
      console.debug(`The badge ${badge.id} was refused`, cause);
      return null;
    });
    if (richer) {
      account = richer;
      earned.push(badge);
    }
  }
  return { account: await syncProfile(db, uid, earned.length > 0 ? undefined : stored), earned };
}
