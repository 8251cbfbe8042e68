import { useLayoutEffect, useRef } from 'react';
import { LinkCard } from '@/components/ui/LinkCard';
import { messages } from '@/model/messages';
import { noteNumber, noteWords } from './note-words';

const texts = messages.sources;

interface NoteCardProps {
  /** What was pressed: it leads to the note in its list. */
  link: HTMLAnchorElement;
  onClose: () => void;
}

/** A note where it stands in the text: what the list at the end says, whoever drew that. */
export function NoteCard({ link, onClose }: NoteCardProps) {
  const words = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => words.current?.replaceChildren(...noteWords(link)), [link]);
  const number = noteNumber(link);
  const isSource = link.dataset.note !== undefined;
  return (
    <LinkCard link={link} title={isSource ? texts.note(number) : texts.footnote(number)} onClose={onClose}>
      <div ref={words} className="text-break" />
      <a href={link.hash} className="fs-xs" onClick={onClose}>
        {isSource ? texts.toList : texts.toNotes}
      </a>
    </LinkCard>
  );
}
