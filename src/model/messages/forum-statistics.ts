import { formatNumber } from '../format-number';

const counted = (n: number, one: string, many: string) => `${formatNumber(n)} ${n === 1 ? one : many}`;

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
  figures: 'El foro en cifras',
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
  progress: (done: number, total: number) => `${formatNumber(done)} de ${formatNumber(total)}`,
  starting: 'Contando lo que hay...',
  stop: 'Detener',
  stopped: 'Se detuvo. Lo que ya se corrigió queda corregido; puedes continuar cuando quieras.',
  close: 'Cerrar',
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
