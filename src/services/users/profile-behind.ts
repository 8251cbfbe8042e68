import { notesIn } from '@/model/shared/notes';

/** Whose public side could not be written after an act, kept on the device: a page that is loaded later writes it. */
const PLACE = 'perfil-atrasado';
const notes = notesIn(() => globalThis.localStorage);

export function profileIsBehind(uid: string): void {
  notes.write(PLACE, uid);
}

export const isProfileBehind = (uid: string): boolean => notes.read(PLACE) === uid;

export function profileIsUpToDate(uid: string): void {
  if (isProfileBehind(uid)) notes.write(PLACE, null);
}
