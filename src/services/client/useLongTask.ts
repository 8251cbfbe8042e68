import { useCallback, useEffect, useRef, useState } from 'react';
import { type ServiceError, toServiceError } from '../firestore/errors';
import type { Progress, TaskControl } from '../firestore/long-work';

export type { TaskControl } from '../firestore/long-work';

/** How a task ended: done with a result, stopped by whoever began it, or failed. */
export type TaskEnd<Result> =
  | { how: 'done'; result: Result }
  | { how: 'stopped' }
  | { how: 'failed'; error: ServiceError };

export interface LongTask<Step = Progress> {
  /** Null while nothing runs and before the amount of work is known. */
  progress: Step | null;
  running: boolean;
  /** It was asked to stop and finishes its step. */
  stopping: boolean;
  stop: () => void;
  /** Runs one task; the next begins after it. Never rejects. */
  run: <Result>(work: (control: TaskControl<Step>) => Promise<Result>) => Promise<TaskEnd<Result>>;
}

/** Work that takes its time, with progress and a way to interrupt it. Leaving the page interrupts it too. */
export function useLongTask<Step = Progress>(): LongTask<Step> {
  const controller = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<Step | null>(null);
  const [phase, setPhase] = useState<'idle' | 'running' | 'stopping'>('idle');

  useEffect(() => () => controller.current?.abort(), []);

  const run = useCallback(async <Result>(work: (control: TaskControl<Step>) => Promise<Result>) => {
    const stop = new AbortController();
    controller.current = stop;
    setPhase('running');
    setProgress(null);
    try {
      const result = await work({ signal: stop.signal, onProgress: (now) => setProgress(() => now) });
      return { how: 'done', result } as const;
    } catch (cause) {
      if (stop.signal.aborted) return { how: 'stopped' } as const;
      return { how: 'failed', error: toServiceError(cause) } as const;
    } finally {
      setPhase('idle');
      setProgress(null);
    }
  }, []);
  const stop = useCallback(() => {
    setPhase('stopping');
    controller.current?.abort();
  }, []);
  return { progress, running: phase !== 'idle', stopping: phase === 'stopping', stop, run };
}
