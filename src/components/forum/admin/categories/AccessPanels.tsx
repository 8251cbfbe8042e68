import DownloadIcon from 'bootstrap-icons/icons/download.svg?react';
import { useEffect } from 'react';
import Accordion from 'react-bootstrap/Accordion';
import { PermissionLines } from '@/components/forum/admin/PermissionLines';
import { Button } from '@/components/ui';
import { Announced } from '@/components/ui/Announced';
import { FactList } from '@/components/ui/FactList';
import { saveFile } from '@/components/ui/FileButton';
import { Fold } from '@/components/ui/Fold';
import { Panel } from '@/components/ui/Panel';
import { REPAIR_ANSWER, REPAIR_FILE, REPAIR_REQUEST, repairScript } from '@/model/forum/repair-script';
import * as foroStaff from '@/model/messages/forum-staff';
import type { Account } from '@/model/users/account';
import { FORUM_PERMISSIONS, SITE_PERMISSIONS } from '@/model/users/permissions/forum-permission-list';
import { useAskedPermissionFix } from '@/services/forum';
import { useSession } from '@/session';

const { panel, debug, script } = foroStaff.forumCategories;

const outcomeOf = ({ repaired }: { repaired: boolean }) => (repaired ? panel.done : panel.unchanged);
const failed = ({ message }: Error) => panel.error(message);

/** Gives one's own account what its role grants, by the button or the script (spec 2, sections 4 and 6). */
export function PermissionPanel({ account }: { account: Account }) {
  const { apply } = useSession();
  const { mutate, mutateAsync, data, error, isPending, reset } = useAskedPermissionFix({ account, apply });
  useEffect(() => {
    const answer = async (event: Event) => {
      // Whoever asked hears by this that the page is there.
      event.preventDefault();
      const message = await mutateAsync().then(outcomeOf, failed);
      window.dispatchEvent(new CustomEvent(REPAIR_ANSWER, { detail: { message } }));
    };
    window.addEventListener(REPAIR_REQUEST, answer);
    return () => window.removeEventListener(REPAIR_REQUEST, answer);
  }, [mutateAsync]);
  return (
    <Panel title={panel.title}>
      <p className="fs-sm text-soft mw-measure">{panel.text}</p>
      <Announced tone="success">{data && outcomeOf(data)}</Announced>
      <Announced tone="danger" onClose={reset}>
        {error && failed(error)}
      </Announced>
      <div>
        <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
          {isPending ? panel.updating : panel.update}
        </Button>
      </div>
    </Panel>
  );
}

function DebugPermissions({ account }: { account: Account }) {
  return (
    <>
      <p className="fs-sm text-soft mw-measure">{debug.text}</p>
      <FactList
        facts={{
          [debug.account]: (
            <>
              {account.nombre} <code>{account.uid}</code>
            </>
          ),
          [debug.role]: account.rol,
          [debug.state]: account.estado,
        }}
      />
      <h3 className="fs-base">{debug.forum}</h3>
      <PermissionLines account={account} permissions={FORUM_PERMISSIONS} label={debug.forum} raw />
      <h3 className="fs-base">{debug.site}</h3>
      <PermissionLines account={account} permissions={SITE_PERMISSIONS} label={debug.site} raw />
    </>
  );
}

/** The same repair from the browser's console, by a script without credentials (design decision 14). */
function ManualScript() {
  const download = () => saveFile(REPAIR_FILE, new Blob([repairScript()], { type: 'text/javascript' }));
  return (
    <>
      <p className="fs-sm text-soft mw-measure">{script.text}</p>
      <ol className="fs-sm">
        {script.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button variant="secondary" className="align-self-start" onClick={download}>
        <DownloadIcon aria-hidden="true" />
        {script.download}
      </Button>
    </>
  );
}

export function FoldedAccess({ account }: { account: Account }) {
  return (
    <Accordion as="ul" alwaysOpen>
      {account.rol === 'administrador' && (
        <Fold id="permisos" head={debug.title}>
          <DebugPermissions account={account} />
        </Fold>
      )}
      <Fold id="script" head={script.title}>
        <ManualScript />
      </Fold>
    </Accordion>
  );
}
