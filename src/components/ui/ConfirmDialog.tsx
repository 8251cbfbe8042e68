import { type ComponentProps, type FormEvent, type ReactNode, type Ref, useId } from 'react';
import Modal from 'react-bootstrap/Modal';
import { messages } from '@/model/messages';
import { Button } from './Button';
import { Dialog, DialogProblem, INITIAL_FOCUS } from './Dialog';
import { ProgressBar, type ProgressBarProps } from './ProgressBar';

interface ConfirmDialogProps {
  title: string;
  /** What follows from a yes; may hold fields. */
  children: ReactNode;
  /** A verb: 'Eliminar', not 'Aceptar'. */
  confirmLabel: string;
  /** By default 'Cancelar'. */
  cancelLabel?: string;
  /** The confirmed work is under way: the dialog stays until it is done. */
  busy?: boolean;
  /** How far that has come, where it takes its time; what interrupts it takes the place of 'Cancelar'. */
  work?: ProgressBarProps | false;
  /** Why it failed; the dialog stays, so that it can be tried again. */
  error?: string | false | null | undefined;
  onConfirm: () => void;
  onClose: () => void;
  /** It destroys or takes away something: red, and the focus begins on the way out. */
  danger?: boolean;
}

/** Asks before something with consequences. Rendered means open. */
export function ConfirmDialog({
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  danger = false,
  ...dialog
}: ConfirmDialogProps) {
  const bodyId = useId();
  return (
    <FormDialog
      {...dialog}
      size="small"
      role="alertdialog"
      describedBy={bodyId}
      submit={{ children: confirmLabel, ...(danger ? { variant: 'danger' } : INITIAL_FOCUS) }}
      cancel={{ children: cancelLabel, ...(danger && INITIAL_FOCUS) }}
      onSubmit={onConfirm}
    >
      {children}
    </FormDialog>
  );
}

type FormDialogProps = Omit<ComponentProps<typeof Dialog>, 'busy'> &
  Pick<ConfirmDialogProps, 'busy' | 'work' | 'error'> & {
    /** The button that sends the form, where it can be; and the one that gives up: by default it closes, and is called 'Cancelar'. */
    submit: ComponentProps<typeof Button> | false;
    cancel?: ComponentProps<typeof Button>;
    /** What 'Cancelar' also does, and nothing else that closes the dialog: what was typed is given up. */
    forget?: () => void;
    onSubmit: () => void;
    form?: Ref<HTMLFormElement>;
  };

export function FormDialog({
  children,
  work = false,
  busy = work !== false,
  error,
  submit,
  cancel = {},
  forget,
  onSubmit,
  form,
  describedBy,
  ...dialog
}: FormDialogProps) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  const { children: cancelLabel = messages.common.cancel, ...wayOut } = cancel;
  const giveUp = () => {
    forget?.();
    dialog.onClose();
  };
  return (
    <Dialog {...dialog} busy={busy} {...(describedBy && { describedBy })}>
      <form ref={form} onSubmit={send} noValidate>
        <Modal.Body id={describedBy}>
          {children}
          {work && <ProgressBar {...work} stop={undefined} />}
        </Modal.Body>
        <DialogProblem text={error} />
        <Modal.Footer>
          {submit && <Button type="submit" busy={busy} {...submit} />}
          {work !== false && work.stop ? (
            <Button variant="secondary" busy={work.stop.stopping ?? false} onClick={work.stop.onStop}>
              {work.stop.label}
            </Button>
          ) : (
            <Button variant="secondary" busy={busy} onClick={giveUp} {...wayOut}>
              {cancelLabel}
            </Button>
          )}
        </Modal.Footer>
      </form>
    </Dialog>
  );
}
