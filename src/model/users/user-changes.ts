import * as staff from '../messages/staff';
import type { Account } from './account';
import { admits } from './permissions/admin-access';
import { type Actor, PERMISSIONS, type Permission, type PermissionMap } from './permissions/permission-list';
import { defaultPermissions } from './permissions/role-permissions';
import type { AccountState, Role } from './roles';

const texts = staff.adminUsers;

/** What is changed of an account: its role with the permissions of it, its state, one permission, or all back to the role's. */
export type AccountChange =
  | { rol: Role }
  | { estado: AccountState }
  | { permiso: Permission; concedido: boolean }
  | { permisos: 'del-rol' };

export type AccountAspect = 'rol' | 'estado' | 'permisos';

const OWN: Readonly<Record<AccountAspect, string>> = {
  rol: texts.ownRole,
  estado: texts.ownState,
  permisos: texts.ownPermissions,
};

export type Manager = Actor & Pick<Account, 'uid'>;

/** Why somebody may not change this of an account; null when it may (spec 1, section 5). The rules hold the same. */
export function changeProblem(manager: Manager, uid: string, aspect: AccountAspect): string | null {
  if (!admits('administrators', manager)) return texts.notAllowed;
  return manager.uid === uid ? OWN[aspect] : null;
}

export function grants(permisos: PermissionMap, permission: Permission): boolean {
  return permisos[permission] === true;
}

/** The permissions that an account has and its role does not, or the other way round. */
export function customPermissions({ rol, permisos }: Pick<Account, 'rol' | 'permisos'>): Permission[] {
  const defaults = defaultPermissions(rol);
  return PERMISSIONS.filter((permission) => grants(permisos, permission) !== grants(defaults, permission));
}

/** What changing to a role gives and takes away, from the permissions that the account has now. */
export function roleChange(
  account: Pick<Account, 'rol' | 'permisos'>,
  role: Role,
): { gained: Permission[]; lost: Permission[] } {
  const before = account.rol === 'administrador' ? defaultPermissions('administrador') : account.permisos;
  const after = defaultPermissions(role);
  return {
    gained: PERMISSIONS.filter((one) => grants(after, one) && !grants(before, one)),
    lost: PERMISSIONS.filter((one) => grants(before, one) && !grants(after, one)),
  };
}
