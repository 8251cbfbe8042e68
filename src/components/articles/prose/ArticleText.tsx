import { memo, useEffect, useMemo } from 'react';
import { PassageText } from '@/components/passages/PassageText';
import { type ReadingPart, readingParts } from '@/model/articles/reading/reading-parts';
import { articleReading } from './articleReading';
import { type TextReading, useReadingSyntax } from './readingSyntax';
import { readText } from './readText';
import { TextBoundary } from './TextBoundary';
import { heightOf, useIncrementalRender, useStartsAtTop } from './useIncrementalRender';
import { usePlainParts } from './usePlainParts';

interface PartProps extends ReadingPart, TextReading {
  isPlain: boolean | undefined;
}

/** An edit of the text concerns one part: the others are not read again. */
const Part = memo(function Part({ markdown, taken, isPlain, syntax, passages }: PartProps) {
  return readText(markdown, articleReading({ syntax, passages }, taken), isPlain);
});

/** The text of an article, read as markdown (ArticleBody.tsx brings it). HTML in it is never rendered: what is left of it is words. */
export function ArticleText({ markdown, className }: { markdown: string; className: string }) {
  const reading = useReadingSyntax(markdown);
  const parts = useMemo(() => readingParts(markdown), [markdown]);
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
          <Part {...part} {...reading} isPlain={plain[index]} />
        </TextBoundary>
      ))}
      {rest > 0 && <div style={{ blockSize: heightOf(rest) }} />}
    </PassageText>
  );
}
