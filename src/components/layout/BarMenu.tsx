import { type ButtonHTMLAttributes, type ReactNode, type RefObject, useId } from 'react';
import { classNames } from '@/components/ui';
import { useMenu } from '@/components/ui/useMenu';
import styles from './MemberBar.module.css';

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
  /** The count calls: it is news. */
  calls?: boolean;
  children: ReactNode;
}

export function BarIcon({ title, count, calls = false, children }: BarIconProps) {
  return (
    <>
      {children}
      <span className="visually-hidden">{title}</span>
      <span className="d-md-none" aria-hidden="true">
        {title}
      </span>
      {count && (
        <>
          <span className={calls ? styles.counter : 'fs-sm nums-tabular'}>{count.shown}</span>
          <span className="visually-hidden">{count.text}</span>
        </>
      )}
    </>
  );
}

/** A line in the place of what a panel holds. */
export const MENU_NOTE = 'vstack align-items-start gap-3 px-4 pt-2 pb-3 text-soft fs-sm';
