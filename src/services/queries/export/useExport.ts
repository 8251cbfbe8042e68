import { useEffect, useRef, useState } from 'react';
import { type ExportProgress, exportArticles, exportEverything } from '../../export';
import { db } from '../../firestore';

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
