import { useState } from 'react';
import Form from 'react-bootstrap/Form';
import { Button, showToast } from '@/components/ui';
import { FormDialog } from '@/components/ui/ConfirmDialog';
import { mayReset, type ResetPart, resettable } from '@/model/forum/profile-reset';
import * as staffForum from '@/model/messages/forum-moderation';
import type { Account } from '@/model/users/account';
import { failureText, useProfileReset } from '@/services/forum';
import '@/theme/checks.scss';

const texts = staffForum.member;

interface MemberResetProps {
  account: Account;
  member: Account;
}

/** Takes what offends from a profile, where there is something and the account may. */
export function MemberReset({ account, member }: MemberResetProps) {
  const [asking, setAsking] = useState(false);
  if (!mayReset(account, member) || resettable(member).length === 0) return null;
  return (
    <div>
      <Button size="small" variant="danger" onClick={() => setAsking(true)}>
        {texts.reset}
      </Button>
      {asking && <ResetDialog account={account} member={member} onClose={() => setAsking(false)} />}
    </div>
  );
}

function ResetDialog({ account, member, onClose }: MemberResetProps & { onClose: () => void }) {
  const offered = resettable(member);
  const [kept, setKept] = useState<readonly ResetPart[]>([]);
  const { mutate, isPending: busy, error } = useProfileReset(account, member);
  const chosen = offered.filter((part) => !kept.includes(part));
  const toggle = (part: ResetPart) =>
    setKept(kept.includes(part) ? kept.filter((one) => one !== part) : [...kept, part]);
  const submit = () => {
    if (chosen.length === 0) return;
    const onSuccess = (gone: readonly ResetPart[]) => {
      showToast(gone.length > 0 ? texts.resetDone(member.nombre) : texts.resetNothing);
      onClose();
    };
    mutate(chosen, { onSuccess });
  };
  return (
    <FormDialog
      title={texts.resetTitle(member.nombre)}
      closesOutside={false}
      error={chosen.length === 0 ? texts.resetRequired : error && texts.resetError(failureText(error))}
      submit={{ variant: 'danger', children: texts.reset }}
      onSubmit={submit}
      {...{ busy, onClose }}
    >
      <p className="fs-sm text-soft">{texts.resetText}</p>
      <fieldset>
        <legend className="mb-2 fs-base">{texts.resetLegend}</legend>
        {offered.map((part) => (
          <Form.Check
            key={part}
            id={`restablecer-${part}`}
            label={texts.resetParts[part]}
            checked={chosen.includes(part)}
            onChange={() => toggle(part)}
          />
        ))}
      </fieldset>
    </FormDialog>
  );
}
