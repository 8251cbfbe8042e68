import { useState } from 'react';
import { VerifyEmail } from '@/components/account/VerifyEmail';
import { showToast, TextArea } from '@/components/ui';
import { FormDialog } from '@/components/ui/ConfirmDialog';
import { INITIAL_FOCUS } from '@/components/ui/Dialog';
import { reasonProblem } from '@/model/forum/forms';
import { FORUM_LIMITS } from '@/model/forum/limits';
import { messages } from '@/model/messages';
import { report as texts } from '@/model/messages/report';
import type { Account } from '@/model/users/account';
import { hasStanding } from '@/model/users/standing';
import { sentenceOf } from '@/services/firestore';
import { type Reported, useReport } from '@/services/forum';
import { useSession } from '@/session';

export interface ReportDialogProps {
  item: Reported;
  account: Account;
  onClose: () => void;
}

function wordsOf(item: Reported): { title: string; text: string } {
  if ('kind' in item) return texts.forum;
  if ('comment' in item) return { title: texts.comment.title, text: texts.comment.text(item.comment.autor) };
  return { title: texts.article.title, text: texts.article.text(item.article.titulo) };
}

/** Asks for the reason and sends a report to the moderators; what is typed stays while it cannot be sent. */
export function ReportDialog({ item, account, onClose }: ReportDialogProps) {
  const [motivo, setMotivo] = useState('');
  const [validated, setValidated] = useState(false);
  const { isVerified } = useSession();
  const { mutate, isPending, error } = useReport(account, item, { isVerified });
  const problem = reasonProblem(motivo);
  const words = wordsOf(item);
  const isEmpty = motivo.trim() === '';
  const submit = () => {
    setValidated(true);
    if (problem !== undefined) return;
    const onSuccess = () => {
      showToast(messages.forum.reportSent);
      onClose();
    };
    mutate(motivo, { onSuccess });
  };
  return (
    <FormDialog
      title={words.title}
      busy={isPending}
      closesOutside={isEmpty}
      error={error && sentenceOf(error, messages.forumWriting.errors.reportSend)}
      submit={{ disabled: isEmpty, children: isPending ? texts.sending : texts.send }}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{words.text}</p>
      {!hasStanding(account, isVerified, new Date()) && <p className="fs-sm text-soft">{texts.newcomer}</p>}
      <VerifyEmail />
      <TextArea
        {...INITIAL_FOCUS}
        label={texts.reason}
        name="motivo"
        required
        rows={4}
        limit={FORUM_LIMITS.motivo}
        value={motivo}
        error={validated ? problem : undefined}
        readOnly={isPending}
        onChange={(event) => setMotivo(event.target.value)}
        // Left empty it is no mistake yet: opening the dialog moves the focus about.
        onBlur={() => setValidated(validated || !isEmpty)}
      />
    </FormDialog>
  );
}
