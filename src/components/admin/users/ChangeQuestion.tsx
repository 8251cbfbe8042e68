import { ActionDialog } from '@/components/ui/ActionDialog';
import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';
import type { Account } from '@/model/users/account';
import type { Permission } from '@/model/users/permissions/permission-list';
import type { Role } from '@/model/users/roles';
import { customPermissions, type Manager, roleChange } from '@/model/users/user-changes';
import { useChangeUser } from '@/services/users';
import type { AskedChange } from './UserTable';

const texts = staff.adminUsers;
const { roles, states } = messages.account;

function wording({ user, ...change }: AskedChange) {
  const { nombre } = user;
  if ('rol' in change) {
    return {
      ...texts.role,
      question: texts.role.question(nombre, roles[change.rol]),
      done: texts.role.done(nombre, roles[change.rol]),
      danger: change.rol === 'administrador' || roleChange(user, change.rol).lost.length > 0,
    };
  }
  return {
    ...texts.state,
    question: texts.state.question(nombre, states[change.estado]),
    done: texts.state.done(nombre, states[change.estado]),
    danger: change.estado !== 'activo',
  };
}

interface ChangeQuestionProps {
  asked: AskedChange;
  manager: Manager;
  onClose: () => void;
}

export function ChangeQuestion({ asked, manager, onClose }: ChangeQuestionProps) {
  const change = useChangeUser(manager);
  const { question, confirm, done, failed, danger } = wording(asked);
  const wanted = 'rol' in asked ? { rol: asked.rol } : { estado: asked.estado };
  return (
    <ActionDialog
      title={question}
      confirmLabel={confirm}
      danger={danger}
      act={() => change({ uid: asked.user.uid, change: wanted })}
      done={done}
      failed={({ message }) => failed(message)}
      onClose={onClose}
    >
      {'rol' in asked ? (
        <RoleEffects user={asked.user} role={asked.rol} />
      ) : (
        <>
          <p>{texts.state.effects[asked.estado]}</p>
          <p className="text-soft fs-sm">{texts.state.felt}</p>
        </>
      )}
    </ActionDialog>
  );
}

function RoleEffects({ user, role }: { user: Account; role: Role }) {
  const { gained, lost } = roleChange(user, role);
  return (
    <>
      <p>{texts.role.change(roles[user.rol], roles[role])}</p>
      {role === 'administrador' ? (
        <p>{texts.role.administrator}</p>
      ) : (
        <>
          <Effects title={texts.role.gained} permissions={gained} />
          <Effects title={texts.role.lost} permissions={lost} />
          <p className="text-soft fs-sm">
            {texts.role.reset} {customPermissions(user).length > 0 && texts.role.customLost}
          </p>
        </>
      )}
    </>
  );
}

function Effects({ title, permissions }: { title: string; permissions: readonly Permission[] }) {
  if (permissions.length === 0) return null;
  return (
    <div>
      <p className="fw-semibold">{title}</p>
      <ul>
        {permissions.map((permission) => (
          <li key={permission}>{texts.permissions[permission]}</li>
        ))}
      </ul>
    </div>
  );
}
