import { FORUM_LIMITS } from '../forum/limits';
import { counted, formatNumber } from '../shared/text/format-number';

const count = (n: number) => counted(n, 'reporte', 'reportes');

/** /foro/admin/reportes (spec 2, sections 2, 5 and 8). */
export const reports = {
  title: 'Reportes',
  lead: 'Lo que los miembros reportaron: revísalo en su contexto y decide qué hacer.',
  noPermission: 'No tienes permisos para administrar reportes',
  loading: 'Cargando los reportes…',
  loadError: 'Hubo un problema al cargar los reportes. Por favor, inténtalo de nuevo más tarde.',
  processError: (message: string) => `Error al procesar el reporte: ${message}`,
  contentError: 'No se pudo cargar el contenido reportado.',
  filters: 'Filtros',
  state: 'Estado',
  kind: 'Tipo',
  all: 'Todos',
  states: { pendiente: 'Pendientes', revisado: 'Revisados', descartado: 'Descartados' },
  badges: { pendiente: 'Pendiente', revisado: 'Revisado', descartado: 'Descartado' },
  kinds: { tema: 'Temas', respuesta: 'Respuestas', comentario: 'Comentarios', articulo: 'Artículos' },
  kindNames: { tema: 'Tema', respuesta: 'Respuesta', comentario: 'Comentario', articulo: 'Artículo' },
  empty: {
    todos: 'No hay reportes en este momento.',
    pendiente: 'No hay reportes pendientes en este momento.',
    revisado: 'No hay reportes revisados en este momento.',
    descartado: 'No hay reportes descartados en este momento.',
  },
  reportedBy: 'Reportado por',
  /** After a name: whose report counts towards nothing by itself. */
  newcomer: '(cuenta nueva)',
  date: 'Fecha del reporte',
  author: 'Autor del contenido',
  /** Several reports of the same on one card. */
  counted: count,
  says: (name: string) => `${name}:`,
  reason: 'Motivo',
  preview: 'Contenido reportado',
  withdrawn: { tema: 'Cerrado', respuesta: 'Oculta', comentario: 'No publicado', articulo: 'No publicado' },
  /** After one of these. */
  byReports: 'por reportes',
  gone: {
    tema: 'Tema no encontrado',
    respuesta: 'Respuesta no encontrada',
    comentario: 'Contenido no disponible',
    articulo: 'Contenido no disponible',
  },
  notLoaded: {
    tema: 'Error al cargar tema',
    respuesta: 'Error al cargar respuesta',
    comentario: 'Error al cargar comentario',
    articulo: 'Error al cargar artículo',
  },
  unavailable: 'Contenido no disponible',
  process: 'Procesar reporte',
  processOf: (title: string) => `Procesar reporte sobre «${title}»`,
  context: 'Ver en contexto',
  contextOf: (title: string) => `Ver en contexto «${title}» (se abre en otra pestaña)`,
  member: 'Ver al miembro',
  memberOf: (name: string) => `Ver la actividad de ${name}`,
  moreError: 'No se pudieron cargar más reportes.',
  select: (title: string, by: string) => `Seleccionar el reporte de ${by} sobre «${title}»`,
  selectAll: 'Seleccionar los pendientes cargados',
  selected: (n: number) => counted(n, 'seleccionado', 'seleccionados'),
  processSelected: 'Procesar seleccionados',
  resolution: {
    title: 'Resolución',
    moderator: 'Moderador',
    date: 'Fecha de revisión',
    action: 'Acción',
    comment: 'Comentario',
    discarded: 'Ninguna: reporte descartado',
  },
  actions: { descartar: 'Descartar', advertir: 'Advertir', ocultar: 'Ocultar', eliminar: 'Eliminar' },
  done: {
    advertir: 'Se advirtió al autor',
    ocultar: 'Se ocultó el contenido',
    eliminar: 'Se eliminó el contenido',
  },
  dialog: {
    title: 'Procesar reporte',
    several: (n: number) => `${count(n)} seleccionados`,
    together: 'Los demás reportes pendientes del mismo contenido se resuelven con esta decisión.',
    action: 'Acción',
    choose: 'Selecciona una acción',
    choosePlease: 'Por favor, selecciona una acción.',
    commentHint:
      'Lo leerá quien reportó y, si adviertes, también el autor. Para tus apuntes usa las notas del miembro.',
    commentTooLong: `El comentario no puede superar los ${FORUM_LIMITS.comentarioModerador} caracteres`,
    confirm: 'Confirmar acción',
    stop: 'Interrumpir',
    working: 'Procesando los reportes',
    hints: {
      descartar:
        'El contenido queda como está y el reporte se cierra. Los que lleguen después ya no lo ocultarán solos.',
      advertir: 'El autor recibe una notificación con tu nombre y tu comentario.',
      eliminar: 'Se elimina para siempre, con sus contadores y puntos. No se puede deshacer.',
    },
    /** What five reports did by themselves. */
    undo: {
      tema: 'Cinco reportes lo cerraron: al descartarlos el tema vuelve a su estado anterior.',
      respuesta: 'Cinco reportes la ocultaron: al descartarlos la respuesta vuelve a verse.',
      several: 'Lo que cinco reportes ocultaron o cerraron por sí solos vuelve a como estaba.',
    },
    keep: 'Lo que los reportes ocultaron o cerraron sigue así.',
    hide: {
      tema: 'El tema se cierra: se puede leer, pero nadie puede responder.',
      respuesta: 'La respuesta deja de verse; su autor y los moderadores todavía la ven.',
      several: 'Los temas se cierran y las respuestas dejan de verse.',
    },
    onlyDiscard: 'El contenido ya no está: el reporte solo se puede descartar.',
  },
  processed: (n: number) => (n === 1 ? 'Reporte procesado.' : `${formatNumber(n)} reportes procesados.`),
  interrupted: (done: number) => `Interrumpido. Procesados: ${formatNumber(done)}.`,
  errors: {
    signedOut: 'Debes iniciar sesión para procesar un reporte',
    missing: 'El reporte no existe',
    taken: 'Otro moderador ya procesó este reporte.',
    goneMeanwhile: 'El contenido ya no existe. Solo se puede descartar el reporte.',
    notAllowed: 'Tu cuenta no puede tomar esta decisión sobre este contenido.',
  },
} as const;
