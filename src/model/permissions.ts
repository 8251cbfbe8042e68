import { can } from './can';
import { type Actor, PERMISSIONS, type Permission, type PermissionMap } from './permission-list';
import type { Role } from './roles';
import { keysOf } from './unknown-value';

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

const isOneOf =
  (...roles: readonly Role[]) =>
  ({ rol }: Actor) =>
    roles.includes(rol);

/** Entries of the user menu, in its order, and to whom they show (spec 2, navigation bar). */
const MENU = {
  admin: canEnterAdmin,
  adminArticles: canEnterAdmin,
  adminCategories: isOneOf('administrador', 'editor'),
  adminUsers: isOneOf('administrador'),
  /** Whoever enters the panel finds the comments in its sidebar; for others who may moderate them this is the way. */
  adminComments: (actor) => can(actor, 'moderarComentarios') && !canEnterAdmin(actor),
  forumReports: isOneOf('moderador', 'administrador'),
  forumCategories: isOneOf('administrador'),
} satisfies Record<string, (actor: Actor) => boolean>;
export type MenuEntry = keyof typeof MENU;

/** The entries someone sees; none while suspended or pending. */
export function menuEntries(actor: Actor | null): MenuEntry[] {
  return actor?.estado === 'activo' ? keysOf(MENU).filter((entry) => MENU[entry](actor)) : [];
}
