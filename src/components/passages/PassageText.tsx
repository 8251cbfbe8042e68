import { type HTMLAttributes, type MouseEvent, type ReactNode, useState } from 'react';
import { loadCode } from '@/services/client';

const loadCard = () => import('./PassageCard');

interface PassageTextProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'p';
}

/**
 * A text whose passages (links with `data-passage`) open their card by a press, also where its HTML is not React's. With a key held they
 * are left to the browser.
 */
export function PassageText({ as: Text = 'div', ...text }: PassageTextProps) {
  const [card, setCard] = useState<ReactNode>(null);
  const open = async (event: MouseEvent) => {
    const pressed =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-passage]') : null;
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
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
      <Text {...text} onClick={open} />
      {card}
    </>
  );
}
