import { type Actor, can, PERMISSIONS, type Permission } from '../permissions';

/** The permissions that the forum asks about (spec 2, section 3), in the order they are listed to people. */
export const FORUM_PERMISSIONS = [
  'participarForo',
  'crearTemas',
  'responderTemas',
  'marcarFavoritos',
  'editarPerfil',
  'crearTemasDestacados',
  'editarPropiosArticulos',
  'eliminarPropiosArticulos',
  'moderarForo',
  'destacarTemas',
  'fijarTemas',
  'cerrarTemas',
  'editarRespuestasAjenas',
  'eliminarRespuestasAjenas',
  'eliminarTemas',
  'procesarReportes',
  'verEstadisticasForo',
  'administrarForo',
  'crearCategorias',
  'editarCategorias',
  'eliminarCategorias',
] as const satisfies readonly Permission[];
export type ForumPermission = (typeof FORUM_PERMISSIONS)[number];

export interface PermissionLine<Name extends Permission = Permission> {
  permission: Name;
  allowed: boolean;
}

/** What somebody may do in the forum, one by one: what counts is the decision, not what is stored. */
export function forumPermissions(actor: Actor | null): PermissionLine<ForumPermission>[] {
  return FORUM_PERMISSIONS.map((permission) => ({ permission, allowed: can(actor, permission) }));
}

/** All permissions, those that are not the forum's first and these after them (spec 2, section 6: the debug panel). */
export function allPermissions(actor: Actor | null): { site: PermissionLine[]; forum: PermissionLine[] } {
  const ofForum: ReadonlySet<Permission> = new Set(FORUM_PERMISSIONS);
  const site = PERMISSIONS.filter((permission) => !ofForum.has(permission));
  return {
    site: site.map((permission) => ({ permission, allowed: can(actor, permission) })),
    forum: forumPermissions(actor),
  };
}
