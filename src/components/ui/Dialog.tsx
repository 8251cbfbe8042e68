import { type ComponentProps, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import Modal from 'react-bootstrap/Modal';
import '@/theme/modal.scss';
import { CloseButton } from './Announced';

/** Not of every browser yet. */
declare global {
  interface Window {
    CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void };
  }
}

/** Marks what takes the focus when a dialog opens; without it the first thing that can. */
export const INITIAL_FOCUS = { 'data-initial-focus': true } as const;

/** The title of the dialog that is still open, if there is one: the page behind it takes no focus. */
function startOfWhatIsLeft(): Element | null {
  return [...document.querySelectorAll('.modal-title')].at(-1) ?? document.querySelector('main');
}

/** After a dialog the focus is where it was; where that is gone (a deleted row), at the start of what is left. */
function restoreFocus(opener: Element | null): void {
  const active = document.activeElement;
  if (active && active !== document.body && !active.matches('.modal')) return;
  const known = opener?.isConnected && opener !== document.body;
  const target = known ? opener : startOfWhatIsLeft();
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

function useReturnedFocus(): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    // What the same update takes away or enables is settled only after it.
    return () => void setTimeout(() => restoreFocus(opener));
  }, []);
}

/** What the browser asks to close, where it knows of such things: the back gesture of a phone leaves the dialog, not the page. */
function useBackGesture(askToClose: () => void): void {
  const latest = useRef(askToClose);
  useEffect(() => {
    latest.current = askToClose;
  });
  useEffect(() => {
    const { CloseWatcher } = window;
    if (!CloseWatcher) return;
    let watcher = new CloseWatcher();
    // Each is asked once; a dialog that stays waits for the next time.
    const watch = () => {
      watcher.onclose = () => {
        watcher = new CloseWatcher();
        watch();
        latest.current();
      };
    };
    watch();
    return () => watcher.destroy();
  }, []);
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
  describedBy?: string;
}

const SIZES = { small: { size: 'sm' }, medium: {}, large: { size: 'lg' } } as const;

export function Dialog({
  title,
  children,
  onClose,
  busy = false,
  size = 'medium',
  closesOutside = true,
  role = 'dialog',
  describedBy,
}: DialogProps) {
  const titleId = useId();
  const askToClose = () => {
    if (!busy) onClose();
  };
  useReturnedFocus();
  useBackGesture(askToClose);
  const onShow = () => {
    const shown = document.getElementById(titleId)?.closest('.modal');
    // React-Bootstrap would write it on the frame inside, beside a role that nobody asked for.
    shown?.setAttribute('role', role);
    const first = shown?.querySelector('[data-initial-focus]') ?? shown?.querySelector('.modal-header .btn');
    if (first instanceof HTMLElement) first.focus();
  };
  const onEscape: ComponentProps<typeof Modal>['onEscapeKeyDown'] = (event) => {
    // Answered here: the browser would go on to ask what waits for a back gesture.
    event.preventDefault();
    askToClose();
  };
  return (
    <Modal
      show
      centered
      scrollable
      animation={false}
      restoreFocus={false}
      {...SIZES[size]}
      backdrop={closesOutside ? true : 'static'}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onShow={onShow}
      onHide={askToClose}
      onEscapeKeyDown={onEscape}
    >
      <Modal.Header>
        <Modal.Title as="h2" id={titleId} tabIndex={-1}>
          {title}
        </Modal.Title>
        <CloseButton busy={busy} onClick={onClose} />
      </Modal.Header>
      {children}
    </Modal>
  );
}

/** Why what was asked for in a dialog failed, above its buttons, however far its text is scrolled. */
export function DialogProblem({ text }: { text: string | false | null | undefined }) {
  return (
    <div role="alert" className="px-5">
      {text && <p className="alert alert-danger mb-4">{text}</p>}
    </div>
  );
}
