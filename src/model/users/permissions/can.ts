import type { Actor, Permission } from './permission-list';

/** Whether someone may do something. Nobody may without an active account; an administrador may do everything. */
export function can(actor: Actor | null, permission: Permission): boolean {
  if (actor?.estado !== 'activo') return false;
  return actor.rol === 'administrador' || actor.permisos[permission] === true;
}
