import { useMemo } from 'react';
import { useReadingSyntax } from '@/components/articles/prose/readingSyntax';
import { readText } from '@/components/articles/prose/readText';
import { usePlainParts } from '@/components/articles/prose/usePlainParts';
import { PassageText } from '@/components/passages/PassageText';
import { forumReading } from './forumReading';

/** Somebody's words: HTML shows as typed, and links are for readers, not search engines (design decision 11). */
export function ForumText({ markdown, id, className }: { markdown: string; id: string; className: string }) {
  const { syntax, passages } = useReadingSyntax(markdown);
  const parts = useMemo(() => [{ markdown }], [markdown]);
  const [isPlain] = usePlainParts(parts);
  const read = useMemo(
    () => readText(markdown, forumReading({ syntax, passages }, id), isPlain),
    [markdown, syntax, passages, id, isPlain],
  );
  return (
    <PassageText className={className} data-prose="">
      {read}
    </PassageText>
  );
}
