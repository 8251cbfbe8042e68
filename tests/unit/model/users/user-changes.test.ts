import { describe, expect, it } from 'vitest';
import * as staff from '@/model/messages/staff';
import { PERMISSIONS } from '@/model/users/permissions/permission-list';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import type { AccountState, Role } from '@/model/users/roles';
import { changeProblem, customPermissions, roleChange } from '@/model/users/user-changes';

const manager = (rol: Role = 'administrador', estado: AccountState = 'activo') => ({
  uid: 'jefa',
  rol,
  estado,
  permisos: defaultPermissions(rol),
});

describe('who changes an account', () => {
  it('is an administrador, of somebody else', () => {
    expect(changeProblem(manager(), 'ana', 'rol')).toBeNull();
  });

  it.each([
    ['rol', 'No puedes cambiar tu propio rol'],
    ['estado', 'No puedes cambiar tu propio estado'],
    ['permisos', 'No puedes cambiar tus propios permisos'],
  ] as const)('is never its owner: %s', (aspect, problem) => {
    expect(changeProblem(manager(), 'jefa', aspect)).toBe(problem);
  });

  it.each([
    manager('editor'),
    manager('moderador'),
    manager('usuario'),
    manager('administrador', 'suspendido'),
    manager('administrador', 'pendiente'),
  ])('is not $rol, $estado', (somebody) => {
    expect(changeProblem(somebody, 'ana', 'estado')).toBe(staff.adminUsers.notAllowed);
  });
});

describe('permissions one by one', () => {
  it('are custom where they differ from the role, both ways; false and absent are alike', () => {
    const permisos = {
      ...defaultPermissions('usuario'),
      comentar: false,
      cerrarTemas: true,
      verEstadisticas: false,
    };
    expect(customPermissions({ rol: 'usuario', permisos })).toEqual(['comentar', 'cerrarTemas']);
    expect(customPermissions({ rol: 'editor', permisos: defaultPermissions('editor') })).toEqual([]);
  });
});

describe('a change of role', () => {
  it('says what is gained and lost from what the account has now', () => {
    const permisos = { ...defaultPermissions('autor'), cerrarTemas: true };
    const { gained, lost } = roleChange({ rol: 'autor', permisos }, 'editor');
    expect(gained).toContain('editarTodosArticulos');
    expect(gained).not.toContain('crearArticulos');
    expect(lost).toEqual(['cerrarTemas']);
  });

  it('from administrador takes what the role gave, whatever was stored', () => {
    const { gained, lost } = roleChange({ rol: 'administrador', permisos: {} }, 'usuario');
    expect(gained).toEqual([]);
    expect(lost).toHaveLength(PERMISSIONS.length - Object.keys(defaultPermissions('usuario')).length);
  });
});

it('every permission is shown once, with a name', () => {
  expect(new Set(PERMISSIONS).size).toBe(PERMISSIONS.length);
  expect(Object.keys(staff.adminUsers.permissions).sort()).toEqual([...PERMISSIONS].sort());
});
