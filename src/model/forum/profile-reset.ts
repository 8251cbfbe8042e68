import type { Account, PublicProfile } from '../users/account';
import { isStaffRole, NEUTRAL_NAME } from '../users/names';
import { can } from '../users/permissions/can';
import type { Member } from '../users/permissions/forum-permissions';

/** What the staff may take from a profile. */
export const RESET_PARTS = ['nombre', 'biografia', 'avatar'] as const;
export type ResetPart = (typeof RESET_PARTS)[number];

type Profile = Pick<PublicProfile, ResetPart>;
const EMPTY: Profile = { nombre: NEUTRAL_NAME, biografia: '', avatar: null };

/** Of a profile, what can be taken away: what says something. */
export const resettable = (profile: Profile): ResetPart[] =>
  RESET_PARTS.filter((part) => profile[part] !== EMPTY[part]);

/** What takes the place of these parts. */
export const emptied = (parts: readonly ResetPart[]): Partial<Profile> =>
  Object.fromEntries(parts.map((part) => [part, EMPTY[part]]));

/** Who suspends resets usuarios and autores, an administrador anyone but itself (firestore.rules). */
export function mayReset(member: Member, account: Pick<Account, 'uid' | 'rol'>): boolean {
  if (!member || member.uid === account.uid) return false;
  return can(member, 'suspenderUsuarios') && (!isStaffRole(account.rol) || member.rol === 'administrador');
}
