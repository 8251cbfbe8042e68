import { millisecondsInDay } from 'date-fns/constants';
import type { Account } from './account';
import { hasOutsideLinks } from './outside-links';

/** Days that an account has to be there before it has standing. */
export const STANDING_DAYS = 7;
/** Topics, replies and comments of its own that have to be there by then. */
export const STANDING_POSTS = 3;

/** What of an account its standing is told by. */
export type Known = Pick<
  Account,
  'rol' | 'estado' | 'fechaRegistro' | 'temasForoCount' | 'respuestasForoCount' | 'comentariosCount'
>;

/**
 * Whether what a member does may affect others without a look by the staff (reports that count, mentions, outside links,
 * pictures): somebody gave it a role, or its e-mail is proven, it is a week old and has written something that is still there
 * (decision 22). hasStanding() of firestore.rules decides the same.
 */
export function hasStanding(account: Known | null, isVerified: boolean, now: Date): boolean {
  if (account?.estado !== 'activo') return false;
  if (account.rol !== 'usuario') return true;
  const { fechaRegistro, temasForoCount, respuestasForoCount, comentariosCount } = account;
  const isOld =
    fechaRegistro !== null && now.getTime() >= fechaRegistro.getTime() + STANDING_DAYS * millisecondsInDay;
  return isVerified && isOld && temasForoCount + respuestasForoCount + comentariosCount >= STANDING_POSTS;
}

/** Whether the staff has to look at a text of the forum first (decision 31). needsReview() of firestore.rules decides the same. */
export const needsReview = (text: string, account: Known | null, isVerified: boolean, now: Date): boolean =>
  hasOutsideLinks(text) && !hasStanding(account, isVerified, now);
