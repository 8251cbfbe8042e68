import { type FormEvent, useState } from 'react';
import { Button, showToast, TextArea } from '@/components/ui';
import { Dialog, DialogActions, DialogBody, DialogProblem, INITIAL_FOCUS } from '@/components/ui/Dialog';
import type { Account } from '@/model/account';
import { reasonProblem } from '@/model/forum/forms';
import { FORUM_LIMITS } from '@/model/forum/limits';
import type { LibraryItem } from '@/model/forum/report';
import { messages } from '@/model/messages';
import { libraryReport as texts } from '@/model/messages/library-report';
import { useLibraryReport } from '@/services/queries/forum/useLibraryReport';

export interface ReportDialogProps {
  item: LibraryItem;
  account: Account;
  onClose: () => void;
}

const wordsOf = (item: LibraryItem) =>
  'comment' in item
    ? { title: texts.comment.title, text: texts.comment.text(item.comment.autor) }
    : { title: texts.article.title, text: texts.article.text(item.article.titulo) };

/** Asks for the reason and sends an article or a comment of one to the moderators; what is typed stays while it cannot be sent. */
export function ReportDialog({ item, account, onClose }: ReportDialogProps) {
  const [motivo, setMotivo] = useState('');
  const [validated, setValidated] = useState(false);
  const { send, pending, error } = useLibraryReport();
  const problem = reasonProblem(motivo);
  const words = wordsOf(item);
  const isEmpty = motivo.trim() === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setValidated(true);
    if (pending || problem !== undefined) return;
    try {
      await send({ account, item, motivo });
    } catch (cause) {
      // The hook's error says it and the dialog shows it.
      console.info('The report was not sent', cause);
      return;
    }
    showToast(messages.forum.reportSent);
    onClose();
  };
  const explained = error && error.code !== 'unavailable' && error.code !== 'unknown';
  const failure = error && !pending ? (explained ? error.message : messages.forum.errors.reportSend) : null;
  return (
    <Dialog title={words.title} busy={pending} closesOutside={isEmpty} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogBody>
          <p>{words.text}</p>
          <TextArea
            {...INITIAL_FOCUS}
            label={texts.reason}
            required
            rows={4}
            limit={FORUM_LIMITS.motivo}
            value={motivo}
            error={validated ? problem : undefined}
            readOnly={pending}
            onChange={(event) => setMotivo(event.target.value)}
          />
        </DialogBody>
        <DialogProblem text={failure} />
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
