import { counted, formatNumber } from '../shared/text/format-number';

/** /verificar-firestore: what any named collection holds (spec 1, section 2). */
export const collectionReader = {
  title: 'Verificar Firestore',
  description: 'Lee cualquier colección y muestra cada valor con su tipo.',
  field: 'Colección',
  hint: 'Por ejemplo articulos, o articulos/{id}/comentarios para una subcolección.',
  submit: 'Leer colección',
  reading: 'Leyendo…',
  loading: (path: string) => `Leyendo ${path}…`,
  suggestions: 'Colecciones conocidas',
  start: 'Escribe o elige una colección para ver sus documentos.',
  empty: (path: string) => `La colección «${path}» está vacía o no existe.`,
  shown: (count: number) => counted(count, 'documento', 'documentos'),
  shownMore: (count: number) => `${formatNumber(count)} documentos, y hay más`,
  fields: (count: number) => counted(count, 'campo', 'campos'),
  noFields: 'Documento sin campos',
  items: (count: number) => counted(count, 'elemento', 'elementos'),
  bytes: (count: number) => counted(count, 'byte', 'bytes'),
  characters: (count: number) => `${formatNumber(count)} caracteres`,
  showAll: 'Ver entero',
  showLess: 'Ver menos',
  copy: 'Copiar JSON',
  copyOf: (id: string) => `Copiar JSON de ${id}`,
  copyAll: 'Copiar todo como JSON',
  copied: 'Copiado.',
  copyFailed: 'No se pudo copiar. Selecciona el texto y cópialo a mano.',
  updated: 'Cambiado',
  types: {
    string: 'texto',
    integer: 'entero',
    double: 'decimal',
    boolean: 'booleano',
    timestamp: 'fecha',
    map: 'mapa',
    array: 'lista',
    null: 'nulo',
    reference: 'referencia',
    geopoint: 'coordenadas',
    bytes: 'bytes',
    unknown: 'desconocido',
  },
  emptyString: 'texto vacío',
  validation: {
    required: 'Escribe el nombre de una colección',
    isDocument: 'Eso es la ruta de un documento: una colección tiene un número impar de partes',
    invalid: 'El nombre de la colección no es válido',
  },
  errors: {
    denied: (path: string) => `Las reglas no permiten leer la colección «${path}».`,
    unknown: (path: string) =>
      `El sitio no tiene ninguna colección «${path}»: comprueba el nombre. Las reglas no dejan leer las que no conocen.`,
    network: 'No hay conexión con la base de datos. Comprueba tu conexión e inténtalo de nuevo.',
    other: (path: string, message: string) => `No se pudo leer la colección «${path}»: ${message}.`,
    moreFailed: 'No se pudieron leer más documentos',
  },
} as const;

/** /admin/mensajes: what the contact form received (design decision 2). */
export const adminMessages = {
  title: 'Mensajes',
  description: 'Lo que llega por el formulario de contacto.',
  loading: 'Cargando los mensajes…',
  loadError: (message: string) => `Error al cargar los mensajes: ${message}`,
  empty: 'Todavía no ha llegado ningún mensaje.',
  emptyFiltered: 'No hay mensajes en este estado.',
  seeAll: 'Ver todos',
  filter: 'Estado',
  all: 'Todos',
  states: { nuevo: 'Nuevo', leido: 'Leído', respondido: 'Respondido' },
  filters: { nuevo: 'Nuevos', leido: 'Leídos', respondido: 'Respondidos' },
  reviewed: 'Revisado',
  noEmail: 'Sin correo',
  noName: 'Sin nombre',
  noText: 'El mensaje está vacío.',
  reply: 'Responder por correo',
  replySubject: (site: string) => `Respuesta a tu mensaje a ${site}`,
  replyGreeting: (name: string) => `Hola, ${name}:`,
  replyQuote: (date: string) => `El ${date} escribiste:`,
  markAnswered: 'Marcar como respondido',
  markRead: 'Marcar como leído',
  markNew: 'Marcar como nuevo',
  marked: {
    nuevo: 'Marcado como nuevo.',
    leido: 'Marcado como leído.',
    respondido: 'Marcado como respondido.',
  },
  markError: (message: string) => `No se pudo cambiar el estado del mensaje: ${message}`,
  delete: 'Eliminar',
  deleteConfirm: (name: string) => `¿Eliminar el mensaje de ${name}? Esta acción no se puede deshacer.`,
  deleteYes: 'Eliminar mensaje',
  deleting: 'Eliminando…',
  deleted: 'Mensaje eliminado.',
  deleteError: (message: string) => `No se pudo eliminar el mensaje: ${message}`,
  moreError: 'No se pudieron cargar más mensajes.',
  closed: {
    title: 'El formulario de contacto está cerrado',
    all: (count: number) => `En un día han llegado ${count} mensajes. Ya no se recibe ninguno.`,
    visitors: (count: number) =>
      `En un día han llegado ${count} mensajes. Solo se reciben los de miembros con el correo verificado.`,
    since: (since: string, until: string) => `Cerrado desde el ${since}. Se abre solo el ${until}.`,
    open: 'Abrir ahora',
    opening: 'Abriendo…',
    opened: 'El formulario está abierto.',
    openError: (message: string) => `No se pudo abrir el formulario: ${message}`,
  },
} as const;

