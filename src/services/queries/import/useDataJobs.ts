import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type RebuildProgress, rebuildCatalogue } from '../../articles';
import { type ExportProgress, exportArticles, exportEverything } from '../../export';
import { db, toServiceError } from '../../firestore';
import {
  ImportSession,
  type ImportState,
  importBlogger,
  journalStore,
  pictureCopier,
  workerSource,
} from '../../import';
import { forgetDrawnCards } from '../articles/drawn-cards';
import { queryClient } from '../client';

export type ExportKind = 'todo' | 'articulos';

/** Where an export stands: nothing asked, at work, ready to be saved, or failed. */
export type ExportState =
  | { step: 'idle' | 'failed' }
  | { step: 'running'; progress: ExportProgress | null }
  | { step: 'ready'; file: Blob };

const WORK = { todo: exportEverything, articulos: exportArticles } as const;

/** Gathers a file to take away. Leaving the page ends it. */
export function useExport(kind: ExportKind): { state: ExportState; start: () => void; stop: () => void } {
  const [state, setState] = useState<ExportState>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ step: 'running', progress: null });
    try {
      const onProgress = (progress: ExportProgress) => {
        if (!signal.aborted) setState({ step: 'running', progress });
      };
      setState({ step: 'ready', file: await WORK[kind](db(), { onProgress, signal }) });
    } catch (cause) {
      if (!signal.aborted) console.info('The export failed', cause);
      setState({ step: signal.aborted ? 'idle' : 'failed' });
    }
  };
  return { state, start: () => void start(), stop: () => running.current?.abort() };
}

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
  const { step } = session.getState();
  if (step === 'running' || step === 'paused') window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
});

/** The import of a Blogger file: where it stands, and what can be done. It goes on while other pages are visited. */
export function useBlogImport(): { state: ImportState; session: ImportSession } {
  return { state: useSyncExternalStore(session.subscribe, session.getState), session };
}

type RebuildState =
  | { step: 'idle' | 'stopped' | 'done' }
  | { step: 'running'; progress: RebuildProgress | null }
  | { step: 'failed'; message: string };

/** Builds the catalogue and the search index anew from the articles. Leaving the page ends it, which does no harm. */
export function useRebuild(): { state: RebuildState; start: () => void; stop: () => void } {
  const [state, setState] = useState<RebuildState>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = useCallback(async () => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ step: 'running', progress: null });
    try {
      const onProgress = (progress: RebuildProgress) => setState({ step: 'running', progress });
      await rebuildCatalogue(db(), { onProgress, signal });
      setState({ step: 'done' });
    } catch (cause) {
      if (signal.aborted) setState({ step: 'stopped' });
      else {
        console.info('The catalogue could not be built anew', cause);
        setState({ step: 'failed', message: toServiceError(cause).message });
      }
    } finally {
      forgetDrawnCards();
      for (const queryKey of [['catalogo'], ['catalogo', 'total'], ['buscador']])
        void queryClient.invalidateQueries({ queryKey, exact: true });
    }
  }, []);
  const stop = useCallback(() => running.current?.abort(), []);
  return { state, start: () => void run(), stop };
}
