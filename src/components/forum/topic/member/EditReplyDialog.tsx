import { fieldsOf } from '@/components/ui';
import { replyProblem } from '@/model/forum/forms';
import { FORUM_LIMITS } from '@/model/forum/limits';
import type { Reply } from '@/model/forum/topic';
import * as foro from '@/model/messages/foro';
import { found } from '@/model/shared/form-problems';
import { MarkdownField } from '../../shared/MarkdownField';
import { useMemberScreen } from '../screen';
import { EditDialog } from './EditDialog';

const texts = foro.forumTopicActs.edit;

export function EditReplyDialog({ reply, onClose }: { reply: Reply; onClose: () => void }) {
  const { account } = useMemberScreen();
  return (
    <EditDialog
      title={texts.replyTitle}
      draftKey={`foro-respuesta-editada:${account.uid}:${reply.id}`}
      initial={{ contenido: reply.contenido }}
      validate={({ contenido }) => found({ contenido: replyProblem(contenido) })}
      change={({ contenido }) => ({ kind: 'edit-reply', reply, contenido })}
      onClose={onClose}
    >
      {(form) => (
        <MarkdownField
          {...fieldsOf(form)('contenido')}
          label={texts.content}
          rows={10}
          limit={FORUM_LIMITS.contenidoRespuesta}
        />
      )}
    </EditDialog>
  );
}
