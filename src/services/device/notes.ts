/** What a browser remembers about its writers: small notes in localStorage. Without them everything still works. */
import type { Article } from '@/model/article';

const AUTOSAVE = 'autoguardado:';
const SAVED = 'articulos-guardados';
/** Versions remembered: what other tabs saved in the last days, and no more. */
const SAVED_KEPT = 50;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (cause) {
    console.info('This browser keeps no notes', cause);
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (cause) {
    console.info('This browser keeps no notes', cause);
  }
}

/** Whether this account wants its articles to save themselves, on this device. */
export function isAutosaveChosen(uid: string): boolean {
  return read(AUTOSAVE + uid) !== null;
}

export function chooseAutosave(uid: string, chosen: boolean): void {
  write(AUTOSAVE + uid, chosen ? 'sí' : null);
}

type Version = Pick<Article, 'id' | 'version'>;

const noteOf = (uid: string, { id, version }: Version) => `${uid}/${id}/${version}`;
const savedNotes = () => (read(SAVED) ?? '').split('\n');

/** A version of an article was stored from this browser, in whatever tab. */
export function noteSaved(uid: string, version: Version): void {
  write(SAVED, [noteOf(uid, version), ...savedNotes()].slice(0, SAVED_KEPT).join('\n'));
}

export function wasSavedHere(uid: string, version: Version): boolean {
  return savedNotes().includes(noteOf(uid, version));
}
