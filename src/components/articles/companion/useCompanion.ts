import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import { notesIn } from '@/model/shared/notes';
import type { CompanionProps } from './Companion';

const notes = notesIn(() => globalThis.localStorage);
/** What shows that somebody reads. */
const SIGNS = ['scroll', 'keydown', 'pointerdown'] as const;

/** Whether the page was opened at a paragraph, or at an article that the device holds a place of. */
const isAskedFor = (id: string) => /^#p\d/.test(location.hash) || notes.read('lecturas')?.includes(`"${id}"`);

/** What goes with the reader through a text, once reading begins. Where its code does not arrive, the text is read without it. */
export function useCompanion(
  id: string,
  text: RefObject<HTMLElement | null>,
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
    if (isAskedFor(id)) bring();
    else {
      for (const sign of SIGNS) addEventListener(sign, bring, { passive: true });
      root?.addEventListener('pointerover', bring);
    }
    return stop;
  }, [id, text]);
  return Companion;
}
