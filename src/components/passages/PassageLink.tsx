import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react';
import { loadCode } from '@/services/client';

const loadCard = () => import('./PassageCard');

/** A passage in a text: it leads to its official text, and by a press opens its card; with a key held it is left to the browser. */
export function PassageLink({ href, children, ...link }: ComponentProps<'a'> & { 'data-passage': string }) {
  const [card, setCard] = useState<ReactNode>(null);
  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const pressed = event.currentTarget;
    try {
      const { PassageCard } = await loadCode(loadCard);
      setCard(<PassageCard link={pressed} onClose={() => setCard(null)} />);
    } catch (error) {
      console.info('The card of a passage could not be loaded.', error);
      window.open(pressed.href, '_blank', 'noopener');
    }
  };
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
