import CloseIcon from 'bootstrap-icons/icons/x-lg.svg?react';
import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { messages } from '@/model/messages';
import { classNames } from './classNames';
import styles from './Dialog.module.css';

/** Marks what takes the focus when a dialog opens; without it the first thing that can. */
export const INITIAL_FOCUS = { 'data-initial-focus': true } as const;

/** The title of the dialog that is still open, if there is one: the page behind it takes no focus. */
function startOfWhatIsLeft(): Element | null {
  return [...document.querySelectorAll('dialog[open] h2')].at(-1) ?? document.querySelector('main');
}

/** After a dialog the focus is where it was; where that is gone (a deleted row), at the start of what is left. */
function restoreFocus(opener: Element | null): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  const known = opener?.isConnected && opener !== document.body;
  const target = known ? opener : startOfWhatIsLeft();
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/** Shows the dialog over the page while it is mounted; gives the focus back afterwards. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    const opener = document.activeElement;
    shown?.showModal();
    shown?.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
    return () => {
      shown?.close();
      // What the same update takes away or enables is settled only after it.
      setTimeout(() => restoreFocus(opener));
    };
  }, []);
  return dialog;
}

interface DialogProps {
  title: string;
  children: ReactNode;
  /** Escape, the close button, a press beside the dialog. The dialog is open while it is rendered: stop rendering it. */
  onClose: () => void;
  /** Work under way: nothing closes the dialog. */
  busy?: boolean;
  /** medium 34rem, large 52rem; small is for questions. */
  size?: 'small' | 'medium' | 'large';
  /** False where a press beside the dialog would lose what was typed. */
  closesOutside?: boolean;
  /** `alertdialog` for a question that cannot wait. */
  role?: 'dialog' | 'alertdialog';
  /** The id of the text that a screen reader reads after the title. */
  describedBy?: string;
}

/** A window over the page, built on the native dialog: the rest is inert, the focus stays in it and returns. */
export function Dialog({
  title,
  children,
  onClose,
  busy = false,
  size = 'medium',
  closesOutside = true,
  role,
  describedBy,
}: DialogProps) {
  const titleId = useId();
  const dialog = useModal();
  const askToClose = () => {
    if (!busy) onClose();
  };
  // What happens to a dialog, or a choice of files, inside this one passes here too.
  const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget;
  const onCancel = (event: SyntheticEvent) => {
    if (!isOwn(event)) return;
    event.preventDefault();
    askToClose();
  };
  // The browser may close it by itself: a second Escape, the back gesture of a phone.
  const onClosed = (event: SyntheticEvent) => {
    if (!isOwn(event) || dialog.current?.open !== false) return;
    if (busy) dialog.current.showModal();
    else onClose();
  };
  // A press that begins and ends beside the dialog; selecting a text and letting go outside is none.
  const pressedOutside = useRef(false);
  const onMouseDown = (event: MouseEvent) => {
    pressedOutside.current = isOwn(event);
  };
  const onClick = (event: MouseEvent) => {
    if (closesOutside && pressedOutside.current && isOwn(event)) askToClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which arrives as `cancel`
    <dialog
      ref={dialog}
      role={role}
      className={classNames(styles.dialog, styles[size])}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={onCancel}
      onClose={onClosed}
      onMouseDown={onMouseDown}
      onClick={onClick}
    >
      <div className={styles.frame}>
        <header className={styles.header}>
          <h2 id={titleId} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={messages.common.close}
            aria-disabled={busy || undefined}
            onClick={askToClose}
          >
            <CloseIcon aria-hidden="true" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** The part of a dialog that scrolls when it is long. */
export function DialogBody({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <div className={styles.body} id={id}>
      {children}
    </div>
  );
}

/** Why what was asked for in a dialog failed, above its buttons, however far its text is scrolled. */
export function DialogProblem({ text }: { text: string | null | undefined }) {
  return (
    <div role="alert" className={styles.alert}>
      {text && <p className={styles.error}>{text}</p>}
    </div>
  );
}

/** The buttons at the foot of a dialog; the one that goes on comes first. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
