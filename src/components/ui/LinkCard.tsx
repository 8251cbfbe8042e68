import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import Overlay from 'react-bootstrap/Overlay';
import Popover from 'react-bootstrap/Popover';
import '@/theme/popover.scss';

interface LinkCardProps {
  /** What was pressed. */
  link: HTMLAnchorElement;
  title: string;
  children: ReactNode;
  onClose: () => void;
}

/** A small card below a link of a text. Escape and the ends of its ways close it, and the focus is where the link is. */
export function LinkCard({ link, title, children, onClose }: LinkCardProps) {
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.focus({ preventScroll: true }), []);

  const close = () => {
    onClose();
    link.focus({ preventScroll: true });
  };
  /** It stands at the end of the document, and is read where the link is: Tab goes on from there. */
  const leave = (event: KeyboardEvent) => {
    const ways = [...(body.current?.querySelectorAll<HTMLElement>('a[href], button') ?? [])];
    const end = event.shiftKey ? ways[0] : ways.at(-1);
    const isAtEnd =
      document.activeElement === end || (event.shiftKey && document.activeElement === body.current);
    if (event.key === 'Escape' || (event.key === 'Tab' && isAtEnd)) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  return (
    <Overlay show target={link} placement="bottom" flip rootClose onHide={onClose} transition={false}>
      <Popover role="dialog" aria-labelledby={id} onKeyDown={leave}>
        <Popover.Header as="h2" id={id}>
          {title}
        </Popover.Header>
        <Popover.Body ref={body} tabIndex={-1} className="vstack gap-3">
          {children}
        </Popover.Body>
      </Popover>
    </Overlay>
  );
}
