import { useEffect, useState } from 'react';
import type { Processor } from './addSyntax';
import { remarkTables } from './remarkTables';

/** A footnote's mark, the box of a task, a bare address or an e-mail. A few that are none do no harm. */
const RARE = /\[\^|\[[ x]\]|(?:^|[^(<])(?:https?:\/\/|www\.)|[^\]]\((?:https?:\/\/|www\.)|[\w.+-]@\w/im;

/** Whether a text may hold what plain markdown with tables does not read. */
export function hasRareSyntax(markdown: string): boolean {
  return RARE.test(markdown);
}

/** A remark plugin. */
export type Syntax = (this: Processor) => void;

let whole: Syntax | null = null;

async function loadWhole(): Promise<Syntax> {
  try {
    whole = (await import('./remarkGfmReading')).remarkGfmReading;
    return whole;
  } catch (error) {
    console.info('The code of footnotes, tasks and bare addresses could not be loaded.', error);
    return remarkTables;
  }
}

/** The syntax a text is read with. What few articles have is fetched for those: null until it is here. */
export function useReadingSyntax(markdown: string): Syntax | null {
  const rare = hasRareSyntax(markdown);
  const [loaded, setLoaded] = useState(() => whole);
  useEffect(() => {
    if (!rare || loaded) return;
    let current = true;
    void loadWhole().then((syntax) => {
      // The plugin is a function: React would call it.
      if (current) setLoaded(() => syntax);
    });
    return () => {
      current = false;
    };
  }, [rare, loaded]);
  return rare ? loaded : remarkTables;
}
