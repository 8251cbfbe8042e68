import { type FormEvent, useState } from 'react';
import { useMember } from '@/components/account/useMember';
import { Button, showToast, useDraft } from '@/components/feedback';
import { Dialog, DialogActions, DialogBody } from '@/components/feedback/Dialog';
import { replyProblem } from '@/model/forum/forms';
import { FORUM_LIMITS } from '@/model/forum/limits';
import type { Reply, Topic } from '@/model/forum/topic';
import { foro } from '@/model/forum-messages';
import { messages } from '@/model/messages';
import { failureText } from '@/services/queries/forum/problem';
import { useTopicChange } from '@/services/queries/forum/useTopicChange';
import { MarkdownField } from '../../shared/MarkdownField';
import styles from './Member.module.css';

const texts = foro.forumTopicActs.edit;

interface EditReplyDialogProps {
  reply: Reply;
  topic: Topic;
  onClose: () => void;
}

/** The text of a reply being changed; what is typed stays on the device until it is saved or given up. */
export function EditReplyDialog({ reply, topic, onClose }: EditReplyDialogProps) {
  const [initial] = useState({ contenido: reply.contenido });
  const draft = useDraft(`foro-respuesta-editada:${reply.id}`, initial);
  const { run, pending, error } = useTopicChange(topic, useMember());
  const [judged, setJudged] = useState(false);
  const { contenido } = draft.values;
  const problem = replyProblem(contenido);

  const close = () => {
    draft.clear();
    // The draft forgets itself before the form goes.
    requestAnimationFrame(onClose);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (pending || problem !== undefined) return;
    try {
      await run({ kind: 'edit-reply', reply, contenido });
    } catch (cause) {
      // The hook's error says it and the dialog shows it; the text stays.
      console.info('The reply was not saved', cause);
      return;
    }
    showToast(texts.saved);
    close();
  };
  return (
    <Dialog title={texts.replyTitle} size="large" busy={pending} closesOutside={!draft.dirty} onClose={close}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <DialogBody>
          <MarkdownField
            label={texts.content}
            name="contenido"
            rows={10}
            limit={FORUM_LIMITS.contenidoRespuesta}
            value={contenido}
            readOnly={pending}
            error={judged ? problem : undefined}
            onChange={(value) => draft.change('contenido', value)}
          />
        </DialogBody>
        <div role="alert" className={styles.alert}>
          {error && !pending && <p>{texts.failed(failureText(error))}</p>}
        </div>
        <DialogActions>
          <Button type="submit" busy={pending}>
            {pending ? texts.saving : texts.save}
          </Button>
          <Button variant="secondary" busy={pending} onClick={close}>
            {messages.common.cancel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
