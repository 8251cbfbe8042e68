import { type FormEvent, useState } from 'react';
import { Button, showToast, TextArea } from '@/components/ui';
import { Dialog, DialogActions, DialogBody, INITIAL_FOCUS } from '@/components/ui/Dialog';
import type { Account } from '@/model/account';
import { reasonProblem } from '@/model/forum/forms';
import { FORUM_LIMITS } from '@/model/forum/limits';
import { foro } from '@/model/forum-messages';
import { messages } from '@/model/messages';
import { useReport } from '@/services/queries/forum/useReport';
import type { Post } from '../types';
import styles from './Member.module.css';

const texts = foro.forumTopicActs.report;

interface ReportDialogProps {
  post: Post;
  account: Account;
  onClose: () => void;
}

/** Asks for the reason of a report and sends it to the moderators. */
export function ReportDialog({ post, account, onClose }: ReportDialogProps) {
  const [motivo, setMotivo] = useState('');
  const [validated, setValidated] = useState(false);
  const { send, pending, error } = useReport();
  const problem = reasonProblem(motivo);
  const isEmpty = motivo.trim() === '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setValidated(true);
    if (pending || problem !== undefined) return;
    try {
      await send({ account, kind: post.kind, id: post.item.id, motivo });
    } catch (cause) {
      // The hook's error says it and the dialog shows it; the reason stays.
      console.info('The report was not sent', cause);
      return;
    }
    showToast(messages.forum.reportSent);
    onClose();
  };
  const known = error?.code === 'already-exists' || error?.code === 'permission-denied';
  return (
    <Dialog title={texts.title} busy={pending} closesOutside={isEmpty} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <DialogBody>
          <div className={styles.fields}>
            <p>{texts.text}</p>
            <TextArea
              {...INITIAL_FOCUS}
              label={texts.label}
              name="motivo"
              required
              rows={4}
              limit={FORUM_LIMITS.motivo}
              value={motivo}
              error={validated ? problem : undefined}
              readOnly={pending}
              onChange={(event) => setMotivo(event.target.value)}
              // Left empty it is no mistake yet: opening the dialog moves the focus about.
              onBlur={() => setValidated(validated || !isEmpty)}
            />
          </div>
        </DialogBody>
        <div role="alert" className={styles.alert}>
          {error && !pending && <p>{known ? error.message : messages.forum.errors.reportSend}</p>}
        </div>
        <DialogActions>
          <Button type="submit" busy={pending} disabled={isEmpty}>
            {pending ? texts.sending : texts.send}
          </Button>
          <Button variant="secondary" busy={pending} onClick={onClose}>
            {messages.common.cancel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
