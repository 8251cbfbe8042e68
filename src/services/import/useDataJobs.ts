import { useSyncExternalStore } from 'react';
import { deviceNotes } from '@/model/shared/notes';
import { fieldOf, parsedJson, textOf } from '@/model/shared/unknown-value';
import type { Account } from '@/model/users/account';
import { type RebuildProgress, rebuildCatalogue } from '../articles/catalogue';
import { forgetGivenCards } from '../articles/page-cards';
import { queryClient } from '../client/query-client';
import type { TaskControl } from '../client/useLongTask';
import { countArticles, type ExportProgress, exportArticles, exportEverything } from '../export/everything';
import { db } from '../firestore/connection';
import { journalStore } from './journal-store';
import type { SizingPlace, SizingProgress, SizingResult, Unsized } from './older-pictures';
import { importBlogger, pictureCopier } from './run';
import { ImportSession, type ImportState } from './session';
import { workerSource } from './worker-source';

export type {
  ExportProgress,
  ImportSession,
  ImportState,
  RebuildProgress,
  SizingProgress,
  SizingResult,
  Unsized,
};

/** The import of this tab. */
const session = new ImportSession({
  db,
  open: workerSource,
  journal: journalStore,
  copyPicture: (uid) => pictureCopier(db, uid),
  run: importBlogger,
  onChanged: () => void queryClient.invalidateQueries(),
  now: Date.now,
});

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Closing the tab while it works is asked about; going to other pages of the site is fine. */
session.subscribe(() => {
  const { step } = session.getState();
  if (step === 'running' || step === 'paused') window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
});

/** The import of a Blogger file: where it stands, and what can be done. It goes on while other pages are visited. */
export function useBlogImport(): { state: ImportState; session: ImportSession } {
  return { state: useSyncExternalStore(session.subscribe, session.getState), session };
}

const GATHER = { todo: exportEverything, articulos: exportArticles } as const;
export type ExportKind = keyof typeof GATHER;

/** Gathers a file to take away. Rejects with a ServiceError, or the signal's reason. */
export const gatherExport = (kind: ExportKind, control: TaskControl<ExportProgress>): Promise<Blob> =>
  GATHER[kind](db(), control);

/** Builds catalogue and search anew; may be interrupted. Rejects with a ServiceError or the signal's reason. */
export async function rebuild(control: TaskControl<RebuildProgress>): Promise<void> {
  try {
    await rebuildCatalogue(db(), control);
  } finally {
    readListsAnew();
  }
}

/** What pages show of the library comes from its lists as they are now. */
function readListsAnew(): void {
  forgetGivenCards();
  for (const queryKey of [['catalogo'], ['catalogo', 'total'], ['buscador'], ['pasajes']])
    void queryClient.invalidateQueries({ queryKey, exact: true });
}

/** Where the work on older pictures was interrupted, on this device. */
const SIZING_KEY = 'medidas-desde';

function keptPlace(): SizingPlace | null {
  const kept = parsedJson(deviceNotes.read(SIZING_KEY));
  const [id, done] = [textOf(kept, 'id'), fieldOf(kept, 'done')];
  return id !== null && typeof done === 'number' ? { id, done } : null;
}

/** Gives older pictures their narrow copies, from where an earlier run stopped. Rejects with a ServiceError or the signal's reason. */
export async function sizePictures(
  { uid, nombre }: Account,
  control: TaskControl<SizingProgress>,
): Promise<SizingResult> {
  const [{ sizeOlderPictures }, total] = await Promise.all([import('./older-pictures'), countArticles(db())]);
  try {
    return await sizeOlderPictures(db(), {
      ...control,
      editor: { uid, nombre },
      place: keptPlace(),
      keep: (place) => deviceNotes.write(SIZING_KEY, place && JSON.stringify(place)),
      total,
    });
  } finally {
    readListsAnew();
    void queryClient.invalidateQueries({ queryKey: ['admin'] });
  }
}
