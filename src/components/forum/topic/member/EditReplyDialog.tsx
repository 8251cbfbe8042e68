import { useState } from 'react';
import { useDraft } from '@/components/ui';
import { replyProblem } from '@/model/forum/forms';
import { FORUM_LIMITS } from '@/model/forum/limits';
import type { Reply, Topic } from '@/model/forum/topic';
import { foro } from '@/model/forum-messages';
import { useSession } from '@/session';
import { MarkdownField } from '../../shared/MarkdownField';
import { EditDialog } from './EditDialog';

const texts = foro.forumTopicActs.edit;

interface EditReplyDialogProps {
  reply: Reply;
  topic: Topic;
  onClose: () => void;
}

/** The text of a reply being changed. */
export function EditReplyDialog({ reply, topic, onClose }: EditReplyDialogProps) {
  const [initial] = useState({ contenido: reply.contenido });
  // Who moderates may change it too, on the same device.
  const { account } = useSession();
  const draft = useDraft(`foro-respuesta-editada:${account?.uid}:${reply.id}`, initial);
  const { contenido } = draft.values;
  const problem = replyProblem(contenido);
  const change = problem === undefined ? ({ kind: 'edit-reply', reply, contenido } as const) : null;
  return (
    <EditDialog title={texts.replyTitle} {...{ topic, draft, change, onClose }}>
      {({ validated, pending }) => (
        <MarkdownField
          label={texts.content}
          name="contenido"
          rows={10}
          limit={FORUM_LIMITS.contenidoRespuesta}
          value={contenido}
          readOnly={pending}
          error={validated ? problem : undefined}
          onChange={(value) => draft.change('contenido', value)}
        />
      )}
    </EditDialog>
  );
}
