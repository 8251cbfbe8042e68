import { useCallback, useEffect, useRef, useState } from 'react';
import { type RebuildProgress, rebuildCatalogue } from '../../articles';
import { db, toServiceError } from '../../firestore';
import { queryClient } from '../client';

export type RebuildState =
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
      for (const queryKey of [['catalogo'], ['catalogo', 'total'], ['buscador']])
        void queryClient.invalidateQueries({ queryKey, exact: true });
    }
  }, []);
  const stop = useCallback(() => running.current?.abort(), []);
  return { state, start: () => void run(), stop };
}
