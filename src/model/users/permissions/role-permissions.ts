import type { Role } from '../roles';
import { PERMISSIONS, type Permission, type PermissionMap } from './permission-list';

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
