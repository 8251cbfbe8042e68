import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import { READINGS_KEY } from '@/model/articles/reading/kept-readings';
import { deviceNotes } from '@/model/shared/notes';
import type { CompanionProps } from './Companion';

/** What shows that somebody reads. */
const SIGNS = ['scroll', 'keydown', 'pointerdown'] as const;

/** Whether the page was opened at a paragraph, or the device holds where its reader stopped. */
const isAskedFor = (articleId: string): boolean =>
  /^#p\d/.test(location.hash) || deviceNotes.read(READINGS_KEY)?.includes(`"id":"${articleId}"`) === true;

/** What goes with the reader through a text, once reading begins. Where its code does not arrive, the text is read without it. */
export function useCompanion(
  text: RefObject<HTMLElement | null>,
  articleId: string,
): ComponentType<CompanionProps> | null {
  const [Companion, setCompanion] = useState<ComponentType<CompanionProps> | null>(null);
  useEffect(() => {
    const root = text.current;
    const bring = () => {
      stop();
      import('./Companion').then(
        (code) => setCompanion(() => code.Companion),
        (cause: unknown) => console.info('The text is read without its companion.', cause),
      );
    };
    const stop = () => {
      for (const sign of SIGNS) removeEventListener(sign, bring);
      root?.removeEventListener('pointerover', bring);
    };
    if (isAskedFor(articleId)) bring();
    else {
      for (const sign of SIGNS) addEventListener(sign, bring, { passive: true });
      root?.addEventListener('pointerover', bring);
    }
    return stop;
  }, [text, articleId]);
  return Companion;
}
