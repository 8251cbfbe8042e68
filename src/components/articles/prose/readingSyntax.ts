import { use } from 'react';
import type { Options } from 'react-markdown';
import { type Processor, remarkTables } from './addSyntax';

/** A footnote's mark, the box of a task, a bare address or an e-mail. A few that are none do no harm. */
const RARE = /\[\^|\[[ x]\]|(?:^|[^(<])(?:https?:\/\/|www\.)|[^\]]\((?:https?:\/\/|www\.)|[\w.+-]@\w/im;

export function hasRareSyntax(markdown: string): boolean {
  return RARE.test(markdown);
}

export type Syntax = (this: Processor) => void;

/** What stands before the number of a passage: a book's name or abbreviation, or 'capítulo'. A few that are none do no harm. */
const BEFORE_NUMBER =
  'ne(?:fi)?|al(?:ma)?|mos(?:[ií]ah)?|hel(?:am[aá]n)?|jac(?:ob)?|en[oó]s|jarom|omni|morm(?:[oó]n)?|moro(?:ni)?|[eé]ter|dyc|moisés|abraham|' +
  'g[eé]n(?:esis)?|isa[ií]as|salmos?|mateo|marcos|lucas|juan|hechos|romanos|corintios|hebreos|apocalipsis|caps?|cap[ií]tulos?|secci[oó]n';
const PASSAGE = new RegExp(`(?<!\\p{L})(?:${BEFORE_NUMBER})\\.?\\s+[\\divxlc]|\\d:\\d`, 'iu');

export const mayNamePassages = (markdown: string): boolean => PASSAGE.test(markdown);

type Plugins = NonNullable<Options['remarkPlugins']>;

/** How a text is read beyond plain markdown. */
export interface Reading {
  syntax: Syntax;
  /** What is done once it is read. */
  passages: Plugins;
}

/** Code that is fetched for the texts that need it, once; where it does not arrive they are read without it, and the next one asks again. */
function fetchedOnce<Code>(load: () => Promise<Code>, otherwise: Code, what: string): () => Promise<Code> {
  let asked: Promise<Code> | null = null;
  const failed = (error: unknown): Code => {
    console.info(`The code of ${what} could not be loaded.`, error);
    asked = null;
    return otherwise;
  };
  return () => {
    asked ??= load().catch(failed);
    return asked;
  };
}

const wholeSyntax = fetchedOnce<Syntax>(
  async () => (await import('./remarkGfmReading')).remarkGfmReading,
  remarkTables,
  'footnotes, tasks and bare addresses',
);

const NONE: Plugins = [];
const passagePlugins = fetchedOnce<Plugins>(
  async () => [(await import('./remarkPassages')).remarkPassages],
  NONE,
  'passages',
);

/** How a text is read: what few texts have is fetched for those; the <Suspense> around waits for it. */
export function useReadingSyntax(markdown: string): Reading {
  // Both are asked for before either is waited for.
  const [syntax, passages] = [
    hasRareSyntax(markdown) ? wholeSyntax() : null,
    mayNamePassages(markdown) ? passagePlugins() : null,
  ];
  return { syntax: syntax ? use(syntax) : remarkTables, passages: passages ? use(passages) : NONE };
}
