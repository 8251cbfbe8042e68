import ListIcon from 'bootstrap-icons/icons/list-ul.svg?react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { CloseButton } from '@/components/ui/Announced';
import { Button } from '@/components/ui/Button';
import type { Heading } from '@/model/articles/reading/reading';
import { messages } from '@/model/messages';
import { readingTools } from '@/model/messages/reading-tools';
import { ContentsList, useCurrentSection } from '../TableOfContents';
import styles from './Companion.module.css';

const texts = readingTools.contents;

interface ContentsSheetProps {
  headings: readonly Heading[];
  text: RefObject<HTMLElement | null>;
}

function Sheet({ headings, text, onClose }: ContentsSheetProps & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const current = useCurrentSection({ headings, text });
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (current) dialog.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const close = () => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by itself; a press beside the sheet, or on a link in it
    <dialog
      ref={dialog}
      className={`card d-print-none ${styles.sheet}`}
      aria-label={messages.article.toc}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget || (target instanceof Element && target.closest('a'))) close();
      }}
    >
      <div className="hstack justify-content-between p-3">
        <p className="eyebrow">{messages.article.toc}</p>
        <CloseButton aria-label={texts.close} onClick={close} />
      </div>
      <nav className={styles.list} aria-label={messages.article.toc}>
        <ContentsList headings={headings} current={current} />
      </nav>
    </dialog>
  );
}

/** On narrow screens the contents again, once the list above the text is out of sight: a button at the foot of the window. */
export function ContentsSheet({ headings, text }: ContentsSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!text.current) return;
    // Whether the text is at the top edge of the window.
    const observer = new IntersectionObserver((entries) => setPast(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: '0px 0px -99% 0px',
    });
    observer.observe(text.current);
    return () => observer.disconnect();
  }, [text]);
  if (!isPast && !isOpen) return null;
  return (
    <>
      <Button
        variant="secondary"
        className={`btn-icon rounded-circle d-print-none ${styles.contents}`}
        aria-label={texts.open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <ListIcon aria-hidden="true" />
      </Button>
      {isOpen && <Sheet {...{ headings, text }} onClose={() => setOpen(false)} />}
    </>
  );
}
