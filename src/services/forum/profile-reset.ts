import { type Firestore, serverTimestamp } from 'firebase/firestore/lite';
import { emptied, mayReset, type ResetPart, resettable } from '@/model/forum/profile-reset';
import * as staffForum from '@/model/messages/forum-moderation';
import { isOwnPicture } from '@/model/users/avatars';
import { demand } from '../firestore/demands';
import { toServiceError } from '../firestore/errors';
import { picturesPlace } from '../firestore/running';
import { accountRef, profileDocument, profileRef } from '../users/data';
import { readAccount } from '../users/records';
import { addLine, memberLine, newLineId } from './staff-log';
import { act, type Person, type Staged } from './writer';

/**
 * Takes name, biography or picture from a member's profile, on its public side and with its line in the log, in one commit; then
 * the picture's file. Gives the parts that went: none where nothing was left. One read, and those of the rules. Throws
 * ServiceError: 'permission-denied' of the staff or without suspenderUsuarios.
 */
export async function resetProfile(
  db: Firestore,
  actor: Person,
  uid: string,
  asked: readonly ResetPart[],
): Promise<ResetPart[]> {
  const { account, data } = await readAccount(db, uid);
  demand(mayReset(actor, account), staffForum.member.resetNotAllowed);
  const parts = resettable(account).filter((part) => asked.includes(part));
  if (parts.length === 0) return [];
  const changed = emptied(parts);
  const write = (staged: Staged) => {
    const registro = newLineId(db);
    addLine(
      staged,
      registro,
      memberLine({ uid, nombre: account.nombre }, 'restablecer-perfil', named(parts)),
    );
    staged.batch.update(accountRef(db, uid), {
      ...changed,
      perfilRestablecido: { fecha: serverTimestamp(), registro },
      fechaActualizacion: serverTimestamp(),
    });
    staged.batch.set(profileRef(db, uid), profileDocument({ ...data, ...changed }));
  };
  await act(db, actor, { write });
  if (parts.includes('avatar')) await removePicture(db, account.avatar);
  return parts;
}

const named = (parts: readonly ResetPart[]): string =>
  parts.map((part) => staffForum.member.resetParts[part]).join(', ');

/** Nothing points at the file any more: one that cannot be deleted now does no harm. */
async function removePicture(db: Firestore, avatar: string | null): Promise<void> {
  if (!isOwnPicture(avatar, picturesPlace())) return;
  const { deleteAvatar } = await import('../images/pictures');
  await deleteAvatar(db, avatar).catch((cause: unknown) =>
    console.debug('The file of a picture stayed', toServiceError(cause).message),
  );
}
