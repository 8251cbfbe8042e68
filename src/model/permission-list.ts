import type { AccountState, Role } from './roles';

/** Every key of an account's map of permissions (spec 1, section 6; spec 2, section 3), and no other. */
export const PERMISSIONS = [
  'leerArticulos',
  'comentar',
  'guardarFavoritos',
  'editarPerfil',
  'participarForo',
  'crearTemas',
  'responderTemas',
  'marcarFavoritos',
  'crearArticulos',
  'editarPropiosArticulos',
  'eliminarPropiosArticulos',
  'editarTodosArticulos',
  'eliminarTodosArticulos',
  'moderarComentarios',
  'suspenderUsuarios',
  'asignarRoles',
  'gestionarPermisos',
  'verEstadisticas',
  'configurarSitio',
  'administrarForo',
  'crearCategorias',
  'editarCategorias',
  'eliminarCategorias',
  'crearTemasDestacados',
  'cerrarTemas',
  'procesarReportes',
  'moderarForo',
  'destacarTemas',
  'fijarTemas',
  'eliminarTemas',
  'editarRespuestasAjenas',
  'eliminarRespuestasAjenas',
  'verEstadisticasForo',
] as const;
export type Permission = (typeof PERMISSIONS)[number];
export type PermissionMap = Readonly<Partial<Record<Permission, boolean>>>;

/** What a decision about permissions needs to know of an account. */
export interface Actor {
  rol: Role;
  estado: AccountState;
  permisos: PermissionMap;
}
