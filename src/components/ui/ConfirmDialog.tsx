import { type FormEvent, type ReactNode, useId } from 'react';
import { messages } from '@/model/messages';
import { Button } from './Button';
import { Dialog, DialogActions, DialogBody, DialogProblem, INITIAL_FOCUS } from './Dialog';

interface ConfirmDialogProps {
  /** The question. */
  title: string;
  /** What follows from a yes; may hold fields. */
  children: ReactNode;
  /** A verb: 'Eliminar', not 'Aceptar'. */
  confirmLabel: string;
  /** By default 'Cancelar'. */
  cancelLabel?: string;
  /** The confirmed work is under way: the dialog stays until it is done. */
  busy?: boolean;
  /** Where the work can be interrupted: while it is under way, this takes the place of 'Cancelar'. */
  stop?: { label: string; stopping: boolean; onStop: () => void } | undefined;
  /** Why it failed; the dialog stays, so that it can be tried again. */
  error?: string | null | undefined;
  onConfirm: () => void;
  onClose: () => void;
  /** It destroys or takes away something: red, and the focus begins on the way out. */
  danger?: boolean;
}

/** Asks before something with consequences. Rendered means open. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel = messages.common.cancel,
  busy = false,
  stop,
  error,
  onConfirm,
  onClose,
  danger = false,
}: ConfirmDialogProps) {
  const bodyId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onConfirm();
  };
  return (
    <Dialog title={title} size="small" role="alertdialog" {...{ busy, onClose }} describedBy={bodyId}>
      <form onSubmit={submit} noValidate>
        <DialogBody id={bodyId}>{children}</DialogBody>
        <DialogProblem text={error} />
        <DialogActions>
          <Button
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            {...(danger ? {} : INITIAL_FOCUS)}
          >
            {confirmLabel}
          </Button>
          {busy && stop ? (
            <Button variant="secondary" busy={stop.stopping} onClick={stop.onStop}>
              {stop.label}
            </Button>
          ) : (
            <Button variant="secondary" busy={busy} onClick={onClose} {...(danger ? INITIAL_FOCUS : {})}>
              {cancelLabel}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
