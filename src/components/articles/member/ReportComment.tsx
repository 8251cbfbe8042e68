import { type FormEvent, useState } from 'react';
import { Button, showToast, TextArea } from '@/components/feedback';
import { Dialog, DialogActions, DialogBody, INITIAL_FOCUS } from '@/components/feedback/Dialog';
import type { Account } from '@/model/account';
import type { Comment } from '@/model/comment';
import { reasonProblem } from '@/model/forum/forms';
import { FORUM_LIMITS } from '@/model/forum/limits';
import { messages } from '@/model/messages';
import { commentReport as texts } from '@/model/messages/comment-report';
import { useReportComment } from '@/services/queries/forum/useReportComment';
import styles from './ReportComment.module.css';

interface ReportCommentProps {
  comment: Comment;
  account: Account;
  onClose: () => void;
}

/** Asks for the reason and sends the comment to the moderators; what is typed stays while it cannot be sent. */
export function ReportComment({ comment, account, onClose }: ReportCommentProps) {
  const [motivo, setMotivo] = useState('');
  const [judged, setJudged] = useState(false);
  const { send, pending, error } = useReportComment();
  const problem = reasonProblem(motivo);
  const isEmpty = motivo.trim() === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (pending || problem !== undefined) return;
    try {
      await send({ account, comment, motivo });
    } catch (cause) {
      // The hook's error says it and the dialog shows it.
      console.info('The report was not sent', cause);
      return;
    }
    showToast(messages.forum.reportSent);
    onClose();
  };
  const explained = error && error.code !== 'unavailable' && error.code !== 'unknown';
  return (
    <Dialog title={texts.title} busy={pending} closesOutside={isEmpty} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <DialogBody>
          <p>{texts.text(comment.autor)}</p>
          <TextArea
            {...INITIAL_FOCUS}
            label={texts.reason}
            required
            rows={4}
            limit={FORUM_LIMITS.motivo}
            value={motivo}
            error={judged ? problem : undefined}
            readOnly={pending}
            onChange={(event) => setMotivo(event.target.value)}
          />
          <div role="alert">
            {error && !pending && (
              <p className={styles.problem}>{explained ? error.message : messages.forum.errors.reportSend}</p>
            )}
          </div>
        </DialogBody>
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
