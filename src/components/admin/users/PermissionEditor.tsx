import { useState } from 'react';
import { Button, showToast } from '@/components/ui';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import type { Account } from '@/model/account';
import { messages } from '@/model/messages';
import { PERMISSIONS, type Permission } from '@/model/permissions';
import { staff } from '@/model/staff-messages';
import {
  changeProblem,
  customPermissions,
  grants,
  type Manager,
  PERMISSION_GROUPS,
} from '@/model/user-changes';
import { useChangeUser } from '@/services/queries/users/useUsers';
import styles from './PermissionEditor.module.css';

const texts = staff.adminUsers;
const { roles } = messages.account;

function failure(error: unknown): string {
  console.info('The permissions were not changed', error);
  return texts.detail.failed(error instanceof Error ? error.message : messages.errors.byCode.unknown);
}

/** Permissions as they show while they are being stored: at once, and back again when it fails. */
function usePermissions(user: Account, manager: Manager) {
  const { change } = useChangeUser(manager);
  const [waiting, setWaiting] = useState<ReadonlyMap<Permission, boolean>>(new Map());
  const [problem, setProblem] = useState<string | null>(null);

  const set = async (permission: Permission, granted: boolean) => {
    setProblem(null);
    setWaiting((now) => new Map(now).set(permission, granted));
    try {
      await change({ uid: user.uid, change: { permiso: permission, concedido: granted } });
    } catch (error) {
      setProblem(failure(error));
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

interface PermissionEditorProps {
  user: Account;
  manager: Manager;
}

/** The permissions of an account: one by one, or all back to its role's. */
export function PermissionEditor({ user, manager }: PermissionEditorProps) {
  const { set, problem, granted, isWaiting } = usePermissions(user, manager);
  const [asking, setAsking] = useState(false);
  const isAdministrator = user.rol === 'administrador';
  const refusal = changeProblem(manager, user.uid, 'permisos');
  const custom = isAdministrator ? [] : customPermissions(user);
  const total = isAdministrator ? PERMISSIONS.length : PERMISSIONS.filter(granted).length;
  const fixed = refusal !== null || isAdministrator;
  return (
    <section aria-labelledby="detalle-permisos" className={styles.section}>
      <div className={styles.head}>
        <h3 id="detalle-permisos" className={styles.title}>
          {texts.detail.permissions}
        </h3>
        <p role="status" className={styles.soft}>
          {texts.detail.permissionsCount(total, PERMISSIONS.length)}
        </p>
      </div>
      <p className={styles.soft}>
        {refusal ??
          (isAdministrator
            ? texts.detail.administrator
            : (custom.length > 0 ? texts.detail.custom : texts.detail.asRole)(roles[user.rol]))}{' '}
        {user.estado !== 'activo' && texts.detail.inactive}
      </p>
      <div role="alert">{problem && <p className={styles.problem}>{problem}</p>}</div>
      {PERMISSION_GROUPS.map(([group, permissions]) => (
        <fieldset key={group} className={styles.group}>
          <legend>{texts.groups[group]}</legend>
          {permissions.map((permission) => (
            <label
              key={permission}
              className={styles.permission}
              data-waiting={isWaiting(permission) || undefined}
            >
              <input
                type="checkbox"
                checked={isAdministrator || granted(permission)}
                disabled={fixed}
                aria-busy={isWaiting(permission) || undefined}
                onChange={(event) => {
                  if (!isWaiting(permission)) void set(permission, event.target.checked);
                }}
              />
              <span>
                {texts.permissions[permission]}
                {custom.includes(permission) && <span className={styles.custom}>{texts.detail.differs}</span>}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      {custom.length > 0 && !fixed && (
        <div>
          <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
            {texts.detail.reset}
          </Button>
        </div>
      )}
      {asking && <ResetQuestion user={user} manager={manager} onClose={() => setAsking(false)} />}
    </section>
  );
}

function ResetQuestion({ user, manager, onClose }: PermissionEditorProps & { onClose: () => void }) {
  const { change, pending } = useChangeUser(manager);
  const [problem, setProblem] = useState<string | null>(null);
  const confirmed = async () => {
    setProblem(null);
    try {
      await change({ uid: user.uid, change: { permisos: 'del-rol' } });
      showToast(texts.detail.resetDone(user.nombre));
      onClose();
    } catch (error) {
      setProblem(failure(error));
    }
  };
  return (
    <ConfirmDialog
      title={texts.detail.resetQuestion(user.nombre)}
      confirmLabel={texts.detail.reset}
      danger
      busy={pending}
      error={problem}
      onConfirm={confirmed}
      onClose={onClose}
    >
      <p>{texts.detail.resetText(roles[user.rol])}</p>
    </ConfirmDialog>
  );
}
