import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import { showToast } from './Toasts';

interface ActionDialogProps {
  title: string;
  confirmLabel: string;
  doingLabel?: string;
  danger?: boolean;
  act: () => Promise<unknown>;
  done: string;
  failed: (error: Error) => string;
  onClose: () => void;
  children: ReactNode;
}

/** A question whose yes does something: it stays while that is under way and says why it failed. */
export function ActionDialog({ act, done, failed, doingLabel, confirmLabel, ...dialog }: ActionDialogProps) {
  const onSuccess = () => {
    showToast(done);
    dialog.onClose();
  };
  const { mutate, isPending, error } = useMutation({ mutationFn: act, onSuccess });
  return (
    <ConfirmDialog
      {...dialog}
      confirmLabel={isPending && doingLabel ? doingLabel : confirmLabel}
      busy={isPending}
      error={error && failed(error)}
      onConfirm={() => mutate()}
    />
  );
}
