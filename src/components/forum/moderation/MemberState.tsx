import { useState } from 'react';
import { Button, showToast, TextArea, useValidation } from '@/components/ui';
import { Announced } from '@/components/ui/Announced';
import { FormDialog } from '@/components/ui/ConfirmDialog';
import { Panel } from '@/components/ui/Panel';
import { SelectField } from '@/components/ui/SelectField';
import { FORUM_LIMITS } from '@/model/forum/limits';
import {
  SUSPENSION_DAYS,
  suspensionChoices,
  suspensionEnd,
  suspensionReasonProblem,
} from '@/model/forum/suspension';
import * as staffForum from '@/model/messages/forum-moderation';
import { formatDate } from '@/model/shared/dates';
import { found } from '@/model/shared/form-problems';
import type { Account } from '@/model/users/account';
import { failureText, useSuspension } from '@/services/forum';
import { MemberReset } from './MemberReset';

const texts = staffForum.member;
const TONES = { activo: 'badge-accent', suspendido: 'badge-danger', pendiente: 'badge-clay' };
const DAYS = SUSPENSION_DAYS.map((days) => ({ value: String(days), label: texts.days(days) }));
const DEFAULT_DAYS = '7';

interface MemberStateProps {
  account: Account;
  member: Account;
}

/** Why nothing can be decided here; null when something can or there is nothing to say. */
function whyNot({ account, member }: MemberStateProps): string | null {
  const { suspend, lift: liftable } = suspensionChoices(account, member);
  if (suspend || liftable || account.uid === member.uid) return null;
  if (member.rol !== 'usuario' && member.rol !== 'autor') return texts.staffAccount;
  return member.estado === 'suspendido' ? texts.byAdministrator : null;
}

function Until({ member: { estado, suspension } }: Pick<MemberStateProps, 'member'>) {
  if (estado !== 'suspendido') return null;
  return (
    <>
      <p>{suspension?.hasta ? texts.until(formatDate(suspension.hasta)) : texts.untilLifted}</p>
      {suspension?.motivo && <p className="text-pre-line">{suspension.motivo}</p>}
    </>
  );
}

export function MemberState({ account, member }: MemberStateProps) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error } = useSuspension(account, member);
  const choices = suspensionChoices(account, member);
  const reason = whyNot({ account, member });
  const lift = () => mutate(null, { onSuccess: () => showToast(texts.lifted(member.nombre)) });
  return (
    <Panel title={texts.state}>
      <p>
        <span className={`badge ${TONES[member.estado]}`}>{texts.states[member.estado]}</span>
      </p>
      <Until member={member} />
      {reason && <p className="fs-sm text-soft">{reason}</p>}
      {(choices.suspend || choices.lift) && (
        <div className="d-flex flex-wrap gap-2">
          {choices.suspend && (
            <Button size="small" variant="danger" onClick={() => setAsking(true)}>
              {choices.lift ? texts.changeSuspension : texts.suspend}
            </Button>
          )}
          {choices.lift && (
            <Button size="small" variant="secondary" busy={isPending} onClick={lift}>
              {texts.lift}
            </Button>
          )}
        </div>
      )}
      <Announced tone="danger">{error && texts.suspendError(failureText(error))}</Announced>
      <MemberReset account={account} member={member} />
      {asking && <SuspendDialog account={account} member={member} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

function SuspendDialog({ account, member, onClose }: MemberStateProps & { onClose: () => void }) {
  const [days, setDays] = useState(DEFAULT_DAYS);
  const [reason, setReason] = useState(member.suspension?.motivo ?? '');
  const { mutate, isPending: busy, error } = useSuspension(account, member);
  const { form, errors, refuses } = useValidation({ reason }, () =>
    found({ reason: suspensionReasonProblem(reason) }),
  );
  const submit = () => {
    if (refuses()) return;
    const chosen = SUSPENSION_DAYS.find((one) => String(one) === days) ?? null;
    const onSuccess = () => {
      showToast(texts.suspended(member.nombre));
      onClose();
    };
    mutate({ hasta: suspensionEnd(chosen, new Date()), motivo: reason }, { onSuccess });
  };
  return (
    <FormDialog
      title={texts.suspendTitle(member.nombre)}
      closesOutside={false}
      error={error && texts.suspendError(failureText(error))}
      submit={{ variant: 'danger', children: texts.suspend }}
      onSubmit={submit}
      {...{ form, busy, onClose }}
    >
      <p className="fs-sm text-soft">{texts.suspendText}</p>
      <SelectField label={texts.duration} value={days} options={DAYS} onChange={setDays} />
      <TextArea
        name="reason"
        label={texts.reason}
        required
        rows={3}
        value={reason}
        limit={FORUM_LIMITS.motivo}
        error={errors.reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
