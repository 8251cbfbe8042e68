import { use, useMemo } from 'react';
import { haveFewMarks } from '@/model/shared/markdown/few-marks';

interface Part {
  markdown: string;
}
type PlainParts = (parts: readonly Part[]) => readonly boolean[];

let told: Promise<PlainParts> | null = null;

async function load(): Promise<PlainParts> {
  try {
    return (await import('@/model/shared/markdown/reading-work')).plainParts;
  } catch (error) {
    console.info('The code that tells how much work a text is could not be loaded.', error);
    told = null;
    return (parts) => parts.map((part) => !haveFewMarks([part]));
  }
}

/** Which parts of a text are too much work to be read. Most texts have few marks; what weighs those of the others is fetched for these. */
export function usePlainParts(parts: readonly Part[]): readonly boolean[] {
  const few = useMemo(() => haveFewMarks(parts), [parts]);
  if (!few) told ??= load();
  const tell = few || !told ? null : use(told);
  return useMemo(() => tell?.(parts) ?? [], [tell, parts]);
}
