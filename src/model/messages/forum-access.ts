import { counted } from '../format-number';
import type { Permission } from '../permissions';

/** /foro/admin/estadisticas (spec 2, section 2). */
export const forumStatistics = {
  title: 'Estadísticas del foro',
  lead: 'Cifras contadas en este momento: no cambian nada hasta que recalculas o corriges.',
  crumb: 'Estadísticas',
  refused: 'No tienes permisos para ver estadísticas del foro',
  loading: 'Cargando las estadísticas...',
  loadError: 'Hubo un problema al cargar las estadísticas. Por favor, inténtalo de nuevo más tarde.',
  retry: 'Intentar de nuevo',
  empty: 'No hay estadísticas disponibles en este momento.',
  updated: 'Última actualización',
  cards: {
    totalCategorias: 'Categorías',
    totalTemas: 'Temas',
    totalRespuestas: 'Respuestas',
    usuariosActivos: 'Usuarios activos (30 días)',
    reportesPendientes: 'Reportes pendientes',
    porTema: 'Respuestas por tema',
  },
  activity: 'Actividad de los últimos 7 días',
  activityTable: 'Temas y respuestas de cada día',
  activityChart: 'Gráfico: temas y respuestas por día',
  day: 'Día',
  topics: 'Temas',
  replies: 'Respuestas',
  total: 'Total',
  members: 'Usuarios más activos',
  noMembers: 'Todavía nadie ha sumado puntos en el foro.',
  user: 'Usuario',
  level: 'Nivel',
  points: 'Puntos',
  actions: 'Acciones',
  seeReports: 'Ver reportes pendientes',
  manageCategories: 'Gestionar categorías',
  refresh: 'Actualizar',
  refreshing: 'Actualizando...',
  recalculate: 'Recalcular estadísticas',
  recalculating: 'Recalculando estadísticas',
  fix: 'Corregir contadores',
  fixing: 'Corrigiendo contadores',
  starting: 'Contando lo que hay...',
  stop: 'Detener',
  stopped: 'Se detuvo. Lo que ya se corrigió queda corregido; puedes continuar cuando quieras.',
  cost: 'Cada actualización lee unos 40 documentos de la base de datos, sin importar cuánto crezca el foro. Recalcular y corregir leen uno por cada mil respuestas, y corregir además uno por tema.',
  recalculated: 'Estadísticas recalculadas correctamente.',
  fixed: 'Contadores corregidos correctamente.',
  recalculateError: 'Error al recalcular estadísticas',
  fixError: 'Error al corregir contadores',
  unknownError: 'Ocurrió un error desconocido',
  totals: (topics: number, replies: number) =>
    `${counted(topics, 'tema', 'temas')} y ${counted(replies, 'respuesta', 'respuestas')} contados.`,
  corrections: (categories: number, topics: number, replies: number) =>
    categories + topics === 0
      ? 'Todos los contadores estaban bien.'
      : `Se corrigieron ${counted(categories, 'categoría', 'categorías')} y ${counted(topics, 'tema', 'temas')} (${counted(replies, 'respuesta', 'respuestas')} de diferencia).`,
  categoryHolds: (nombre: string, topics: number, messages: number) =>
    `${nombre}: ${counted(topics, 'tema', 'temas')}, ${counted(messages, 'respuesta', 'respuestas')}`,
} as const;

/** The debug panel of administrators on the forum's pages (spec 2, section 2). */
export const forumDebug = {
  title: 'Panel de depuración',
  user: 'Usuario',
  console: 'Consola',
  name: 'Nombre',
  id: 'Identificador',
  email: 'Correo',
  role: 'Rol',
  state: 'Estado',
  points: 'Puntos',
  page: 'Página',
  empty: 'Todavía no hay mensajes.',
  since: 'Los últimos 50 mensajes desde que se abrió el foro.',
  clear: 'Limpiar',
} as const;

const permissionNames = {
  participarForo: 'Participar en el foro y dar «Me gusta»',
  crearTemas: 'Crear temas',
  responderTemas: 'Responder en los temas',
  marcarFavoritos: 'Guardar temas',
  editarPerfil: 'Editar tu perfil y tus respuestas',
  crearTemasDestacados: 'Crear temas destacados',
  editarPropiosArticulos: 'Editar tus artículos y temas',
  eliminarPropiosArticulos: 'Eliminar tus artículos y temas',
  moderarForo: 'Moderar el foro',
  destacarTemas: 'Destacar temas',
  fijarTemas: 'Anclar temas',
  cerrarTemas: 'Cerrar y archivar temas',
  editarRespuestasAjenas: 'Editar respuestas de otros',
  eliminarRespuestasAjenas: 'Eliminar respuestas de otros',
  eliminarTemas: 'Eliminar temas de otros',
  procesarReportes: 'Procesar reportes',
  verEstadisticasForo: 'Ver las estadísticas del foro',
  administrarForo: 'Administrar el foro',
  crearCategorias: 'Crear categorías',
  editarCategorias: 'Editar categorías',
  eliminarCategorias: 'Eliminar categorías',
} satisfies Partial<Record<Permission, string>>;

/** /foro/corregir-permisos and /foro/acceso-directo (spec 2, section 2). */
export const forumAccess = {
  permissionNames,
  allowed: 'Permitido',
  denied: 'Denegado',
  retry: 'Intentar de nuevo',
  fix: {
    title: 'Corregir permisos',
    lead: 'Revisamos los permisos de tu cuenta en el foro y completamos los que falten, según tu rol.',
    working: 'Revisando tus permisos...',
    repaired: 'Tus permisos estaban incompletos y ya se corrigieron.',
    unchanged: 'Tus permisos están completos: no hizo falta cambiar nada.',
    inactive:
      'Tu cuenta no está activa en este momento, así que no puede hacer nada de esto. Si crees que es un error, escríbenos desde la página de contacto.',
    error: (message: string) => `Error al actualizar permisos: ${message}`,
    list: 'Tus permisos en el foro',
    role: 'Tu rol:',
  },
  direct: {
    title: 'Acceso directo',
    lead: 'Te llevamos al tema «Ideas para la comunidad».',
    topicTitle: 'Ideas para la comunidad',
    working: 'Buscando el tema y revisando tu acceso al foro...',
    found: (titulo: string) => `Encontramos «${titulo}».`,
    repaired: 'Tu acceso al foro estaba incompleto y ya se corrigió.',
    redirecting: 'Te llevaremos al tema en 3 segundos.',
    go: 'Ir al tema ahora',
    notFound: 'No se encontró el tema «Ideas para la comunidad».',
    searchError: 'Hubo un problema al buscar el tema. Por favor, inténtalo de nuevo.',
  },
} as const;
