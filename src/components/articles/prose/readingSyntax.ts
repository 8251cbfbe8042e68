import { use } from 'react';
import { type Processor, remarkTables } from './addSyntax';

/** A footnote's mark, the box of a task, a bare address or an e-mail. A few that are none do no harm. */
const RARE = /\[\^|\[[ x]\]|(?:^|[^(<])(?:https?:\/\/|www\.)|[^\]]\((?:https?:\/\/|www\.)|[\w.+-]@\w/im;

export function hasRareSyntax(markdown: string): boolean {
  return RARE.test(markdown);
}

export type Syntax = (this: Processor) => void;

let whole: Promise<Syntax> | null = null;

async function loadWhole(): Promise<Syntax> {
  try {
    return (await import('./remarkGfmReading')).remarkGfmReading;
  } catch (error) {
    console.info('The code of footnotes, tasks and bare addresses could not be loaded.', error);
    whole = null;
    return remarkTables;
  }
}

/** The syntax a text is read with. What few articles have is fetched for those; the <Suspense> around waits for it. */
export function useReadingSyntax(markdown: string): Syntax {
  if (!hasRareSyntax(markdown)) return remarkTables;
  whole ??= loadWhole();
  return use(whole);
}
