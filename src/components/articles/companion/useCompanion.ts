import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { CompanionProps } from './Companion';

/** What shows that somebody reads. */
const SIGNS = ['scroll', 'keydown', 'pointerdown'] as const;

/** Whether the page was opened at a paragraph, or by somebody of whom the device holds places of articles (index.html counts them). */
const isAskedFor = () =>
  /^#p\d/.test(location.hash) || document.documentElement.dataset.lecturas !== undefined;

/** What goes with the reader through a text, once reading begins. Where its code does not arrive, the text is read without it. */
export function useCompanion(text: RefObject<HTMLElement | null>): ComponentType<CompanionProps> | null {
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
    if (isAskedFor()) bring();
    else {
      for (const sign of SIGNS) addEventListener(sign, bring, { passive: true });
      root?.addEventListener('pointerover', bring);
    }
    return stop;
  }, [text]);
  return Companion;
}
