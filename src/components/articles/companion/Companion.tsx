import type { RefObject } from 'react';
import type { Article } from '@/model/articles/article';
import { SHORTEST_KEPT } from '@/model/articles/reading/kept-readings';
import { type Heading, readingMinutes } from '@/model/articles/reading/reading';
import { MIN_HEADINGS } from '../TableOfContents';
import { ContentsSheet } from './ContentsSheet';
import { ContinueOffer } from './ContinueOffer';
import { MarginNotes } from './MarginNotes';
import { ParagraphLink } from './ParagraphLink';
import { TextPictures } from './TextPictures';

export interface CompanionProps {
  article: Article;
  headings: readonly Heading[];
  text: RefObject<HTMLElement | null>;
}

/** What goes with the reader through the text; it comes once reading begins (useCompanion.ts). */
export function Companion({ article, headings, text }: CompanionProps) {
  const isKept = article.estado === 'publicado' && readingMinutes(article.contenido) >= SHORTEST_KEPT;
  return (
    <>
      <ParagraphLink text={text} />
      <MarginNotes text={text} />
      <TextPictures text={text} />
      <ContinueOffer {...{ article, text, isKept }} />
      {headings.length >= MIN_HEADINGS && <ContentsSheet {...{ headings, text }} />}
    </>
  );
}
