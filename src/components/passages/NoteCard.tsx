import { useLayoutEffect, useRef } from 'react';
import { LinkCard } from '@/components/ui/LinkCard';
import { messages } from '@/model/messages';

const texts = messages.sources;

interface NoteCardProps {
  /** What was pressed: it leads to the note in its list. */
  link: HTMLAnchorElement;
  onClose: () => void;
}

/** What a note's list says of it, without the ways back and what only one element may have. */
function wordsOf(link: HTMLAnchorElement): Node[] {
  const note = document.getElementById(link.hash.slice(1));
  const copy = note?.cloneNode(true);
  if (!(copy instanceof Element)) return [];
  for (const back of copy.querySelectorAll('[data-back], a[href^="#user-content-fnref"]')) back.remove();
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');
  return [...copy.childNodes];
}

/** A note where it stands in the text: what the list at the end says, whoever drew that. */
export function NoteCard({ link, onClose }: NoteCardProps) {
  const words = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => words.current?.replaceChildren(...wordsOf(link)), [link]);
  const number = /\d+/.exec(link.textContent ?? '')?.[0] ?? '';
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
