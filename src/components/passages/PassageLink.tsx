import { type ComponentProps, type MouseEvent, Suspense, useCallback, useEffect, useState } from 'react';
import { lazyWithFallback } from '@/components/ui/lazyPart';
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

/** With a key held, a link is left to the browser. */
const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !(ctrlKey || metaKey || shiftKey || altKey);

/** A passage in a text: it leads to its official text, and by a press opens its card. */
export function PassageLink({ children, ...link }: ComponentProps<'a'> & { 'data-passage': string }) {
  const [pressed, setPressed] = useState<HTMLAnchorElement | null>(null);
  const close = useCallback(() => setPressed(null), []);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    setPressed(event.currentTarget);
  };
  return (
    <>
      {/* Ours, and not of who wrote the text. */}
      <a {...link} target="_blank" rel="noopener" onClick={open}>
        {children}
      </a>
      {pressed && (
        <Suspense>
          <PassageCard link={pressed} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
