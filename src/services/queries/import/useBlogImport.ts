import { useSyncExternalStore } from 'react';
import { db } from '../../firestore';
import {
  ImportSession,
  type ImportState,
  importBlogger,
  journalStore,
  pictureCopier,
  workerSource,
} from '../../import';
import { queryClient } from '../client';

export type { ImportState };

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
  const { step } = session.state();
  if (step === 'running' || step === 'paused') window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
});

/** The import of a Blogger file: where it stands, and what can be done. It goes on while other pages are visited. */
export function useBlogImport(): { state: ImportState; session: ImportSession } {
  return { state: useSyncExternalStore(session.subscribe, session.state), session };
}
