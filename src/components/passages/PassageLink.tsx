import type { ComponentProps } from 'react';
import { usePassageCard } from './usePassageCard';

/** A passage in a text: it leads to its official text, and by a press opens its card. */
export function PassageLink({ href, children, ...link }: ComponentProps<'a'> & { 'data-passage': string }) {
  const { card, open } = usePassageCard();
  return (
    <>
      {/* Ours, and not of who wrote the text. */}
      <a href={href} {...link} target="_blank" rel="noopener" onClick={open}>
        {children}
      </a>
      {card}
    </>
  );
}
