import { type DocumentReference, doc, type Firestore } from 'firebase/firestore/lite';
import { messages } from '@/model/messages';
import { text } from '@/model/shared/stored/stored-fields';
import { cleanLine } from '@/model/shared/text/written-text';
import { isStaffRole, NEUTRAL_NAME, nameProblem, skeletonOf } from '@/model/users/names';
import type { Role } from '@/model/users/roles';
import type { Reads, Writes } from '../firestore/commit';
import { ServiceError } from '../firestore/errors';
import { fetchDoc } from '../firestore/lists';

/** `nombres_reservados/{skeleton}`: null of a name that has none, of old times. */
export function reservedNameRef(db: Firestore, nombre: string): DocumentReference | null {
  const skeleton = skeletonOf(nombre);
  return skeleton === '' ? null : doc(db, 'nombres_reservados', skeleton);
}

/** Whether a name looks like that of one of the staff, other than who asks. One read. Throws ServiceError. */
export async function isNameOfStaff(db: Firestore, nombre: string, uid: string | null): Promise<boolean> {
  const place = reservedNameRef(db, nombre);
  const stored = place && (await fetchDoc(place));
  return stored?.exists() === true && text(stored.data(), 'uid') !== uid;
}

/** Throws ServiceError 'already-exists' with the sentence where a name looks like that of one of the staff. One read. */
export async function demandFreeName(db: Firestore, nombre: string, uid: string | null): Promise<void> {
  if (await isNameOfStaff(db, nombre, uid)) {
    throw new ServiceError('already-exists', { message: messages.account.validation.nameOfStaff });
  }
}

/** The name for an account that has to be stored now: the neutral one where its own may not be. One read. */
export async function storableName(db: Firestore, uid: string, nombre: string): Promise<string> {
  const name = cleanLine(nombre);
  const isRefused = nameProblem(name) !== undefined || (await isNameOfStaff(db, name, uid));
  return isRefused ? NEUTRAL_NAME : name;
}

interface Bearer {
  nombre: string;
  rol: Role;
}

/**
 * In a commit that changes the role or the name of an account: reserves the name it has then, if it is of the staff, and
 * lets go of what was reserved for it before. Reads first; gives what is to be written. Throws as demandFreeName where a new name
 * is another's of the staff; one that was there before stays.
 */
export async function reservation(
  db: Firestore,
  reads: Reads,
  uid: string,
  [before, after]: readonly [Bearer, Bearer],
): Promise<(writes: Writes) => void> {
  if (!isStaffRole(before.rol) && !isStaffRole(after.rol)) return () => {};
  const [old, next] = [reservedNameRef(db, before.nombre), reservedNameRef(db, after.nombre)];
  const isSame = old?.id === next?.id;
  const [known, taken] = await Promise.all([old && reads.get(old), next && !isSame ? reads.get(next) : null]);
  const there = isSame ? known : taken;
  const isOfAnother = there?.exists() === true && text(there.data(), 'uid') !== uid;
  if (isOfAnother && !isSame) {
    throw new ServiceError('already-exists', { message: messages.account.validation.nameOfStaff });
  }
  const isOwn = known?.exists() === true && text(known.data(), 'uid') === uid;
  const needed = isStaffRole(after.rol);
  return (writes) => {
    if (needed && next && there?.exists() !== true) writes.set(next, { uid });
    if (old && isOwn && !(needed && isSame)) writes.delete(old);
  };
}
