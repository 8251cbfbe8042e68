import { useState } from 'react';
import { Button, showToast } from '@/components/ui';
import type { Account } from '@/model/account';
import { formatDate } from '@/model/dates';
import { suspensionChoices } from '@/model/forum/suspension';
import { staffForum } from '@/model/forum-moderation-messages';
import { failureText } from '@/services/queries/forum/problem';
import { lift } from '@/services/queries/forum/useModeratedMember';
import styles from './Member.module.css';
import { Panel } from './Panel';
import { SuspendDialog } from './SuspendDialog';

const texts = staffForum.member;

/** Why nothing can be decided here; null when something can or there is nothing to say. */
function whyNot(account: Account, member: Account): string | null {
  const { suspend, lift: liftable } = suspensionChoices(account, member);
  if (suspend || liftable || account.uid === member.uid) return null;
  if (member.rol !== 'usuario' && member.rol !== 'autor') return texts.staffAccount;
  return member.estado === 'suspendido' ? texts.byAdministrator : null;
}

function Until({ member }: { member: Account }) {
  const { estado, suspension } = member;
  if (estado !== 'suspendido') return null;
  return (
    <>
      <p>{suspension?.hasta ? texts.until(formatDate(suspension.hasta)) : texts.untilLifted}</p>
      {suspension?.motivo && <p className={styles.quote}>{suspension.motivo}</p>}
    </>
  );
}

/** The state of the account, and the suspension: begin, change, lift. */
export function MemberState({ account, member }: { account: Account; member: Account }) {
  const [asking, setAsking] = useState(false);
  const [lifting, setLifting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const choices = suspensionChoices(account, member);
  const reason = whyNot(account, member);
  const onLift = async () => {
    setLifting(true);
    setProblem(null);
    try {
      await lift(account, member);
      showToast(texts.lifted(member.nombre));
    } catch (cause) {
      setProblem(texts.suspendError(failureText(cause)));
    }
    setLifting(false);
  };
  return (
    <Panel title={texts.state}>
      <p>
        <span className={styles.state} data-estado={member.estado}>
          {texts.states[member.estado]}
        </span>
      </p>
      <Until member={member} />
      {reason && <p className={styles.soft}>{reason}</p>}
      <div className={styles.acts}>
        {choices.suspend && (
          <Button size="small" variant="danger" onClick={() => setAsking(true)}>
            {choices.lift ? texts.changeSuspension : texts.suspend}
          </Button>
        )}
        {choices.lift && (
          <Button size="small" variant="secondary" busy={lifting} onClick={() => void onLift()}>
            {texts.lift}
          </Button>
        )}
      </div>
      <div role="alert">{problem && <p className={styles.problem}>{problem}</p>}</div>
      {asking && <SuspendDialog account={account} member={member} onClose={() => setAsking(false)} />}
    </Panel>
  );
}
