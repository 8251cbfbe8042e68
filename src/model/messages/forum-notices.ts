import { counted } from '../shared/text/format-number';

const others = (n: number) => counted(n, 'persona más', 'personas más');

/** 'A Ana le gusta', 'A Ana y 3 personas más les gusta'. */
const likes = (nombre: string, cuenta: number) =>
  cuenta > 1 ? `A ${nombre} y ${others(cuenta - 1)} les gusta` : `A ${nombre} le gusta`;

/** Notices of the forum: the bell, the page with all of them, what each says, which are wanted (spec 2, sections 2 and 3). */
export const forumNotices = {
  title: 'Notificaciones',
  description: 'Lo que ha pasado con tus temas y tus respuestas en el foro.',
  loading: 'Cargando las notificaciones...',
  loadError: 'No se pudieron cargar tus notificaciones.',
  /** After the number on the bell, for screen readers. */
  counted: (unread: number) => (unread === 1 ? 'notificación sin leer' : 'notificaciones sin leer'),
  /** Shown when all those of the bell are unread: there may be more. */
  many: '10+',
  unread: 'Sin leer:',
  somebody: 'Alguien',
  moderator: 'Un moderador',
  untitled: 'Sin título',
  markAll: 'Marcar todas como leídas',
  markedAll: 'Todas tus notificaciones están leídas',
  markRead: (frase: string) => `Marcar como leída: ${frase}`,
  markReadShort: 'Marcar como leída',
  remove: (frase: string) => `Eliminar la notificación: ${frase}`,
  removeShort: 'Eliminar',
  markFailed: 'No se pudo marcar como leída. Por favor, inténtalo de nuevo.',
  markAllFailed: 'No se pudieron marcar como leídas. Por favor, inténtalo de nuevo.',
  removeFailed: 'No se pudo eliminar la notificación. Por favor, inténtalo de nuevo.',
  all: 'Ver todas las notificaciones',
  empty:
    'Todavía no tienes notificaciones. Aquí verás las respuestas y los «Me gusta» que recibas en el foro.',
  emptyUnread: 'No tienes notificaciones sin leer.',
  seeAll: 'Ver todas',
  toForum: 'Ir al foro',
  onlyUnread: 'Mostrar solo las no leídas',
  off: 'Tienes desactivadas todas las notificaciones del foro.',
  choose: 'Elegir qué notificaciones recibo',
  more: 'Cargar más notificaciones',
  moreError: 'No se pudieron cargar más notificaciones.',
  sentences: {
    nueva_respuesta: (nombre: string, titulo: string) => `${nombre} respondió a tu tema «${titulo}»`,
    respuesta_aceptada: (nombre: string, titulo: string) => `${nombre} aceptó tu respuesta en «${titulo}»`,
    like_tema: (nombre: string, titulo: string, cuenta: number) =>
      `${likes(nombre, cuenta)} tu tema «${titulo}»`,
    like_respuesta: (nombre: string, titulo: string, cuenta: number) =>
      `${likes(nombre, cuenta)} tu respuesta en «${titulo}»`,
    mencion: (nombre: string, titulo: string) => `${nombre} te mencionó en «${titulo}»`,
    tema_cerrado: (nombre: string, titulo: string) => `${nombre} cerró tu tema «${titulo}»`,
    respuesta_oculta: (nombre: string, titulo: string) => `${nombre} ocultó tu respuesta en «${titulo}»`,
    respuesta_publicada: (nombre: string, titulo: string) =>
      `${nombre} revisó y publicó tu respuesta en «${titulo}»`,
  },
  /** What five reports did by themselves: nobody is named. */
  byReports: {
    tema_cerrado: (titulo: string) =>
      `Tu tema «${titulo}» se cerró por los reportes que recibió. Un moderador lo revisará`,
    respuesta_oculta: (titulo: string) =>
      `Tu respuesta en «${titulo}» se ocultó por los reportes que recibió. Un moderador la revisará`,
  },
  reports: {
    processed: (titulo: string) => `Revisamos tu reporte sobre «${titulo}»`,
    warned: (nombre: string, titulo: string) => `${nombre} te advirtió por lo que publicaste en «${titulo}»`,
    outcomes: {
      descartar: 'no encontramos motivo para actuar',
      advertir: 'advertimos a quien lo publicó',
      ocultar: 'ocultamos el contenido',
      cerrar: 'cerramos el tema',
      eliminar: 'eliminamos el contenido',
    },
    comment: (texto: string) => `Comentario: ${texto}`,
  },
  preferences: {
    title: 'Notificaciones del foro',
    help: 'Elige de qué quieres enterarte. Cada cambio se guarda al momento.',
    failed: 'No se pudo guardar tu elección. Por favor, inténtalo de nuevo.',
    types: {
      nueva_respuesta: 'Respuestas a mis temas',
      respuesta_aceptada: 'Mi respuesta fue aceptada',
      respuesta_oculta: 'Ocultación de mis respuestas',
      respuesta_publicada: 'Publicación de mis respuestas pendientes',
      like_tema: 'Me gusta en mis temas',
      like_respuesta: 'Me gusta en mis respuestas',
      mencion: 'Menciones de mi nombre',
      tema_cerrado: 'Cierre de mis temas',
      reporte_procesado: 'Revisión de mis reportes y advertencias',
    },
  },
} as const;
