import { type ComponentType, type HTMLAttributes, type MouseEvent, type ReactNode, useState } from 'react';
import { loadCode } from '@/services/client';

interface CardProps {
  link: HTMLAnchorElement;
  onClose: () => void;
}

const loadPassage = async (): Promise<ComponentType<CardProps>> =>
  (await import('./PassageCard')).PassageCard;
const loadNote = async (): Promise<ComponentType<CardProps>> => (await import('./NoteCard')).NoteCard;

/** Notes that name a source, and footnotes that the text writes itself. */
export const NOTE_LINKS = 'a[data-note], a[href^="#user-content-fn-"]';
const LINKS = `a[data-passage], ${NOTE_LINKS}`;

interface PassageTextProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'p';
}

/**
 * A text whose passages (links with `data-passage`) and notes open their card by a press, also where its HTML is not React's. With a key
 * held they are left to the browser, and what another has answered stays so (articles/companion/MarginNotes.tsx).
 */
export function PassageText({ as: Text = 'div', ...text }: PassageTextProps) {
  const [card, setCard] = useState<ReactNode>(null);
  const open = async (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINKS) : null;
    if (!pressed || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const isPassage = pressed.dataset.passage !== undefined;
    try {
      const Card = await loadCode(isPassage ? loadPassage : loadNote);
      setCard(<Card link={pressed} onClose={() => setCard(null)} />);
    } catch (error) {
      console.info('The card of a link could not be loaded.', error);
      if (isPassage) window.open(pressed.href, '_blank', 'noopener');
      else window.location.hash = pressed.hash;
    }
  };
  return (
    <>
      <Text {...text} onClick={open} />
      {card}
    </>
  );
}
