import { type ReactNode, useState } from 'react';
import { type FormState, showToast, useDraft, useValidation } from '@/components/ui';
import { FormDialog } from '@/components/ui/ConfirmDialog';
import * as foro from '@/model/messages/foro';
import type { TopicChange } from '@/services/forum';
import { useAnnouncedChange } from './useAnnouncedChange';

const texts = foro.forumTopicActs.edit;

interface EditDialogProps<Values extends Record<string, string>> {
  title: string;
  /** Where what is typed is kept on the device until it is saved or given up: who moderates may change it too, on the same one. */
  draftKey: string;
  initial: Values;
  validate: Parameters<typeof useValidation<Values>>[1];
  change: (values: Values) => TopicChange;
  onClose: () => void;
  children: (form: Required<FormState<Values>>) => ReactNode;
}

export function EditDialog<Values extends Record<string, string>>(props: EditDialogProps<Values>) {
  const { title, validate, change, onClose, children } = props;
  const { apply, pending, problem } = useAnnouncedChange(texts.failed);
  // What it begins from stays, whatever is read meanwhile.
  const [initial] = useState(props.initial);
  const draft = useDraft(props.draftKey, initial);
  const { errors, problem: wrong, form, leave, refuses } = useValidation(draft.values, validate);

  // Escape comes by accident: what was typed waits on the device, and the dialog opens with it again.
  const keep = () => {
    if (draft.dirty) showToast(texts.kept);
    onClose();
  };
  const close = () => {
    draft.clear();
    // The draft forgets itself before the form goes.
    requestAnimationFrame(onClose);
  };
  const submit = async () => {
    if (!refuses() && (await apply(change(draft.values), texts.saved))) close();
  };
  return (
    <FormDialog
      title={title}
      form={form}
      size="large"
      busy={pending}
      closesOutside={!draft.dirty}
      error={wrong ?? problem}
      submit={{ children: pending ? texts.saving : texts.save }}
      cancel={{ onClick: close, children: draft.dirty ? texts.discard : undefined }}
      onSubmit={() => void submit()}
      onClose={keep}
    >
      {children({ ...draft, errors, leave, readOnly: pending })}
    </FormDialog>
  );
}
