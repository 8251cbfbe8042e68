import { type ButtonHTMLAttributes, type ReactNode, type RefObject, useId } from 'react';
import { Button, classNames } from '@/components/ui';
import { messages } from '@/model/messages';
import styles from './MemberBar.module.css';
import { useMenu } from './useMenu';

type BarMenuProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  face: ReactNode;
  wide?: boolean;
  /** What the panel holds, drawn while it is open. */
  children: (button: RefObject<HTMLElement | null>) => ReactNode;
};

export function BarMenu({ face, wide = false, children, ...attributes }: BarMenuProps) {
  const { open, toggle, button, root } = useMenu();
  const panelId = useId();
  return (
    <div className={styles.holder} {...root}>
      <button
        {...attributes}
        ref={button}
        type="button"
        className={classNames('btn', styles.button, open && 'show')}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={toggle}
      >
        {face}
      </button>
      <div
        id={panelId}
        data-panel=""
        className={classNames('dropdown-menu', styles.panel, wide && styles.wide, open && 'show')}
      >
        {open && children(button)}
      </div>
    </div>
  );
}

interface BarIconProps {
  /** Beside the picture where the bar is folded; on a wide screen the picture is enough to look at. */
  title: string;
  count?: { shown: ReactNode; text: string } | null;
  children: ReactNode;
}

export function BarIcon({ title, count, children }: BarIconProps) {
  return (
    <>
      {children}
      <span className={styles.label}>{title}</span>
      {count && (
        <>
          <span className={styles.counter}>{count.shown}</span>
          <span className="visually-hidden">{count.text}</span>
        </>
      )}
    </>
  );
}

export function BarFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className={styles.note} role="alert">
      <p>{text}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {messages.common.retry}
      </Button>
    </div>
  );
}
