import { deviceNotes } from '@/model/shared/notes';

/** Whose public side could not be written after an act, kept on the device: a page that is loaded later writes it. */
const PLACE = 'perfil-atrasado';

export function profileIsBehind(uid: string): void {
  deviceNotes.write(PLACE, uid);
}

export const isProfileBehind = (uid: string): boolean => deviceNotes.read(PLACE) === uid;

export function profileIsUpToDate(uid: string): void {
  if (isProfileBehind(uid)) deviceNotes.write(PLACE, null);
}
