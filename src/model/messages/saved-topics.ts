import { formatNumber } from '../format-number';

/** The topics that a member saved, and what it did in the forum, on /perfil (spec 2, sections 3 and 9). */
export const savedTopics = {
  title: 'Temas guardados',
  total: (n: number) => (n === 1 ? '1 tema guardado' : `${formatNumber(n)} temas guardados`),
  empty: 'Todavía no has guardado temas del foro. Guarda los que quieras seguir.',
  toForum: 'Ir al foro',
  loading: 'Cargando tus temas guardados…',
  loadError: 'No se pudieron cargar tus temas guardados.',
  unavailable: 'Tema no disponible',
  replies: (n: number) => (n === 1 ? '1 respuesta' : `${formatNumber(n)} respuestas`),
  remove: (titulo: string) => `Quitar «${titulo}» de tus temas guardados`,
  removed: (titulo: string) => `Quitaste «${titulo}» de tus temas guardados.`,
  removeFailed: 'No se pudo quitar el tema. Por favor, inténtalo de nuevo.',
  undoFailed: 'No se pudo guardar el tema. Por favor, inténtalo de nuevo.',
  more: 'Cargar más temas',
  loadingMore: 'Cargando…',
  moreError: 'No se pudieron cargar más temas.',
  forum: {
    title: 'Tu participación en el foro',
    level: 'Nivel de participación',
    points: 'Puntos del foro',
    topics: 'Temas creados',
    replies: 'Respuestas publicadas',
    accepted: 'Respuestas aceptadas',
    likes: 'Me gusta recibidos',
    likesGiven: 'Me gusta dados',
    toNextLevel: (missing: number, level: string) =>
      missing === 1
        ? `Te falta 1 punto del foro para ${level}`
        : `Te faltan ${formatNumber(missing)} puntos del foro para ${level}`,
    lastLevel: 'Has alcanzado el nivel más alto',
    progress: (level: string) => `Avance hacia el nivel ${level}`,
    ways: 'Crear un tema da 5 puntos; responder, 2; una respuesta tuya aceptada, 10; cada «Me gusta» que recibes, 1.',
  },
} as const;
