import { type RefObject, useEffect, useRef } from 'react';
import { NOTE_LINKS } from '@/components/passages/PassageText';
import { useMediaQuery } from '@/components/ui/useViewport';
import styles from './Companion.module.css';
import { keepNotesBeside } from './notes-beside';

/** As in theme/_base.scss, where the contents make room. */
const WIDE = '(width >= 87.5rem)';

/** Whether a press comes from a pointer: the keyboard and screen readers get the card, whose links they reach. */
const isPointed = ({ detail }: MouseEvent) => detail > 0;

function Column({ text }: { text: RefObject<HTMLElement | null> }) {
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = text.current;
    if (!root || !column.current) return;
    const beside = keepNotesBeside(root, column.current);
    let lit: HTMLElement | undefined;
    const onClick = (event: MouseEvent) => {
      lit?.removeAttribute('data-lit');
      lit = undefined;
      if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const mark = event.target.closest<HTMLAnchorElement>(`[data-prose] :is(${NOTE_LINKS})`);
      const note = mark && isPointed(event) ? beside.noteOf(mark) : undefined;
      if (!note) return;
      // The card of the note would say the same (components/passages/PassageText.tsx).
      event.preventDefault();
      note.setAttribute('data-lit', '');
      note.scrollIntoView({ block: 'nearest' });
      lit = note;
    };
    root.addEventListener('click', onClick);
    return () => {
      root.removeEventListener('click', onClick);
      beside.stop();
    };
  }, [text]);
  return <div ref={column} className={`d-print-none ${styles.notes}`} data-notes="" aria-hidden="true" />;
}

/** The notes of a text beside the lines that cite them, where the window is wide; elsewhere a press on a note opens it in place. */
export function MarginNotes({ text }: { text: RefObject<HTMLElement | null> }) {
  return useMediaQuery(WIDE) ? <Column text={text} /> : null;
}
