import { type FormEvent, useRef, useState } from 'react';
import { ChoiceField } from '@/components/admin/controls/ChoiceField';
import { Button, showToast, TextArea } from '@/components/ui';
import { Dialog, DialogActions, DialogBody } from '@/components/ui/Dialog';
import type { Account } from '@/model/account';
import { SUSPENSION_REASON_MAX } from '@/model/forum/log-limits';
import { SUSPENSION_DAYS, suspensionEnd, suspensionReasonProblem } from '@/model/forum/suspension';
import { staffForum } from '@/model/forum-moderation-messages';
import { failureText } from '@/services/queries/forum/problem';
import { suspend } from '@/services/queries/forum/useModeratedMember';
import styles from './Reports.module.css';

const texts = staffForum.member;
const OPTIONS = SUSPENSION_DAYS.map((days) => ({ value: String(days), label: texts.days(days) }));
const DEFAULT_DAYS = '7';

interface SuspendDialogProps {
  account: Account;
  member: Account;
  onClose: () => void;
}

/** For how long and why; what is typed stays until it is stored or given up. */
export function SuspendDialog({ account, member, onClose }: SuspendDialogProps) {
  const reasonField = useRef<HTMLFormElement>(null);
  const [days, setDays] = useState(DEFAULT_DAYS);
  const [reason, setReason] = useState(member.suspension?.motivo ?? '');
  const [validated, setValidated] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const wrong = suspensionReasonProblem(reason);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setValidated(true);
    if (wrong !== undefined) return reasonField.current?.querySelector('textarea')?.focus();
    const chosen = SUSPENSION_DAYS.find((one) => String(one) === days) ?? null;
    setBusy(true);
    setProblem(null);
    try {
      await suspend(account, member, { hasta: suspensionEnd(chosen, new Date()), motivo: reason });
      showToast(texts.suspended(member.nombre));
      onClose();
    } catch (cause) {
      setBusy(false);
      setProblem(texts.suspendError(failureText(cause)));
    }
  };
  return (
    <Dialog title={texts.suspendTitle(member.nombre)} busy={busy} closesOutside={false} onClose={onClose}>
      <form
        ref={reasonField}
        noValidate
        onSubmit={(event) => {
          if (busy) event.preventDefault();
          else void submit(event);
        }}
      >
        <DialogBody>
          <p className={styles.soft}>{texts.suspendText}</p>
          <ChoiceField label={texts.duration} value={days} options={OPTIONS} onChange={setDays} />
          <TextArea
            label={texts.reason}
            required
            rows={3}
            className={styles.comment}
            value={reason}
            limit={SUSPENSION_REASON_MAX}
            error={validated ? wrong : undefined}
            onChange={(event) => setReason(event.target.value)}
          />
          <div role="alert">{problem && <p className={styles.problem}>{problem}</p>}</div>
        </DialogBody>
        <DialogActions>
          <Button type="submit" variant="danger" busy={busy}>
            {texts.suspend}
          </Button>
          <Button variant="secondary" busy={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
