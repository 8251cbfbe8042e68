import { type ComponentProps, Suspense, useCallback, useEffect, useState } from 'react';
import { lazyWithFallback } from '../ui/lazyPart';
import type { PassageCard as Card } from './PassageCard';

/** Where the code of the card does not arrive, the link leads where it says. */
function Followed({ link, onClose }: ComponentProps<typeof Card>) {
  useEffect(() => {
    window.open(link.href, '_blank', 'noopener');
    onClose();
  }, [link, onClose]);
  return null;
}

const PassageCard = lazyWithFallback<ComponentProps<typeof Card>>(
  async () => (await import('./PassageCard')).PassageCard,
  Followed,
);

/** A passage that a plain press or tap is on: with a key held, a link is left to the browser. */
function passageAt({ button, target, ...event }: MouseEvent): HTMLAnchorElement | null {
  if (button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-passage]') : null;
}

/** Opens the card of a passage that is pressed anywhere on the page: in its text, in comments and in messages. */
export function PassageCards() {
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  const close = useCallback(() => setLink(null), []);
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const pressed = passageAt(event);
      if (!pressed) return;
      event.preventDefault();
      setLink(pressed);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);
  return (
    link && (
      <Suspense>
        <PassageCard key={link.dataset.passage} link={link} onClose={close} />
      </Suspense>
    )
  );
}
