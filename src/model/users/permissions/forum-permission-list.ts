import { PERMISSIONS, type Permission } from './permission-list';

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

/** Those that are not the forum's (spec 2, section 6: the debug panel). */
export const SITE_PERMISSIONS = PERMISSIONS.filter(
  (permission) => !FORUM_PERMISSIONS.some((one) => one === permission),
);
