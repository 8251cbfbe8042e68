import { Signal } from '@/model/shared/store';
import type { Account } from '@/model/users/account';
import type { Badge } from '@/model/users/badges';
import { queryClient } from '../client/query-client';
import { db } from '../firestore/connection';

/** The part of the session that changes of a member's own things need; useSession() gives it. */
export interface MemberSession {
  account: Account | null;
  /** Shows a change of the account as it is at that moment. */
  apply: (change: (account: Account) => Partial<Account>) => void;
}

/** The same of somebody who is there: a gate has seen to it. */
export type StaffSession = MemberSession & { account: Account };

/** Who is signed in. Throws for a visitor, to whom screens offer nothing that a member does. */
export function memberOf({ account }: Pick<MemberSession, 'account'>): Account {
  if (!account) throw new Error('Only a member does this');
  return account;
}

const awards = new Signal<readonly Badge[]>();

/** Tells of badges as they are earned, whatever earned them; gives the way to stop. */
export const onBadgesEarned = awards.subscribe;

/** A change for one person's account only: who is signed in may have changed since it began. */
export function forMember(uid: string, change: (account: Account) => Partial<Account>) {
  return (account: Account): Partial<Account> => (account.uid === uid ? change(account) : {});
}

/** Brings the chunk that awards. */
export const settling = () => import('./badges');

let lastEvent: Promise<unknown> = Promise.resolve();

/** Runs a member's events in turn: the rules hold each to the stored account; two at once would clash. */
export function runSerially<T>(event: () => Promise<T>): Promise<T> {
  const turn = lastEvent.then(event);
  lastEvent = turn.catch(() => {});
  return turn;
}

/** After an own event: badges, points and the public side. What fails here is done after the next event. */
export function awardAndSyncProfile({ apply }: MemberSession, uid: string): Promise<void> {
  return runSerially(async () => {
    try {
      const { settleEvents } = await settling();
      const { account, earned } = await settleEvents(db(), uid);
      const { puntos, nivelActividad, insignias, comentariosCount, ritmo } = account;
      apply(forMember(uid, () => ({ puntos, nivelActividad, insignias, comentariosCount, ritmo })));
      void queryClient.invalidateQueries({ queryKey: ['perfil', uid] });
      if (earned.length === 0) return;
      void queryClient.invalidateQueries({ queryKey: ['insignias', uid] });
      awards.tell(earned);
    } catch (cause) {
      console.debug('Badges are looked at again after the next event', cause);
    }
  });
}
