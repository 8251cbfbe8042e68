import type { AccountState, Role } from '../roles';

/** Every key of an account's map of permissions (spec 1, section 6; spec 2, section 3), as the detail of an account shows them. */
export const PERMISSION_GROUPS = [
  ['participation', ['leerArticulos', 'comentar', 'guardarFavoritos', 'editarPerfil']],
  [
    'articles',
    [
      'crearArticulos',
      'editarPropiosArticulos',
      'eliminarPropiosArticulos',
      'editarTodosArticulos',
      'eliminarTodosArticulos',
      'crearCategorias',
      'editarCategorias',
      'eliminarCategorias',
    ],
  ],
  ['forum', ['participarForo', 'crearTemas', 'responderTemas', 'marcarFavoritos', 'crearTemasDestacados']],
  [
    'moderation',
    [
      'moderarComentarios',
      'suspenderUsuarios',
      'procesarReportes',
      'moderarForo',
      'cerrarTemas',
      'destacarTemas',
      'fijarTemas',
      'eliminarTemas',
      'editarRespuestasAjenas',
      'eliminarRespuestasAjenas',
    ],
  ],
  [
    'administration',
    [
      'asignarRoles',
      'gestionarPermisos',
      'verEstadisticas',
      'verEstadisticasForo',
      'configurarSitio',
      'administrarForo',
    ],
  ],
] as const;

export const PERMISSIONS = PERMISSION_GROUPS.flatMap(([, permissions]) => permissions);
export type Permission = (typeof PERMISSIONS)[number];
export type PermissionMap = Readonly<Partial<Record<Permission, boolean>>>;

export interface Actor {
  rol: Role;
  estado: AccountState;
  permisos: PermissionMap;
}
