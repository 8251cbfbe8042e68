import { useState } from 'react';
import { failureText } from '@/services/queries/forum/problem';

/** One act at a time; `sentence` tells of its failure. */
export function useAct(sentence: (reason: string) => string) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const act = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (cause) {
      setProblem(sentence(failureText(cause)));
    }
    setBusy(false);
  };
  return { busy, problem, act };
}
