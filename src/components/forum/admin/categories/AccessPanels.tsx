import DownloadIcon from 'bootstrap-icons/icons/download.svg?react';
import { useCallback, useEffect, useState } from 'react';
import { Panel } from '@/components/account/profile/Panel';
import { Notice } from '@/components/forum/admin/Notice';
import { PermissionLines } from '@/components/forum/admin/PermissionLines';
import { Button } from '@/components/ui';
import { saveFile } from '@/components/ui/saveFile';
import type { Account } from '@/model/account';
import { allPermissions } from '@/model/forum/permission-list';
import { REPAIR_ANSWER, REPAIR_FILE, REPAIR_REQUEST, repairScript } from '@/model/forum/repair-script';
import { foroStaff } from '@/model/forum-staff-messages';
import { fixPermissions } from '@/services/queries/forum/access';
import { useSession } from '@/session';
import styles from './AccessPanels.module.css';

const { panel, debug, script } = foroStaff.forumCategories;

interface Outcome {
  tone: 'success' | 'danger';
  text: string;
}

/** The repair of one's own permissions, asked for by the button or by the manual script. */
function useOwnRepair() {
  const session = useSession();
  const { account, apply } = session;
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const repair = useCallback(async (): Promise<Outcome> => {
    setBusy(true);
    setOutcome(null);
    const now: Outcome = await fixPermissions({ account, apply }).then(
      ({ repaired }) => ({ tone: 'success', text: repaired ? panel.done : panel.unchanged }),
      (cause: unknown) => ({
        tone: 'danger',
        text: panel.error(cause instanceof Error ? cause.message : String(cause)),
      }),
    );
    setBusy(false);
    setOutcome(now);
    return now;
  }, [account, apply]);
  return { busy, outcome, repair, forget: () => setOutcome(null) };
}

/** Gives one's own account back exactly what its role grants (spec 2, sections 4 and 6). */
export function PermissionPanel() {
  const { busy, outcome, repair, forget } = useOwnRepair();
  useEffect(() => {
    const answer = async (event: Event) => {
      // Whoever asked hears by this that the page is there.
      event.preventDefault();
      const { text } = await repair();
      window.dispatchEvent(new CustomEvent(REPAIR_ANSWER, { detail: { message: text } }));
    };
    window.addEventListener(REPAIR_REQUEST, answer);
    return () => window.removeEventListener(REPAIR_REQUEST, answer);
  }, [repair]);
  return (
    <Panel title={panel.title}>
      <p className={styles.text}>{panel.text}</p>
      <div role="status">
        {outcome?.tone === 'success' && (
          <Notice tone="success">
            <p>{outcome.text}</p>
          </Notice>
        )}
      </div>
      <div role="alert">
        {outcome?.tone === 'danger' && (
          <Notice tone="danger" onClose={forget}>
            <p>{outcome.text}</p>
          </Notice>
        )}
      </div>
      <div>
        <Button variant="secondary" busy={busy} onClick={() => void repair()}>
          {busy ? panel.updating : panel.update}
        </Button>
      </div>
    </Panel>
  );
}

/** What the application decides for the account, permission by permission. Administrador only. */
export function DebugPermissions({ account }: { account: Account }) {
  const { site, forum } = allPermissions(account);
  return (
    <details className={styles.folded}>
      <summary className={styles.summary}>{debug.title}</summary>
      <div className={styles.body}>
        <p className={styles.text}>{debug.text}</p>
        <dl className={styles.facts}>
          <dt>{debug.account}</dt>
          <dd>
            {account.nombre} <code>{account.uid}</code>
          </dd>
          <dt>{debug.role}</dt>
          <dd>{account.rol}</dd>
          <dt>{debug.state}</dt>
          <dd>{account.estado}</dd>
        </dl>
        <h3 className={styles.group}>{debug.forum}</h3>
        <PermissionLines lines={forum} label={debug.forum} raw />
        <h3 className={styles.group}>{debug.site}</h3>
        <PermissionLines lines={site} label={debug.site} raw />
      </div>
    </details>
  );
}

/** The same repair from the browser's console, by a script without credentials (design decision 14). */
export function ManualScript() {
  const download = () => saveFile(REPAIR_FILE, new Blob([repairScript()], { type: 'text/javascript' }));
  return (
    <details className={styles.folded}>
      <summary className={styles.summary}>{script.title}</summary>
      <div className={styles.body}>
        <p className={styles.text}>{script.text}</p>
        <ol className={styles.steps}>
          {script.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div>
          <Button variant="secondary" onClick={download}>
            <DownloadIcon aria-hidden="true" />
            {script.download}
          </Button>
        </div>
      </div>
    </details>
  );
}
