import { type Firestore, serverTimestamp, Timestamp, writeBatch } from 'firebase/firestore/lite';
import type { Account } from '@/model/account';
import { suspensionChoices, suspensionReasonProblem } from '@/model/forum/suspension';
import { staffForum } from '@/model/forum-moderation-messages';
import { ServiceError, withServiceErrors } from '../firestore/errors';
import { accountRef } from '../users/data';
import { addLogToBatch, type StaffActor } from './staff-log';

type Suspended = Pick<Account, 'uid' | 'nombre' | 'rol' | 'estado' | 'suspension'>;
const texts = staffForum.member;

/**
 * Suspends a member until a moment, or until it is lifted, with a reason; or changes a suspension. One commit with its line
 * in the log, no read but the rules'. Throws ServiceError: 'invalid-argument' without a reason, 'permission-denied'.
 */
export async function suspendMember(
  db: Firestore,
  actor: StaffActor,
  member: Suspended,
  { hasta, motivo }: { hasta: Date | null; motivo: string },
): Promise<void> {
  const problem = suspensionReasonProblem(motivo);
  if (problem !== undefined) throw new ServiceError('invalid-argument', { message: problem });
  if (!suspensionChoices(actor, member).suspend)
    throw new ServiceError('permission-denied', { message: texts.notAllowed });
  const batch = writeBatch(db);
  batch.update(accountRef(db, member.uid), {
    estado: 'suspendido',
    suspension: { hasta: hasta && Timestamp.fromDate(hasta), motivo: motivo.trim(), por: actor.uid },
    fechaActualizacion: serverTimestamp(),
  });
  addLogToBatch(batch, db, actor, {
    accion: 'suspender',
    tipo: 'miembro',
    objetivoId: member.uid,
    titulo: member.nombre,
    autorId: member.uid,
    motivo,
  });
  await withServiceErrors(() => batch.commit());
}

/** Ends a suspension before its time. Throws ServiceError. */
export async function liftSuspension(db: Firestore, actor: StaffActor, member: Suspended): Promise<void> {
  if (!suspensionChoices(actor, member).lift)
    throw new ServiceError('permission-denied', { message: texts.notAllowed });
  const batch = writeBatch(db);
  batch.update(accountRef(db, member.uid), {
    estado: 'activo',
    suspension: null,
    fechaActualizacion: serverTimestamp(),
  });
  addLogToBatch(batch, db, actor, {
    accion: 'levantar',
    tipo: 'miembro',
    objetivoId: member.uid,
    titulo: member.nombre,
    autorId: member.uid,
  });
  await withServiceErrors(() => batch.commit());
}
