/**
 * What is kept on the device alone. Articles that are being written (design section 8): a crash, a reload or a closed tab loses
 * nothing. And small notes of this browser's writers, in localStorage; without them everything still works.
 */

import { delMany, entries, set } from 'idb-keyval';
import type { Article } from '@/model/articles/article';
import { type DeviceDraft, draftsToOffer, parseDeviceDraft } from '@/model/articles/editing/device-draft';
import { deviceNotes } from '@/model/shared/notes';
import { deviceDatabase } from './database';

const LOCK = 'editor-de-articulos:';
/** Nobody looks for what was left behind longer ago. */
const MAX_AGE_MS = 90 * 24 * 60 * 60 * 1000;

// A database of its own: a store cannot be added to one that exists.
const inDatabase = deviceDatabase('evidencias-borradores', 'articulos', 3000);

type DraftPlace = Pick<DeviceDraft, 'uid' | 'articleId' | 'tab'>;

const keyOf = ({ uid, articleId, tab }: DraftPlace) => `${uid}/${articleId}/${tab}`;

/** Keeps a draft in place of the one that its tab kept before. Whether it was kept: a device may be full, or refuse. */
export const keepDraft = (draft: DeviceDraft): Promise<boolean> =>
  inDatabase((store) => set(keyOf(draft), draft, store).then(() => true), false);

/** Forgets drafts: saved, discarded, or taken over by another tab. */
export const forgetDrafts = (drafts: readonly DraftPlace[]): Promise<void> =>
  inDatabase((store) => delMany(drafts.map(keyOf), store), undefined);

const keptDrafts = (): Promise<DeviceDraft[]> =>
  inDatabase(async (store) => {
    const kept = await entries<string, unknown>(store);
    const read = kept.map(([key, value]) => ({ key, draft: parseDeviceDraft(value) }));
    const oldest = Date.now() - MAX_AGE_MS;
    const stale = read.filter(({ draft }) => (draft?.keptAt.getTime() ?? 0) < oldest);
    const gone = stale.map(({ key }) => key);
    if (gone.length > 0) await delMany(gone, store);
    return read.flatMap(({ key, draft }) => (draft && !gone.includes(key) ? [draft] : []));
  }, []);

/** The names of the locks that open editors hold, in whatever tab; a browser without locks knows of none. */
async function heldLocks(): Promise<string[]> {
  if (!navigator.locks) return [];
  const { held = [] } = await navigator.locks.query();
  return held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : []));
}

/** Tells other tabs that this one writes the article, until the function given is called or the tab is gone. */
export function acquireTabLock(place: DraftPlace): () => void {
  if (!navigator.locks) return () => {};
  let release = () => {};
  const done = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks.request(LOCK + keyOf(place), () => done);
  return release;
}

export interface KeptOnDevice {
  /** To be offered, newest first. */
  drafts: DeviceDraft[];
  /** The same article is being written in another tab of this browser. */
  isOpenElsewhere: boolean;
}

/** What the device kept for who opens an article to write it, in the tab `tab`. Never fails. */
export async function draftsFor(about: DraftPlace & Pick<DeviceDraft, 'isNew'>): Promise<KeptOnDevice> {
  const [drafts, locks] = await Promise.all([keptDrafts(), heldLocks()]);
  const { uid, articleId, tab } = about;
  const openTabs = new Set(locks.map((name) => name.slice(name.lastIndexOf('/') + 1)));
  const others = locks.filter((name) => name.startsWith(`${uid}/${articleId}/`) && !name.endsWith(`/${tab}`));
  return { drafts: draftsToOffer(drafts, about, openTabs), isOpenElsewhere: others.length > 0 };
}

const AUTOSAVE = 'autoguardado:';
const SAVED = 'articulos-guardados';
/** Versions remembered: what other tabs saved in the last days, and no more. */
const SAVED_KEPT = 50;

/** Whether this account wants its articles to save themselves, on this device. */
export function isAutosaveChosen(uid: string): boolean {
  return deviceNotes.read(AUTOSAVE + uid) !== null;
}

export function chooseAutosave(uid: string, chosen: boolean): void {
  deviceNotes.write(AUTOSAVE + uid, chosen ? 'sí' : null);
}

type Version = Pick<Article, 'id' | 'version'>;

const noteOf = (uid: string, { id, version }: Version) => `${uid}/${id}/${version}`;
const savedNotes = () => (deviceNotes.read(SAVED) ?? '').split('\n');

/** A version of an article was stored from this browser, in whatever tab. */
export function noteSaved(uid: string, version: Version): void {
  deviceNotes.write(SAVED, [noteOf(uid, version), ...savedNotes()].slice(0, SAVED_KEPT).join('\n'));
}

export function wasSavedHere(uid: string, version: Version): boolean {
  return savedNotes().includes(noteOf(uid, version));
}