const comments = (count: number) => counted(count, 'comentario', 'comentarios');

/** /admin/comentarios: the comments of every article, for who moderates them. */
export const adminComments = {
  title: 'Comentarios',
  description: 'Los últimos comentarios de todos los artículos.',
  loading: 'Cargando los comentarios…',
  loadError: (message: string) => `Error al cargar los comentarios: ${message}`,
  empty: 'Todavía no hay comentarios.',
  departed: 'Cuenta eliminada',
  imported: 'Sin cuenta',
  profileOf: (name: string) => `Ver el perfil de ${name}`,
  unpublished: 'Artículo no publicado',
  on: 'En',
  select: (author: string, date: string) => `Seleccionar el comentario de ${author} del ${date}`,
  selectAll: 'Seleccionar todos los cargados',
  selected: (count: number) => counted(count, 'seleccionado', 'seleccionados'),
  showAll: 'Ver entero',
  showLess: 'Ver menos',
  delete: 'Eliminar',
  deleteOf: (author: string) => `Eliminar el comentario de ${author}`,
  deleteOne: 'Eliminar comentario',
  deleteSelected: 'Eliminar seleccionados',
  deleting: 'Eliminando comentarios',
  confirm: (count: number) =>
    count === 1
      ? '¿Eliminar este comentario? Esta acción no se puede deshacer.'
      : `¿Eliminar ${comments(count)}? Esta acción no se puede deshacer.`,
  confirmYes: (count: number) => `Eliminar ${comments(count)}`,
  stop: 'Interrumpir',
  deleted: (count: number) => counted(count, 'comentario eliminado.', 'comentarios eliminados.'),
  stopped: (done: number, left: number) =>
    `Interrumpido. Eliminados: ${formatNumber(done)}. Por eliminar: ${formatNumber(left)}, que siguen seleccionados.`,
  failed: (count: number, reason: string) =>
    `No se ${count === 1 ? 'pudo' : 'pudieron'} eliminar ${comments(count)}: ${reason}. ${
      count === 1 ? 'Sigue seleccionado' : 'Siguen seleccionados'
    } para volver a intentarlo.`,
  moreError: 'No se pudieron cargar más comentarios.',
} as const;

/** The frame of the staff's panel: /admin and what is under it (spec 1, section 2). */
export const admin = {
  title: 'Administración',
  navLabel: 'Panel de administración',
  openSections: 'Secciones',
  backToSite: 'Ver el sitio',
  notAdmitted: 'No tienes permisos para acceder a esa página',
  sections: {
    articles: 'Artículos',
    newArticle: 'Nuevo artículo',
    categories: 'Categorías',
    users: 'Usuarios',
    comments: 'Comentarios',
    messages: 'Mensajes',
    links: 'Enlaces',
    import: 'Importar',
    verify: 'Verificar Firestore',
  },
  /** `max` is as far as they are counted. */
  unread: (count: number, max: number) => (count >= max ? `más de ${max - 1}` : formatNumber(count)),
  unreadLabel: (count: number) => (count === 1 ? 'mensaje sin leer' : 'mensajes sin leer'),
} as const;
