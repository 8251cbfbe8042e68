import { type MouseEvent, type ReactNode, useState } from 'react';
import { loadCode } from '@/services/client';

const loadCard = () => import('./PassageCard');

/** The card of a passage that is pressed, and what opens it for a press within a text; with a key held that is left to the browser. */
export function usePassageCard(): { card: ReactNode; open: (event: MouseEvent) => Promise<void> } {
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
  return { card, open };
}
