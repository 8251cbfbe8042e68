import { millisecondsInDay } from 'date-fns/constants';
import * as staffForum from '../messages/forum-moderation';
import { textProblem } from '../shared/form-problems';
import type { Account } from '../users/account';
import { can } from '../users/permissions/can';
import type { Member } from '../users/permissions/forum-permissions';
import { FORUM_LIMITS } from './limits';

/** The days offered; null: until it is lifted. */
export const SUSPENSION_DAYS = [1, 3, 7, 30, 90, null] as const;
export type SuspensionDays = (typeof SUSPENSION_DAYS)[number];

export function suspensionEnd(days: SuspensionDays, now: Date): Date | null {
  return days === null ? null : new Date(now.getTime() + days * millisecondsInDay);
}

/** What is wrong with the reason; undefined when it can be sent. */
export function suspensionReasonProblem(motivo: string): string | undefined {
  const { reasonRequired, reasonTooLong } = staffForum.member;
  return textProblem(motivo, FORUM_LIMITS.motivo, reasonRequired, reasonTooLong);
}

/** What one may decide of an account: not of one's own or the staff's; what an administrador decided stays (firestore.rules). */
export function suspensionChoices(
  member: Member,
  account: Pick<Account, 'uid' | 'rol' | 'estado' | 'suspension'>,
): { suspend: boolean; lift: boolean } {
  const may =
    can(member, 'suspenderUsuarios') &&
    member?.uid !== account.uid &&
    (account.rol === 'usuario' || account.rol === 'autor');
  const noted = account.estado === 'suspendido' && account.suspension != null;
  return { suspend: may && (account.estado === 'activo' || noted), lift: may && noted };
}
