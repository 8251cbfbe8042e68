import { memo, useEffect, useMemo } from 'react';
import { PassageText } from '@/components/passages/PassageText';
import { type ReadingPart, readingParts } from '@/model/articles/reading/reading-parts';
import { notesOfParts } from '@/model/sources/citations';
import type { Source } from '@/model/sources/source';
import { articleReading } from './articleReading';
import { type TextReading, useReadingSyntax } from './readingSyntax';
import { readText } from './readText';
import { TextBoundary } from './TextBoundary';
import { heightOf, useIncrementalRender, useStartsAtTop } from './useIncrementalRender';
import { usePlainParts } from './usePlainParts';

interface PartProps extends ReadingPart, TextReading {
  isPlain: boolean | undefined;
  notes: string;
}

const NO_SOURCES: readonly Source[] = [];

/** An edit of the text concerns one part: the others are not read again. */
const Part = memo(function Part({ markdown, taken, isPlain, notes, syntax, passages }: PartProps) {
  return readText(markdown, articleReading({ syntax, passages }, taken, notes), isPlain);
});

export interface ArticleTextProps {
  markdown: string;
  className: string;
  /** What its notes name. */
  sources?: readonly Source[];
}

/** The text of an article, read as markdown (ArticleBody.tsx brings it). HTML in it is never rendered: what is left of it is words. */
export function ArticleText({ markdown, className, sources = NO_SOURCES }: ArticleTextProps) {
  const reading = useReadingSyntax(markdown);
  const parts = useMemo(() => readingParts(markdown), [markdown]);
  const notes = useMemo(
    () =>
      notesOfParts(
        parts.map((part) => part.markdown),
        sources,
      ),
    [parts, sources],
  );
  const plain = usePlainParts(parts);
  const shown = useIncrementalRender(parts.length, useStartsAtTop() ? 1 : parts.length);
  const rest = parts.slice(shown).reduce((chars, part) => chars + part.markdown.length, 0);
  useEffect(() => {
    // The browser looked for the section of the address before the text was here.
    const target = document.getElementById(window.location.hash.slice(1));
    if (target && window.scrollY < 1) target.scrollIntoView();
  }, []);
  return (
    <PassageText className={className} data-prose="">
      {parts.slice(0, shown).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are where they are
        <TextBoundary key={index} markdown={part.markdown}>
          <Part {...part} {...reading} isPlain={plain[index]} notes={notes[index] ?? ''} />
        </TextBoundary>
      ))}
      {rest > 0 && <div style={{ blockSize: heightOf(rest) }} />}
    </PassageText>
  );
}
