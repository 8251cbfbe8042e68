import { can } from './can';
import { type Actor, PERMISSIONS, type Permission, type PermissionMap } from './permission-list';
import type { Role } from './roles';

export {
  type Actor,
  PERMISSION_GROUPS,
  PERMISSIONS,
  type Permission,
  type PermissionMap,
} from './permission-list';
export { can };

const MEMBER: readonly Permission[] = [
  'leerArticulos',
  'comentar',
  'guardarFavoritos',
  'editarPerfil',
  'participarForo',
  'crearTemas',
  'responderTemas',
  'marcarFavoritos',
];

const WRITER: readonly Permission[] = [
  ...MEMBER,
  'crearArticulos',
  'editarPropiosArticulos',
  'eliminarPropiosArticulos',
];

const BY_ROLE: Readonly<Record<Role, readonly Permission[]>> = {
  usuario: MEMBER,
  autor: WRITER,
  editor: [
    ...WRITER,
    'editarTodosArticulos',
    'eliminarTodosArticulos',
    'crearCategorias',
    'editarCategorias',
    'moderarComentarios',
  ],
  moderador: [
    ...WRITER,
    'moderarComentarios',
    'suspenderUsuarios',
    'procesarReportes',
    'cerrarTemas',
    'moderarForo',
    'destacarTemas',
    'fijarTemas',
    'eliminarTemas',
    'editarRespuestasAjenas',
    'eliminarRespuestasAjenas',
  ],
  administrador: PERMISSIONS,
};

/** What a role grants: only keys that are true. Exactly what firestore.rules demands of a new or repaired account. */
export function defaultPermissions(role: Role): PermissionMap {
  return Object.fromEntries(BY_ROLE[role].map((permission) => [permission, true]));
}

/** Without these four an account counts as damaged (spec 2, section 4). */
const NEEDED: readonly Permission[] = ['participarForo', 'crearTemas', 'responderTemas', 'marcarFavoritos'];

/** Whether the stored permissions are missing or lack a key that every account has: the state of the key is no matter. */
export function needsRepair(stored: PermissionMap | null): boolean {
  return stored === null || !NEEDED.every((permission) => Object.hasOwn(stored, permission));
}

const STAFF: ReadonlySet<Role> = new Set(['autor', 'editor', 'administrador']);

/** Whether the admin panel opens: roles autor, editor and administrador (spec 1, section 6). */
export function canEnterAdmin(actor: Actor | null): boolean {
  return actor?.estado === 'activo' && STAFF.has(actor.rol);
}

/** Entries of the user menu that depend on the role (spec 2, navigation bar). */
export const MENU_ENTRIES = [
  'admin',
  'adminArticles',
  'adminCategories',
  'adminUsers',
  'adminComments',
  'forumReports',
  'forumCategories',
] as const;
export type MenuEntry = (typeof MENU_ENTRIES)[number];

const ENTRY_ROLES: Readonly<Record<Exclude<MenuEntry, 'adminComments'>, readonly Role[]>> = {
  admin: ['administrador', 'editor', 'autor'],
  adminArticles: ['administrador', 'editor', 'autor'],
  adminCategories: ['administrador', 'editor'],
  adminUsers: ['administrador'],
  forumReports: ['moderador', 'administrador'],
  forumCategories: ['administrador'],
};

/** The entries someone sees, in the order of the menu; none while suspended or pending. */
export function menuEntries(actor: Actor | null): MenuEntry[] {
  if (actor?.estado !== 'activo') return [];
  return MENU_ENTRIES.filter((entry) =>
    // Whoever enters the panel finds the comments in its sidebar; for others who may moderate them this is the way.
    entry === 'adminComments'
      ? can(actor, 'moderarComentarios') && !canEnterAdmin(actor)
      : ENTRY_ROLES[entry].includes(actor.rol),
  );
}
