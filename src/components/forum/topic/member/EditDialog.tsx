import { type FormEvent, type ReactNode, useState } from 'react';
import { useMember } from '@/components/account/useMember';
import { Button, showToast } from '@/components/ui';
import { Dialog, DialogActions, DialogBody } from '@/components/ui/Dialog';
import type { Topic } from '@/model/forum/topic';
import { foro } from '@/model/forum-messages';
import { messages } from '@/model/messages';
import { failureText } from '@/services/queries/forum/problem';
import { useTopicChange } from '@/services/queries/forum/useTopicChange';
import styles from './Member.module.css';

const texts = foro.forumTopicActs.edit;

type Change = Parameters<ReturnType<typeof useTopicChange>['run']>[0];

interface EditDialogProps {
  title: string;
  topic: Topic;
  /** What is typed, which the device keeps until it is saved or given up. */
  draft: { dirty: boolean; clear: () => void };
  /** What to save; null while something is wrong with it. */
  change: Change | null;
  onClose: () => void;
  /** The fields; `validated` once what is wrong is to be said. */
  children: (state: { validated: boolean; pending: boolean }) => ReactNode;
}

/** Something that was published being changed: its fields, saving and giving up. */
export function EditDialog({ title, topic, draft, change, onClose, children }: EditDialogProps) {
  const { run, pending, error } = useTopicChange(topic, useMember());
  const [validated, setValidated] = useState(false);

  // Escape comes by accident: what was typed waits on the device, and the dialog opens with it again.
  const leave = () => {
    if (draft.dirty) showToast(texts.kept);
    onClose();
  };
  const close = () => {
    draft.clear();
    // The draft forgets itself before the form goes.
    requestAnimationFrame(onClose);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setValidated(true);
    if (pending || change === null) return;
    try {
      await run(change);
    } catch (cause) {
      // The hook's error says it and the dialog shows it; the text stays.
      console.info('The change was not saved', cause);
      return;
    }
    showToast(texts.saved);
    close();
  };
  return (
    <Dialog title={title} size="large" busy={pending} closesOutside={!draft.dirty} onClose={leave}>
      <form onSubmit={submit} noValidate>
        <DialogBody>{children({ validated, pending })}</DialogBody>
        <div role="alert" className={styles.alert}>
          {error && !pending && <p>{texts.failed(failureText(error))}</p>}
        </div>
        <DialogActions>
          <Button type="submit" busy={pending}>
            {pending ? texts.saving : texts.save}
          </Button>
          <Button variant="secondary" busy={pending} onClick={close}>
            {draft.dirty ? texts.discard : messages.common.cancel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
