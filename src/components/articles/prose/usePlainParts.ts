import { use, useMemo } from 'react';
import { haveFewMarks } from '@/model/shared/markdown/few-marks';
import { fetchedOnce } from './fetchedOnce';

interface Part {
  markdown: string;
}
type PlainParts = (parts: readonly Part[]) => readonly boolean[];

const plainParts = fetchedOnce<PlainParts>(
  async () => (await import('@/model/shared/markdown/reading-work')).plainParts,
  (parts) => parts.map((part) => !haveFewMarks([part])),
  'how much work a text is',
);

/** Which parts of a text are too much work to be read. Most texts have few marks; what weighs those of the others is fetched for these. */
export function usePlainParts(parts: readonly Part[]): readonly boolean[] {
  const few = useMemo(() => haveFewMarks(parts), [parts]);
  const tell = few ? null : use(plainParts());
  return useMemo(() => tell?.(parts) ?? [], [tell, parts]);
}
