import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import type { Reply } from '@/model/forum/topic';
import * as foro from '@/model/messages/foro';
import { useAnnouncedChange } from './useAnnouncedChange';

const texts = foro.forumTopicActs.remove;

/** Asks before a reply is deleted. */
export function DeleteReply({ reply, onClose }: { reply: Reply; onClose: () => void }) {
  const { apply, pending, problem } = useAnnouncedChange(texts.failed);
  const remove = async () => {
    if (await apply({ kind: 'delete-reply', reply }, texts.replyDone)) onClose();
  };
  return (
    <ConfirmDialog
      title={texts.replyTitle}
      confirmLabel={texts.confirm}
      busy={pending}
      error={problem}
      onConfirm={() => void remove()}
      onClose={onClose}
      danger
    >
      <p>{texts.replyText}</p>
    </ConfirmDialog>
  );
}
