import { use } from 'react';
import type { Options } from 'react-markdown';
import { type Processor, remarkTables } from './addSyntax';
import { fetchedOnce } from './fetchedOnce';
import { mayNamePassages } from './mayNamePassages';

/** A footnote's mark, the box of a task, a bare address or an e-mail. A few that are none do no harm. */
const RARE = /\[\^|\[[ x]\]|(?:^|[^(<])(?:https?:\/\/|www\.)|[^\]]\((?:https?:\/\/|www\.)|[\w.+-]@\w/im;

export function hasRareSyntax(markdown: string): boolean {
  return RARE.test(markdown);
}

export type Syntax = (this: Processor) => void;

type Plugins = NonNullable<Options['remarkPlugins']>;

/** How a text is read beyond plain markdown. */
export interface TextReading {
  syntax: Syntax;
  /** What is done once it is read. */
  passages: Plugins;
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

/** Fetches what few texts have: for a page whose texts stand already and are to be drawn anew at once. */
export const bringSyntax = (): Promise<unknown> => Promise.all([wholeSyntax(), passagePlugins()]);

/** How a text is read: what few texts have is fetched for those; the <Suspense> around waits for it. */
export function useReadingSyntax(markdown: string): TextReading {
  // Both are asked for before either is waited for.
  const [syntax, passages] = [
    hasRareSyntax(markdown) ? wholeSyntax() : null,
    mayNamePassages(markdown) ? passagePlugins() : null,
  ];
  return { syntax: syntax ? use(syntax) : remarkTables, passages: passages ? use(passages) : NONE };
}
