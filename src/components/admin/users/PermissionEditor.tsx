import { useState } from 'react';
import FormCheck from 'react-bootstrap/FormCheck';
import { Button } from '@/components/ui';
import { ActionDialog } from '@/components/ui/ActionDialog';
import { Announced } from '@/components/ui/Announced';
import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';
import type { Account } from '@/model/users/account';
import { PERMISSION_GROUPS, PERMISSIONS, type Permission } from '@/model/users/permissions/permission-list';
import { changeProblem, customPermissions, grants, type Manager } from '@/model/users/user-changes';
import { toServiceError } from '@/services/firestore';
import { useChangeUser } from '@/services/users';
import '@/theme/checks.scss';

const texts = staff.adminUsers;
const { roles } = messages.account;

/** Permissions as they show while they are being stored: at once, and back again when it fails. */
function usePermissions(user: Account, change: ReturnType<typeof useChangeUser>) {
  const [waiting, setWaiting] = useState<ReadonlyMap<Permission, boolean>>(new Map());
  const [problem, setProblem] = useState<string | null>(null);

  const set = async (permission: Permission, granted: boolean) => {
    setProblem(null);
    setWaiting((now) => new Map(now).set(permission, granted));
    try {
      await change({ uid: user.uid, change: { permiso: permission, concedido: granted } });
    } catch (error) {
      console.info('The permissions were not changed', error);
      setProblem(texts.detail.failed(toServiceError(error).message));
    } finally {
      setWaiting((now) => new Map([...now].filter(([one]) => one !== permission)));
    }
  };
  return {
    set,
    problem,
    granted: (permission: Permission) => waiting.get(permission) ?? grants(user.permisos, permission),
    isWaiting: (permission: Permission) => waiting.has(permission),
  };
}

export function PermissionEditor({ user, manager }: { user: Account; manager: Manager }) {
  const change = useChangeUser(manager);
  const { set, problem, granted, isWaiting } = usePermissions(user, change);
  const [asking, setAsking] = useState(false);
  const isAdministrator = user.rol === 'administrador';
  const refusal = changeProblem(manager, user.uid, 'permisos');
  const custom = isAdministrator ? [] : customPermissions(user);
  const total = isAdministrator ? PERMISSIONS.length : PERMISSIONS.filter(granted).length;
  const fixed = refusal !== null || isAdministrator;
  return (
    <section aria-labelledby="detalle-permisos" className="vstack gap-3 border-top pt-4">
      <div className="d-flex flex-wrap row-gap-1 column-gap-4 align-items-baseline justify-content-between">
        <h3 id="detalle-permisos" className="fs-lg">
          {texts.detail.permissions}
        </h3>
        <p role="status" className="text-soft fs-sm">
          {texts.detail.permissionsCount(total, PERMISSIONS.length)}
        </p>
      </div>
      <p className="text-soft fs-sm">
        {refusal ??
          (isAdministrator
            ? texts.detail.administrator
            : (custom.length > 0 ? texts.detail.custom : texts.detail.asRole)(roles[user.rol]))}{' '}
        {user.estado !== 'activo' && texts.detail.inactive}
      </p>
      <Announced tone="danger">{problem}</Announced>
      {PERMISSION_GROUPS.map(([group, permissions]) => (
        <fieldset key={group} className="cols">
          <legend className="fs-xs fw-semibold text-clay">{texts.groups[group]}</legend>
          {permissions.map((permission) => (
            <FormCheck
              key={permission}
              id={`permiso-${permission}`}
              className={isWaiting(permission) ? 'text-soft' : undefined}
              label={
                <>
                  {texts.permissions[permission]}
                  {custom.includes(permission) && (
                    <span className="ms-2 fs-xs fw-semibold text-clay">{texts.detail.differs}</span>
                  )}
                </>
              }
              checked={isAdministrator || granted(permission)}
              disabled={fixed}
              aria-busy={isWaiting(permission) || undefined}
              onChange={(event) => {
                if (!isWaiting(permission)) void set(permission, event.target.checked);
              }}
            />
          ))}
        </fieldset>
      ))}
      {custom.length > 0 && !fixed && (
        <Button variant="secondary" size="small" className="align-self-start" onClick={() => setAsking(true)}>
          {texts.detail.reset}
        </Button>
      )}
      {asking && (
        <ActionDialog
          title={texts.detail.resetQuestion(user.nombre)}
          confirmLabel={texts.detail.reset}
          danger
          act={() => change({ uid: user.uid, change: { permisos: 'del-rol' } })}
          done={texts.detail.resetDone(user.nombre)}
          failed={({ message }) => texts.detail.failed(message)}
          onClose={() => setAsking(false)}
        >
          <p>{texts.detail.resetText(roles[user.rol])}</p>
        </ActionDialog>
      )}
    </section>
  );
}
