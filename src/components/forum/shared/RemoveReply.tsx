import { ActionDialog } from '@/components/ui/ActionDialog';
import * as foro from '@/model/messages/foro';
import { failureText } from '@/services/forum';

const texts = foro.forumTopicActs.remove;

/** Asks before a reply is deleted, on its topic and in the staff's queue. */
export function RemoveReply(props: { act: () => Promise<unknown>; onClose: () => void }) {
  return (
    <ActionDialog
      {...props}
      title={texts.replyTitle}
      confirmLabel={texts.confirm}
      danger
      done={texts.replyDone}
      failed={(error) => texts.failed(failureText(error))}
    >
      <p>{texts.replyText}</p>
    </ActionDialog>
  );
}
